import { expect } from 'chai';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { coinGecko } from '../../../src/adapters/market/coingecko.ts';
import { CoinGeckoPriceFeeds } from '../../../src/adapters/oracle/price-feeds.coingecko.ts';
import type { Upstream } from '../../../src/adapters/upstream/upstream.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { SOLANA_CHAIN_ID } from '../../../src/domain/token/token.ts';
import { describePriceFeedsContract, PRICED } from '../../contracts/fee/price-feeds.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { NOON } from '../../support/noon.ts';
import { rejection } from '../../support/rejection.ts';
import {
  type Provider,
  type ProviderServer,
  QUICK,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

const usd = (decimal: string) => toUsd(decimal) as Usd;

const unix = (date: Date) => Math.floor(date.getTime() / 1000);

describe('CoinGeckoPriceFeeds', () => {
  const opened: { upstream: Upstream; server: ProviderServer }[] = [];
  afterEach(async () => {
    for (const { upstream, server } of opened.splice(0)) {
      upstream.close();
      await server.stop();
    }
  });
  const open = async (provider: Provider, clock = new SettableClock(NOON)) => {
    const server = await startProviderServer(provider);
    const tools = { clock, onTrouble: () => {} };
    const upstream = coinGecko({ key: PROVIDER_KEY, baseUrl: server.url, tuning: QUICK }, tools);
    opened.push({ upstream, server });
    return { server, feeds: new CoinGeckoPriceFeeds(upstream, clock) };
  };
  const quote = (decimal: string, ageSeconds = 0) => ({
    usd: Number(decimal),
    last_updated_at: unix(NOON) - ageSeconds,
  });

  describePriceFeedsContract('CoinGecko', async () => {
    let told: Readonly<{ native: string | undefined; token: string | undefined }>;
    const { feeds } = await open(({ path, query }) => {
      if (path === '/simple/price')
        return told.native === undefined ? {} : { [`${query.get('ids')}`]: quote(told.native) };
      const asked = query.get('contract_addresses');
      const isKnown = path === '/simple/token_price/base' && asked === PRICED.token.toLowerCase();
      return isKnown && told.token !== undefined ? { [asked]: quote(told.token) } : {};
    });
    return {
      feeds,
      tell: async (prices) => {
        told = prices;
      },
    };
  });

  it('requests the native coin with its time, and sends the key only in a header', async () => {
    const { server, feeds } = await open(({ query }) => ({ [`${query.get('ids')}`]: quote('0.25') }));
    await feeds.native(137);
    const [asked] = server.asked;
    expect(Object.fromEntries(asked?.query ?? [])).to.deep.equal({
      ids: 'polygon-ecosystem-token',
      vs_currencies: 'usd',
      include_last_updated_at: 'true',
    });
    expect(asked?.headers['x-cg-demo-api-key']).to.equal(PROVIDER_KEY);
  });

  it('rejects with PRICE_UNAVAILABLE for Solana, whose native coin is not Ether, without a call', async () => {
    const { server, feeds } = await open(() => ({ ethereum: quote('3000') }));
    expect(await rejection(feeds.native(SOLANA_CHAIN_ID))).to.equal('PRICE_UNAVAILABLE');
    expect(server.asked).to.have.length(0);
  });

  for (const [what, answer] of [
    ['older than ten minutes', { ethereum: quote('3000', 601) }],
    ['of unknown age', { ethereum: { usd: 3000 } }],
    ['zero', { ethereum: quote('0') }],
    ['negative', { ethereum: quote('-3000') }],
    ['null', { ethereum: { usd: null, last_updated_at: unix(NOON) } }],
    ['of another coin', { bitcoin: quote('100000') }],
  ] as const)
    it(`rejects with PRICE_UNAVAILABLE when the price is ${what}`, async () => {
      const { feeds } = await open(() => answer);
      expect(await rejection(feeds.native(1))).to.equal('PRICE_UNAVAILABLE');
    });

  it('does not return a price that is half a minute old when no newer one is available', async () => {
    const clock = new SettableClock(NOON);
    let up = true;
    const { feeds } = await open(() => (up ? { ethereum: quote('3000') } : 17), clock);
    expect(await feeds.native(1)).to.equal(usd('3000'));
    up = false;
    expect(await feeds.native(1)).to.equal(usd('3000'));
    clock.advance(30_000);
    expect(await rejection(feeds.native(1))).to.equal('PRICE_UNAVAILABLE');
  });

  describeUpstreamFaults({ unavailable: 'PRICE_UNAVAILABLE' }, async (tools) => {
    const server = await startProviderServer(() => ({
      ethereum: { usd: 3000, last_updated_at: unix(tools.clock.now()) },
    }));
    const upstream = coinGecko({ key: PROVIDER_KEY, baseUrl: server.url, tuning: QUICK }, tools);
    const feeds = new CoinGeckoPriceFeeds(upstream, tools.clock);
    return { server, ask: () => feeds.native(1) };
  });
});
