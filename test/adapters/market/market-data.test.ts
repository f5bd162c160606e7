import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { coinGecko } from '../../../src/adapters/market/coingecko.ts';
import { CoinGeckoMarketData } from '../../../src/adapters/market/market-data.coingecko.ts';
import { InMemoryMarketData } from '../../../src/adapters/market/market-data.memory.ts';
import { SANDBOX_COINS } from '../../../src/adapters/sandbox/world.ts';
import type { Clock } from '../../../src/application/ports/system.ts';
import { marketQuery } from '../../../src/domain/market/market-query.ts';
import { describeMarketDataContract } from '../../contracts/market/market-data.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import {
  type Asked,
  type ProviderServer,
  QUICK,
  Reply,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

const coin = { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', market_data: { current_price: { usd: 100_000 } } };
const points = [[1_790_000_000_000, 100_000.1]];

/** CoinGecko as documented, with bitcoin only. */
function coinGeckoServer({ path, query }: Asked): unknown {
  switch (path) {
    case '/api/v3/global':
      return { data: { active_cryptocurrencies: 17_000, total_market_cap: { usd: 1, btc: 2 }, updated_at: 1 } };
    case '/api/v3/simple/price':
      return query.get('ids') === 'bitcoin' ? { bitcoin: { usd: 100_000, usd_24h_vol: null } } : {};
    case '/api/v3/coins/markets':
      return [{ ...coin, current_price: null, roi: null }];
    case '/api/v3/coins/bitcoin':
      return coin;
    case '/api/v3/coins/bitcoin/market_chart':
      return { prices: points, market_caps: [[1_790_000_000_000, null]], total_volumes: points };
    case '/api/v3/search/trending':
      return { coins: [{ item: { id: 'pepe', name: 'Pepe' } }], nfts: [], categories: [] };
    default:
      return new Reply(404, '{"error":"coin not found"}');
  }
}

const open = ({ url }: ProviderServer, clock: Clock = systemClock) =>
  new CoinGeckoMarketData(
    coinGecko({ key: PROVIDER_KEY, baseUrl: `${url}/api/v3`, tuning: QUICK }, { clock, onTrouble: () => {} }),
  );

describeMarketDataContract('in memory', async () => ({ market: new InMemoryMarketData(systemClock, SANDBOX_COINS) }));

describeMarketDataContract('CoinGecko', async () => {
  const server = await startProviderServer(coinGeckoServer);
  return { market: open(server), close: server.stop };
});

describe('CoinGeckoMarketData', () => {
  const codes = { unavailable: 'MARKET_DATA_UNAVAILABLE', limited: 'UPSTREAM_LIMIT_EXHAUSTED' };
  const asked = {
    markets: marketQuery(['coins', 'markets'], { vs_currency: 'usd' }),
    global: marketQuery(['global'], {}),
  };

  for (const [topic, query] of Object.entries(asked))
    describe(`reading ${topic}`, () =>
      describeUpstreamFaults(codes, async ({ clock }) => {
        const server = await startProviderServer(coinGeckoServer);
        const market = open(server, clock);
        return { server, ask: () => market.read(query) };
      }));

  it('requests exactly the allowed path and query, below its base URL', async () => {
    const server = await startProviderServer(coinGeckoServer);
    await open(server).read(marketQuery(['coins', 'bitcoin', 'market_chart'], { vs_currency: 'usd', days: '7' }));
    expect(server.asked.map(({ path, query }) => [path, query.toString()])).to.deep.equal([
      ['/api/v3/coins/bitcoin/market_chart', 'days=7&vs_currency=usd'],
    ]);
    await server.stop();
  });

  it('makes one call for 500 equal requests', async () => {
    const server = await startProviderServer(coinGeckoServer);
    const market = open(server);
    await Promise.all(Array.from({ length: 500 }, () => market.read(asked.global)));
    expect(server.asked).to.have.length(1);
    await server.stop();
  });

  it('caches that a coin does not exist', async () => {
    const server = await startProviderServer(coinGeckoServer);
    const market = open(server);
    for (let i = 0; i < 3; i += 1) await market.read(marketQuery(['coins', 'no-such-coin'], {}));
    expect(server.asked).to.have.length(1);
    await server.stop();
  });
});
