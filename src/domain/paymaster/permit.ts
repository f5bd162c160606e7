import type { TypedDataDomain, TypedDataField } from '../shared/typed-data.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** The EIP-712 struct of an allowance that is signed in the place of a transaction (ERC-2612). */
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

/** What a wallet must know of a token to sign a permit of it. */
export type PermitTerms = Readonly<{ domain: TypedDataDomain; nonce: bigint }>;
