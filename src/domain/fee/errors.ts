import { failure } from '../shared/failure.ts';

export const feeTokenUnknown = failure(
  'invalid',
  'FEE_TOKEN_UNKNOWN',
  'The decimals of this payment token are not known: state them',
);
export const feeAboveAmount = failure<{ fee: string }>(
  'invalid',
  'FEE_ABOVE_AMOUNT',
  'The fee is not below the amount',
  ({ fee }) => `The fee of ${fee} smallest units is not below the amount`,
);
export const feeOutOfRange = failure('invalid', 'FEE_OUT_OF_RANGE', 'At this price no token amount can pay the fee');
export const priceUnavailable = failure('unavailable', 'PRICE_UNAVAILABLE', 'No current price can be had now');
export const gasPriceUnavailable = failure(
  'unavailable',
  'GAS_PRICE_UNAVAILABLE',
  'No current gas price of the chain can be had now',
);
