import { expect } from 'chai';
import type { LocalNode } from '../../../contracts/kit/node.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { coinGecko } from '../../../src/adapters/market/coingecko.ts';
import { CHAINLINK_FEEDS, type ChainlinkFeeds } from '../../../src/adapters/oracle/chainlink-feeds.ts';
import { ChainlinkPriceFeeds } from '../../../src/adapters/oracle/price-feeds.chainlink.ts';
import { CoinGeckoPriceFeeds } from '../../../src/adapters/oracle/price-feeds.coingecko.ts';
import { FirstOfPriceFeeds } from '../../../src/adapters/oracle/price-feeds.first-of.ts';
import { InMemoryPriceFeeds } from '../../../src/adapters/oracle/price-feeds.memory.ts';
import type { Upstream } from '../../../src/adapters/upstream/upstream.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { SOLANA_CHAIN_ID } from '../../../src/domain/token/token.ts';
import { describeChainOutages } from '../../contracts/chain/chain-outage.contract.ts';
import { describePriceFeedsContract, PRICED } from '../../contracts/fee/price-feeds.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { describeOnChain } from '../../support/chain/chain.ts';
import { NOON } from '../../support/noon.ts';
import { rejection } from '../../support/rejection.ts';
import {
  type Provider,
  type ProviderServer,
  QUICK,
  startProviderServer,
} from '../../support/servers/provider-server.ts';
import { startRpcServer } from '../../support/servers/rpc-server.ts';

const usd = (decimal: string) => toUsd(decimal) as Usd;
const priced = (decimal: string | undefined) => (decimal === undefined ? undefined : usd(decimal));
const unix = (date: Date) => Math.floor(date.getTime() / 1000);

describePriceFeedsContract('in memory', async () => {
  const feeds = new InMemoryPriceFeeds(new Map());
  return {
    feeds,
    tell: async ({ native, token }) => {
      feeds.change(priced(native), PRICED.chainId);
      feeds.change(priced(token), PRICED.chainId, PRICED.token);
    },
  };
});

const NATIVE_FEED = CHAINLINK_FEEDS.get(PRICED.chainId)?.native.address as string;
const TOKEN_FEED = CHAINLINK_FEEDS.get(PRICED.chainId)?.tokens.get(PRICED.token)?.address as string;
/** `latestRoundData()` returns the storage slots 0 to 4, and any other call slot 5. */
const AGGREGATOR =
  '0x60003560e01c63feaf968c14601a5760055460005260206000f35b60005460005260015460205260025460405260035460605260045460805260a06000f3';
const word = (value: bigint | number) => `0x${BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0')}`;
const withEightDecimals = (decimal: string) => usd(decimal) / 10n ** 16n;

async function write(node: LocalNode, feed: string, answer: bigint, updatedAt: number, decimals = 8): Promise<void> {
  await node.rpc('anvil_setCode', [feed, AGGREGATOR]);
  for (const [slot, value] of [1n, answer, updatedAt, updatedAt, 1n, decimals].entries())
    await node.rpc('anvil_setStorageAt', [feed, word(slot), word(value)]);
}

describeOnChain(
  'ChainlinkPriceFeeds on a chain',
  (node) => {
    const clock = new SettableClock(NOON);
    let rpc: ChainRpc;
    let feeds: ChainlinkPriceFeeds;
    before(() => {
      rpc = new ChainRpc({ chainId: PRICED.chainId, urls: [node().url] });
      feeds = new ChainlinkPriceFeeds(new Map([[PRICED.chainId, rpc]]), CHAINLINK_FEEDS, clock);
    });
    after(() => rpc.close());

    describePriceFeedsContract('Chainlink', async () => ({
      feeds,
      tell: async ({ native, token }) => {
        for (const [feed, price] of [
          [NATIVE_FEED, native],
          [TOKEN_FEED, token],
        ] as const)
          if (price === undefined) await node().rpc('anvil_setCode', [feed, '0x']);
          else await write(node(), feed, withEightDecimals(price), unix(NOON));
      },
    }));

    const told = async (answer: bigint, ageSeconds = 0, decimals = 8) => {
      await write(node(), NATIVE_FEED, answer, unix(NOON) - ageSeconds, decimals);
      return feeds.native(PRICED.chainId);
    };

    it('uses the decimals of the feed', async () => {
      expect(await told(3_000n * 10n ** 18n, 0, 18)).to.equal(usd('3000'));
      expect(await told(3_000n, 0, 0)).to.equal(usd('3000'));
    });

    for (const [what, answer] of [
      ['nothing', 0n],
      ['less than nothing', -1n],
      ['the least of all', -(2n ** 255n)],
    ] as const)
      it(`rejects with PRICE_UNAVAILABLE when the feed returns ${what}`, async () => {
        expect(await rejection(told(answer))).to.equal('PRICE_UNAVAILABLE');
      });

    it('rejects with PRICE_UNAVAILABLE when the price is below the smallest dollar figure', async () => {
      expect(await rejection(told(1n, 0, 36))).to.equal('PRICE_UNAVAILABLE');
      expect(await rejection(told(1n, 0, 255))).to.equal('PRICE_UNAVAILABLE');
    });

    it('rejects with PRICE_UNAVAILABLE when the feed missed its heartbeat', async () => {
      expect(await told(300_000_000_000n, 3_600 + 600)).to.equal(usd('3000'));
      expect(await rejection(told(300_000_000_000n, 3_600 + 601))).to.equal('PRICE_UNAVAILABLE');
    });

    it('rejects with PRICE_UNAVAILABLE when the feed was never updated, or has a future time', async () => {
      expect(await rejection(told(300_000_000_000n, unix(NOON)))).to.equal('PRICE_UNAVAILABLE');
      expect(await rejection(told(300_000_000_000n, -61))).to.equal('PRICE_UNAVAILABLE');
    });
  },
  { chainId: PRICED.chainId },
);

describe('CHAINLINK_FEEDS', () => {
  it('lists every feed once', () => {
    const all = [...CHAINLINK_FEEDS.values()].flatMap(({ native, tokens }: ChainlinkFeeds) => [
      native,
      ...tokens.values(),
    ]);
    expect(new Set(all.map(({ address }) => address)).size).to.equal(all.length);
    expect(all).to.have.length(14);
  });
});

const outageClock = new SettableClock(NOON);
for (const method of ['native', 'token'] as const)
  describeChainOutages(`ChainlinkPriceFeeds.${method}`, 'PRICE_UNAVAILABLE', (rpc) => {
    const feeds = new ChainlinkPriceFeeds(new Map([[rpc.chainId, rpc]]), CHAINLINK_FEEDS, outageClock);
    return method === 'native' ? feeds.native(rpc.chainId) : feeds.token(rpc.chainId, PRICED.token);
  });

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

describe('FirstOfPriceFeeds', () => {
  const memory = (native: string | undefined, token: string | undefined) => {
    const feeds = new InMemoryPriceFeeds(new Map());
    feeds.change(priced(native), PRICED.chainId);
    feeds.change(priced(token), PRICED.chainId, PRICED.token);
    return feeds;
  };

  describePriceFeedsContract('the second where the first has none', async () => {
    const second = memory(undefined, undefined);
    return {
      feeds: new FirstOfPriceFeeds(memory(undefined, undefined), second),
      tell: async ({ native, token }) => {
        second.change(priced(native), PRICED.chainId);
        second.change(priced(token), PRICED.chainId, PRICED.token);
      },
    };
  });

  it('prefers the first feeds for each price', async () => {
    const feeds = new FirstOfPriceFeeds(memory('3000', undefined), memory('2000', '0.5'));
    expect(await feeds.native(PRICED.chainId)).to.equal(usd('3000'));
    expect(await feeds.token(PRICED.chainId, PRICED.token)).to.equal(usd('0.5'));
  });

  it('does not hide a defect of the first', async () => {
    const broken = memory('3000', '1');
    broken.native = () => Promise.reject(new TypeError('a defect'));
    const feeds = new FirstOfPriceFeeds(broken, memory('2000', '1'));
    expect(await feeds.native(PRICED.chainId).catch(String)).to.equal('TypeError: a defect');
  });

  it('uses the second feeds when the node of the first is down', async () => {
    const server = await startRpcServer({});
    const rpc = new ChainRpc({ chainId: PRICED.chainId, urls: [server.url], callMs: 80 });
    await server.goDown();
    const chainlink = new ChainlinkPriceFeeds(new Map([[PRICED.chainId, rpc]]), CHAINLINK_FEEDS, outageClock);
    expect(await new FirstOfPriceFeeds(chainlink, memory('2000', '1')).native(PRICED.chainId)).to.equal(usd('2000'));
    rpc.close();
  });
});
