import { MAX_UINT256 } from '../shared/amount.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { aboveTierLimit } from './errors.ts';
import type { PurchaseAuthorization } from './purchase-authorization.ts';

/** The buyer as one of several wallets of a person. Figures are what the chain reported for the decision. */
export type PersonShare = Readonly<{
  others: readonly WalletAddress[];
  purchased: bigint;
  purchasedElsewhere: bigint;
}>;

export type LiveAuthorization = Pick<PurchaseAuthorization, 'buyer' | 'amount' | 'maxAllowed'>;

/** What the records say at the moment of the check: the usable authorizations, and the purchases that are indexed, of all wallets of the person. */
export type PersonRecords = Readonly<{
  live: readonly LiveAuthorization[];
  indexed: ReadonlyMap<WalletAddress, bigint>;
}>;

const sumOf = (figures: readonly bigint[]) => figures.reduce((sum, figure) => sum + figure, 0n);

/**
 * Throws TIER_LIMIT_EXCEEDED when the person could pass the cap with this authorization and those that other wallets of
 * the person can still use. The contract counts per wallet, so while no other wallet has one, the contract's count is enough.
 */
export function requireRoomOfPerson(
  { buyer, amount, maxAllowed, tier }: PurchaseAuthorization,
  { others, purchased, purchasedElsewhere }: PersonShare,
  { live, indexed }: PersonRecords,
): void {
  if (maxAllowed === MAX_UINT256) return;
  const boughtBy = (wallet: WalletAddress) => indexed.get(wallet) ?? 0n;
  const reserved = sumOf(
    others.map((wallet) =>
      reservedBy(
        live.filter((one) => one.buyer === wallet),
        boughtBy(wallet),
      ),
    ),
  );
  if (reserved === 0n) return;
  const missed = above(boughtBy(buyer), purchased) + above(sumOf(others.map(boughtBy)), purchasedElsewhere);
  const own = sumOf(live.filter((one) => one.buyer === buyer).map((one) => one.amount));
  const left = maxAllowed - purchased - missed - reserved - own;
  if (amount > left) throw aboveTierLimit({ tier, remaining: (left > 0n ? left : 0n).toString() });
}

/** A purchase that was indexed after the chain was read is neither live nor in the chain's figure. */
const above = (indexed: bigint, read: bigint): bigint => (indexed > read ? indexed - read : 0n);

/** The most that the contract lets one wallet buy with its usable authorizations. */
function reservedBy(live: readonly LiveAuthorization[], bought: bigint): bigint {
  const sum = sumOf(live.map(({ amount }) => amount));
  const most = live.reduce((max, { maxAllowed }) => (maxAllowed > max ? maxAllowed : max), 0n) - bought;
  if (most <= 0n) return 0n;
  return sum < most ? sum : most;
}
