import { expect } from 'chai';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { CHAINLINK_FEEDS } from '../../../src/adapters/oracle/chainlink-feeds.ts';
import { ChainlinkPriceFeeds } from '../../../src/adapters/oracle/price-feeds.chainlink.ts';
import { FirstOfPriceFeeds } from '../../../src/adapters/oracle/price-feeds.first-of.ts';
import { InMemoryPriceFeeds } from '../../../src/adapters/oracle/price-feeds.memory.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { describePriceFeedsContract, PRICED } from '../../contracts/fee/price-feeds.contract.ts';
import { NOON } from '../../support/noon.ts';
import { startRpcServer } from '../../support/servers/rpc-server.ts';

const usd = (decimal: string) => toUsd(decimal) as Usd;

const priced = (decimal: string | undefined) => (decimal === undefined ? undefined : usd(decimal));

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
    const chainlink = new ChainlinkPriceFeeds(
      new Map([[PRICED.chainId, rpc]]),
      CHAINLINK_FEEDS,
      new SettableClock(NOON),
    );
    expect(await new FirstOfPriceFeeds(chainlink, memory('2000', '1')).native(PRICED.chainId)).to.equal(usd('2000'));
    rpc.close();
  });
});
