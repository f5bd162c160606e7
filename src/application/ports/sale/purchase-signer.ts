import type { PurchaseAuthorization, SignedPurchase } from '../../../domain/sale/purchase-authorization.ts';
import type { TypedDataDomain, TypedDataField } from '../../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface PurchaseSigner {
  /** The account whose signatures the sale contract accepts, as far as this process knows. */
  readonly address: WalletAddress;
  /** The data to verify a signature. */
  readonly typedData: Readonly<{ domain: TypedDataDomain; types: Readonly<Record<string, readonly TypedDataField[]>> }>;
  /**
   * A signature that the sale contract accepts for exactly this authorization, and the calldata with both. Rejects with
   * SIGNER_UNAVAILABLE and UPSTREAM_BUDGET: no signature exists then. Call it outside of transactions, since the key may be remote.
   */
  sign(authorization: PurchaseAuthorization): Promise<SignedPurchase>;
}
