import { systemClock } from '../../../src/adapters/local/clock.ts';
import { coinGecko } from '../../../src/adapters/market/coingecko.ts';
import { CoinGeckoFigures } from '../../../src/adapters/oracle/coin-figures.coingecko.ts';
import { InMemoryCoinFigures } from '../../../src/adapters/oracle/coin-figures.memory.ts';
import type { Clock } from '../../../src/application/ports/system.ts';
import { describeCoinFiguresContract, LINK, LINK_FIGURES } from '../../contracts/oracle/coin-figures.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import {
  type Asked,
  type ProviderServer,
  QUICK,
  Reply,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

const chainlink = {
  id: 'chainlink',
  symbol: 'link',
  market_cap_rank: LINK_FIGURES.rank,
  market_data: {
    market_cap: { usd: LINK_FIGURES.marketCap, eur: 1 },
    total_volume: { usd: LINK_FIGURES.volume24h },
    fully_diluted_valuation: { usd: null },
  },
};

const server = ({ path }: Asked) =>
  path === `/coins/ethereum/contract/${LINK.toLowerCase()}` || path === '/coins/chainlink'
    ? chainlink
    : new Reply(404, '{"error":"coin not found"}');

const open = ({ url }: ProviderServer, clock: Clock = systemClock) =>
  new CoinGeckoFigures(
    coinGecko({ key: PROVIDER_KEY, baseUrl: url, tuning: QUICK }, { clock, onTrouble: () => {} }),
    clock,
  );

describeCoinFiguresContract('in memory', async () => ({
  figures: new InMemoryCoinFigures(systemClock, {
    byToken: new Map([[`1:${LINK}`, LINK_FIGURES]]),
    byId: new Map([['chainlink', LINK_FIGURES]]),
  }),
}));

describeCoinFiguresContract('CoinGecko', async () => {
  const started = await startProviderServer(server);
  return { figures: open(started), close: started.stop };
});

describe('CoinGeckoFigures', () => {
  const codes = { unavailable: 'MARKET_DATA_UNAVAILABLE', limited: 'UPSTREAM_LIMIT_EXHAUSTED' };
  describeUpstreamFaults(codes, async ({ clock }) => {
    const started = await startProviderServer(server);
    const figures = open(started, clock);
    return { server: started, ask: () => figures.ofToken(1, LINK) };
  });
});
