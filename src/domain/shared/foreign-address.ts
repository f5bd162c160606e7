/** A mainnet address with a valid checksum; bech32 in lower case. Created by adapters only, after validation. */
export type BitcoinAddress = string & { readonly __brand: 'BitcoinAddress' };

/** 32 bytes in base58. Created by adapters only, after validation. */
export type SolanaAddress = string & { readonly __brand: 'SolanaAddress' };

/** The kinds of chains that are not EVM chains. */
export const FOREIGN_CHAINS = ['solana', 'bitcoin'] as const;
export type ForeignChain = (typeof FOREIGN_CHAINS)[number];

/** A valid address of such a chain, in its canonical form. Created by adapters only. */
export type ForeignAddress = Readonly<{
  chain: ForeignChain;
  address: string;
  /** What the address is, if nobody can spend what it receives: “is …”. */
  unspendable?: string;
}>;
