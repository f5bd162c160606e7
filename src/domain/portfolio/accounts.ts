/** A Bitcoin address: what its confirmed transactions leave it, and what is on its way. */
export type BitcoinAccount = Readonly<{
  balanceSats: bigint;
  /** What unconfirmed transactions add, or take when negative. */
  pendingSats: bigint;
  /** Undefined where there are more than the provider lists. */
  utxos?: readonly Utxo[];
}>;

export type Utxo = Readonly<{ txid: string; vout: number; valueSats: bigint; confirmed: boolean }>;

/** A Solana account. Of each mint the sum over all token accounts; empty ones are left out. */
export type SolanaAccount = Readonly<{
  lamports: bigint;
  tokens: readonly Readonly<{ mint: string; amount: bigint; decimals: number }>[];
  /** The slot in which the lamports were read. */
  slot: number;
}>;
