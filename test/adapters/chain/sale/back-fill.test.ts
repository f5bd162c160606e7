import { expect } from 'chai';
import { RpcError } from '../../../../src/adapters/chain/rpc/errors.ts';
import type { RpcCall } from '../../../../src/adapters/chain/rpc/json-rpc-client.ts';
import type { Reading } from '../../../../src/adapters/chain/rpc/rpc-node.ts';
import { EvmSaleEvents } from '../../../../src/adapters/chain/sale/sale-events.evm.ts';
import { RangeWidth, readRange } from '../../../../src/application/sale/read-range.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { hashOf, purchaseLog } from '../../../support/servers/log-server.ts';

const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as WalletAddress;
const BLOCKS = 500_000;

/** `every`: the number of blocks for each purchase. */
type Habits = Readonly<{ largestRange: number; statesTimes: boolean; every: number }>;

/** A node without a network in between; counts requests, a batch as one. */
function countingNode({ largestRange, statesTimes, every }: Habits) {
  const counted = { requests: 0, rejected: 0 };
  const quantity = (value: number) => `0x${value.toString(16)}`;
  const timeOf = (block: number) => quantity(1_700_000_000 + block);
  const answer = ([method, [given]]: RpcCall): unknown => {
    if (method === 'eth_getBlockByNumber') {
      const number = Number(given);
      return {
        number: quantity(number),
        hash: hashOf(number),
        parentHash: hashOf(number - 1),
        timestamp: timeOf(number),
      };
    }
    const { fromBlock, toBlock } = given as { fromBlock: string; toBlock: string };
    const [from, to] = [Number(fromBlock), Number(toBlock)];
    if (to - from >= largestRange) {
      counted.rejected += 1;
      throw new RpcError(method, { code: -32005, message: 'block range too large' });
    }
    const first = Math.ceil(from / every) * every;
    return Array.from({ length: Math.floor((to - first) / every) + 1 }, (_, i) => {
      const block = first + i * every;
      return { ...purchaseLog(SALE, block), ...(statesTimes && { blockTimestamp: timeOf(block) }) };
    });
  };
  const ask = async (method: string, params: readonly unknown[] = []) => {
    counted.requests += 1;
    return answer([method, params] as unknown as RpcCall);
  };
  const askAll = async (calls: readonly RpcCall[]) => {
    counted.requests += 1;
    return calls.map((call) => ({ result: answer(call) }));
  };
  const read = async <T>(reading: Reading<T>) => await reading(ask as never, askAll as never);
  return { events: new EvmSaleEvents({ read } as never, SALE), counted };
}

async function backFill({ events }: ReturnType<typeof countingNode>, to: number): Promise<number> {
  const width = new RangeWidth();
  let purchases = 0;
  for (let from = 1; from <= to; ) {
    const range = await readRange(events, width, from, to);
    if (range === undefined) throw new Error('the chain changed');
    purchases += range.events.length;
    from = range.last.number + 1;
  }
  return purchases;
}

describe('a back-fill of the sale', () => {
  it('reads 500,000 blocks with at most 400 requests, however many purchases are in them', async () => {
    const node = countingNode({ largestRange: 5_000, statesTimes: true, every: 100 });
    expect(await backFill(node, BLOCKS)).to.equal(BLOCKS / 100);
    expect(node.counted.requests).to.be.at.most(400);
    expect(node.counted.rejected).to.be.at.most(3);
  });

  it('reads the block of every purchase where the node does not state its time', async () => {
    const node = countingNode({ largestRange: 1_000, statesTimes: false, every: 10 });
    expect(await backFill(node, 2_000)).to.equal(200);
    expect(node.counted.requests).to.be.greaterThan(10);
  });

  it('closes in on the widest range that the node accepts, and does not try a rejected one again', async () => {
    const node = countingNode({ largestRange: 2_000, statesTimes: true, every: 1_000 });
    await backFill(node, 100_000);
    expect(node.counted.rejected).to.be.at.most(5);
    expect(node.counted.requests).to.be.at.most(240);
  });
});
