import type { Decision } from '../../../domain/decision/decision.ts';
import type { NftPurchaseAuthorization } from '../../../domain/sale/nft-purchase-authorization.ts';
import type { PersonShare } from '../../../domain/sale/person-room.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type IssuedNftAuthorization = Readonly<{
  contract: WalletAddress;
  authorization: NftPurchaseAuthorization;
  issuedAt: Date;
}>;

/** An NFT of a contract. */
export type NftToken = Readonly<{ contract: WalletAddress; tokenId: bigint }>;

/** An authorization of which nobody knows yet whether it was used. */
export type OpenNftAuthorization = Readonly<{ contract: WalletAddress; nonce: bigint; deadline: Date }>;
export type NftOutcome = 'used' | 'unused';

/** The NFT purchase authorizations that this service issued. Every method rejects with STORE_UNAVAILABLE. */
export interface NftSaleLedger {
  /**
   * Stores the authorization and the decision that grants it; both or neither. Rejects when the contract's nonce was recorded before.
   * With a share, rejects with TIER_LIMIT_EXCEEDED, and records nothing, when the person could pass the tier's limit with it: of
   * requests at once for wallets of one person, in either sale, each sees those that were recorded before it.
   */
  record(issued: IssuedNftAuthorization, decision: Decision, share?: PersonShare): Promise<void>;
  /** The prices of the tokens that were authorized for these wallets and not settled as `unused`: each token once, at its highest price. */
  mintedBy(wallets: readonly WalletAddress[], except?: NftToken): Promise<bigint>;
  /** The oldest authorizations whose deadline passed before `before` and which are not settled. */
  unsettled(before: Date, limit: number): Promise<readonly OpenNftAuthorization[]>;
  /** Settles an authorization for good; one that is settled stays as it is. */
  settle(contract: WalletAddress, nonce: bigint, outcome: NftOutcome): Promise<void>;
  /** The buyer's, newest first. */
  issuedTo(buyer: WalletAddress, limit: number): Promise<readonly IssuedNftAuthorization[]>;
  /** The authorization with this nonce; undefined when it was never issued. */
  issued(contract: WalletAddress, nonce: bigint): Promise<NftPurchaseAuthorization | undefined>;
  /** Deletes at most `limit` authorizations that were settled as `unused` and whose deadline passed before `before`; returns how many. */
  purgeUnused(before: Date, limit: number): Promise<number>;
}
