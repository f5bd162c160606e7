import { fails, onKnown, type Rule, readNow } from '../decision/rule.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { aboutFacts, type Candidate, type Eligibility } from './candidate.ts';
import { minimum, notSelfReferred, rulesOfSale } from './common-rules.ts';
import * as refused from './errors.ts';
import type { SaleState } from './sale-policy.ts';
import type { PersonFigures } from './tier-limit.ts';

/** A buyer's request. `amount` is in smallest units of the payment token. */
export type Order = Readonly<{
  buyer: WalletAddress;
  paymentToken: WalletAddress;
  amount: bigint;
  referrer?: WalletAddress;
}>;

/** The facts for the decision. A fact that could not be read causes a failure only after all other rules have passed. */
export type BuyerFacts = Eligibility & PersonFigures & Readonly<{ sale: Attempt<SaleState> }>;

type Purchase = Candidate<Order, BuyerFacts>;

/** A contract may report `active` when it is sold out. Do not sign what it would reject. */
const saleActive: Rule<Purchase> = {
  name: 'saleActive',
  verdict: aboutFacts(({ sale }: BuyerFacts) =>
    onKnown(sale, ({ phase, tokensSold, tokensForSale }) => {
      if (phase !== 'active') return fails(refused.saleNotActive({ phase }));
      return tokensSold >= tokensForSale ? fails(refused.saleNotActive({ phase: 'sold out' })) : undefined;
    }),
  ),
  fact: ({ facts }) => (facts?.sale.known ? readNow('sale contract') : undefined),
};

export const PURCHASE_RULES = rulesOfSale<Order, BuyerFacts>({
  request: [minimum, notSelfReferred],
  offer: [saleActive],
  figuresFrom: 'sale contract',
});
