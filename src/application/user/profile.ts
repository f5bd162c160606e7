import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { verifiedIdentities } from '../../domain/kyc/verified-identities.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { userNotFound } from '../../domain/user/errors.ts';
import { profileFor } from '../../domain/user/profile.ts';
import { isProfileComplete, type User } from '../../domain/user/user.ts';
import { type StandingPorts, standingOf } from '../kyc/standing-of.ts';
import type { Ports } from '../ports/index.ts';

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
