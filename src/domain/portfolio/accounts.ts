/** A Bitcoin address: its confirmed balance and the pending change. */
export type BitcoinAccount = Readonly<{
  balanceSats: bigint;
  /** Change by unconfirmed transactions; may be negative. */
  pendingSats: bigint;
  /** Undefined when there are more than the provider lists, or when the list could not be read. */
  utxos?: readonly Utxo[];
  /** Set when `utxos` is not the whole list. */
  isPartial?: true;
}>;

export type Utxo = Readonly<{ txid: string; vout: number; valueSats: bigint; confirmed: boolean }>;

/** A Solana account. `tokens` contains the sum over all token accounts of each mint, without zero balances. */
export type SolanaAccount = Readonly<{
  lamports: bigint;
  tokens: readonly Readonly<{ mint: string; amount: bigint; decimals: number }>[];
  /** The slot in which the lamports were read. */
  slot: number;
  /** Set when some token accounts could not be read: `tokens` lacks what they hold. */
  isPartial?: true;
}>;
