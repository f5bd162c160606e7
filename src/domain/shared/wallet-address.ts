/** An EVM address in its EIP-55 checksummed form, so that equality is `===`. Made only at the edges. */
export type WalletAddress = string & { readonly __brand: 'WalletAddress' };

export const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000' as WalletAddress;
