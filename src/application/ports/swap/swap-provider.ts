import type { SwapOffer, SwapOrder, SwapProgress } from '../../../domain/swap/swap.ts';

/** Who swaps. Every method rejects with SWAP_UNAVAILABLE when no usable answer comes in time. */
export interface SwapProvider {
  /**
   * An offer for exactly this order: every transaction of it is the user's own, on the chain that the swap starts from.
   * Rejects with SWAP_AMOUNT_TOO_LOW, SWAP_NO_ROUTE, SWAP_REFUSED or SWAP_FORBIDDEN.
   */
  offer(order: SwapOrder): Promise<SwapOffer>;
  /** How far a swap is, by the request id of its quote. Rejects with SWAP_NOT_FOUND. */
  progress(requestId: string): Promise<SwapProgress>;
}
