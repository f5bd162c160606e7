import { expect } from 'chai';
import fc from 'fast-check';
import { axisStep } from '../../console/src/kit/charts/axis-step.ts';
import { shortAmount } from '../../console/src/values/amount.ts';
import { sumOf, worthOf } from '../../console/src/values/decimal.ts';
import {
  holdingsOf,
  placesOf,
  sharesByChain,
  sharesByToken,
  tokensIn,
  withoutPrice,
  worthOfAll,
} from '../../console/src/values/holdings.ts';
import { rankOf } from '../../console/src/values/market-rows.ts';
import { chartUsd, formatUsd, roundedUsd, shownUsd, usdText } from '../../console/src/values/money.ts';
import { limitOf } from '../../console/src/values/purchase/sale-figures.ts';

const COIN = 18;
const MOST_MARKS = 50;
const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
const cents = (text: string | undefined) => BigInt((text ?? '').replaceAll(/[$,.]/g, ''));

/** What is below half a cent is shown as less than a cent, and adds up to nothing that could be compared. */
const usd = fc.option(fc.oneof(fc.constant(0), fc.double({ min: 0.005, max: 1e9, noNaN: true })), { nil: null });
const balance = fc.bigInt(0n, 2n ** 128n).map(String);
const token = fc.record({
  address: fc.nat().map(String),
  symbol: fc.constantFrom('USDC', 'ETH', 'DAI', 'UNI', 'LINK', 'AAVE', 'WETH', 'MKR'),
  name: fc.string(),
  priceUSD: usd,
  balance,
  decimals: fc.nat(30),
  valueUSD: usd,
});
const chain = fc.record({
  chainId: fc.constantFrom(1, 10, 137),
  chainName: fc.constantFrom('Ethereum', 'Optimism', 'Polygon'),
  nativeBalance: balance,
  nativeBalanceUSD: usd,
  tokens: fc.array(token, { maxLength: 8 }),
});

describe('figures in the console', () => {
  it('finds the absence of a limit where the API writes the largest number, less what was bought, and keeps every other', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 40n), (units) => {
        expect(limitOf(String(2n ** 256n - 1n - units))).to.equal(undefined);
        expect(limitOf(String(units))).to.equal(units);
      }),
    );
  });

  it('counts coins like tokens, and makes the parts of a portfolio add up to its whole, by chain and by token', () => {
    fc.assert(
      fc.property(fc.array(chain, { maxLength: 4 }), (chains) => {
        const held = holdingsOf(chains);
        const shown = cents(formatUsd(usdText(worthOfAll(held)) ?? ''));
        const rows = held.flatMap(({ valueUSD }) => (valueUSD === null ? [] : [formatUsd(usdText(valueUSD) ?? '')]));
        const parts = [sharesByChain(held), sharesByToken(held)].map((one) => one.map(({ value }) => shownUsd(value)));
        for (const texts of [rows, ...parts])
          expect(
            texts.reduce((sum, text) => sum + cents(text), 0n),
            texts.join(' + '),
          ).to.equal(shown);
        expect(tokensIn(held)).to.equal(new Set(held.map(({ symbol }) => symbol)).size);
        expect(withoutPrice(held)).to.equal(held.filter(({ valueUSD }) => valueUSD === null).length);
        const coins = chains.filter(({ nativeBalance }) => nativeBalance !== '0').length;
        const tokens = chains.flatMap((one) => one.tokens).filter((one) => one.balance !== '0').length;
        expect(held).to.have.length(coins + tokens);
      }),
    );
  });

  it('adds what a transfer and its fee are worth as they are shown, to the cent', () => {
    const sent = worthOf(15n * 10n ** 17n, COIN, '3000') ?? null;
    const fee = worthOf(21_000n * 10n ** 8n, COIN, '3000') ?? null;
    expect([sent, fee, sumOf(sent, fee)].map((usd) => formatUsd(usd ?? ''))).to.deep.equal([
      '$4,500.00',
      '$0.01',
      '$4,500.01',
    ]);
    expect(sumOf(null, fee)).to.equal(null);
    const wei = fc.bigInt(0n, 2n ** 96n);
    const price = fc.tuple(fc.nat(100_000), fc.nat(999_999)).map(([dollars, parts]) => `${dollars}.${parts}`);
    fc.assert(
      fc.property(wei, wei, price, (one, other, each) => {
        const [a, b] = [one, other].map((units) => worthOf(units, COIN, each) ?? null);
        fc.pre([a, b].every((part) => Number(part) >= 0.005));
        const [first, second, sum] = [a ?? '', b ?? '', sumOf(a ?? null, b ?? null) ?? '']
          .map((usd) => formatUsd(usd))
          .map(cents);
        expect((first ?? 0n) + (second ?? 0n)).to.equal(sum);
      }),
    );
  });

  it('shows a balance and a price whose product is the value beside them', () => {
    const units = fc.bigInt(1n, 10n ** 24n);
    const prices = fc.double({ min: 0.0001, max: 100_000, noNaN: true }).map((price) => Number(price.toPrecision(6)));
    fc.assert(
      fc.property(units, fc.constantFrom(6, 8, 18), prices, fc.boolean(), (amount, decimals, price, isCoin) => {
        const worth = roundedUsd((Number(amount) / 10 ** decimals) * price);
        fc.pre(worth >= 0.01 && worth < 1e9);
        const one = {
          address: '0x1',
          symbol: 'ONE',
          name: 'One',
          balance: String(amount),
          decimals,
          priceUSD: price,
          valueUSD: worth,
        };
        const coin = isCoin && decimals === COIN;
        const [held] = holdingsOf([
          {
            chainId: 1,
            chainName: 'Ethereum',
            nativeBalance: coin ? String(amount) : '0',
            nativeBalanceUSD: coin ? worth : 0,
            tokens: coin ? [] : [one],
          },
        ]);
        if (held === undefined) throw new Error('nothing is held');
        const places = placesOf(held);
        const figure = (text = '') => Number(text.replaceAll(/[$,]/g, ''));
        const balance = figure(shortAmount(amount, decimals, places.balance));
        const product = balance * figure(formatUsd(usdText(held.priceUSD) ?? '', places.price));
        expect(product, JSON.stringify(places)).to.be.closeTo(worth, 0.005001);
      }),
    );
  });

  it('reads no rank where a provider writes none, or zero', () => {
    expect([null, undefined, 0, -1, '1'].map(rankOf)).to.deep.equal(Array.from({ length: 5 }));
    expect(rankOf(1)).to.equal(1);
  });

  it('gives each mark of an axis a text of its own', () => {
    expect(axisStep(2, whole)).to.equal(1);
    expect(axisStep(2, chartUsd)).to.equal(0.01);
    const bounds = fc.tuple(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(bounds, fc.constantFrom(whole, chartUsd), ([min, range], format) => {
        const step = axisStep(min + range, format);
        const first = Math.ceil(min / step);
        const count = Math.min(Math.floor(range / step) + 1, MOST_MARKS);
        const last = Math.floor((min + range) / step);
        for (const from of [first, last - count + 1]) {
          const marks = Array.from({ length: count }, (_, index) => format((from + index) * step));
          expect(new Set(marks).size).to.equal(marks.length);
        }
      }),
    );
  });
});
