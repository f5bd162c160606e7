import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { coinGecko } from '../../../src/adapters/market/coingecko.ts';
import { CoinGeckoMarketData } from '../../../src/adapters/market/market-data.coingecko.ts';
import { CoinGeckoMarketOverview } from '../../../src/adapters/market/market-overview.coingecko.ts';
import { InMemoryMarketOverview } from '../../../src/adapters/market/market-overview.memory.ts';
import type { Clock } from '../../../src/application/ports/system.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import type { GlobalMarket } from '../../../src/domain/market/snapshot.ts';
import { describeMarketOverviewContract, MARKET } from '../../contracts/market/market-overview.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { failureOf } from '../../support/rejection.ts';
import { type ProviderServer, QUICK, sends, startProviderServer } from '../../support/servers/provider-server.ts';

/** The market in the provider's format. */
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

const openOverview = ({ url }: ProviderServer, clock: Clock = systemClock) =>
  new CoinGeckoMarketOverview(
    coinGecko({ key: PROVIDER_KEY, baseUrl: `${url}/api/v3`, tuning: QUICK }, { clock, onTrouble: () => {} }),
  );

describeMarketOverviewContract('CoinGecko', async () => {
  let market = MARKET;
  const server = await startProviderServer(() => inWords(market));
  const put = (next: GlobalMarket) => {
    market = next;
  };
  return { overview: openOverview(server), put, stop: server.stop };
});

describe('CoinGeckoMarketOverview', () => {
  describeUpstreamFaults({ unavailable: 'MARKET_DATA_UNAVAILABLE' }, async ({ clock }) => {
    const server = await startProviderServer(() => inWords(MARKET));
    const overview = openOverview(server, clock);
    return { server, ask: () => overview.global() };
  });

  const withData = (change: object) => JSON.stringify({ data: { ...inWords(MARKET).data, ...change } });
  const nonsense: Readonly<Record<string, string>> = {
    'figures as text': withData({ total_market_cap: { usd: '3456789012345.67' } }),
    'a figure that is no number': withData({ total_volume: { usd: {} } }),
    'a figure beyond all numbers': JSON.stringify(inWords(MARKET)).replace('3456789012345.67', '1e999'),
    'a negative market': withData({ total_market_cap: { usd: -1 } }),
    'no market': withData({ total_market_cap: {} }),
    'a share above everything': withData({ market_cap_percentage: { btc: 101 } }),
    'a share under a strange name': withData({ market_cap_percentage: { '<b>': 1 } }),
    'half a coin': withData({ active_cryptocurrencies: 1.5 }),
    'no time': withData({ updated_at: undefined }),
    'a time beyond all times': withData({ updated_at: 9e15 }),
    'a time as text': withData({ updated_at: '2026-11-01T10:00:00Z' }),
    'no data': '{}',
    'an error with status 200': '{"error":"coin not found"}',
  };

  it('requests the global market, with the key in its header', async () => {
    const server = await startProviderServer(() => inWords(MARKET));
    await openOverview(server).global();
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).to.deep.equal(['GET /api/v3/global']);
    expect(server.asked[0]?.headers['x-cg-demo-api-key']).to.equal(PROVIDER_KEY);
    await server.stop();
  });

  for (const [name, body] of Object.entries(nonsense))
    it(`rejects ${name}`, async () => {
      const server = await startProviderServer(() => inWords(MARKET));
      server.behave(sends(200, body));
      await failureOf(openOverview(server).global(), marketDataUnavailable);
      await server.stop();
    });

  it('does not share its reading with other readers of the same data', async () => {
    const server = await startProviderServer(() => inWords(MARKET));
    const upstream = coinGecko(
      { baseUrl: `${server.url}/api/v3`, tuning: QUICK },
      { clock: systemClock, onTrouble: () => {} },
    );
    const query = { topic: 'global', parameters: {} } as const;
    const { value } = await new CoinGeckoMarketData(upstream).read(query);
    expect(value).to.deep.equal(inWords(MARKET));
    expect(await new CoinGeckoMarketOverview(upstream).global()).to.deep.equal(MARKET);
    await server.stop();
  });
});
