import { expect } from 'chai';
import type { LocalNode } from '../../../contracts/kit/node.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { CHAINLINK_FEEDS, type ChainlinkFeeds } from '../../../src/adapters/oracle/chainlink-feeds.ts';
import { ChainlinkPriceFeeds } from '../../../src/adapters/oracle/price-feeds.chainlink.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { describeChainOutages } from '../../contracts/chain/chain-outage.contract.ts';
import { describePriceFeedsContract, PRICED } from '../../contracts/fee/price-feeds.contract.ts';
import { describeOnChain } from '../../support/chain/chain.ts';
import { NOON } from '../../support/noon.ts';
import { rejection } from '../../support/rejection.ts';

const usd = (decimal: string) => toUsd(decimal) as Usd;

const unix = (date: Date) => Math.floor(date.getTime() / 1000);

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
