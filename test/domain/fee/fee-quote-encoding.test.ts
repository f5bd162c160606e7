import { expect } from 'chai';
import fc from 'fast-check';
import { FeeQuote as WireQuote } from '../../../src/adapters/http/fee/fee.schemas.ts';
import {
  encodeFeeQuote,
  FIGURE_DIGITS,
  priceFee,
  roundedUp,
  toQuotablePrice,
} from '../../../src/domain/fee/fee-quote.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { bases, basis, priced } from '../../support/fixtures/fee-bases.ts';

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
