import type { TypedDataDomain, TypedDataField } from '../shared/typed-data.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** The EIP-712 struct of an ERC-2612 permit: an allowance granted by signature instead of a transaction. */
export const PERMIT_TYPES: Readonly<Record<'Permit', readonly TypedDataField[]>> = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

export type Permit = Readonly<{
  owner: WalletAddress;
  spender: WalletAddress;
  /** Smallest units. */
  value: bigint;
  nonce: bigint;
  /** Unix seconds. */
  deadline: bigint;
}>;

/** What a wallet needs to sign a permit of a token. */
export type PermitTerms = Readonly<{ domain: TypedDataDomain; nonce: bigint }>;
