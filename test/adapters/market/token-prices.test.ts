import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { coinGecko } from '../../../src/adapters/market/coingecko.ts';
import { CoinGeckoTokenPrices } from '../../../src/adapters/market/token-prices.coingecko.ts';
import { InMemoryTokenPrices } from '../../../src/adapters/market/token-prices.memory.ts';
import type { Clock } from '../../../src/application/ports/system.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import type { Price } from '../../../src/domain/token/token.ts';
import { describeTokenPricesContract, KNOWN, USDC_BASE } from '../../contracts/token/token-prices.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { rejection } from '../../support/rejection.ts';
import {
  type Asked,
  type ProviderServer,
  QUICK,
  Reply,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

type Known = Readonly<Record<string, readonly [number, number | undefined]>>;

const COIN_IDS: Readonly<Record<string, string>> = {
  ethereum: 'ETH',
  'polygon-ecosystem-token': 'POL',
  bitcoin: 'BTC',
  solana: 'SOL',
};

/** CoinGecko's `simple` endpoints as documented. */
function coinGeckoServer({ path, query }: Asked): unknown {
  const asked = (name: string) => (query.get(name) ?? '').split(',');
  const quotes = (
    names: readonly string[],
    find: (name: string) => readonly [number, number | undefined] | undefined,
  ) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const [usd, change] = find(name) ?? [];
        return usd === undefined ? [] : [[name, { usd, usd_24h_change: change ?? null }]];
      }),
    );
  if (query.get('vs_currencies') !== 'usd') return new Reply(422, '{"error":"Missing parameter vs_currencies"}');
  const lower = Object.fromEntries(
    Object.entries(KNOWN.tokens).map(([address, quote]) => [address.toLowerCase(), quote]),
  );
  const solana: Known = KNOWN.solanaTokens;
  const coins: Known = KNOWN.coins;
  switch (path) {
    case '/simple/token_price/base':
      return quotes(asked('contract_addresses'), (address) => lower[address]);
    case '/simple/token_price/solana':
      return quotes(asked('contract_addresses'), (mint) => solana[mint]);
    case '/simple/price':
      return query.has('ids')
        ? quotes(asked('ids'), (id) => coins[COIN_IDS[id] ?? ''])
        : quotes(asked('symbols'), (symbol) => coins[symbol.toUpperCase()]);
    default:
      return new Reply(404, '{"error":"not found"}');
  }
}

const openPrices = ({ url }: ProviderServer, clock: Clock = systemClock) =>
  new CoinGeckoTokenPrices(
    coinGecko({ key: PROVIDER_KEY, baseUrl: url, tuning: QUICK }, { clock, onTrouble: () => {} }),
  );

const priced = (known: Known, prefix = '') =>
  Object.entries(known).map(([name, [usd, change24h]]): [string, Price] => [
    prefix + name,
    { usd: toUsd(usd) as Usd, source: 'sandbox', ...(change24h !== undefined && { change24h }) },
  ]);

describeTokenPricesContract('in memory', async () => ({
  prices: new InMemoryTokenPrices(systemClock, {
    byToken: new Map([...priced(KNOWN.tokens, '8453:'), ...priced(KNOWN.solanaTokens, '501000101:')]),
    bySymbol: new Map(priced(KNOWN.coins)),
  }),
}));

describeTokenPricesContract('CoinGecko', async () => {
  const server = await startProviderServer(coinGeckoServer);
  return { prices: openPrices(server), close: server.stop };
});

describe('CoinGeckoTokenPrices', () => {
  describeUpstreamFaults({ unavailable: 'PRICES_UNAVAILABLE' }, async ({ clock }) => {
    const server = await startProviderServer(coinGeckoServer);
    const prices = openPrices(server, clock);
    return { server, ask: () => prices.ofTokens(8453, [USDC_BASE]) };
  });

  it('batches concurrent requests, a hundred at most', async () => {
    const server = await startProviderServer(coinGeckoServer);
    const prices = openPrices(server);
    const addresses = Array.from({ length: 250 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}`);
    await Promise.all(addresses.map((address) => prices.ofTokens(8453, [address])));
    expect(server.asked.map(({ query }) => query.get('contract_addresses')?.split(',').length)).to.deep.equal([
      100, 100, 50,
    ]);
    await server.stop();
  });

  for (const status of [400, 413, 414, 422])
    it(`halves a batch that the plan refuses with ${status}, and asks for no larger one again`, async () => {
      const server = await startProviderServer((asked) => {
        const ids = (asked.query.get('contract_addresses') ?? '').split(',');
        return ids.length > 30 ? new Reply(status, '{"error":"too many addresses"}') : coinGeckoServer(asked);
      });
      const prices = openPrices(server);
      const addresses = Array.from({ length: 99 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}`);
      const sizes = () => server.asked.map(({ query }) => query.get('contract_addresses')?.split(',').length);
      const priced = await prices.ofTokens(8453, [...addresses, USDC_BASE]);
      expect([...priced.keys()]).to.deep.equal([USDC_BASE]);
      expect(sizes()).to.deep.equal([100, 50, 25, 25, 25, 25]);
      await prices.ofTokens(
        8453,
        addresses.map((address) => address.replace('0x0', '0x1')),
      );
      expect(sizes().slice(6)).to.deep.equal([25, 25, 25, 24]);
      await server.stop();
    });

  it('rejects with PRICES_UNAVAILABLE when a single token is refused, and asks for whole batches again', async () => {
    let refusing = true;
    const server = await startProviderServer((asked) =>
      refusing ? new Reply(400, '{"error":"bad request"}') : coinGeckoServer(asked),
    );
    const prices = openPrices(server);
    const four = (digit: string) => Array.from({ length: 4 }, (_, i) => `0x${digit.repeat(39)}${i}`);
    expect(await rejection(prices.ofTokens(8453, four('1')))).to.equal('PRICES_UNAVAILABLE');
    refusing = false;
    await prices.ofTokens(8453, four('2'));
    expect(server.asked.map(({ query }) => query.get('contract_addresses')?.split(',').length)).to.deep.equal([
      4, 2, 1, 4,
    ]);
    await server.stop();
  });

  it('does not ask again at once after a 429', async () => {
    const server = await startProviderServer(() => new Reply(429, '{"status":{"error_code":429}}'));
    const addresses = [USDC_BASE, `0x${'1'.repeat(40)}`];
    expect(await rejection(openPrices(server).ofTokens(8453, addresses))).to.equal('PRICES_UNAVAILABLE');
    expect(server.asked).to.have.length(1);
    await server.stop();
  });

  it('makes one call for a burst of 500 equal requests, and none while the response is fresh', async () => {
    const server = await startProviderServer(coinGeckoServer);
    const prices = openPrices(server);
    await Promise.all(Array.from({ length: 500 }, () => prices.ofCoins(['ETH'])));
    await prices.ofCoins(['ETH']);
    expect(server.asked).to.have.length(1);
    await server.stop();
  });

  it('sends its key in the header of its plan', async () => {
    const server = await startProviderServer(coinGeckoServer);
    await openPrices(server).ofCoins(['ETH']);
    expect(server.asked[0]?.headers['x-cg-demo-api-key']).to.equal(PROVIDER_KEY);
    await server.stop();
  });

  for (const usd of [null, 0, -1, 'n/a', '', {}])
    it(`has no price when the provider returns ${JSON.stringify(usd)}`, async () => {
      const server = await startProviderServer(() => ({ ethereum: { usd, usd_24h_change: 1 } }));
      expect((await openPrices(server).ofCoins(['ETH'])).size).to.equal(0);
      await server.stop();
    });
});
