import type { NftPurchaseAuthorization, SignedNftPurchase } from '../../../domain/sale/nft-purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface NftPurchaseSigner {
  /** A signature that this contract accepts for exactly this authorization, and the calldata with both. Rejects as PurchaseSigner does. */
  sign(contract: WalletAddress, authorization: NftPurchaseAuthorization): Promise<SignedNftPurchase>;
}
