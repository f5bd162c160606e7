import type { Jurisdiction } from '../compliance/jurisdiction.ts';
import { screeningFact } from '../compliance/screening-fact.ts';
import { fails, onKnown, type Rule, readNow } from '../decision/rule.ts';
import { aboutFacts, type Buyer } from './candidate.ts';
import type { Eligibility } from './eligibility.ts';
import * as refused from './errors.ts';

const kyc: Rule<Buyer> = {
  name: 'kyc',
  verdict: aboutFacts((facts: Eligibility) =>
    facts.kyc.tier === undefined ? fails(refused.kycRequired()) : undefined,
  ),
  fact: () => readNow('verification'),
};

/** Its refusal tells every country that is known of the buyer, and from where. */
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
