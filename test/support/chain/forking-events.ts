import type { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { NodeBehind, RpcError } from '../../../src/adapters/chain/rpc/errors.ts';
import type { Ask, AskAll, Reading } from '../../../src/adapters/chain/rpc/rpc-node.ts';
import { InMemoryAuctionEvents } from '../../../src/adapters/chain/sale/auctions.memory.ts';
import { InMemorySaleEvents } from '../../../src/adapters/chain/sale/sale-events.memory.ts';
import type { ChainEvents } from '../../../src/application/ports/chain-events.ts';
import type { SaleEvents } from '../../../src/application/ports/sale.ts';
import type { AuctionEvent } from '../../../src/domain/sale/auction-event.ts';
import type { Purchase } from '../../../src/domain/sale/purchase.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { AUCTION } from '../fixtures/auction-fixtures.ts';
import { type Methods, Refusal } from '../servers/rpc-server.ts';
import { bidOf, type NodeHabits } from './forking-node.ts';

/** Calls that come at once, in this process. */
export const inProcess = (methods: Methods): Pick<ChainRpc, 'read'> => {
  const ask: Ask = async (method, params) => {
    try {
      return methods[method]?.(params);
    } catch (error) {
      throw error instanceof Refusal ? new RpcError(method, error) : error;
    }
  };
  const askAll: AskAll = async (calls) => {
    const settled = [];
    for (const [method, params] of calls) {
      settled.push(
        await ask(method, params).then(
          (result) => ({ result }),
          (refusal: RpcError) => ({ refusal }),
        ),
      );
    }
    return settled;
  };
  const orUnavailable = (error: unknown) => {
    throw error instanceof NodeBehind ? chainUnavailable.because(error) : error;
  };
  return { read: <T>(reading: Reading<T>) => reading(ask, askAll).catch(orUnavailable) };
};

/** The in-memory adapter, whose every answer is of one moment. */
export const purchasesInMemory = ({ chain, beforeAnswer, largestRange }: NodeHabits): SaleEvents =>
  disturbed(new InMemorySaleEvents(chain, largestRange), beforeAnswer);

export const bidsInMemory = ({ chain, beforeAnswer, largestRange }: NodeHabits): ChainEvents<AuctionEvent> => {
  const events = new InMemoryAuctionEvents(chain, largestRange);
  const known = new Set<Purchase>();
  return disturbed(events.of(AUCTION), () => {
    beforeAnswer();
    for (const purchase of chain.purchases()) {
      if (!known.has(purchase)) events.add(bidOf(AUCTION, purchase));
      known.add(purchase);
    }
  });
};

function disturbed<Event>(events: ChainEvents<Event>, beforeAnswer: () => void): ChainEvents<Event> {
  const answered = <T>(answer: () => T) => {
    beforeAnswer();
    return answer();
  };
  return {
    head: () => answered(() => events.head()),
    blocksAt: (heights) => answered(() => events.blocksAt(heights)),
    linkedRange: (from, to) => answered(() => events.linkedRange(from, to)),
    range: (from, to) => answered(() => events.range(from, to)),
  };
}
