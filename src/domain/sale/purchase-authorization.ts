import type { KycTier } from '../kyc/tier.ts';
import type { Hex } from '../shared/hex.ts';
import type { TypedDataDomain, TypedDataField } from '../shared/typed-data.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** The argument of the NFT sale contract's `buyNft()`. */
export type NftPurchaseAuthorization = Readonly<{
  buyer: WalletAddress;
  paymentToken: WalletAddress;
  /** Smallest units of the payment token. */
  amount: bigint;
  tokenId: bigint;
  /** 1 to 255: the tier in the contract, not the buyer's verification tier. */
  tierId: number;
  /** The zero address without a referrer. */
  referrer: WalletAddress;
  /** Unguessable, 256 bits. */
  nonce: bigint;
  /** Unix seconds, inclusive. */
  deadline: bigint;
}>;

/** The EIP-712 domain and signature, and the complete calldata of `buyNft(authorization, signature)`. */
export type SignedNftPurchase = Readonly<{
  authorization: NftPurchaseAuthorization;
  domain: TypedDataDomain;
  signature: Hex;
  calldata: Hex;
}>;

/** The EIP-712 struct that is signed; the order of its members is the order of the contract's struct. */
export const NFT_PURCHASE_AUTHORIZATION_TYPES: Readonly<Record<'NftPurchaseAuthorization', readonly TypedDataField[]>> =
  {
    NftPurchaseAuthorization: [
      { name: 'buyer', type: 'address' },
      { name: 'paymentToken', type: 'address' },
      { name: 'amount', type: 'uint256' },
      { name: 'tokenId', type: 'uint256' },
      { name: 'tierId', type: 'uint8' },
      { name: 'referrer', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  };

/** The argument of the sale contract's `buy()`. Amounts are in smallest units of the payment token. */
export type PurchaseAuthorization = Readonly<{
  buyer: WalletAddress;
  paymentToken: WalletAddress;
  amount: bigint;
  /** The buyer's cap over all purchases, in the same units. */
  maxAllowed: bigint;
  isEU: boolean;
  /** The zero address without a referrer. */
  referrer: WalletAddress;
  /** Unguessable, 256 bits. */
  nonce: bigint;
  /** Unix seconds, inclusive. */
  deadline: bigint;
  tier: KycTier;
}>;

/** The EIP-712 domain and signature, and the complete calldata of `buy(authorization, signature)`. */
export type SignedPurchase = Readonly<{
  authorization: PurchaseAuthorization;
  domain: TypedDataDomain;
  signature: Hex;
  calldata: Hex;
}>;

/** The EIP-712 struct that is signed; the order of its members is the order of the contract's struct. */
export const PURCHASE_AUTHORIZATION_TYPES: Readonly<Record<'PurchaseAuthorization', readonly TypedDataField[]>> = {
  PurchaseAuthorization: [
    { name: 'buyer', type: 'address' },
    { name: 'paymentToken', type: 'address' },
    { name: 'amount', type: 'uint256' },
    { name: 'maxAllowed', type: 'uint256' },
    { name: 'isEU', type: 'bool' },
    { name: 'referrer', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'tier', type: 'uint8' },
  ],
};
