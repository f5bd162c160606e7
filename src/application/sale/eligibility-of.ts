import { geoPermission, isInEU, type Jurisdiction } from '../../domain/compliance/jurisdiction.ts';
import { decisiveOf, type Screening, screeningUnavailable } from '../../domain/compliance/screening.ts';
import type { KycIdentity } from '../../domain/kyc/kyc-identity.ts';
import { kycStanding } from '../../domain/kyc/kyc-standing.ts';
import { verifiedIdentities } from '../../domain/kyc/verified-identities.ts';
import type { Eligibility } from '../../domain/sale/candidate.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { countryOf } from '../compliance/index.ts';
import type { BuyerFile } from '../ports/compliance.ts';
import type { Ports } from '../ports/index.ts';
import { listedWalletsOf } from '../user/wallets.ts';

/**
 * Other wallets that may not refer the buyer: those in the buyer's list, and the referrer that the order names when the
 * referrer's list contains the buyer. The list of a referrer that the order does not name is not asked: such a referrer
 * could block the buyer's purchases with it.
 */
const ownWalletsOf =
  (ports: Pick<Ports, 'userWallets'>) =>
  async ({ user, listed }: BuyerFile, named: WalletAddress | undefined): Promise<readonly WalletAddress[]> => {
    if (named === undefined) return listed;
    const theirs = await listedWalletsOf(ports)(named);
    return theirs.includes(user.wallet) ? [...listed, named] : listed;
  };

export type EligibilityPorts = Pick<
  Ports,
  'addressScreening' | 'buyerFiles' | 'clock' | 'compliancePolicy' | 'geoLocator' | 'userWallets'
>;

/** Who else gains by an order or pays for it: the referrer, whether the order names it, and a payer besides the buyer. */
export type OtherParties = Readonly<{ referrer?: WalletAddress | undefined; isNamed?: boolean; payer?: WalletAddress }>;

/**
 * Reads all facts concurrently. The countries of the verified identity and of the request must both be allowed. Buyer,
 * referrer and payer are screened.
 */
export async function eligibilityOf(
  ports: EligibilityPorts,
  file: BuyerFile,
  { referrer, isNamed, payer }: OtherParties,
  origin: RequestOrigin,
): Promise<Eligibility> {
  const { addressScreening, clock, compliancePolicy } = ports;
  const { user, verifications, rulings, others, termsAccepted } = file;
  const parties = [...new Set([user.wallet, referrer, payer])].filter((party) => party !== undefined);
  const [listed, country, screening] = await Promise.all([
    ownWalletsOf(ports)(file, isNamed ? referrer : undefined),
    countryOf(ports)(origin),
    attempt(worstOf(addressScreening.screenAll(parties))),
  ]);
  const places = placesOf(file, country);
  return {
    isBlocked: user.isBlocked,
    ownWallets: [...listed, ...others],
    kyc: kycStanding(verifications, rulings, clock.now()),
    jurisdictions: places.map(({ source, countryCode, region }) => ({
      ...geoPermission(countryCode, compliancePolicy.geo, region),
      source,
      ...(region !== undefined && { subdivision: region }),
    })),
    isEU: places.some(({ countryCode }) => isInEU(countryCode)),
    termsAccepted,
    termsVersion: compliancePolicy.termsVersion,
    screening,
  };
}

type Place = Readonly<{ source: Jurisdiction['source']; countryCode?: string | undefined; region?: string }>;

/** An identity without a country adds nothing: the network's country still decides. */
function placesOf({ user, verifications, rulings }: BuyerFile, network: string | undefined): readonly Place[] {
  const recorded = user.countryCode === undefined ? [] : [{ countryCode: user.countryCode }];
  const verified = [...recorded, ...verifiedIdentities(verifications, rulings)].filter(
    ({ countryCode }) => countryCode !== undefined,
  );
  return [
    { source: 'network', countryCode: network },
    ...verified.map(({ person: _, ...place }: KycIdentity): Place => ({ source: 'identity', ...place })),
  ];
}

/** Rejects with AML_UNAVAILABLE. */
async function worstOf(screenings: Promise<readonly Screening[]>): Promise<Screening> {
  const decisive = decisiveOf(await screenings);
  if (decisive === undefined) throw screeningUnavailable();
  return decisive;
}
