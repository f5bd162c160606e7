import { MAX_UINT256 } from '../shared/amount.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
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
}>;

/** The authorizations that a wallet can still use: the sum of their amounts, and the highest of their maxima. */
export type Usable = Pick<PurchaseAuthorization, 'amount' | 'maxAllowed'>;

/** What the records say at the moment of the check, of all wallets of the person. */
export type PersonRecords = Readonly<{
  /** Of the token sale. The buyer's own may be missing while nothing else counts: the sale contract counts them. */
  live: ReadonlyMap<WalletAddress, Usable>;
  /** Indexed purchases of the token sale. */
  indexed: ReadonlyMap<WalletAddress, bigint>;
  /** The price of every NFT whose authorization was used, or could have been: each token once, and without the one that is asked for. */
  minted: bigint;
}>;

/** A tier without a cap needs no room. */
export const isCapped = ({ cap }: PersonShare): boolean => cap !== MAX_UINT256;

/**
 * Throws TIER_LIMIT_EXCEEDED when the person could pass the cap with this authorization, those that other wallets of the person can
 * still use, and the mints of all wallets. The sale contract counts per wallet and no mints: while there is neither, its count is enough.
 */
export function requireRoomForPurchase(
  wished: Usable & Pick<PurchaseAuthorization, 'buyer'>,
  share: PersonShare,
  records: PersonRecords,
): void {
  if (!isCapped(share)) return;
  const { buyer, amount } = wished;
  const { own, elsewhere } = boughtBy(buyer, share, records);
  const counted = reservedBy(share.others, records) + records.minted;
  if (counted === 0n && elsewhere === share.purchasedElsewhere) return;
  const taken = elsewhere + counted;
  const usable = usableBy(buyer, records);
  // The contract lets the wallet buy up to the highest maximum that it holds.
  const most = smaller(own + usable.amount + amount, larger(usable.maxAllowed, wished.maxAllowed));
  if (most + taken > share.cap) throw beyond(share, share.cap - taken - own - usable.amount);
}

/** Throws TIER_LIMIT_EXCEEDED when the person could pass the cap with this mint: no contract counts mints. */
export function requireRoomForMint(
  { buyer, amount }: Pick<PurchaseAuthorization, 'buyer' | 'amount'>,
  share: PersonShare,
  records: PersonRecords,
): void {
  if (!isCapped(share)) return;
  const { own, elsewhere } = boughtBy(buyer, share, records);
  const left = share.cap - own - elsewhere - reservedBy([buyer, ...share.others], records) - records.minted;
  if (amount > left) throw beyond(share, left);
}

/** A purchase may be on the chain and not indexed yet, or indexed after the chain was read: the larger figure counts. */
function boughtBy(buyer: WalletAddress, share: PersonShare, { indexed }: PersonRecords) {
  const indexedElsewhere = sumOf(share.others.map((wallet) => indexed.get(wallet) ?? 0n));
  return {
    own: larger(indexed.get(buyer) ?? 0n, share.purchased),
    elsewhere: larger(indexedElsewhere, share.purchasedElsewhere),
  };
}

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
