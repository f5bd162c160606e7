/** An EVM address in EIP-55 checksummed form, so that `===` compares addresses. Created by adapters only, after validation. */
export type WalletAddress = string & { readonly __brand: 'WalletAddress' };

export const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000' as WalletAddress;
