import { geoPermission, isInEU } from '../../domain/compliance/jurisdiction.ts';
import { kycStanding } from '../../domain/kyc/kyc-standing.ts';
import { authorize, type BuyerFacts, type Order } from '../../domain/sale/authorize.ts';
import type { SignedPurchase } from '../../domain/sale/purchase-authorization.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import { userNotFound } from '../../domain/user/errors.ts';
import type { User } from '../../domain/user/user.ts';
import { countryOf } from '../compliance/geo.ts';
import type { Ports } from '../ports/index.ts';

type AuthorizePorts = Pick<
  Ports,
  | 'addressScreening'
  | 'clock'
  | 'compliancePolicy'
  | 'geoLocator'
  | 'kycs'
  | 'purchaseSigner'
  | 'random'
  | 'saleContract'
  | 'saleLedger'
  | 'salePolicy'
  | 'terms'
  | 'users'
>;

/**
 * Signs what the sale contract's `buy()` needs, when every rule allows it. Nothing is reserved: asking again is always
 * possible, and the contract enforces the buyer's cap over all authorizations that are out.
 */
export const authorizePurchase =
  (ports: AuthorizePorts) =>
  async (order: Order, origin: RequestOrigin): Promise<SignedPurchase> => {
    const { users, purchaseSigner, saleLedger, salePolicy, clock, random } = ports;
    const user = await users.find(order.buyer);
    if (user === undefined) throw userNotFound();
    const facts = await factsOf(ports, user, origin);
    const referrer = order.referrer ?? user.referredBy;
    const issuedAt = clock.now();
    const complete = { ...order, ...(referrer !== undefined && { referrer }) };
    const authorization = authorize(complete, facts, salePolicy, { nonce: random.uint256(), now: issuedAt });
    const signed = purchaseSigner.sign(authorization);
    await saleLedger.record(authorization, issuedAt);
    return signed;
  };

/** Asks everything at once. The country that a person proved and the one that the request comes from must both be open. */
async function factsOf(ports: AuthorizePorts, user: User, origin: RequestOrigin): Promise<BuyerFacts> {
  const { addressScreening, compliancePolicy, kycs, saleContract, terms } = ports;
  const [kycSessions, acceptance, country, screening, sale, purchased] = await Promise.all([
    kycs.sessionsOf(user.wallet),
    terms.acceptanceOf(user.wallet, compliancePolicy.termsVersion),
    countryOf(ports)(origin),
    attempt(addressScreening.screen(user.wallet)),
    attempt(saleContract.state()),
    attempt(saleContract.purchased(user.wallet)),
  ]);
  const proven = user.countryCode === undefined ? [] : [user.countryCode];
  return {
    isBlocked: user.isBlocked,
    kyc: kycStanding(kycSessions),
    jurisdictions: [country, ...proven].map((code) => geoPermission(code, compliancePolicy.geo)),
    isEU: [country, ...proven].some(isInEU),
    termsAccepted: acceptance !== undefined,
    screening,
    sale,
    purchased,
  };
}
