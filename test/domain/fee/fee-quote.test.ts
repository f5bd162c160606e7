import { expect } from 'chai';
import fc from 'fast-check';
import { FeeQuote as WireQuote } from '../../../src/adapters/http/fee/fee.schemas.ts';
import { FEE_ACTIONS } from '../../../src/domain/fee/fee-policy.ts';
import {
  amountAfterFee,
  encodeFeeQuote,
  type FeeBasis,
  type FeeQuote,
  FIGURE_DIGITS,
  priceFee,
  roundedUp,
  toQuotablePrice,
} from '../../../src/domain/fee/fee-quote.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { addresses, uint256s } from '../../support/chain/signing.ts';

const DOLLAR = 10n ** 24n;
const NOON = new Date('2026-01-31T12:00:00.000Z');

/** From 1 to the largest token amount, distributed evenly over the magnitudes. */
const usds = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.bigInt(1n, 999_999_999_999n))
  .map(([shift, digits]) => roundedUp((digits * 10n ** BigInt(shift)) as Usd));
const bases: fc.Arbitrary<FeeBasis> = fc.record(
  {
    quoteId: fc.uuid(),
    action: fc.constantFrom(...FEE_ACTIONS),
    chainId: fc.integer({ min: 1, max: 2 ** 48 }),
    token: fc.record({ address: addresses, decimals: fc.integer({ min: 0, max: 36 }), usd: usds }),
    isPro: fc.boolean(),
    gasCostWei: fc.oneof(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 26n)),
    nativeUsd: usds,
    markupBps: fc.bigInt(0n, 1_000_000n),
    amount: uint256s,
    now: fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
  },
  { requiredKeys: ['quoteId', 'action', 'chainId', 'token', 'isPro', 'gasCostWei', 'nativeUsd', 'markupBps', 'now'] },
);
const withoutAmount = ({ amount, ...basis }: FeeBasis): FeeBasis => basis;

const refusalOf = (price: () => unknown): string | undefined => {
  try {
    price();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};
/** Prices when the fee fits a token amount, and skips the example when it does not. */
const priced = (basis: FeeBasis): FeeQuote => {
  const code = refusalOf(() => priceFee(basis));
  fc.pre(code !== 'FEE_OUT_OF_RANGE' && code !== 'FEE_ABOVE_AMOUNT');
  return priceFee(basis);
};
const basis = (over: Partial<FeeBasis> = {}): FeeBasis => ({
  quoteId: '6a1f9a3e-1c7a-4a56-9a63-0d1e2f3a4b5c',
  action: 'transfer',
  chainId: 1,
  token: { address: `0x${'1'.repeat(40)}` as never, decimals: 6, usd: DOLLAR as Usd },
  isPro: false,
  gasCostWei: 10n ** 15n,
  nativeUsd: (3_000n * DOLLAR) as Usd,
  markupBps: 2_000n,
  now: NOON,
  ...over,
});

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

describe('a quote on the wire', () => {
  it('survives a round trip exactly', () => {
    fc.assert(
      fc.property(bases, (given) => {
        const signed = { ...priced(given), signature: 'ab'.repeat(32) };
        const sent = JSON.parse(JSON.stringify(WireQuote.encode(signed as never)));
        expect(WireQuote.decode(sent)).to.deep.equal(signed);
      }),
    );
  });
});

describe('the encoding of a quote', () => {
  const quote = priceFee(basis({ amount: 10n ** 9n }));

  it('is the documented text', () => {
    expect(encodeFeeQuote(quote)).to.equal(
      '11:fee-quote/1,36:6a1f9a3e-1c7a-4a56-9a63-0d1e2f3a4b5c,8:transfer,1:1,' +
        '42:0x1111111111111111111111111111111111111111,1:6,25:1000000000000000000000000,5:false,7:3600000,' +
        '25:3600000000000000000000000,25:3000000000000000000000000,4:2000,9:996400000,13:1769860920000,',
    );
  });

  for (const [field, value] of [
    ['quoteId', '6a1f9a3e-1c7a-4a56-9a63-0d1e2f3a4b5d'],
    ['action', 'swap'],
    ['chainId', 10],
    ['token', `0x${'2'.repeat(40)}`],
    ['tokenDecimals', 18],
    ['tokenPriceUsd', 1n],
    ['isPro', true],
    ['fee', 1n],
    ['feeUsd', 1n],
    ['gasCostUsd', 1n],
    ['markup', 1_000n],
    ['amountAfterFee', 1n],
    ['amountAfterFee', undefined],
    ['expiresAt', new Date('2026-01-31T12:02:00.001Z')],
  ] as const)
    it(`changes with ${field} (${value})`, () => {
      expect(encodeFeeQuote({ ...quote, [field]: value })).to.not.equal(encodeFeeQuote(quote));
    });

  it('differs for different quotes, even when characters move from one field to the next', () => {
    const moved = { ...quote, tokenDecimals: 1, tokenPriceUsd: 23n as Usd };
    expect(encodeFeeQuote({ ...moved, tokenDecimals: 12, tokenPriceUsd: 3n as Usd })).to.not.equal(
      encodeFeeQuote(moved),
    );
    const tricky = fc.record({
      quoteId: fc.string({ unit: fc.constantFrom('1', ':', ','), maxLength: 6 }),
      tokenDecimals: fc.integer({ min: 1, max: 12 }),
      fee: fc.bigInt(1n, 12n),
    });
    fc.assert(
      fc.property(tricky, tricky, (one, other) => {
        const same =
          one.quoteId === other.quoteId && one.tokenDecimals === other.tokenDecimals && one.fee === other.fee;
        expect(encodeFeeQuote({ ...quote, ...one }) === encodeFeeQuote({ ...quote, ...other })).to.equal(same);
        expect(decoded(encodeFeeQuote({ ...quote, ...one }))).to.include.members([one.quoteId, String(one.fee)]);
      }),
    );
  });
});

describe('a price that can be quoted', () => {
  for (const text of ['1', '0.9987', '1e-24', '123456789012', '1e30'])
    it(`is ${text}`, () => expect(toQuotablePrice(text)).to.equal(toUsd(text)));
  for (const text of ['0', '-1', '', 'NaN', 'Infinity', '1e-25', '1.0000000000001', '1e99', '1_000', ' 1'])
    it(`is not "${text}"`, () => expect(toQuotablePrice(text)).to.equal(undefined));

  it('is rounded up to FIGURE_DIGITS digits, and rounding it again changes nothing', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 60n), (digits) => {
        const price = roundedUp(digits as Usd);
        expect(price >= digits && (price - digits) * 10n ** 11n <= digits).to.equal(true);
        expect(price.toString().replace(/0+$/, '').length).to.be.at.most(FIGURE_DIGITS);
        expect(roundedUp(price)).to.equal(price);
      }),
    );
  });
});

/** The fields of an encoding, parsed by their lengths alone. */
function decoded(text: string): string[] {
  const fields: string[] = [];
  for (let at = 0; at < text.length; ) {
    const colon = text.indexOf(':', at);
    const end = colon + 1 + Number(text.slice(at, colon));
    if (text[end] !== ',') throw new Error(`no field at ${at}`);
    fields.push(text.slice(colon + 1, end));
    at = end + 1;
  }
  return fields;
}
