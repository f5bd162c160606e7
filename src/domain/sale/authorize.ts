import { type Conclusion, conclude } from '../decision/rule.ts';
import { tierCap } from '../kyc/tier.ts';
import { MAX_UINT256 } from '../shared/amount.ts';
import { type Attempt, answerIn } from '../shared/attempt.ts';
import { unixSeconds } from '../shared/duration.ts';
import { ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { userNotFound } from '../user/errors.ts';
import type { BidPermit } from './bid-permit.ts';
import { BID_RULES, type BidderFacts, type BidOrder } from './bid-rules.ts';
import * as refused from './errors.ts';
import { NFT_RULES, type NftBuyerFacts, type NftOrder } from './nft-rules.ts';
import type { NftPurchaseAuthorization, PurchaseAuthorization } from './purchase-authorization.ts';
import { type BuyerFacts, type Order, PURCHASE_RULES } from './purchase-rules.ts';
import { paymentDecimals, type SalePolicy } from './sale-policy.ts';
import { besides, remainingOf } from './tier-limit.ts';

export const SIGNATURE_VALIDITY_SECONDS = 15 * 60;

type Issue = Readonly<{ nonce: bigint; now: Date }>;

/** The deadline of a signature issued now, inclusive. */
const deadlineOf = ({ now }: Issue): bigint => unixSeconds(now) + BigInt(SIGNATURE_VALIDITY_SECONDS);

/** The conclusion about a request, and the authorization that it permits. */
export type Judgement<Authorization> = Conclusion &
  Readonly<{
    /** Throws the refusal. */
    authorize(issue: Issue): Authorization;
  }>;

/** `facts` is undefined when the buyer is not registered. */
export function judgePurchase(
  order: Order,
  facts: BuyerFacts | undefined,
  policy: SalePolicy,
  now: Date,
): Judgement<PurchaseAuthorization> {
  const conclusion = conclude(PURCHASE_RULES, { order, facts, policy, now });
  return {
    ...conclusion,
    authorize: (issue) => {
      if (conclusion.refusal !== undefined) throw conclusion.refusal;
      if (facts === undefined) throw userNotFound();
      return authorizationOf(order, facts, policy, issue);
    },
  };
}

/** Returns the authorization, or throws the first failure in the documented order: 400s, then 403s, then facts that could not be read. */
export const authorize = (order: Order, facts: BuyerFacts, policy: SalePolicy, issue: Issue): PurchaseAuthorization =>
  judgePurchase(order, facts, policy, issue.now).authorize(issue);

function authorizationOf(order: Order, facts: BuyerFacts, policy: SalePolicy, issue: Issue): PurchaseAuthorization {
  const { tier } = facts.kyc;
  if (tier === undefined) throw refused.kycRequired();
  return {
    buyer: order.buyer,
    paymentToken: order.paymentToken,
    amount: order.amount,
    maxAllowed: allowedHere(tierCap(tier, paymentDecimals(policy)), besides(facts)),
    isEU: facts.isEU,
    referrer: order.referrer ?? ZERO_ADDRESS,
    nonce: issue.nonce,
    deadline: deadlineOf(issue),
    tier,
  };
}

/** The contract counts this wallet's purchases, so a limited cap leaves out what the person bought besides. */
const allowedHere = (cap: bigint, elsewhere: Attempt<bigint>): bigint =>
  elsewhere.known && cap !== MAX_UINT256 ? cap - elsewhere.value : cap;

/** `facts` is undefined when the buyer is not registered. */
export function judgeNftPurchase(
  order: NftOrder,
  facts: NftBuyerFacts | undefined,
  policy: SalePolicy,
  now: Date,
): Judgement<NftPurchaseAuthorization> {
  const conclusion = conclude(NFT_RULES, { order, facts, policy, now });
  return {
    ...conclusion,
    authorize: (issue) => {
      if (conclusion.refusal !== undefined) throw conclusion.refusal;
      return nftAuthorizationOf(order, issue);
    },
  };
}

/** Returns the authorization, or throws the first failure: 400s, then 403s, then facts that could not be read. */
export const authorizeNft = (
  order: NftOrder,
  facts: NftBuyerFacts,
  policy: SalePolicy,
  issue: Issue,
): NftPurchaseAuthorization => judgeNftPurchase(order, facts, policy, issue.now).authorize(issue);

const nftAuthorizationOf = (order: NftOrder, issue: Issue): NftPurchaseAuthorization => ({
  buyer: order.buyer,
  paymentToken: order.paymentToken,
  amount: order.amount,
  tokenId: order.tokenId,
  tierId: order.tierId,
  referrer: order.referrer ?? ZERO_ADDRESS,
  nonce: issue.nonce,
  deadline: deadlineOf(issue),
});

/** `facts` is undefined when the bidder is not registered. */
export function judgeBid(
  order: BidOrder,
  facts: BidderFacts | undefined,
  policy: SalePolicy,
  now: Date,
): Judgement<BidPermit> {
  const conclusion = conclude(BID_RULES, { order, facts, policy, now });
  return {
    ...conclusion,
    authorize: (issue) => {
      if (conclusion.refusal !== undefined) throw conclusion.refusal;
      if (facts === undefined) throw userNotFound();
      return bidPermitOf(order, facts, policy, issue);
    },
  };
}

/** The hook counts what the wallet bid, refunded or not: the limit is what it bid so far, and what the person may still spend. */
function bidPermitOf(order: BidOrder, facts: BidderFacts, policy: SalePolicy, issue: Issue): BidPermit {
  const remaining = remainingOf(facts, policy);
  if (remaining === undefined) throw refused.kycRequired();
  return {
    auction: order.auction,
    owner: order.buyer,
    sender: order.sender,
    amount: order.amount,
    maxAllowed: isUnlimited(facts, policy) ? MAX_UINT256 : answerIn(facts.bidHere) + remaining,
    nonce: issue.nonce,
    deadline: deadlineOf(issue),
  };
}

const isUnlimited = ({ kyc: { tier } }: BidderFacts, policy: SalePolicy): boolean =>
  tier !== undefined && tierCap(tier, paymentDecimals(policy)) === MAX_UINT256;
