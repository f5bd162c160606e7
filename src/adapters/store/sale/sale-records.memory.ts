import type { IssuedNftAuthorization, NftOutcome } from '../../../application/ports/sale/nft-sale-ledger.ts';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';

export type PurchaseEntry = { purchase: Purchase; confirmed: boolean; reported: boolean; announced: boolean };

export type NftEntry = { issued: IssuedNftAuthorization; outcome?: NftOutcome };

/** The authorizations and the purchases of both sales, shared by the in-memory adapters that read and write them. */
export class SaleRecords {
  /** By nonce. */
  readonly authorizations = new Map<bigint, PurchaseAuthorization>();
  readonly issuedAt = new Map<bigint, Date>();
  /** By contract and nonce. */
  readonly mints = new Map<string, NftEntry>();
  /** By transaction hash and log index. */
  readonly purchases = new Map<string, PurchaseEntry>();
}

type Position = Pick<Purchase, 'blockNumber' | 'logIndex'>;

export const byPosition = (a: Position, b: Position) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;
