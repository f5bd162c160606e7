import { tierCap } from '../kyc/tier.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { Failure } from '../shared/failure.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { deadlineOf, type Issue } from './authorize.ts';
import {
  type Eligibility,
  requireAdmitted,
  requireForeignReferrer,
  requireUnsanctioned,
  whenKnown,
} from './eligibility.ts';
import * as refused from './errors.ts';
import type { NftPurchaseAuthorization } from './nft-purchase-authorization.ts';
import { paymentDecimals, type SalePolicy } from './sale-policy.ts';

/** A buyer's request. `amount` is in smallest units of the payment token. */
export type NftOrder = Readonly<{
  buyer: WalletAddress;
  paymentToken: WalletAddress;
  amount: bigint;
  tokenId: bigint;
  tierId: number;
  referrer?: WalletAddress;
}>;

/** A tier of the contract. A tier that was never set up has a supply of 0. */
export type NftTier = Readonly<{
  /** Payment-token units. */
  price: bigint;
  supply: bigint;
  sold: bigint;
  /** First id of the tier's `supply` consecutive token ids. */
  firstTokenId: bigint;
}>;

/** The facts for the decision. A fact that could not be read causes a failure only after all other rules have passed. */
export type NftBuyerFacts = Eligibility & Readonly<{ tier: Attempt<NftTier> }>;

/** Returns the authorization, or throws the first failure: 400s, then 403s, then facts that could not be read. */
export function authorizeNft(
  order: NftOrder,
  facts: NftBuyerFacts,
  policy: SalePolicy,
  issue: Issue,
): NftPurchaseAuthorization {
  const unknown: Failure[] = [];
  if (policy.paymentTokens.every(({ address }) => address !== order.paymentToken)) throw refused.paymentTokenUnknown();
  requireForeignReferrer(order, facts);
  whenKnown(facts.tier, unknown, (tier) => requireOffered(order, tier));
  requireWithinVerification(order, facts, policy);
  requireAdmitted(facts);
  requireUnsanctioned(facts, unknown);
  if (unknown[0] !== undefined) throw unknown[0];
  return {
    buyer: order.buyer,
    paymentToken: order.paymentToken,
    amount: order.amount,
    tokenId: order.tokenId,
    tierId: order.tierId,
    referrer: order.referrer ?? ZERO_ADDRESS,
    nonce: issue.nonce,
    deadline: deadlineOf(issue),
  };
}

/** The contract itself accepts only a tier's own tokens, at the tier's price, up to its supply: do not sign anything else. */
function requireOffered({ amount, tierId, tokenId }: NftOrder, tier: NftTier): void {
  const { price, supply, sold, firstTokenId } = tier;
  if (sold >= supply) throw refused.nftTierUnavailable({ tierId });
  const end = firstTokenId + supply;
  if (tokenId < firstTokenId || tokenId >= end)
    throw refused.nftOutsideTier({ tierId, first: firstTokenId.toString(), last: (end - 1n).toString() });
  if (amount !== price) throw refused.nftPriceMismatch({ tierId, price: price.toString() });
}

/** A single purchase must not exceed the limit of the buyer's verification tier. */
function requireWithinVerification({ amount }: NftOrder, { kyc }: Eligibility, policy: SalePolicy): void {
  if (kyc.tier === undefined) return;
  const cap = tierCap(kyc.tier, paymentDecimals(policy));
  if (amount > cap) throw refused.aboveTierLimit({ tier: kyc.tier, remaining: cap.toString() });
}
