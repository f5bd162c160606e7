import { expect } from 'chai';
import fc from 'fast-check';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { sandboxPriceFeeds } from '../../../src/adapters/sandbox/chains.ts';
import { dataAdapters } from '../../../src/adapters/sandbox/data.ts';
import { SANDBOX_COINS, SANDBOX_TOKENS, sandboxCoinOf } from '../../../src/adapters/sandbox/world.ts';
import { marketQuery } from '../../../src/domain/market/market-query.ts';
import { TIMEFRAMES } from '../../../src/domain/oracle/dashboard.ts';
import { isChainId } from '../../../src/domain/shared/chain/chains.ts';
import { usdNumber } from '../../../src/domain/shared/usd.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { NOON } from '../../support/noon.ts';

const DAY_MS = 86_400_000;
const STEP_MS = 300_000;
const TRADED = SANDBOX_TOKENS.filter(({ chainId, symbol }) => isChainId(chainId) && sandboxCoinOf(symbol));

/** A time at which a candle of five minutes begins, and a token. */
const moments = fc.record({
  at: fc.integer({ min: 0, max: (10 * 365 * DAY_MS) / STEP_MS }).map((n) => new Date(n * STEP_MS + 1_700_000_400_000)),
  token: fc.constantFrom(...TRADED),
});

async function seen(at: Date, { chainId, address, symbol }: (typeof TRADED)[number]) {
  const data = dataAdapters(new SettableClock(at));
  const token = address as WalletAddress;
  const pool = (await data.tokenPools.poolsOf(chainId, token)).value[0];
  const candles = async (timeframe: (typeof TIMEFRAMES)[number]) =>
    (await data.tokenPools.candles(chainId, pool?.address ?? '', token, timeframe)).value;
  const price = (await data.tokenPrices.ofTokens(chainId, [address])).get(address)?.value;
  const coin = sandboxCoinOf(symbol);
  const market = async (path: readonly string[], parameters: Readonly<Record<string, string>>) =>
    (await data.marketData.read(marketQuery(path, parameters))).value;
  return { candles, coin, market, pool, price: price && { ...price, usd: usdNumber(price.usd) } };
}

describe('the market of the sandbox', () => {
  it('ends every chart at the price, and has the change of 24 hours that its candles show, at any time', () =>
    fc.assert(
      fc.asyncProperty(moments, async ({ at, token }) => {
        const { candles, coin, market, pool, price } = await seen(at, token);
        for (const timeframe of TIMEFRAMES) expect((await candles(timeframe)).at(-1)?.close).to.equal(price?.usd);
        const five = await candles('5m');
        const before = five.find(({ time }) => time.getTime() === at.getTime() - DAY_MS)?.open ?? Number.NaN;
        const change = Number((100 * ((price?.usd ?? 0) / before - 1)).toFixed(4));
        expect(price?.change24h).to.equal(change);
        expect(pool).to.include({ priceUsd: price?.usd, change24h: change });
        const quoted = (await market(['simple', 'price'], {
          ids: coin?.id ?? '',
          vs_currencies: 'usd',
          include_24hr_change: 'true',
        })) as Record<string, object>;
        expect(quoted[coin?.id ?? '']).to.deep.equal({ usd: price?.usd, usd_24h_change: change });
        const chart = (await market(['coins', coin?.id ?? '', 'market_chart'], {
          vs_currency: 'usd',
          days: '1',
        })) as {
          prices: readonly (readonly number[])[];
        };
        expect([chart.prices[0]?.[1], chart.prices.at(-1)?.[1]]).to.deep.equal([before, price?.usd]);
      }),
      { numRuns: 60 },
    ));

  it('does not rewrite what was, and has no gaps', () =>
    fc.assert(
      fc.asyncProperty(moments, async ({ at, token }) => {
        const [first, second] = [await seen(at, token), await seen(new Date(at.getTime() + 7 * STEP_MS), token)];
        const [old, later] = [await first.candles('5m'), await second.candles('5m')];
        expect(later.slice(0, -8)).to.deep.equal(old.slice(7, -1));
        for (const [place, { open }] of later.slice(1).entries()) expect(open).to.equal(later[place]?.close);
      }),
      { numRuns: 20 },
    ));

  it('prices gas as it prices the coin', async () => {
    const clock = new SettableClock(new Date(NOON.getTime() + 5 * 3_600_000));
    const feeds = sandboxPriceFeeds({ tokens: new Map([[8453, []]]) } as never, clock);
    const { tokenPrices } = dataAdapters(clock);
    const ether = (await tokenPrices.ofCoins(['ETH'])).get('ETH')?.value.usd;
    expect(await feeds.native(8453)).to.equal(ether);
    expect(ether && usdNumber(ether)).to.not.equal(3_000);
  });

  it('keeps stablecoins at one dollar', async () => {
    for (const { symbol, usd, swing } of SANDBOX_COINS) if (usd === 1) expect(swing, symbol).to.equal(0);
  });
});
