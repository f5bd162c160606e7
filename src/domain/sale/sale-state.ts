export type SalePhase = 'upcoming' | 'active' | 'paused' | 'ended';

/** The sale as its contract tells it. */
export type SaleState = Readonly<{
  phase: SalePhase;
  /** Smallest units of the sale token. */
  tokensSold: bigint;
  tokensForSale: bigint;
  /** Payment-token units for one whole sale token. */
  price: bigint;
}>;
