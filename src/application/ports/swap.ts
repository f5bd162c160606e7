import type { SwapContractsByChain } from '../../domain/swap/quoted-step.ts';
import type { SwapOffer, SwapOrder, SwapProgress } from '../../domain/swap/swap.ts';

/** A swap provider. Every method rejects with SWAP_UNAVAILABLE when no usable response arrives in time. */
export interface SwapProvider {
  /** The provider's own accounts, pinned in this repository: a quote may pay and approve no others. */
  readonly contracts: SwapContractsByChain;
  /** What the provider publishes of its accounts now. Only to compare with the pinned ones, never to check a quote. */
  publishedContracts(): Promise<SwapContractsByChain>;
  /**
   * A quote for this order, decoded and not checked yet: see `requireSafe`.
   * Rejects with SWAP_AMOUNT_TOO_LOW, SWAP_NO_ROUTE, SWAP_REFUSED or SWAP_FORBIDDEN.
   */
  offer(order: SwapOrder): Promise<SwapOffer>;
  /** The progress of a swap, by the request id of its quote. Rejects with SWAP_NOT_FOUND. */
  progress(requestId: string): Promise<SwapProgress>;
}
