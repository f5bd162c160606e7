import { fails, onKnown, type Rule, readNow, unknown } from '../decision/rule.ts';
import { centsToUnits } from '../shared/amount.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { aboutFacts, type Candidate, type Eligibility } from './candidate.ts';
import { rulesOfSale } from './common-rules.ts';
import * as refused from './errors.ts';
import type { SaleState } from './sale-policy.ts';
import type { PersonFigures } from './tier-limit.ts';

export const MIN_CONTRIBUTION_CENTS = 10_000n;

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

/** Of the coins of all chains, and of most tokens. */
const COIN_DECIMALS = 18;
const A_TRILLION = 10n ** 12n;

/** Nobody with a capped tier buys for a trillion dollars: such an amount was computed with 18 decimals. */
const looksLikeCoins = (amount: bigint, decimals: number): boolean =>
  decimals < COIN_DECIMALS && amount >= A_TRILLION * 10n ** BigInt(decimals);

const minimum: Rule<Purchase> = {
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
  request: [minimum],
  offer: saleActive,
  figuresFrom: 'sale contract',
});
