import type { Jurisdiction } from '../compliance/jurisdiction.ts';
import type { Screening } from '../compliance/screening.ts';
import { unknown, type Verdict } from '../decision/rule.ts';
import type { KycStanding } from '../kyc/kyc-standing.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { userNotFound } from '../user/errors.ts';
import type { SalePolicy } from './sale-policy.ts';

/** The buyer's facts that every sale requires. */
export type Eligibility = Readonly<{
  isBlocked: boolean;
  /** Other wallets of the same person: none may be the referrer. */
  ownWallets: readonly WalletAddress[];
  kyc: KycStanding;
  /** All must be allowed: the strictest decides. */
  jurisdictions: readonly Jurisdiction[];
  isEU: boolean;
  termsAccepted: boolean;
  /** The version of the terms that must be accepted. */
  termsVersion?: string;
  screening: Attempt<Screening>;
}>;

/** A request to buy. `facts` is undefined when the buyer is not registered. */
export type Candidate<Order, Facts extends Eligibility> = Readonly<{
  order: Order;
  facts: Facts | undefined;
  policy: SalePolicy;
  now: Date;
}>;

type AnyOrder = Readonly<{
  buyer: WalletAddress;
  /** Undefined when it is that of an auction that cannot be read. */
  paymentToken: WalletAddress | undefined;
  amount: bigint;
  referrer?: WalletAddress;
}>;
/** Any request to buy: the common rules apply to every sale. */
export type Buyer = Candidate<AnyOrder, Eligibility>;

/** A rule about facts, which an unregistered buyer does not have. */
export const aboutFacts =
  <Order, Facts extends Eligibility>(verdict: (facts: Facts, candidate: Candidate<Order, Facts>) => Verdict) =>
  (candidate: Candidate<Order, Facts>): Verdict =>
    candidate.facts === undefined ? unknown(userNotFound()) : verdict(candidate.facts, candidate);
