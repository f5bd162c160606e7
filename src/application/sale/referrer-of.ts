import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { referralCodeUnknown } from '../../domain/user/errors.ts';
import { normalizeReferralCode } from '../../domain/user/referral-code.ts';
import type { User } from '../../domain/user/user.ts';
import type { Ports } from '../ports/index.ts';

/** A buyer names the referrer by wallet or by referral code. */
export type ReferrerWish = WalletAddress | Readonly<{ code: string }>;

/** An order whose referrer is not resolved yet. */
export type Wished<Order> = Omit<Order, 'referrer'> & Readonly<{ referrer?: ReferrerWish }>;

/** The order with its referrer's wallet: the one that was named, else the buyer's recorded one. Rejects with REFERRAL_CODE_UNKNOWN. */
export async function withReferrer<Order>(
  { users }: Pick<Ports, 'users'>,
  { referrer: wish, ...order }: Wished<Order>,
  user: User,
) {
  const referrer = wish === undefined ? user.referredBy : await walletOf(users, wish);
  return { ...order, ...(referrer !== undefined && { referrer }) };
}

async function walletOf(users: Ports['users'], wish: ReferrerWish): Promise<WalletAddress> {
  if (typeof wish === 'string') return wish;
  const referrer = await users.findByReferralCode(normalizeReferralCode(wish.code));
  if (referrer === undefined) throw referralCodeUnknown();
  return referrer.wallet;
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
