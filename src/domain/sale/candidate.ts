import { unknown, type Verdict } from '../decision/rule.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { userNotFound } from '../user/errors.ts';
import type { Eligibility } from './eligibility.ts';
import type { SalePolicy } from './sale-policy.ts';

/** A request to buy. `facts` is undefined when the buyer is not registered. */
export type Candidate<Order, Facts extends Eligibility> = Readonly<{
  order: Order;
  facts: Facts | undefined;
  policy: SalePolicy;
  now: Date;
}>;

type AnyOrder = Readonly<{
  buyer: WalletAddress;
  paymentToken: WalletAddress;
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
