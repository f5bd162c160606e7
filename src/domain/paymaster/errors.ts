import { failure } from '../shared/failure.ts';

export const notSponsored = failure('forbidden', 'NOT_SPONSORED', 'Nobody pays the gas of this call on this chain');
export const sponsorUnavailable = failure(
  'unavailable',
  'SPONSOR_UNAVAILABLE',
  'No sponsor of gas is there now, or it did not answer',
);
export const sponsorRefused = failure('unavailable', 'SPONSOR_REFUSED', 'The sponsor of gas does not take the request');

export const requestSignatureInvalid = failure(
  'invalid',
  'REQUEST_SIGNATURE_INVALID',
  'The signature is not the wallet’s over this request to the forwarder of this chain',
);
export const requestExpired = failure('invalid', 'REQUEST_EXPIRED', 'The deadline of the request has passed');
export const requestDeadlineTooFar = failure<{ seconds: number }>(
  'invalid',
  'REQUEST_DEADLINE_TOO_FAR',
  'The deadline of the request is too far away',
  ({ seconds }) => `The deadline of the request is more than ${seconds} seconds away`,
);
export const requestCarriesValue = failure(
  'invalid',
  'REQUEST_CARRIES_VALUE',
  'A sponsored request carries no native coins',
);
export const requestNonceWrong = failure<{ expected: string }>(
  'invalid',
  'REQUEST_NONCE_WRONG',
  'The nonce is not the one that the forwarder expects of the wallet',
  ({ expected }) => `The forwarder expects the nonce ${expected} of the wallet`,
);
export const requestAboveQuote = failure<{ gas: string; bytes: number }>(
  'invalid',
  'REQUEST_ABOVE_QUOTE',
  'The request uses more than its quote was priced for',
  ({ gas, bytes }) => `The quote was priced for ${gas} gas and a transaction of ${bytes} bytes; the request uses more`,
);
export const requestReverts = failure<{ reason: string }>(
  'invalid',
  'REQUEST_REVERTS',
  'The call would revert',
  ({ reason }) => `The call would revert: ${reason}`,
);
export const requestInFlight = failure(
  'conflict',
  'REQUEST_IN_FLIGHT',
  'Another request of the wallet with this nonce is on its way',
);

export const quoteInvalid = failure(
  'invalid',
  'QUOTE_INVALID',
  'The fee quote is not one that this service signed for this chain',
);
export const quoteExpired = failure('invalid', 'QUOTE_EXPIRED', 'The fee quote has expired: ask for a new one');
export const quoteUsed = failure('conflict', 'QUOTE_USED', 'The fee quote was used before: ask for a new one');
export const quoteTokenRefused = failure(
  'invalid',
  'QUOTE_TOKEN_REFUSED',
  'Fees are paid in the chain’s stablecoins, by their own decimals',
);
export const quotePriceOff = failure(
  'invalid',
  'QUOTE_PRICE_OFF',
  'The token price of the fee quote is too far from the oracle’s',
);
export const quoteNotPro = failure(
  'invalid',
  'QUOTE_NOT_PRO',
  'The fee quote is for a holder of the pro NFT, which the wallet is not',
);
export const sponsorBudgetSpent = failure<{ retryAfterSeconds: number }>(
  'limited',
  'SPONSOR_BUDGET',
  'What is sponsored a day for this wallet, for this network or for all together is used up',
);
