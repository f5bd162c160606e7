import { conclude } from '../decision/rule.ts';
import { ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { deadlineOf, type Issue, type Judgement } from './authorize.ts';
import type { NftPurchaseAuthorization } from './nft-purchase-authorization.ts';
import { NFT_RULES, type NftBuyerFacts, type NftOrder } from './nft-rules.ts';
import type { SalePolicy } from './sale-policy.ts';

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
      return authorizationOf(order, issue);
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

const authorizationOf = (order: NftOrder, issue: Issue): NftPurchaseAuthorization => ({
  buyer: order.buyer,
  paymentToken: order.paymentToken,
  amount: order.amount,
  tokenId: order.tokenId,
  tierId: order.tierId,
  referrer: order.referrer ?? ZERO_ADDRESS,
  nonce: issue.nonce,
  deadline: deadlineOf(issue),
});
