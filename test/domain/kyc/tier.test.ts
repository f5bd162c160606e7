import { expect } from 'chai';
import fc from 'fast-check';
import { isAbove, KYC_TIERS, type KycTier, TIER_TERMS, tierCap, tierNumber } from '../../../src/domain/kyc/tier.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';

describe('tiers', () => {
  const CAPS: readonly (readonly [tier: KycTier, decimals: number, cap: bigint])[] = [
    ['TIER_1', 2, 99_999n],
    ['TIER_1', 6, 999_990_000n],
    ['TIER_1', 18, 999_990_000_000_000_000_000n],
    ['TIER_2', 2, 999_999n],
    ['TIER_2', 6, 9_999_990_000n],
    ['TIER_2', 18, 9_999_990_000_000_000_000_000n],
    ['TIER_3', 2, MAX_UINT256],
    ['TIER_3', 6, MAX_UINT256],
    ['TIER_3', 18, MAX_UINT256],
  ];
  for (const [tier, decimals, cap] of CAPS)
    it(`caps ${tier} at ${cap} units of a token with ${decimals} decimals`, () => {
      expect(tierCap(tier, decimals)).to.equal(cap);
    });

  it('rejects a token that cannot represent cents', () => {
    for (const decimals of [0, 1]) expect(() => tierCap('TIER_1', decimals)).to.throw(RangeError);
  });

  it('caps a higher tier higher, whatever the token', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 36 }), (decimals) => {
        const [first = 0n, second = 0n, third = 0n] = KYC_TIERS.map((tier) => tierCap(tier, decimals));
        expect([first < second, second < third]).to.deep.equal([true, true]);
      }),
    ));

  it('shows the same caps that it enforces', () => {
    const told = KYC_TIERS.map((tier) => TIER_TERMS[tier].maxUsd);
    expect(told).to.deep.equal(['999.99', '9999.99', 'unlimited']);
    for (const { maxCents, maxUsd } of Object.values(TIER_TERMS))
      expect(maxCents === undefined ? 'unlimited' : `${maxCents / 100n}.${maxCents % 100n}`).to.equal(maxUsd);
  });

  it('numbers the tiers 1, 2 and 3, as the sale contract does', () => {
    expect(KYC_TIERS.map((tier) => [tier, tierNumber(tier)])).to.deep.equal([
      ['TIER_1', 1],
      ['TIER_2', 2],
      ['TIER_3', 3],
    ]);
  });

  for (const tier of KYC_TIERS)
    for (const other of KYC_TIERS)
      it(`says whether ${tier} is above ${other}`, () => {
        expect(isAbove(tier, other)).to.equal(tier > other);
      });

  for (const tier of KYC_TIERS)
    it(`says that ${tier} is above none`, () => {
      expect(isAbove(tier, undefined)).to.equal(true);
    });
});
