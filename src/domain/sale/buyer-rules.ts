import type { Jurisdiction } from '../compliance/jurisdiction.ts';
import { screeningFact } from '../compliance/screening-fact.ts';
import { fails, onKnown, type Rule, readNow, unknown, type Verdict } from '../decision/rule.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { blockedVerdict } from '../user/blocked.ts';
import { userNotFound } from '../user/errors.ts';
import type { Eligibility } from './eligibility.ts';
import * as refused from './errors.ts';
import type { SalePolicy } from './sale-policy.ts';

/** A request to buy. `facts` is undefined when the buyer is not registered. */
export type Candidate<Order, Facts extends Eligibility> = Readonly<{
  order: Order;
  facts: Facts | undefined;
  policy: SalePolicy;
  now: Date;
}>;

type AnyOrder = Readonly<{ buyer: WalletAddress; paymentToken: WalletAddress; referrer?: WalletAddress }>;
/** Any request to buy: the rules below apply to every sale. */
type Buyer = Candidate<AnyOrder, Eligibility>;

/** A rule about facts, which an unregistered buyer does not have. */
export const aboutFacts =
  <Order, Facts extends Eligibility>(verdict: (facts: Facts, candidate: Candidate<Order, Facts>) => Verdict) =>
  (candidate: Candidate<Order, Facts>): Verdict =>
    candidate.facts === undefined ? unknown(userNotFound()) : verdict(candidate.facts, candidate);

export const registered: Rule<Buyer> = {
  name: 'registered',
  verdict: ({ facts }) => (facts === undefined ? fails(userNotFound()) : undefined),
  fact: () => readNow('user record'),
};

export const knownToken: Rule<Buyer> = {
  name: 'knownToken',
  verdict: ({ order, policy }) =>
    policy.paymentTokens.some(({ address }) => address === order.paymentToken)
      ? undefined
      : fails(refused.paymentTokenUnknown()),
  fact: () => readNow('sale policy'),
};

export const notSelfReferred: Rule<Buyer> = {
  name: 'notSelfReferred',
  verdict: aboutFacts(({ ownWallets }: Eligibility, { order: { buyer, referrer } }) =>
    referrer !== undefined && [buyer, ...ownWallets].includes(referrer) ? fails(refused.selfReferral()) : undefined,
  ),
  fact: () => readNow('wallet lists and verified identities'),
};

export const notBlocked: Rule<Buyer> = {
  name: 'notBlocked',
  verdict: aboutFacts(({ isBlocked }: Eligibility) => blockedVerdict(isBlocked)),
  fact: () => readNow('user record'),
};

const kyc: Rule<Buyer> = {
  name: 'kyc',
  verdict: aboutFacts((facts: Eligibility) =>
    facts.kyc.tier === undefined ? fails(refused.kycRequired()) : undefined,
  ),
  fact: () => readNow('verification'),
};

const region: Rule<Buyer> = {
  name: 'region',
  verdict: aboutFacts(({ jurisdictions }: Eligibility) => {
    const blocked = jurisdictions.filter(({ allowed }) => !allowed);
    const places = inWords(jurisdictions);
    return blocked.length > 0 ? fails(refused.regionBlocked({ blocked: inWords(blocked), places })) : undefined;
  }),
  fact: ({ facts }) =>
    facts && readNow([...new Set(facts.jurisdictions.map(({ source }) => source))].join(', ') || 'network'),
};

const terms: Rule<Buyer> = {
  name: 'terms',
  verdict: aboutFacts(({ termsAccepted }: Eligibility) =>
    termsAccepted ? undefined : fails(refused.termsNotAccepted()),
  ),
  fact: ({ facts }) => ({
    ...readNow('accepted terms'),
    ...(facts?.termsVersion !== undefined && { version: facts.termsVersion }),
  }),
};

const sanctions: Rule<Buyer> = {
  name: 'sanctions',
  verdict: aboutFacts(({ screening }: Eligibility) =>
    onKnown(screening, ({ sanctioned }) => (sanctioned ? fails(refused.amlFailed()) : undefined)),
  ),
  fact: ({ facts, now }) => (facts?.screening.known ? screeningFact(facts.screening.value, now) : undefined),
};

/** Who may buy at all: refused with 403, after everything that the buyer can correct in the request. */
export const ADMISSION: readonly Rule<Buyer>[] = [kyc, region, terms, sanctions];

const inWords = (places: readonly Jurisdiction[]): string =>
  places
    .map(({ source, countryCode, subdivision }) => `${subdivision ?? countryCode ?? 'unknown'} (${source})`)
    .join(', ');
