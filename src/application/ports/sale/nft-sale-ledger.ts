import type { Decision } from '../../../domain/decision/decision.ts';
import type { NftPurchaseAuthorization } from '../../../domain/sale/nft-purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type IssuedNftAuthorization = Readonly<{
  contract: WalletAddress;
  authorization: NftPurchaseAuthorization;
  issuedAt: Date;
}>;

/** The NFT purchase authorizations that this service issued. Every method rejects with STORE_UNAVAILABLE. */
export interface NftSaleLedger {
  /** Stores the authorization and the decision that grants it; both or neither. Rejects when the contract's nonce was recorded before. */
  record(
    contract: WalletAddress,
    authorization: NftPurchaseAuthorization,
    issuedAt: Date,
    decision: Decision,
  ): Promise<void>;
  /** The buyer's, newest first. */
  issuedTo(buyer: WalletAddress, limit: number): Promise<readonly IssuedNftAuthorization[]>;
  /** The authorization with this nonce; undefined when it was never issued. */
  issued(contract: WalletAddress, nonce: bigint): Promise<NftPurchaseAuthorization | undefined>;
  /** Deletes at most `limit` authorizations whose deadline passed before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
