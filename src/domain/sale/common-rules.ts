import { fails, type Rule, readNow } from '../decision/rule.ts';
import { blockedVerdict } from '../user/blocked.ts';
import { userNotFound } from '../user/errors.ts';
import { ADMISSION } from './admission-rules.ts';
import { aboutFacts, type Buyer, type Candidate } from './candidate.ts';
import type { Eligibility } from './eligibility.ts';
import * as refused from './errors.ts';
import { limitVerdict, type PersonFigures } from './tier-limit.ts';

const registered: Rule<Buyer> = {
  name: 'registered',
  verdict: ({ facts }) => (facts === undefined ? fails(userNotFound()) : undefined),
  fact: () => readNow('user record'),
};

const knownToken: Rule<Buyer> = {
  name: 'knownToken',
  verdict: ({ order, policy }) =>
    policy.paymentTokens.some(({ address }) => address === order.paymentToken)
      ? undefined
      : fails(refused.paymentTokenUnknown()),
  fact: () => readNow('sale policy'),
};

const notSelfReferred: Rule<Buyer> = {
  name: 'notSelfReferred',
  verdict: aboutFacts(({ ownWallets }: Eligibility, { order: { buyer, referrer } }) =>
    referrer !== undefined && [buyer, ...ownWallets].includes(referrer) ? fails(refused.selfReferral()) : undefined,
  ),
  fact: () => readNow('wallet lists and verified identities'),
};

const notBlocked: Rule<Buyer> = {
  name: 'notBlocked',
  verdict: aboutFacts(({ isBlocked }: Eligibility) => blockedVerdict(isBlocked)),
  fact: () => readNow('user record'),
};

type AnyFacts = Eligibility & PersonFigures;

/** Purchases and mints count together against what the tier allows the person. */
const tierLimit = <Order extends Buyer['order'], Facts extends AnyFacts>(
  source: string,
): Rule<Candidate<Order, Facts>> => ({
  name: 'tierLimit',
  verdict: aboutFacts((facts: Facts, { order: { amount }, policy }) => limitVerdict(facts, amount, policy)),
  fact: ({ facts }) => (facts?.purchased.known ? readNow(source) : undefined),
});

/** What one sale adds to the common rules. */
type OwnRules<Subject> = Readonly<{
  request?: readonly Rule<Subject>[];
  offer: Rule<Subject>;
  /** Where the figures for the tier's limit are read. */
  figuresFrom: string;
}>;

/** The rules of a sale in the order of refusals: a blocked buyer, the request, then who may buy. */
export const rulesOfSale = <Order extends Buyer['order'], Facts extends AnyFacts>({
  request = [],
  offer,
  figuresFrom,
}: OwnRules<Candidate<Order, Facts>>): readonly Rule<Candidate<Order, Facts>>[] => [
  registered,
  notBlocked,
  knownToken,
  ...request,
  notSelfReferred,
  offer,
  tierLimit(figuresFrom),
  ...ADMISSION,
];
