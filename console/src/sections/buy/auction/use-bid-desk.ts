import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConfig } from 'wagmi';
import { type Sending, useKept } from '../../../signing/index.ts';
import type { Auction } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { keepDecision } from '../decisions.ts';
import type { BidOrder, PreparedBid } from './wallet/prepare-bid.ts';

export type KeptBid = Readonly<{ bid: PreparedBid; sendings: readonly Sending[] }>;
export type BidDesk = ReturnType<typeof useBidDesk>;

/** Read again once a bid, an exit or a claim is in a block. */
export const CHANGED_BY_A_BID = ['viewBids', 'viewAuctions', 'viewSaleEligibility', 'payment-balance'];

/** One bid of the wallet, from its permit to its block. It stays over reloads until it is in a block. */
export function useBidDesk(
  wallet: Hex,
  { chainId, auction }: Auction,
  validitySeconds: number,
  /** What was entered is in the bid now: the form is for the next one. */
  onPrepared: () => void,
) {
  const config = useConfig();
  const cache = useQueryClient();
  const [kept, keep] = useKept<KeptBid>(`console.bid.${chainId}.${auction}.${wallet}`.toLowerCase());
  const prepare = useMutation<PreparedBid, Error, BidOrder>({
    mutationKey: ['authorizeBid'],
    mutationFn: async (order) => {
      const { prepareBid } = await import('./wallet/prepare-bid.ts');
      return prepareBid(config, { wallet, chainId, auction, order, validitySeconds });
    },
    onSuccess: (bid) => {
      keep({ bid, sendings: [] });
      onPrepared();
    },
  });
  const placed = placedIn(kept);
  const decision = kept?.bid.decision;
  const isOld = useRef(placed !== undefined);
  useEffect(() => {
    if (placed === undefined) return;
    if (isOld.current) return keep(undefined);
    if (decision !== undefined) keepDecision(placed, decision);
    for (const changed of CHANGED_BY_A_BID) void cache.invalidateQueries({ queryKey: [changed] });
  }, [placed, decision, keep, cache]);
  return {
    kept,
    /** The hash of the bid in its block. */
    placed,
    prepare: (order: BidOrder) => prepare.mutate(order),
    isPreparing: prepare.isPending,
    error: prepare.error,
    keep,
    discard: () => {
      isOld.current = false;
      prepare.reset();
      keep(undefined);
    },
  };
}

function placedIn(kept: KeptBid | undefined): Hex | undefined {
  const last = kept?.sendings[kept.bid.approvals.length];
  return last?.ended?.outcome === 'confirmed' ? (last.ended.hash ?? last.hash) : undefined;
}
