import type { ChainTransactions } from '../../application/ports/transfer.ts';
import type { Fate } from '../../domain/transfer/relayed-transaction.ts';
import type { Bid, QueuedCall } from './relayer-queue.ts';

export type ToldBid = Readonly<{ bid: Bid; fate: Fate }>;

/** Each bid of the call with its fate on the chain. Rejects with CHAIN_UNAVAILABLE. */
export const fatesOf = (
  chainTransactions: ChainTransactions,
  { chainId, relayer: from, nonce, bids }: QueuedCall,
  confirmations: number,
): Promise<readonly ToldBid[]> =>
  Promise.all(
    bids.map(async (bid) => ({
      bid,
      fate: await chainTransactions.fateOf({ chainId, hash: bid.hash, from, nonce }, confirmations),
    })),
  );

export const isMined = ({ fate }: ToldBid): boolean => fate === 'confirmed' || fate === 'reverted';
export const isPending = ({ fate }: ToldBid): boolean => fate === 'pending';
export const isReplaced = ({ fate }: ToldBid): boolean => fate === 'replaced';
