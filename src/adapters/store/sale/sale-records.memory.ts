import type { IssuedNftAuthorization, NftOutcome } from '../../../application/ports/sale.ts';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { mentionsIn } from '../shared/mentions.ts';

type Issued = Readonly<{ authorization: PurchaseAuthorization; issuedAt: Date }>;
export type PurchaseEntry = { purchase: Purchase; confirmed: boolean; reported: boolean; announced: boolean };

export type NftEntry = { issued: IssuedNftAuthorization; outcome?: NftOutcome };

/** The authorizations and the purchases of both sales, shared by the in-memory adapters that read and write them. */
export class SaleRecords {
  /** By nonce. */
  readonly #issued = new Map<bigint, Issued>();
  readonly #noncesOf = new Map<WalletAddress, Set<bigint>>();
  /** By contract and nonce. */
  readonly mints = new Map<string, NftEntry>();
  /** By transaction hash and log index. */
  readonly purchases = new Map<string, PurchaseEntry>();

  about(wallet: WalletAddress) {
    const mints = [...this.mints.values()].map(({ issued, outcome }) => ({ ...issued.authorization, outcome }));
    const bought = [...this.purchases.values()].map(({ purchase, confirmed }) => ({ ...purchase, confirmed }));
    const own = <T extends Parties>(all: readonly T[]) => all.filter(({ buyer }) => buyer === wallet);
    return {
      purchase_authorizations: own(this.issued.map(({ authorization }) => authorization)),
      nft_purchase_authorizations: own(mints),
      purchases: own(bought),
    };
  }

  mentions(wallet: WalletAddress) {
    const refers = ({ buyer, referrer }: Parties) => buyer !== wallet && referrer === wallet;
    const mints = [...this.mints.values()].map(({ issued }) => issued);
    const purchases = [...this.purchases.values()].map(({ purchase }) => purchase);
    const issuedAt = ({ issuedAt: at }: Pick<Issued, 'issuedAt'>) => ({ issuedAt: at });
    const ofAuthorization = ({ authorization }: Readonly<{ authorization: Parties }>) => refers(authorization);
    return [
      ...mentionsIn(['purchase_authorizations', 'referrer'], this.issued, ofAuthorization, issuedAt),
      ...mentionsIn(['nft_purchase_authorizations', 'referrer'], mints, ofAuthorization, issuedAt),
      ...mentionsIn(['purchases', 'referrer'], purchases, refers, ({ timestamp }) => ({ timestamp })),
    ];
  }

  get issued(): readonly Issued[] {
    return [...this.#issued.values()];
  }

  issuedWith(nonce: bigint): Issued | undefined {
    return this.#issued.get(nonce);
  }

  /** Oldest first. */
  issuedTo(buyer: WalletAddress): readonly Issued[] {
    return [...(this.#noncesOf.get(buyer) ?? [])].map((nonce) => this.#issued.get(nonce) as Issued);
  }

  addIssued(issued: Issued): void {
    const { nonce, buyer } = issued.authorization;
    this.#issued.set(nonce, issued);
    this.#noncesOf.set(buyer, (this.#noncesOf.get(buyer) ?? new Set()).add(nonce));
  }

  removeIssued({ authorization: { nonce, buyer } }: Issued): void {
    this.#issued.delete(nonce);
    this.#noncesOf.get(buyer)?.delete(nonce);
  }

  /** The nonces of all indexed purchases. */
  usedNonces(): ReadonlySet<bigint> {
    return new Set([...this.purchases.values()].map(({ purchase }) => purchase.nonce));
  }
}

type Parties = Pick<Purchase, 'buyer' | 'referrer'>;
type Position = Pick<Purchase, 'blockNumber' | 'logIndex'>;

export const byPosition = (a: Position, b: Position) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;
