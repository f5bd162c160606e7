import type { ProvedSession, ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { verifiedIdentities } from '../../domain/kyc/verified-identities.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { userNotFound } from '../../domain/user/errors.ts';
import { profileFor } from '../../domain/user/profile.ts';
import { type ProfileChanges, reviseProfile } from '../../domain/user/revise-profile.ts';
import { isProfileComplete, type User } from '../../domain/user/user.ts';
import { type StandingPorts, standingOf } from '../kyc/standing-of.ts';
import { requestConfirmation } from '../notice/confirm-email.ts';
import type { Ports } from '../ports/index.ts';
import type { Needs } from '../shared/compose.ts';

/** The profile fields that the viewer may see, with the wallet's KYC status and verified country. */
export const profileOf = (ports: StandingPorts) => async (user: User, viewer: ProvedWallet | undefined) => {
  const { verifications, rulings, standing } = await standingOf(ports, user.wallet);
  const identities = verifiedIdentities(verifications, rulings);
  const countryCode = identities.findLast((identity) => identity.countryCode)?.countryCode;
  const derived = { kycStatus: standing.status, siweVerified: user.siweVerifiedAt !== undefined };
  return profileFor({ ...user, ...(countryCode !== undefined && { countryCode }), ...derived }, viewer);
};

/** The wallet's profile: complete for its owner, without personal data for others. Rejects with USER_NOT_FOUND. */
export const viewProfile =
  (ports: Pick<Ports, 'users'> & StandingPorts) => async (wallet: WalletAddress, viewer: ProvedWallet | undefined) => {
    const user = await ports.users.find(wallet);
    if (user === undefined) throw userNotFound();
    return {
      authenticated: viewer !== undefined,
      wallet,
      profileComplete: isProfileComplete(user),
      profile: await profileOf(ports)(user, viewer),
    };
  };

/** Changes the owner's profile, records the history, and sends a confirmation link to an address that was set. Rejects with USERNAME_TAKEN, EMAIL_TAKEN or USER_NOT_FOUND, and with UNAUTHENTICATED when the session has ended. */
export const changeProfile =
  (ports: Pick<Ports, 'users' | 'kycs' | 'clock'> & Needs<typeof requestConfirmation>) =>
  async ({ id, wallet: owner }: Pick<ProvedSession, 'id' | 'wallet'>, changes: ProfileChanges) => {
    const at = ports.clock.now();
    const user = await ports.users.revise(owner, (before) => reviseProfile(before, changes, owner, at), {
      session: id,
      at,
    });
    if (user === undefined) throw userNotFound();
    if (changes.email) await requestConfirmation(ports)(user);
    return {
      profile: await profileOf(ports)(user, owner),
      referralDisclaimerAccepted: user.referralDisclaimerAccepted,
    };
  };
