export type SalePhase = 'upcoming' | 'active' | 'paused' | 'ended';

/** The state that the sale contract reports. */
export type SaleState = Readonly<{
  phase: SalePhase;
  /** Smallest units of the sale token. */
  tokensSold: bigint;
  tokensForSale: bigint;
  /** Payment-token units for one whole sale token. */
  price: bigint;
  /** The newest block that the node had when it was read, where it tells. */
  block?: number;
}>;
