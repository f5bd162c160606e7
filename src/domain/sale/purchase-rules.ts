import { fails, onKnown, type Rule, readNow, unknown, type Verdict } from '../decision/rule.ts';
import { tierCap } from '../kyc/tier.ts';
import { centsToUnits } from '../shared/amount.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { ADMISSION, aboutFacts, type Candidate, knownToken, notSelfReferred, registered } from './buyer-rules.ts';
import type { Eligibility } from './eligibility.ts';
import * as refused from './errors.ts';
import { paymentDecimals, type SalePolicy } from './sale-policy.ts';
import type { SaleState } from './sale-state.ts';

export const MIN_CONTRIBUTION_CENTS = 10_000n;

/** A buyer's request. `amount` is in smallest units of the payment token. */
export type Order = Readonly<{
  buyer: WalletAddress;
  paymentToken: WalletAddress;
  amount: bigint;
  referrer?: WalletAddress;
}>;

/** The facts for the decision. A fact that could not be read causes a failure only after all other rules have passed. */
export type BuyerFacts = Eligibility &
  Readonly<{
    sale: Attempt<SaleState>;
    purchased: Attempt<bigint>;
    /** What the same person bought with other wallets. */
    purchasedElsewhere: Attempt<bigint>;
  }>;

type Purchase = Candidate<Order, BuyerFacts>;

const minimum: Rule<Purchase> = {
  name: 'minimum',
  verdict: ({ order, policy }) => {
    const token = policy.paymentTokens.find(({ address }) => address === order.paymentToken);
    if (token === undefined) return unknown(refused.paymentTokenUnknown());
    const least = centsToUnits(MIN_CONTRIBUTION_CENTS, token.decimals);
    const inTokens = `${MIN_CONTRIBUTION_CENTS / 100n} ${token.symbol}`;
    return order.amount < least
      ? fails(refused.amountBelowMinimum({ minimum: least.toString(), inTokens }))
      : undefined;
  },
  fact: () => readNow('sale policy'),
};

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

/** The cap applies to the person's lifetime, over all wallets. An amount above the whole cap is refused without the on-chain total. */
const tierLimit: Rule<Purchase> = {
  name: 'tierLimit',
  verdict: aboutFacts((facts: BuyerFacts, { order: { amount }, policy }) => {
    const { tier } = facts.kyc;
    if (tier === undefined) return unknown(refused.kycRequired());
    const above = (remaining: bigint): Verdict => {
      const left = remaining > 0n ? remaining : 0n;
      return amount > left ? fails(refused.aboveTierLimit({ tier, remaining: left.toString() })) : undefined;
    };
    const cap = tierCap(tier, paymentDecimals(policy));
    const withHere = (here: bigint) =>
      above(cap - here) ?? onKnown(facts.purchasedElsewhere, (elsewhere) => above(cap - here - elsewhere));
    return above(cap) ?? onKnown(facts.purchased, withHere);
  }),
  fact: ({ facts }) => (facts?.purchased.known ? readNow('sale contract') : undefined),
};

/** What the person may still buy; undefined without a tier, or while the purchases so far cannot be read. */
export function remainingOf(
  { kyc: { tier }, purchased, purchasedElsewhere }: Pick<BuyerFacts, 'kyc' | 'purchased' | 'purchasedElsewhere'>,
  policy: SalePolicy,
): bigint | undefined {
  if (tier === undefined || !purchased.known || !purchasedElsewhere.known) return undefined;
  const remaining = tierCap(tier, paymentDecimals(policy)) - purchased.value - purchasedElsewhere.value;
  return remaining > 0n ? remaining : 0n;
}

/** In the order of refusals: the request, then the buyer. */
export const PURCHASE_RULES: readonly Rule<Purchase>[] = [
  registered,
  knownToken,
  minimum,
  notSelfReferred,
  saleActive,
  tierLimit,
  ...ADMISSION,
];
