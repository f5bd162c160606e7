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
