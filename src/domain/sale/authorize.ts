import { type KycTier, tierCap } from '../kyc/tier.ts';
import { centsToUnits, MAX_UINT256 } from '../shared/amount.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { Failure } from '../shared/failure.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import {
  type Eligibility,
  requireAdmitted,
  requireForeignReferrer,
  requireUnsanctioned,
  whenKnown,
} from './eligibility.ts';
import * as refused from './errors.ts';
import type { PurchaseAuthorization } from './purchase-authorization.ts';
import { paymentDecimals, type SalePolicy } from './sale-policy.ts';
import type { SaleState } from './sale-state.ts';

export const MIN_CONTRIBUTION_CENTS = 10_000n;
export const SIGNATURE_VALIDITY_SECONDS = 15 * 60;

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

export type Issue = Readonly<{ nonce: bigint; now: Date }>;

/** The deadline of a signature issued now, inclusive. */
export const deadlineOf = ({ now }: Issue): bigint =>
  BigInt(Math.floor(now.getTime() / 1000) + SIGNATURE_VALIDITY_SECONDS);

/** Returns the authorization, or throws the first failure in the documented order: 400s, then 403s, then facts that could not be read. */
export function authorize(order: Order, facts: BuyerFacts, policy: SalePolicy, issue: Issue): PurchaseAuthorization {
  const unknown: Failure[] = [];
  requireSaneOrder(order, policy);
  requireForeignReferrer(order, facts);
  whenKnown(facts.sale, unknown, requireOpen);
  if (facts.kyc.tier !== undefined) requireRoom(order, facts.kyc.tier, facts, policy, unknown);
  const tier = requireAdmitted(facts);
  requireUnsanctioned(facts, unknown);
  if (unknown[0] !== undefined) throw unknown[0];
  return {
    buyer: order.buyer,
    paymentToken: order.paymentToken,
    amount: order.amount,
    maxAllowed: allowedHere(capOf(tier, policy), facts.purchasedElsewhere),
    isEU: facts.isEU,
    referrer: order.referrer ?? ZERO_ADDRESS,
    nonce: issue.nonce,
    deadline: deadlineOf(issue),
    tier,
  };
}

function requireSaneOrder(order: Order, policy: SalePolicy): void {
  const token = policy.paymentTokens.find(({ address }) => address === order.paymentToken);
  if (token === undefined) throw refused.paymentTokenUnknown();
  const minimum = centsToUnits(MIN_CONTRIBUTION_CENTS, token.decimals);
  const inTokens = `${MIN_CONTRIBUTION_CENTS / 100n} ${token.symbol}`;
  if (order.amount < minimum) throw refused.amountBelowMinimum({ minimum: minimum.toString(), inTokens });
}

/** A contract may report `active` when it is sold out. Do not sign what it would reject. */
function requireOpen({ phase, tokensSold, tokensForSale }: SaleState): void {
  if (phase !== 'active') throw refused.saleNotActive({ phase });
  if (tokensSold >= tokensForSale) throw refused.saleNotActive({ phase: 'sold out' });
}

/** The contract counts per wallet, so a limited cap leaves out what the person bought with other wallets. */
const allowedHere = (cap: bigint, elsewhere: Attempt<bigint>): bigint =>
  elsewhere.known && cap !== MAX_UINT256 ? cap - elsewhere.value : cap;

/** The cap applies to the person's lifetime, over all wallets. An amount above the whole cap is rejected without the on-chain total. */
function requireRoom(
  { amount }: Order,
  tier: KycTier,
  { purchased, purchasedElsewhere }: Pick<BuyerFacts, 'purchased' | 'purchasedElsewhere'>,
  policy: SalePolicy,
  unknown: Failure[],
): void {
  const cap = capOf(tier, policy);
  const refuseAbove = (remaining: bigint) => {
    const left = remaining > 0n ? remaining : 0n;
    if (amount > left) throw refused.aboveTierLimit({ tier, remaining: left.toString() });
  };
  refuseAbove(cap);
  whenKnown(purchased, unknown, (here) => {
    refuseAbove(cap - here);
    whenKnown(purchasedElsewhere, unknown, (elsewhere) => refuseAbove(cap - here - elsewhere));
  });
}

const capOf = (tier: KycTier, policy: SalePolicy): bigint => tierCap(tier, paymentDecimals(policy));
