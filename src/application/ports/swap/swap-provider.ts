import type { SwapOffer, SwapOrder, SwapProgress } from '../../../domain/swap/swap.ts';

/** A swap provider. Every method rejects with SWAP_UNAVAILABLE when no usable response arrives in time. */
export interface SwapProvider {
  /**
   * A quote for exactly this order: all its transactions are sent by the user, on the chain where the swap starts.
   * Rejects with SWAP_AMOUNT_TOO_LOW, SWAP_NO_ROUTE, SWAP_REFUSED or SWAP_FORBIDDEN.
   */
  offer(order: SwapOrder): Promise<SwapOffer>;
  /** The progress of a swap, by the request id of its quote. Rejects with SWAP_NOT_FOUND. */
  progress(requestId: string): Promise<SwapProgress>;
}
