import { expect } from 'chai';
import fc from 'fast-check';
import { amountAfterFee, priceFee, roundedUp } from '../../../src/domain/fee/fee-quote.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { Usd } from '../../../src/domain/shared/usd.ts';
import { uint256s } from '../../support/chain/signing.ts';
import { bases, basis, DOLLAR, priced, refusalOf, withoutAmount } from '../../support/fixtures/fee-bases.ts';

describe('a fee', () => {
  it('is gas times the native price times the markup, in the token', () => {
    expect(priceFee(basis())).to.deep.include({
      gasCostUsd: 3n * DOLLAR,
      feeUsd: (36n * DOLLAR) / 10n,
      fee: 3_600_000n,
      markup: 2_000n,
      expiresAt: new Date('2026-01-31T12:02:00.000Z'),
    });
  });

  it('is rounded up to the token’s next unit', () => {
    expect(priceFee(basis({ gasCostWei: 1n, markupBps: 0n })).fee).to.equal(1n);
    const third = { ...basis().token, usd: (3n * DOLLAR) as Usd };
    expect(priceFee(basis({ token: third, markupBps: 0n })).fee).to.equal(1_000_000n);
    expect(priceFee(basis({ token: third, markupBps: 1n })).fee).to.equal(1_000_100n);
    expect(priceFee(basis({ token: { ...third, decimals: 0 }, markupBps: 1n })).fee).to.equal(2n);
  });

  it('is never negative nor zero, and always worth the gas and the markup', () => {
    fc.assert(
      fc.property(bases.map(withoutAmount), (given) => {
        const { fee, feeUsd, gasCostUsd } = priced(given);
        expect(fee > 0n && feeUsd > 0n && gasCostUsd > 0n).to.equal(true);
        expect(feeUsd >= gasCostUsd).to.equal(true);
        expect(gasCostUsd * 10n ** 18n >= given.gasCostWei * given.nativeUsd).to.equal(true);
        expect(feeUsd * 10_000n >= gasCostUsd * (10_000n + given.markupBps)).to.equal(true);
        expect(fee * given.token.usd >= feeUsd * 10n ** BigInt(given.token.decimals)).to.equal(true);
        expect((fee - 1n) * given.token.usd < feeUsd * 10n ** BigInt(given.token.decimals)).to.equal(true);
      }),
    );
  });

  it('never takes more than a billionth for its roundings', () => {
    fc.assert(
      fc.property(bases.map(withoutAmount), (given) => {
        const { feeUsd } = priced(given);
        const exact = given.gasCostWei * given.nativeUsd * (10_000n + given.markupBps);
        const scaled = feeUsd * 10n ** 18n * 10_000n;
        // Two figures rounded at their twelfth digit, and twice the smallest unit of Usd.
        expect(scaled - exact <= exact / 10n ** 9n + 3n * 10n ** 18n * 1_010_000n).to.equal(true);
      }),
    );
  });

  it('never rises when gas, price or markup fall', () => {
    fc.assert(
      fc.property(bases.map(withoutAmount), fc.bigInt(1n, 100n), (given, part) => {
        const lower = {
          ...given,
          gasCostWei: 1n + (given.gasCostWei - 1n) / part,
          nativeUsd: roundedUp((1n + (given.nativeUsd - 1n) / part) as Usd),
          markupBps: given.markupBps / part,
        };
        expect(priced(lower).fee <= priced(given).fee).to.equal(true);
      }),
    );
  });

  it('is deducted exactly, and leaves an amount above zero', () => {
    fc.assert(
      fc.property(bases, uint256s, (given, amount) => {
        const { fee } = priced(withoutAmount(given));
        const code = refusalOf(() => priceFee({ ...given, amount }));
        if (fee >= amount) expect(code).to.equal('FEE_ABOVE_AMOUNT');
        else {
          const quote = priceFee({ ...given, amount });
          expect((quote.amountAfterFee ?? 0n) > 0n).to.equal(true);
          expect((quote.amountAfterFee ?? 0n) + quote.fee).to.equal(amount);
        }
      }),
    );
  });

  it('fits a uint256, or throws FEE_OUT_OF_RANGE', () => {
    const dust = { ...basis().token, decimals: 36, usd: 1n as Usd };
    const dear = { gasCostWei: 10n ** 26n, nativeUsd: (10n ** 12n * DOLLAR) as Usd };
    expect(refusalOf(() => priceFee(basis({ token: dust, ...dear })))).to.equal('FEE_OUT_OF_RANGE');
    fc.assert(fc.property(bases.map(withoutAmount), (given) => priced(given).fee <= MAX_UINT256));
  });

  for (const [what, over] of [
    ['no gas', { gasCostWei: 0n }],
    ['negative gas', { gasCostWei: -1n }],
    ['a native coin for nothing', { nativeUsd: 0n as Usd }],
    ['a token for nothing', { token: { ...basis().token, usd: 0n as Usd } }],
    ['a negative markup', { markupBps: -1n }],
  ] as const)
    it(`throws a RangeError for ${what}`, () => {
      expect(() => priceFee(basis(over))).to.throw(RangeError);
    });

  it('is rejected when it equals the amount', () => {
    expect(() => amountAfterFee(5n, 5n))
      .to.throw(Failure)
      .with.property('code', 'FEE_ABOVE_AMOUNT');
    expect(amountAfterFee(6n, 5n)).to.equal(1n);
  });
});
