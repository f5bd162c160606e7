import { expect } from 'chai';
import fc from 'fast-check';
import { centsToUnits, MAX_UINT256 } from '../../../src/domain/shared/amount.ts';

describe('amounts', () => {
  it('hold what a Solidity uint256 holds', () => {
    expect(MAX_UINT256.toString(16)).to.equal('f'.repeat(64));
  });

  const UNITS: readonly (readonly [cents: bigint, decimals: number, units: bigint])[] = [
    [0n, 6, 0n],
    [1n, 2, 1n],
    [1n, 6, 10_000n],
    [10_000n, 6, 100_000_000n],
    [99_999n, 6, 999_990_000n],
    [1n, 18, 10_000_000_000_000_000n],
  ];
  for (const [cents, decimals, units] of UNITS)
    it(`makes ${units} units of ${cents} cents at ${decimals} decimals`, () => {
      expect(centsToUnits(cents, decimals)).to.equal(units);
    });

  it('turns cents into units that are worth exactly as much', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_UINT256 }), fc.integer({ min: 2, max: 77 }), (cents, decimals) => {
        const units = centsToUnits(cents, decimals);
        expect((units * 100n) / 10n ** BigInt(decimals)).to.equal(cents);
        expect((units * 100n) % 10n ** BigInt(decimals)).to.equal(0n);
      }),
    ));

  for (const decimals of [1, 0, -1])
    it(`rejects a token with ${decimals} decimals, which cannot represent cents`, () => {
      expect(() => centsToUnits(100n, decimals)).to.throw(RangeError, `a token with ${decimals} decimals`);
    });

  it('rejects decimals that are not a whole number', () => {
    for (const decimals of [2.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => centsToUnits(100n, decimals)).to.throw(RangeError);
  });
});
