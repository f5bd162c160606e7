import { failure } from '../shared/failure.ts';

export const paymentTokenUnknown = failure(
  'invalid',
  'PAYMENT_TOKEN_UNKNOWN',
  'paymentToken is not one of the sale’s payment tokens',
);
export const amountBelowMinimum = failure<{ minimum: string }>(
  'invalid',
  'AMOUNT_BELOW_MINIMUM',
  'The amount is below the minimum contribution',
  ({ minimum }) => `The amount is below the minimum contribution of ${minimum} smallest units`,
);
export const aboveTierLimit = failure<{ tier: string; remaining: string }>(
  'invalid',
  'TIER_LIMIT_EXCEEDED',
  'The amount is above what the verification tier still allows',
  ({ tier, remaining }) => `The amount is above what ${tier} still allows: ${remaining} smallest units`,
);
export const selfReferral = failure('invalid', 'SELF_REFERRAL', 'Nobody can refer themselves');
export const saleNotActive = failure<{ phase: string }>(
  'invalid',
  'SALE_NOT_ACTIVE',
  'The sale is not active',
  ({ phase }) => `The sale is not active: it is ${phase}`,
);
export const nftTierUnavailable = failure<{ tierId: number }>(
  'invalid',
  'NFT_TIER_UNAVAILABLE',
  'The tier is sold out or not for sale',
  ({ tierId }) => `Tier ${tierId} is sold out or not for sale`,
);
export const nftOutsideTier = failure<{ tierId: number; first: string; last: string }>(
  'invalid',
  'NFT_OUTSIDE_TIER',
  'tokenId does not belong to tierId',
  ({ tierId, first, last }) => `tokenId does not belong to tier ${tierId}, whose tokens are ${first} to ${last}`,
);
export const nftPriceMismatch = failure<{ tierId: number; price: string }>(
  'invalid',
  'NFT_PRICE_MISMATCH',
  'The amount is not the price of the tier',
  ({ tierId, price }) => `The amount is not the price of tier ${tierId}: ${price} smallest units`,
);
export const nftSaleNotConfigured = failure(
  'unavailable',
  'SERVER_MISCONFIGURED',
  'This service is not configured for an NFT sale',
);
export const kycRequired = failure('forbidden', 'KYC_REQUIRED', 'Identity verification must be approved first');
export const regionBlocked = failure('forbidden', 'REGION_BLOCKED', 'The sale is not open to your region');
export const termsNotAccepted = failure('forbidden', 'TERMS_NOT_ACCEPTED', 'The current terms must be accepted first');
export const amlFailed = failure('forbidden', 'AML_FAILED', 'The wallet did not pass the sanctions screening');
/** The node refuses to read so many blocks at once; ask for fewer. Never reaches a caller. */
export const rangeTooLarge = failure('invalid', 'BLOCK_RANGE_TOO_LARGE', 'The node refuses so many blocks at once');
