import { tierCap } from '../kyc/tier.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { Failure } from '../shared/failure.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { deadlineOf, type Issue } from './authorize.ts';
import { type Eligibility, requireAdmitted, requireUnsanctioned, whenKnown } from './eligibility.ts';
import * as refused from './errors.ts';
import type { NftPurchaseAuthorization } from './nft-purchase-authorization.ts';
import { paymentDecimals, type SalePolicy } from './sale-policy.ts';

/** What a buyer asks for. `amount` in smallest units of the payment token. */
export type NftOrder = Readonly<{
  buyer: WalletAddress;
  paymentToken: WalletAddress;
  amount: bigint;
  tokenId: bigint;
  tierId: number;
  referrer?: WalletAddress;
}>;

/** A line of the contract's price list; one that was never set up has no supply. */
export type NftTier = Readonly<{
  /** Payment-token units. */
  price: bigint;
  supply: bigint;
  sold: bigint;
  /** The tier's tokens are this one and the `supply - 1` after it. */
  firstTokenId: bigint;
}>;

/** Everything that decides, as it was read. What could not be read refuses, but only after every rule that could be. */
export type NftBuyerFacts = Eligibility & Readonly<{ tier: Attempt<NftTier> }>;

/** The authorization that the order earns, or the first refusal: 400s, then 403s, then what is unknown. */
export function authorizeNft(
  order: NftOrder,
  facts: NftBuyerFacts,
  policy: SalePolicy,
  issue: Issue,
): NftPurchaseAuthorization {
  const unknown: Failure[] = [];
  if (policy.paymentTokens.every(({ address }) => address !== order.paymentToken)) throw refused.paymentTokenUnknown();
  if (order.referrer === order.buyer) throw refused.selfReferral();
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

/** Whatever is signed, the contract sells a tier's own tokens only, for the tier's price, and no more than its supply. */
function requireOffered({ amount, tierId, tokenId }: NftOrder, tier: NftTier): void {
  const { price, supply, sold, firstTokenId } = tier;
  if (sold >= supply) throw refused.nftTierUnavailable({ tierId });
  const end = firstTokenId + supply;
  if (tokenId < firstTokenId || tokenId >= end)
    throw refused.nftOutsideTier({ tierId, first: firstTokenId.toString(), last: (end - 1n).toString() });
  if (amount !== price) throw refused.nftPriceMismatch({ tierId, price: price.toString() });
}

/** No single purchase may be worth more than the buyer's verification is good for. */
function requireWithinVerification({ amount }: NftOrder, { kyc }: Eligibility, policy: SalePolicy): void {
  if (kyc.tier === undefined) return;
  const cap = tierCap(kyc.tier, paymentDecimals(policy));
  if (amount > cap) throw refused.aboveTierLimit({ tier: kyc.tier, remaining: cap.toString() });
}
