import { failure } from '../shared/failure.ts';
import type { FieldIssue } from '../shared/failures.ts';

export const notSponsored = failure('forbidden', 'NOT_SPONSORED', 'Gas is not sponsored for this call on this chain');
export const sponsorUnavailable = failure(
  'unavailable',
  'SPONSOR_UNAVAILABLE',
  'Gas sponsorship is currently unavailable',
);
export const sponsorRefused = failure('unavailable', 'SPONSOR_REFUSED', 'The sponsor rejected the request');

export const requestSignatureInvalid = failure(
  'invalid',
  'REQUEST_SIGNATURE_INVALID',
  'The signature does not match this request for the wallet and forwarder',
);
export const requestExpired = failure(
  'invalid',
  'REQUEST_EXPIRED',
  'The request deadline has passed. Sign a request with a later deadline.',
);
export const requestDeadlineTooFar = failure<{ seconds: number }>(
  'invalid',
  'REQUEST_DEADLINE_TOO_FAR',
  'The request deadline is too far in the future',
  ({ seconds }) => `The request deadline must be at most ${seconds} seconds from now`,
);
export const requestCarriesValue = failure(
  'invalid',
  'REQUEST_CARRIES_VALUE',
  'The value of a sponsored request must be 0',
);
export const requestNonceWrong = failure<{ expected: string }>(
  'invalid',
  'REQUEST_NONCE_WRONG',
  'The nonce is not the next nonce of this wallet at the forwarder',
  ({ expected }) => `The forwarder expects nonce ${expected} for this wallet`,
);
export const requestAboveQuote = failure<{ gas: string; bytes: number }>(
  'invalid',
  'REQUEST_ABOVE_QUOTE',
  'The request exceeds what its fee quote covers',
  ({ gas, bytes }) => `The request exceeds what its fee quote covers: ${gas} gas and a transaction of ${bytes} bytes`,
);
export const requestReverts = failure<{ reason: string }>(
  'invalid',
  'REQUEST_REVERTS',
  'The call would revert',
  ({ reason }) => `The call would revert: ${reason}`,
);
export const walletSuspended = failure<{ until: string }>(
  'forbidden',
  'WALLET_SUSPENDED',
  'Gas sponsorship is suspended for this wallet, because a sponsored request of this wallet, or of another wallet of the same person, reverted on the chain. Wait until the stated time, or pay the gas yourself.',
  ({ until }) =>
    `Gas sponsorship is suspended for this wallet until ${until}, because a sponsored request of this wallet, or of another wallet of the same person, reverted on the chain. Wait until then, or pay the gas yourself.`,
);
export const feesOwed = failure<{ issues: readonly FieldIssue[] }>(
  'forbidden',
  'FEES_OWED',
  'This wallet owes too many fees for sponsored requests. Pay them with a gasless transfer of the same token on the same chain: add what is owed to the fee of the call.',
  ({ issues }) =>
    `This wallet owes too many fees for sponsored requests (${issues.map(({ path, message }) => `${path} ${message}`).join('; ')}). Pay them with a gasless transfer of the same token on the same chain: add what is owed to the fee of the call.`,
);
export const requestInFlight = failure(
  'conflict',
  'REQUEST_IN_FLIGHT',
  'Another request from this wallet with the same nonce is still pending',
);

export const quoteInvalid = failure(
  'invalid',
  'QUOTE_INVALID',
  'The fee quote was not signed by this service for this chain',
);
export const quoteExpired = failure('invalid', 'QUOTE_EXPIRED', 'The fee quote has expired. Request a new quote.');
export const quoteUsed = failure('conflict', 'QUOTE_USED', 'The fee quote was already used. Request a new quote.');
export const quoteTokenRefused = failure(
  'invalid',
  'QUOTE_TOKEN_REFUSED',
  'The fee token must be a supported stablecoin of the chain, quoted with its own decimals',
);
export const quotePriceOff = failure(
  'invalid',
  'QUOTE_PRICE_OFF',
  'The token price in the fee quote is too far from the oracle price',
);
export const quoteNotPro = failure(
  'invalid',
  'QUOTE_NOT_PRO',
  'This quote has Pro pricing, but the wallet does not hold the Pro NFT',
);
export const feeNotIncluded = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'FEE_NOT_INCLUDED',
  'The call does not pay the fee in its quote',
  ({ issues }) =>
    `The call does not pay the fee in its quote: ${issues.map(({ path, message }) => `${path} ${message}`).join('; ')}`,
);
const BUDGET_OF = { wallet: 'for this wallet', network: 'for this client network', all: 'of this service' } as const;
export const sponsorBudgetSpent = failure<{ retryAfterSeconds: number; scope: keyof typeof BUDGET_OF }>(
  'limited',
  'SPONSOR_BUDGET',
  'The daily sponsorship budget is exhausted. Try again after 00:00 UTC.',
  ({ scope }) => `The daily sponsorship budget ${BUDGET_OF[scope]} is exhausted. Try again after 00:00 UTC.`,
);
