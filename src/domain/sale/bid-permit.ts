import type { Hex } from '../shared/hex.ts';
import type { TypedDataDomain, TypedDataField } from '../shared/typed-data.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** What the validation hook of an auction requires of a bid. Amounts are in smallest units of the currency. */
export type BidPermit = Readonly<{
  auction: WalletAddress;
  /** Receives the tokens and refunds. */
  owner: WalletAddress;
  /** Pays. */
  sender: WalletAddress;
  amount: bigint;
  /** The total that the owner may have bid in the auction with this bid, refunded or not. */
  maxAllowed: bigint;
  /** Unguessable, 256 bits. */
  nonce: bigint;
  /** Unix seconds, inclusive. */
  deadline: bigint;
}>;

/** The EIP-712 domain and signature, and both as the hook decodes them. */
export type SignedBidPermit = Readonly<{
  permit: BidPermit;
  domain: TypedDataDomain;
  signature: Hex;
  hookData: Hex;
}>;

/** The argument of the auction's `submitBid()`. */
export type BidCall = Readonly<{
  maxPrice: bigint;
  amount: bigint;
  owner: WalletAddress;
  prevTickPrice: bigint;
  hookData: Hex;
}>;

/** The EIP-712 struct that is signed; the order of its members is the order of the contract's struct. */
export const BID_PERMIT_TYPES: Readonly<Record<'BidPermit', readonly TypedDataField[]>> = {
  BidPermit: [
    { name: 'auction', type: 'address' },
    { name: 'owner', type: 'address' },
    { name: 'sender', type: 'address' },
    { name: 'amount', type: 'uint256' },
    { name: 'maxAllowed', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};
