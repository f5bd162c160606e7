import { expect } from 'chai';
import fc from 'fast-check';
import { copyOf } from '../../../../src/adapters/store/shared/values.ts';

const values = fc.anything({ withDate: true, withBigInt: true, withMap: true, withSet: true, withTypedArray: true });

describe('copyOf', () => {
  it('copies what structuredClone copies', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(copyOf(value)).to.deep.equal(structuredClone(value));
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
