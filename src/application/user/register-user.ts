import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { referralCodeTaken, referralCodeUnknown, selfReferral, userNotFound } from '../../domain/user/errors.ts';
import {
  disputeReferrer,
  isDisputedBy,
  normalizeReferralCode,
  REFERRAL_ALPHABET,
  REFERRAL_CODE_LENGTH,
  settleReferrer,
  stateReferrer,
} from '../../domain/user/referrer.ts';
import type { NewUser, User } from '../../domain/user/user.ts';
import type { Ports } from '../ports/index.ts';
import { listedWalletsOf } from './wallets.ts';

/** The wallet of the user signed in, and is who it claims to be: settles who referred it. */
export const settleClaim =
  ({ users, clock }: Pick<Ports, 'users' | 'clock'>) =>
  async ({ wallet, claimedReferrer }: User): Promise<void> => {
    if (claimedReferrer === undefined) return;
    await users.revise(wallet, (before) => settleReferrer(before, clock.now()));
  };

type CreatePorts = Pick<Ports, 'users' | 'random' | 'clock'>;
type RegisterPorts = CreatePorts & Pick<Ports, 'userWallets'>;
type Registered = Readonly<{ user: User; created: boolean }>;
export type Registration = Readonly<{ email?: string | undefined; referralCode?: string | undefined }>;

// 31^8 codes: even with a billion users a generated code is free with a probability of 99.9 %.
const MAX_DRAWS = 5;

/**
 * Creates the user of a wallet, or returns the existing one. Anybody can register a wallet, so the e-mail stays
 * unconfirmed, and a referrer that the wallet's own session did not name is only a claim. Rejects with
 * REFERRAL_CODE_UNKNOWN or SELF_REFERRAL.
 */
export const registerUser =
  (ports: RegisterPorts) =>
  async (
    wallet: WalletAddress,
    { email, referralCode }: Registration,
    viewer: ProvedWallet | undefined,
  ): Promise<Registered> => {
    const isOwner = viewer === wallet;
    const referrer = referralCode === undefined ? undefined : await referrerOf(ports, wallet, referralCode, isOwner);
    const registered = await createUser(ports)(wallet, {
      ...(referrer !== undefined &&
        (isOwner ? { referredBy: referrer, referrerStated: true } : { claimedReferrer: referrer })),
      ...(email !== undefined && { unconfirmedEmail: email }),
    });
    return referrer === undefined || registered.created
      ? registered
      : { created: false, user: await nameReferrer(ports, registered.user, referrer, isOwner) };
  };

/** Creates the user with a new referral code, or returns the existing one. */
export const createUser =
  ({ users, random, clock }: CreatePorts) =>
  async (wallet: WalletAddress, given: Partial<NewUser> = {}): Promise<Registered> => {
    const draft = { ...given, wallet, createdAt: clock.now() };
    for (let draw = 1; ; draw += 1) {
      try {
        return await users.register({ ...draft, referralCode: random.text(REFERRAL_CODE_LENGTH, REFERRAL_ALPHABET) });
      } catch (error) {
        const drawAgain = error instanceof Failure && error.code === referralCodeTaken.code && draw < MAX_DRAWS;
        if (!drawAgain) throw error;
      }
    }
  };

/** Names a referrer for a user that exists already. */
async function nameReferrer({ users, clock }: RegisterPorts, user: User, referrer: WalletAddress, isOwner: boolean) {
  const changes = isOwner ? !user.referrerStated : isDisputedBy(user, referrer);
  if (!changes) return user;
  const revised = await users.revise(user.wallet, (before) =>
    isOwner ? stateReferrer(before, referrer, clock.now()) : disputeReferrer(before, referrer),
  );
  if (revised === undefined) throw userNotFound();
  return revised;
}

/** The owner's own list is compared for the owner only: to anybody else the response would reveal the list. */
async function referrerOf(ports: RegisterPorts, wallet: WalletAddress, code: string, isOwner: boolean) {
  const referrer = await ports.users.findByReferralCode(normalizeReferralCode(code));
  if (referrer === undefined) throw referralCodeUnknown();
  const own = isOwner ? await listedWalletsOf(ports)(wallet) : [];
  if ([wallet, ...own].includes(referrer.wallet)) throw selfReferral();
  return referrer.wallet;
}
