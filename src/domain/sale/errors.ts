import { failure } from '../shared/failure.ts';
import type { SalePhase } from './sale-state.ts';

export const paymentTokenUnknown = failure(
  'invalid',
  'PAYMENT_TOKEN_UNKNOWN',
  'paymentToken must be one of the sale’s payment tokens',
);
export const amountBelowMinimum = failure<{ minimum: string; inTokens: string }>(
  'invalid',
  'AMOUNT_BELOW_MINIMUM',
  'amount is below the minimum purchase',
  ({ minimum, inTokens }) => `amount must be at least ${minimum} (${inTokens})`,
);
export const aboveTierLimit = failure<{ tier: string; remaining: string }>(
  'invalid',
  'TIER_LIMIT_EXCEEDED',
  'amount exceeds the remaining limit of the verification tier',
  ({ tier, remaining }) => `amount must be at most ${remaining} smallest units, the remaining limit of ${tier}`,
);
export const selfReferral = failure(
  'invalid',
  'SELF_REFERRAL',
  'You cannot refer yourself, also not through another wallet of yours',
);
export const saleNotActive = failure<{ phase: SalePhase | 'sold out' }>(
  'invalid',
  'SALE_NOT_ACTIVE',
  'The sale is not active',
  ({ phase }) => `The sale is not active: ${phase === 'sold out' ? 'it is sold out' : `its phase is ${phase}`}`,
);
export const nftTierUnavailable = failure<{ tierId: number }>(
  'invalid',
  'NFT_TIER_UNAVAILABLE',
  'The NFT tier is sold out or not for sale',
  ({ tierId }) => `NFT tier ${tierId} is sold out or not for sale`,
);
export const nftOutsideTier = failure<{ tierId: number; first: string; last: string }>(
  'invalid',
  'NFT_OUTSIDE_TIER',
  'tokenId does not belong to tierId',
  ({ tierId, first, last }) => `tokenId does not belong to NFT tier ${tierId}, whose tokens are ${first} to ${last}`,
);
export const nftPriceMismatch = failure<{ tierId: number; price: string }>(
  'invalid',
  'NFT_PRICE_MISMATCH',
  'amount must be the price of the NFT tier',
  ({ tierId, price }) => `amount must be ${price} smallest units, the price of NFT tier ${tierId}`,
);
export const nftSaleNotConfigured = failure(
  'unavailable',
  'SERVER_MISCONFIGURED',
  'The NFT sale is not configured on this server',
);
export const kycRequired = failure('forbidden', 'KYC_REQUIRED', 'Identity verification must be approved first');
export const regionBlocked = failure<{ blocked: string; places: string }>(
  'forbidden',
  'REGION_BLOCKED',
  'The sale is not available in your region',
  ({ blocked, places }) => `The sale is not available in your region. Known: ${places}; not allowed: ${blocked}`,
);
export const termsNotAccepted = failure('forbidden', 'TERMS_NOT_ACCEPTED', 'The current terms must be accepted first');
export const amlFailed = failure(
  'forbidden',
  'AML_FAILED',
  'The wallet or its referrer did not pass sanctions screening',
);
/** The node cannot read that many blocks at once: request fewer. Internal; never reaches a caller. */
export const rangeTooLarge = failure(
  'invalid',
  'BLOCK_RANGE_TOO_LARGE',
  'The node rejected the block range as too large',
);
