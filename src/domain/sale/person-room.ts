import { MAX_UINT256 } from '../shared/amount.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { BidPermit } from './bid-permit.ts';
import { aboveTierLimit } from './errors.ts';
import type { PurchaseAuthorization } from './purchase-authorization.ts';

/** The buyer as one of the wallets of a person. Figures are what the chain reported for the decision, in smallest units. */
export type PersonShare = Readonly<{
  others: readonly WalletAddress[];
  tier: string;
  /** What the tier allows the person over all wallets, sales and time. */
  cap: bigint;
  purchased: bigint;
  purchasedElsewhere: bigint;
  /** In open bids, and filled of exited ones, over all wallets and auctions. */
  committed: bigint;
  /** Read before the other figures: an authorization or permit whose deadline is before it is used in them, or never will be. */
  settledUntil: Date;
}>;

/** The authorizations that a wallet can still use in a sale: the sum of their amounts, and the highest of their maxima. */
export type Usable = Pick<PurchaseAuthorization, 'amount' | 'maxAllowed'>;

/** A wallet in an auction. Refunds give room back; the hook's count, which the maxima of permits are held against, does not fall. */
export type BidTotals = Readonly<{
  auction: WalletAddress;
  owner: WalletAddress;
  /** What it bid, refunded or not. */
  bid: bigint;
  /** By confirmed exits. */
  refunded: bigint;
}>;

export type BidAccount = BidTotals & Readonly<{ live: Usable }>;

/** What the records say at the moment of the check, of all wallets of the person. */
export type PersonRecords = Readonly<{
  /** Of the token sale. The buyer's own may be missing while nothing else counts: the sale contract counts them. */
  live: ReadonlyMap<WalletAddress, Usable>;
  /** Indexed purchases of the token sale. */
  indexed: ReadonlyMap<WalletAddress, bigint>;
  /** The price of every NFT whose authorization was used, or could have been: each token once, and without the one that is asked for. */
  minted: bigint;
  /** Of every auction in which a wallet bid, or could. */
  bids: readonly BidAccount[];
}>;

/** A tier without a cap needs no room. */
export const isCapped = ({ cap }: PersonShare): boolean => cap !== MAX_UINT256;

/**
 * Throws TIER_LIMIT_EXCEEDED when the person could pass the cap with this authorization, those that other wallets of the person can
 * still use, and the mints and bids of all wallets. The sale contract counts per wallet, and nothing else: its count is enough until
 * there is something else. From then on, authorizations from before have a higher maximum than the person has room.
 */
export function requireRoomForPurchase(
  wished: Usable & Pick<PurchaseAuthorization, 'buyer'>,
  share: PersonShare,
  records: PersonRecords,
): void {
  if (!isCapped(share)) return;
  const { own, elsewhere } = boughtBy(wished.buyer, share, records);
  const counted = reservedBy(share.others, records) + records.minted + spentOnBids(share, records);
  if (counted === 0n && elsewhere === 0n) return;
  const used = { own, live: usableBy(wished.buyer, records), used: own };
  requireRoomFor(wished, used, share, elsewhere + counted);
}

/** Throws TIER_LIMIT_EXCEEDED when the person could pass the cap with this mint: no contract counts mints. */
export function requireRoomForMint(
  { buyer, amount }: Pick<PurchaseAuthorization, 'buyer' | 'amount'>,
  share: PersonShare,
  records: PersonRecords,
): void {
  if (!isCapped(share)) return;
  const taken = inTokenSale(buyer, share, records) + records.minted + spentOnBids(share, records);
  if (amount > share.cap - taken) throw beyond(share, share.cap - taken);
}

/**
 * Throws TIER_LIMIT_EXCEEDED when the person could pass the cap with this permit and everything else that any wallet can still use.
 * Unused permits of the wallet in this auction count once: its hook holds all of them against one maximum. `bidHere`: what the hook
 * counted for the wallet when the decision was made.
 */
export function requireRoomForBid(
  wished: Pick<BidPermit, 'auction' | 'owner' | 'amount' | 'maxAllowed'>,
  bidHere: bigint,
  share: PersonShare,
  records: PersonRecords,
): void {
  if (!isCapped(share)) return;
  const isHere = ({ auction, owner }: BidAccount) => auction === wished.auction && owner === wished.owner;
  const here = records.bids.find(isHere);
  const bids = records.bids.filter((account) => !isHere(account));
  const taken =
    inTokenSale(wished.owner, share, records) +
    records.minted +
    larger(sumOf(records.bids.map(committedIn)), share.committed) +
    sumOf(bids.map(reservedIn));
  const used = { own: 0n, live: here?.live ?? NOTHING, used: larger(here?.bid ?? 0n, bidHere) };
  requireRoomFor(wished, used, share, taken);
}

type Account = Readonly<{
  /** What counts of the account besides its usable authorizations. */
  own: bigint;
  /** What its contract holds against the maxima of the authorizations. */
  used: bigint;
  live: Usable;
}>;

/** The contract lets the wallet spend up to the highest maximum that it holds. */
function requireRoomFor(wished: Usable, { own, live, used }: Account, share: PersonShare, taken: bigint): void {
  const most = larger(larger(live.maxAllowed, wished.maxAllowed) - used, 0n);
  const after = own + smaller(live.amount + wished.amount, most);
  if (after + taken > share.cap) throw beyond(share, share.cap - taken - own - live.amount);
}

/** Bought, and usable, of all wallets. */
function inTokenSale(buyer: WalletAddress, share: PersonShare, records: PersonRecords): bigint {
  const { own, elsewhere } = boughtBy(buyer, share, records);
  return own + elsewhere + reservedBy([buyer, ...share.others], records);
}

/** A purchase may be on the chain and not indexed yet, or indexed after the chain was read: the larger figure counts. */
function boughtBy(buyer: WalletAddress, share: PersonShare, { indexed }: PersonRecords) {
  const indexedElsewhere = sumOf(share.others.map((wallet) => indexed.get(wallet) ?? 0n));
  return {
    own: larger(indexed.get(buyer) ?? 0n, share.purchased),
    elsewhere: larger(indexedElsewhere, share.purchasedElsewhere),
  };
}

const committedIn = ({ bid, refunded }: BidAccount): bigint => bid - refunded;
const reservedIn = ({ bid, live }: BidAccount): bigint => smaller(live.amount, larger(live.maxAllowed - bid, 0n));

/** Bids as read or as indexed, and usable permits. */
const spentOnBids = ({ committed }: PersonShare, { bids }: PersonRecords): bigint =>
  larger(sumOf(bids.map(committedIn)), committed) + sumOf(bids.map(reservedIn));

/** The most that the sale contract lets each of the wallets buy with its usable authorizations. */
const reservedBy = (wallets: readonly WalletAddress[], records: PersonRecords): bigint =>
  sumOf(
    wallets.map((wallet) => {
      const { amount, maxAllowed } = usableBy(wallet, records);
      return smaller(amount, larger(maxAllowed - (records.indexed.get(wallet) ?? 0n), 0n));
    }),
  );

const NOTHING: Usable = { amount: 0n, maxAllowed: 0n };
const usableBy = (wallet: WalletAddress, { live }: PersonRecords): Usable => live.get(wallet) ?? NOTHING;

const beyond = ({ tier }: PersonShare, left: bigint) =>
  aboveTierLimit({ tier, remaining: larger(left, 0n).toString() });

const sumOf = (figures: readonly bigint[]) => figures.reduce((sum, figure) => sum + figure, 0n);
const larger = (a: bigint, b: bigint) => (a > b ? a : b);
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
