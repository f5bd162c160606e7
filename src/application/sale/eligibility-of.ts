import { geoPermission, isInEU } from '../../domain/compliance/jurisdiction.ts';
import type { Screening } from '../../domain/compliance/screening.ts';
import { kycStanding } from '../../domain/kyc/kyc-standing.ts';
import type { Eligibility } from '../../domain/sale/eligibility.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { User } from '../../domain/user/user.ts';
import { countryOf } from '../compliance/geo.ts';
import type { Ports } from '../ports/index.ts';

export type EligibilityPorts = Pick<Ports, 'addressScreening' | 'compliancePolicy' | 'geoLocator' | 'kycs' | 'terms'>;

/**
 * Reads all facts concurrently. The user's verified country and the request's country must both be allowed. Buyer and referrer
 * are screened: both gain by the purchase.
 */
export async function eligibilityOf(
  ports: EligibilityPorts,
  user: User,
  referrer: WalletAddress | undefined,
  origin: RequestOrigin,
): Promise<Eligibility> {
  const { addressScreening, compliancePolicy, kycs, terms } = ports;
  const [kycSessions, acceptance, country, screening] = await Promise.all([
    kycs.sessionsOf(user.wallet),
    terms.acceptanceOf(user.wallet, compliancePolicy.termsVersion),
    countryOf(ports)(origin),
    attempt(worstOf(addressScreening.screenAll(referrer === undefined ? [user.wallet] : [user.wallet, referrer]))),
  ]);
  const countries = user.countryCode === undefined ? [country] : [country, user.countryCode];
  return {
    isBlocked: user.isBlocked,
    kyc: kycStanding(kycSessions),
    jurisdictions: countries.map((code) => geoPermission(code, compliancePolicy.geo)),
    isEU: countries.some(isInEU),
    termsAccepted: acceptance !== undefined,
    screening,
  };
}

/** The verdict against anybody; without one, that on the first. */
async function worstOf(screenings: Promise<readonly Screening[]>): Promise<Screening> {
  const verdicts = await screenings;
  return verdicts.find(({ sanctioned }) => sanctioned) ?? (verdicts[0] as Screening);
}
