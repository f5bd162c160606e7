import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import { copyOf } from '../../../../src/adapters/store/shared/values.ts';

const values = fc.anything({ withDate: true, withBigInt: true, withMap: true, withSet: true, withTypedArray: true });

describe('copyOf', () => {
  it('copies what structuredClone copies', () => {
    fc.assert(
      fc.property(values, (value) => {
        // An invalid date does not equal even its own clone.
        fc.pre(isDeepStrictEqual(structuredClone(value), structuredClone(value)));
        // chai orders the members of a set by their text, which a value without one does not have.
        expect(isDeepStrictEqual(copyOf(value), structuredClone(value))).to.equal(true);
      }),
      { numRuns: 300 },
    );
  });

  it('shares nothing with the original', () => {
    const original = { at: new Date(5), list: [{ facts: { source: 'a list' } }], bytes: new Uint8Array([1]) };
    const copy = copyOf(original);
    original.at.setTime(6);
    original.bytes[0] = 2;
    for (const item of original.list) item.facts.source = 'another list';
    expect(copy).to.deep.equal({
      at: new Date(5),
      list: [{ facts: { source: 'a list' } }],
      bytes: new Uint8Array([1]),
    });
  });
});
