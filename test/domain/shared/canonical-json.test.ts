import { expect } from 'chai';
import fc from 'fast-check';
import { type CanonicalValue, canonicalJson } from '../../../src/domain/shared/canonical-json.ts';

/** What `JSON.stringify` writes when the members of every object are inserted in order; no name is an array index. */
const ordered = (value: CanonicalValue | undefined): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, ordered(member)]));
};

const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\', '\n', '\u2028', '\ud800'));
const name = text.filter((one) => !/^\d+$/.test(one) && one !== '__proto__');
const { value: values } = fc.letrec<{ value: CanonicalValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 5 }),
  ),
}));

describe('canonical JSON', () => {
  it('writes the members of every object in order, and each value as JSON.stringify does', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(canonicalJson(value)).to.equal(JSON.stringify(ordered(value)));
      }),
      { numRuns: 300 },
    );
  });

  it('sorts names by UTF-16 code units, as RFC 8785 does', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7, '10': 8 };
    expect(canonicalJson(value)).to.equal(
      '{"\\r":2,"1":4,"10":8,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    );
  });

  it('leaves out members that are undefined', () => {
    expect(canonicalJson({ b: undefined, a: { c: undefined } })).to.equal('{"a":{}}');
  });

  it('throws for a number without an exact form', () => {
    for (const number of [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => canonicalJson({ number })).to.throw(TypeError);
  });
});
