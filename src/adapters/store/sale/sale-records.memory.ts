import type {
  AuthorizationState,
  IssuedNftAuthorization,
  NftOutcome,
  NftToken,
} from '../../../application/ports/sale.ts';
import type { BidPermit } from '../../../domain/sale/bid-permit.ts';
import type { BidAccount, PersonRecords, Usable } from '../../../domain/sale/person-room.ts';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import { unixSeconds } from '../../../domain/shared/duration.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { mentionsIn } from '../shared/mentions.ts';
import { AuctionRecords } from './auction-records.memory.ts';
import type { EventEntries, EventEntry } from './event-index.memory.ts';

type Issued = Readonly<{ authorization: PurchaseAuthorization; issuedAt: Date }>;
export type PurchaseEntry = EventEntry<Purchase>;

export type NftEntry = { issued: IssuedNftAuthorization; outcome?: NftOutcome };

/** The authorizations, purchases and bids of all sales, shared by the in-memory adapters that read and write them. */
export class SaleRecords extends AuctionRecords {
  /** By nonce. */
  readonly #issued = new Map<bigint, Issued>();
  readonly #noncesOf = new Map<WalletAddress, Set<bigint>>();
  /** By contract and nonce. */
  readonly mints = new Map<string, NftEntry>();
  /** By transaction hash and log index. */
  readonly purchases: EventEntries<Purchase> = new Map();

  about(wallet: WalletAddress) {
    const mints = [...this.mints.values()].map(({ issued, outcome }) => ({ ...issued.authorization, outcome }));
    const bought = [...this.purchases.values()].map(({ event, confirmed }) => ({ ...event, confirmed }));
    const own = <T extends Parties>(all: readonly T[]) => all.filter(({ buyer }) => buyer === wallet);
    return {
      purchase_authorizations: own(this.issued.map(({ authorization }) => authorization)),
      nft_purchase_authorizations: own(mints),
      purchases: own(bought),
      ...this.bidsAbout(wallet),
    };
  }

  mentions(wallet: WalletAddress) {
    const refers = ({ buyer, referrer }: Parties) => buyer !== wallet && referrer === wallet;
    const mints = [...this.mints.values()].map(({ issued }) => issued);
    const purchases = [...this.purchases.values()].map(({ event }) => event);
    const issuedAt = ({ issuedAt: at }: Pick<Issued, 'issuedAt'>) => ({ issuedAt: at });
    const ofAuthorization = ({ authorization }: Readonly<{ authorization: Parties }>) => refers(authorization);
    return [
      ...mentionsIn(['purchase_authorizations', 'referrer'], this.issued, ofAuthorization, issuedAt),
      ...mentionsIn(['nft_purchase_authorizations', 'referrer'], mints, ofAuthorization, issuedAt),
      ...mentionsIn(['purchases', 'referrer'], purchases, refers, ({ timestamp }) => ({ timestamp })),
      ...this.bidsMentioning(wallet),
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
    return new Set([...this.purchases.values()].map(({ event }) => event.nonce));
  }
}

type Parties = Pick<Purchase, 'buyer' | 'referrer'>;
type Position = Pick<Purchase, 'blockNumber' | 'logIndex'>;

export const byPosition = (a: Position, b: Position) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

/** What the records of all sales say about the wallets of a person. */
export function personRecordsOf(
  records: SaleRecords,
  wallets: readonly WalletAddress[],
  settledUntil: Date,
  except?: NftToken,
): PersonRecords {
  const live = new Map(wallets.map((wallet) => [wallet, usableOf(liveOf(records, wallet, settledUntil))]));
  const indexed = new Map<WalletAddress, bigint>();
  for (const { event } of records.purchases.values())
    indexed.set(event.buyer, (indexed.get(event.buyer) ?? 0n) + event.amount);
  return { live, indexed, minted: mintedBy(records, wallets, except), bids: bidsOf(records, wallets) };
}

/** The accounts of all auctions in which one of the wallets bid, or could. */
export function bidsOf(records: SaleRecords, wallets: readonly WalletAddress[]): readonly BidAccount[] {
  const accounts = records.bidAccountsOf(wallets);
  const live = [...records.bidPermits.values()]
    .filter(({ permit, settled }) => !settled && wallets.includes(permit.owner) && !records.isBid(permit))
    .map(({ permit }) => permit);
  const isSame = (a: Pick<BidPermit, 'auction' | 'owner'>) => (b: Pick<BidPermit, 'auction' | 'owner'>) =>
    a.auction === b.auction && a.owner === b.owner;
  const unbid = live.filter((permit, i) => live.findIndex(isSame(permit)) === i && !accounts.some(isSame(permit)));
  const none = unbid.map(({ auction, owner }) => ({ auction, owner, bid: 0n, refunded: 0n }));
  return [...accounts, ...none].map((account) => ({ ...account, live: usableOf(live.filter(isSame(account))) }));
}

const usableOf = (live: readonly Usable[]): Usable =>
  live.reduce(
    (usable, { amount, maxAllowed }) => ({
      amount: usable.amount + amount,
      maxAllowed: maxAllowed > usable.maxAllowed ? maxAllowed : usable.maxAllowed,
    }),
    { amount: 0n, maxAllowed: 0n },
  );

/** A token can be minted once: it counts at the highest price that was authorized. */
export function mintedBy({ mints }: SaleRecords, wallets: readonly WalletAddress[], except?: NftToken): bigint {
  const prices = new Map<string, bigint>();
  for (const { issued, outcome } of mints.values()) {
    const { contract, authorization } = issued;
    const { amount, buyer, tokenId } = authorization;
    const isAsked = contract === except?.contract && tokenId === except.tokenId;
    if (outcome === 'unused' || isAsked || !wallets.includes(buyer)) continue;
    const token = `${contract}:${tokenId}`;
    const known = prices.get(token) ?? 0n;
    prices.set(token, amount > known ? amount : known);
  }
  return [...prices.values()].reduce((sum, price) => sum + price, 0n);
}

/** The authorizations that the wallet can still use. */
export function liveOf(records: SaleRecords, buyer: WalletAddress, now: Date): readonly PurchaseAuthorization[] {
  const used = records.usedNonces();
  const issued = records.issuedTo(buyer).map(({ authorization }) => authorization);
  return issued.filter((one) => stateOf(one, used.has(one.nonce), now) === 'issued');
}

type Usage = Pick<PurchaseAuthorization, 'deadline'>;

export function stateOf(authorization: Usage, isUsed: boolean, now: Date): AuthorizationState {
  if (isUsed) return 'used';
  return isOver(authorization, now) ? 'expired' : 'issued';
}

export function tallyOf(states: readonly (AuthorizationState | undefined)[]) {
  const count = (wanted: AuthorizationState) => states.filter((state) => state === wanted).length;
  return { issued: states.length, used: count('used'), expired: count('expired'), open: count('issued') };
}

/** Undefined past the deadline until it is settled. */
export function mintStateOf({ issued, outcome }: NftEntry, now: Date): AuthorizationState | undefined {
  if (outcome === undefined) return isOver(issued.authorization, now) ? undefined : 'issued';
  return outcome === 'used' ? 'used' : 'expired';
}

/** A deadline is in whole seconds, like a block's time, and includes its last second. */
export const isOver = ({ deadline }: Usage, now: Date): boolean => deadline < unixSeconds(now);
