import type { Jurisdiction } from '../compliance/jurisdiction.ts';
import { screeningFact } from '../compliance/screening.ts';
import { fails, onKnown, type Rule, readNow, unknown } from '../decision/rule.ts';
import { centsToUnits } from '../shared/amount.ts';
import { chainUnavailable } from '../shared/failures.ts';
import { blockedVerdict } from '../user/blocked.ts';
import { selfReferral, userNotFound } from '../user/errors.ts';
import { aboutFacts, type Buyer, type Candidate, type Eligibility } from './candidate.ts';
import * as refused from './errors.ts';
import { limitVerdict, type PersonFigures } from './tier-limit.ts';

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
const ADMISSION: readonly Rule<Buyer>[] = [kyc, region, terms, sanctions];

const inWords = (places: readonly Jurisdiction[]): string =>
  places
    .map(({ source, countryCode, subdivision }) => `${subdivision ?? countryCode ?? 'unknown'} (${source})`)
    .join(', ');

const registered: Rule<Buyer> = {
  name: 'registered',
  verdict: ({ facts }) => (facts === undefined ? fails(userNotFound()) : undefined),
  fact: () => readNow('user record'),
};

const knownToken: Rule<Buyer> = {
  name: 'knownToken',
  verdict: ({ order: { paymentToken }, policy }) => {
    if (paymentToken === undefined) return unknown(chainUnavailable());
    return policy.paymentTokens.some(({ address }) => address === paymentToken)
      ? undefined
      : fails(refused.paymentTokenUnknown());
  },
  fact: () => readNow('sale policy'),
};

export const MIN_CONTRIBUTION_CENTS = 10_000n;

/** Of the coins of all chains, and of most tokens. */
const COIN_DECIMALS = 18;
const A_TRILLION = 10n ** 12n;

/** Nobody with a capped tier buys for a trillion dollars: such an amount was computed with 18 decimals. */
const looksLikeCoins = (amount: bigint, decimals: number): boolean =>
  decimals < COIN_DECIMALS && amount >= A_TRILLION * 10n ** BigInt(decimals);

/** For a sale whose buyer chooses the amount. */
export const minimum: Rule<Buyer> = {
  name: 'minimum',
  verdict: ({ order, policy, facts }) => {
    const token = policy.paymentTokens.find(({ address }) => address === order.paymentToken);
    if (token === undefined) return unknown(refused.paymentTokenUnknown());
    if (facts?.kyc.tier !== 'TIER_3' && looksLikeCoins(order.amount, token.decimals)) {
      const meant = (order.amount / 10n ** BigInt(COIN_DECIMALS - token.decimals)).toString();
      return fails(refused.amountDecimalsWrong({ symbol: token.symbol, decimals: token.decimals, meant }));
    }
    const least = centsToUnits(MIN_CONTRIBUTION_CENTS, token.decimals);
    const inTokens = `${MIN_CONTRIBUTION_CENTS / 100n} ${token.symbol}`;
    return order.amount < least
      ? fails(refused.amountBelowMinimum({ minimum: least.toString(), inTokens }))
      : undefined;
  },
  fact: () => readNow('sale policy'),
};

export const notSelfReferred: Rule<Buyer> = {
  name: 'notSelfReferred',
  verdict: aboutFacts(({ ownWallets }: Eligibility, { order: { buyer, referrer } }) =>
    referrer !== undefined && [buyer, ...ownWallets].includes(referrer) ? fails(selfReferral()) : undefined,
  ),
  fact: () => readNow('wallet lists and verified identities'),
};

const notBlocked: Rule<Buyer> = {
  name: 'notBlocked',
  verdict: aboutFacts(({ isBlocked }: Eligibility) => blockedVerdict(isBlocked)),
  fact: () => readNow('user record'),
};

type AnyFacts = Eligibility & PersonFigures;

/** Purchases, mints and bids count together against what the tier allows the person. */
const tierLimit = <Order extends Buyer['order'], Facts extends AnyFacts>(
  source: string,
): Rule<Candidate<Order, Facts>> => ({
  name: 'tierLimit',
  verdict: aboutFacts((facts: Facts, { order: { amount }, policy }) => limitVerdict(facts, amount, policy)),
  fact: ({ facts }) => (facts?.purchased.known ? readNow(source) : undefined),
});

/** What one sale adds to the common rules. */
type OwnRules<Subject> = Readonly<{
  request: readonly Rule<Subject>[];
  offer: readonly Rule<Subject>[];
  /** Where the figures for the tier's limit are read. */
  figuresFrom: string;
}>;

/** The rules of a sale in the order of refusals: a blocked buyer, the request, then who may buy. */
export const rulesOfSale = <Order extends Buyer['order'], Facts extends AnyFacts>({
  request,
  offer,
  figuresFrom,
}: OwnRules<Candidate<Order, Facts>>): readonly Rule<Candidate<Order, Facts>>[] => [
  registered,
  notBlocked,
  knownToken,
  ...request,
  ...offer,
  tierLimit(figuresFrom),
  ...ADMISSION,
];
