import { fails, onKnown, unknown, type Verdict } from '../decision/rule.ts';
import type { KycStanding } from '../kyc/kyc-standing.ts';
import { tierCap } from '../kyc/tier.ts';
import type { Attempt } from '../shared/attempt.ts';
import * as refused from './errors.ts';
import { paymentDecimals, type SalePolicy } from './sale-policy.ts';

/** What counts against the limit of a person's tier, in smallest units of the payment token. */
export type PersonFigures = Readonly<{
  /** Bought by this wallet in the token sale. */
  purchased: Attempt<bigint>;
  /** Bought in the token sale by other wallets of the same person. */
  purchasedElsewhere: Attempt<bigint>;
  /** Prices of the NFTs that the person minted with any wallet, or still could; each token once, and without the one that is asked for. */
  minted: Attempt<bigint>;
  /** Currency in open bids, and what was filled of exited ones, of all wallets of the person in all auctions. */
  committed: Attempt<bigint>;
  /** What was not used by deadlines before this time never will be. */
  settledUntil: Attempt<Date>;
}>;

type Figures = PersonFigures & Readonly<{ kyc: KycStanding }>;

/**
 * The cap applies to the person's lifetime, over all wallets and all sales. An amount above the whole cap is refused without
 * the other figures.
 */
export function limitVerdict(figures: Figures, amount: bigint, policy: SalePolicy): Verdict {
  const { tier } = figures.kyc;
  if (tier === undefined) return unknown(refused.kycRequired());
  const above = (remaining: bigint): Verdict => {
    const left = remaining > 0n ? remaining : 0n;
    return amount > left ? fails(refused.aboveTierLimit({ tier, remaining: left.toString() })) : undefined;
  };
  const cap = tierCap(tier, paymentDecimals(policy));
  const withHere = (here: bigint) =>
    above(cap - here) ?? onKnown(besides(figures), (elsewhere) => above(cap - here - elsewhere));
  return above(cap) ?? onKnown(figures.purchased, withHere);
}

/** What the person may still buy; undefined without a tier, or while the purchases so far cannot be read. */
export function remainingOf(figures: Figures, policy: SalePolicy): bigint | undefined {
  const { tier } = figures.kyc;
  const elsewhere = besides(figures);
  if (tier === undefined || !figures.purchased.known || !elsewhere.known) return undefined;
  const remaining = tierCap(tier, paymentDecimals(policy)) - figures.purchased.value - elsewhere.value;
  return remaining > 0n ? remaining : 0n;
}

/** What the person bought besides this wallet's purchases in the token sale, which the sale contract counts. */
export function besides(figures: Omit<PersonFigures, 'purchased'>): Attempt<bigint> {
  const { purchasedElsewhere, minted, committed, settledUntil } = figures;
  if (!settledUntil.known) return settledUntil;
  let value = 0n;
  for (const figure of [purchasedElsewhere, minted, committed]) {
    if (!figure.known) return figure;
    value += figure.value;
  }
  return { known: true, value };
}
