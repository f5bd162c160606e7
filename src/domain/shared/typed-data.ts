import type { WalletAddress } from './wallet-address.ts';

/** The EIP-712 domain of a signature: one contract on one chain. */
export type TypedDataDomain = Readonly<{
  name: string;
  version: string;
  chainId: number;
  verifyingContract: WalletAddress;
}>;

/** One member of an EIP-712 struct. */
export type TypedDataField = Readonly<{ name: string; type: string }>;
