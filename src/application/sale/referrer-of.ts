import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { referralCodeUnknown } from '../../domain/user/errors.ts';
import { normalizeReferralCode } from '../../domain/user/referrer.ts';
import type { User } from '../../domain/user/user.ts';
import type { Ports } from '../ports/index.ts';

/** A buyer names the referrer by wallet or by referral code. */
export type ReferrerWish = WalletAddress | Readonly<{ code: string }>;

/** An order whose referrer is not resolved yet. */
export type Wished<Order> = Omit<Order, 'referrer'> & Readonly<{ referrer?: ReferrerWish }>;

/** The buyer is proved: an authorization is signed for the wallet of the caller only. */
export type Asked<Order> = Wished<Order> & Readonly<{ buyer: ProvedWallet }>;

/**
 * The order with its referrer's wallet: the one that was named, else the buyer's recorded one. A blocked wallet receives no reward.
 * If it is the recorded referrer, it is omitted, so that the buyer can still buy. If the order names it, rejects with
 * REFERRAL_CODE_UNKNOWN, as for an unknown code.
 */
export async function withReferrer<Order>(
  { users }: Pick<Ports, 'users'>,
  { referrer: wish, ...order }: Wished<Order>,
  user: User,
) {
  const referrer = wish === undefined ? await unblocked(users, user.referredBy) : await walletOf(users, wish, user);
  return { ...order, ...(referrer !== undefined && { referrer }) };
}

/** A buyer who names himself is not checked here: the rules refuse a blocked buyer with WALLET_BLOCKED. */
async function walletOf(users: Ports['users'], wish: ReferrerWish, buyer: User): Promise<WalletAddress> {
  const wallet = typeof wish === 'string' ? wish : (await ownerOf(users, wish.code)).wallet;
  if (wallet !== buyer.wallet && (await unblocked(users, wallet)) === undefined) throw referralCodeUnknown();
  return wallet;
}

async function ownerOf(users: Ports['users'], code: string): Promise<User> {
  const owner = await users.findByReferralCode(normalizeReferralCode(code));
  if (owner === undefined) throw referralCodeUnknown();
  return owner;
}

/** A wallet that is not registered is not blocked. */
async function unblocked(users: Ports['users'], wallet: WalletAddress | undefined): Promise<WalletAddress | undefined> {
  return wallet !== undefined && (await users.find(wallet))?.isBlocked === true ? undefined : wallet;
}

type Texts = Readonly<Record<string, CanonicalValue | undefined>>;

/** The fields of an order as the request wrote them, for its fingerprint. The buyer is the decision's wallet. */
export function requestText({ buyer: _, referrer, ...order }: Wished<Readonly<{ buyer: WalletAddress }>>): Texts {
  const fields = Object.entries(order).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? String(value) : value,
  ]);
  return { ...Object.fromEntries(fields), referrer: typeof referrer === 'object' ? referrer.code : referrer };
}
