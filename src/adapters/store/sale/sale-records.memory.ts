import type { IssuedNftAuthorization, NftOutcome } from '../../../application/ports/sale/nft-sale-ledger.ts';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

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

  about(wallet: WalletAddress) {
    const mints = [...this.mints.values()].map(({ issued, outcome }) => ({ ...issued.authorization, outcome }));
    const bought = [...this.purchases.values()].map(({ purchase, confirmed }) => ({ ...purchase, confirmed }));
    const own = <T extends Parties>(all: Iterable<T>) =>
      [...all].filter(({ buyer, referrer }) => [buyer, referrer].includes(wallet));
    return {
      purchase_authorizations: own(this.authorizations.values()),
      nft_purchase_authorizations: own(mints),
      purchases: own(bought),
    };
  }
}

type Parties = Pick<Purchase, 'buyer' | 'referrer'>;
type Position = Pick<Purchase, 'blockNumber' | 'logIndex'>;

export const byPosition = (a: Position, b: Position) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;
