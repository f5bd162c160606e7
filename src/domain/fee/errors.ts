import { failure } from '../shared/failure.ts';

export const feeTokenUnknown = failure(
  'invalid',
  'FEE_TOKEN_UNKNOWN',
  'The decimals of this payment token are unknown. Send tokenDecimals.',
  {
    cause: 'The service does not know how many decimals this payment token has.',
    remedy: 'Send tokenDecimals with the request, or choose a listed stablecoin.',
  },
);
export const feeAboveAmount = failure<{ fee: string; amount: string }>(
  'invalid',
  'FEE_ABOVE_AMOUNT',
  'The fee must be less than the amount',
  {
    cause: 'The fee is taken from the amount, and the amount does not exceed the fee.',
    remedy: 'Send a larger amount, or send the transaction without sponsorship.',
  },
  ({ fee, amount }) => `The fee (${fee}) must be less than the amount (${amount})`,
);
export const feeOutOfRange = failure(
  'invalid',
  'FEE_OUT_OF_RANGE',
  'At this price the fee exceeds the largest token amount (2^256 - 1)',
  {
    cause: 'With this token price and these decimals the fee does not fit into a uint256.',
    remedy: 'Check tokenPriceUSD and tokenDecimals: the price is for one whole token.',
  },
);
export const priceUnavailable = failure('unavailable', 'PRICE_UNAVAILABLE', 'The price is currently unavailable', {
  cause: 'No price source returned a recent price that is needed to calculate the amount in dollars.',
  remedy: 'Wait a few seconds and try again.',
});
export const gasPriceUnavailable = failure(
  'unavailable',
  'GAS_PRICE_UNAVAILABLE',
  'The gas price is currently unavailable',
  { cause: 'The nodes of the chain did not return a gas price.', remedy: 'Wait a few seconds and try again.' },
);
