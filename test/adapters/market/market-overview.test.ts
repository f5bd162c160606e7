import { expect } from 'chai';
import { CoinGeckoMarketOverview } from '../../../src/adapters/market/market-overview.coingecko.ts';
import { InMemoryMarketOverview } from '../../../src/adapters/market/market-overview.memory.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import type { GlobalMarket } from '../../../src/domain/market/snapshot.ts';
import { describeMarketOverviewContract, MARKET } from '../../contracts/market-overview.contract.ts';
import { failureOf } from '../../support/rejection.ts';
import {
  type Conduct,
  failings,
  says,
  startUpstreamServer,
  type UpstreamServer,
} from '../../support/upstream-server.ts';

const TIMEOUT_MS = 150;

/** The market in the upstream's own words. */
const inWords = (market: GlobalMarket) => ({
  data: {
    active_cryptocurrencies: market.activeCryptocurrencies,
    upcoming_icos: 0,
    markets: market.markets ?? null,
    total_market_cap: { btc: 1.5, usd: market.totalMarketCapUsd },
    total_volume: { btc: 1, usd: market.totalVolume24hUsd },
    market_cap_percentage: Object.fromEntries(
      Object.entries(market.dominance).map(([symbol, share]) => [symbol.toLowerCase(), share]),
    ),
    market_cap_change_percentage_24h_usd: market.marketCapChange24h,
    updated_at: market.updatedAt.getTime() / 1000,
  },
});

describeMarketOverviewContract('memory', async () => {
  const overview = new InMemoryMarketOverview(() => MARKET);
  return { overview, put: (market) => overview.put(market) };
});

describeMarketOverviewContract('CoinGecko', async () => {
  const server = await startUpstreamServer(says(inWords(MARKET)));
  const overview = new CoinGeckoMarketOverview({ baseUrl: `${server.url}/api/v3` });
  return { overview, put: (market) => server.behave(says(inWords(market))), stop: server.stop };
});

describe('CoinGecko', () => {
  let server: UpstreamServer;
  let overview: CoinGeckoMarketOverview;
  beforeEach(async () => {
    server = await startUpstreamServer(says(inWords(MARKET)));
    overview = new CoinGeckoMarketOverview({ baseUrl: `${server.url}/api/v3`, apiKey: 'k3y', timeoutMs: TIMEOUT_MS });
  });
  afterEach(() => server.stop());

  const withData = (change: object): Conduct => says({ data: { ...inWords(MARKET).data, ...change } });
  const nonsense: Readonly<Record<string, Conduct>> = {
    'figures as text': withData({ total_market_cap: { usd: '3456789012345.67' } }),
    'a figure that is no number': withData({ total_volume: { usd: {} } }),
    'a figure beyond all numbers': says(JSON.stringify(inWords(MARKET)).replace('3456789012345.67', '1e999')),
    'a negative market': withData({ total_market_cap: { usd: -1 } }),
    'no market': withData({ total_market_cap: {} }),
    'a share above everything': withData({ market_cap_percentage: { btc: 101 } }),
    'a share under a strange name': withData({ market_cap_percentage: { '<b>': 1 } }),
    'half a coin': withData({ active_cryptocurrencies: 1.5 }),
    'no time': withData({ updated_at: undefined }),
    'a time beyond all times': withData({ updated_at: 9e15 }),
    'a time as text': withData({ updated_at: '2026-11-01T10:00:00Z' }),
    'no data': says({}),
  };

  it('is asked for the global market, with the key in its header', async () => {
    await overview.global();
    expect(server.asked).to.deep.equal(['GET /api/v3/global']);
    expect(server.headers[0]).to.include({ 'x-cg-demo-api-key': 'k3y' });
  });

  for (const [name, conduct] of Object.entries({ ...failings, ...nonsense })) {
    it(`makes no figure of ${name}, and keeps the key out of what it says`, async () => {
      server.behave(conduct);
      const { cause } = await failureOf(overview.global(), marketDataUnavailable);
      expect(String(cause)).to.include(new URL(server.url).host).and.not.to.include('k3y');
    });
  }

  it('is left alone for as long as it wants to be', async () => {
    server.behave(says('slow down', 429, { 'retry-after': '1' }));
    await failureOf(overview.global(), marketDataUnavailable);
    server.behave(says(inWords(MARKET)));
    await failureOf(overview.global(), marketDataUnavailable);
    expect(server.asked).to.have.length(1);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(await overview.global()).to.deep.equal(MARKET);
  });

  it('answers again after a failure', async () => {
    server.behave(says('no', 500));
    await failureOf(overview.global(), marketDataUnavailable);
    server.behave(says(inWords(MARKET)));
    expect(await overview.global()).to.deep.equal(MARKET);
  });
});
