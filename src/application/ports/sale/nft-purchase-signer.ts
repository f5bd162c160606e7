import type { NftPurchaseAuthorization, SignedNftPurchase } from '../../../domain/sale/nft-purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface NftPurchaseSigner {
  /** The account that the NFT sale contract must trust. */
  readonly address: WalletAddress;
  /** A signature that this contract accepts for exactly this authorization, and the calldata with both. */
  sign(contract: WalletAddress, authorization: NftPurchaseAuthorization): SignedNftPurchase;
}
