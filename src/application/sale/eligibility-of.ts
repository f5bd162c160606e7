import { geoPermission, isInEU } from '../../domain/compliance/jurisdiction.ts';
import { kycStanding } from '../../domain/kyc/kyc-standing.ts';
import type { Eligibility } from '../../domain/sale/eligibility.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { User } from '../../domain/user/user.ts';
import { countryOf } from '../compliance/geo.ts';
import type { Ports } from '../ports/index.ts';
import { ownWalletsOf } from './own-wallets.ts';

export type EligibilityPorts = Pick<
  Ports,
  'addressScreening' | 'compliancePolicy' | 'geoLocator' | 'kycs' | 'terms' | 'userWallets'
>;

/** Reads all facts concurrently. `named` is the referrer in the order. The user's verified country and the request's country must both be allowed. */
export async function eligibilityOf(
  ports: EligibilityPorts,
  user: User,
  named: WalletAddress | undefined,
  origin: RequestOrigin,
): Promise<Eligibility> {
  const { addressScreening, compliancePolicy, kycs, terms } = ports;
  const [ownWallets, kycSessions, acceptance, country, screening] = await Promise.all([
    ownWalletsOf(ports)(user.wallet, named),
    kycs.sessionsOf(user.wallet),
    terms.acceptanceOf(user.wallet, compliancePolicy.termsVersion),
    countryOf(ports)(origin),
    attempt(addressScreening.screen(user.wallet)),
  ]);
  const countries = user.countryCode === undefined ? [country] : [country, user.countryCode];
  return {
    isBlocked: user.isBlocked,
    ownWallets,
    kyc: kycStanding(kycSessions),
    jurisdictions: countries.map((code) => geoPermission(code, compliancePolicy.geo)),
    isEU: countries.some(isInEU),
    termsAccepted: acceptance !== undefined,
    screening,
  };
}
