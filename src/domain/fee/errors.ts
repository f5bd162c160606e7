import { failure } from '../shared/failure.ts';

export const feeTokenUnknown = failure(
  'invalid',
  'FEE_TOKEN_UNKNOWN',
  'The decimals of this payment token are unknown. Send tokenDecimals.',
);
export const feeAboveAmount = failure<{ fee: string; amount: string }>(
  'invalid',
  'FEE_ABOVE_AMOUNT',
  'The fee must be less than the amount',
  ({ fee, amount }) => `The fee (${fee}) must be less than the amount (${amount})`,
);
export const feeOutOfRange = failure(
  'invalid',
  'FEE_OUT_OF_RANGE',
  'At this price the fee exceeds the largest token amount (2^256 - 1)',
);
export const priceUnavailable = failure('unavailable', 'PRICE_UNAVAILABLE', 'The price is currently unavailable');
export const gasPriceUnavailable = failure(
  'unavailable',
  'GAS_PRICE_UNAVAILABLE',
  'The gas price is currently unavailable',
);
