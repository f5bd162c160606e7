import { failure } from '../shared/failure.ts';
import type { FieldIssue } from '../shared/failures.ts';

export const notSponsored = failure('forbidden', 'NOT_SPONSORED', 'Gas is not sponsored for this call on this chain', {
  cause:
    'Only purchases in the sale, gasless transfers and the calls in SPONSORED_CALLS are sponsored, on chains with a forwarder.',
  remedy: 'Send the transaction from the wallet and pay its gas, or ask the operator to sponsor this call.',
});
export const sponsorUnavailable = failure(
  'unavailable',
  'SPONSOR_UNAVAILABLE',
  'Gas sponsorship is currently unavailable',
  {
    cause: 'The sponsor could not be reached or has too little balance. The request was not sent.',
    remedy: 'Wait a minute, request a new fee quote and try again, or pay the gas from the wallet.',
  },
);
/** The same answer to callers while no sponsor is configured. */
export const sponsorUnset = failure(
  'off',
  sponsorUnavailable.code,
  sponsorUnavailable.meaning,
  sponsorUnavailable.guidance,
);
export const sponsorRefused = failure('unavailable', 'SPONSOR_REFUSED', 'The sponsor rejected the request', {
  cause: 'The sponsor or its relayer rejected the request before it was sent to the chain.',
  remedy: 'Request a new fee quote and try again later. The operator finds the reason in the log.',
});

export const requestSignatureInvalid = failure(
  'invalid',
  'REQUEST_SIGNATURE_INVALID',
  'The signature does not match this request for the wallet and forwarder',
  {
    cause: 'The signature is not the wallet’s signature of exactly these fields for the forwarder of this chain.',
    remedy:
      'Sign the typed data with the forwarder’s domain and the chain id, and send the same field values that were signed.',
  },
);
export const requestExpired = failure(
  'invalid',
  'REQUEST_EXPIRED',
  'The request deadline has passed. Sign a request with a later deadline.',
  {
    cause: 'The deadline that the wallet signed is in the past.',
    remedy: 'Sign the request again with a deadline in the near future, and send it at once.',
  },
);
export const requestDeadlineTooFar = failure<{ seconds: number }>(
  'invalid',
  'REQUEST_DEADLINE_TOO_FAR',
  'The request deadline is too far in the future',
  {
    cause: 'A request with a distant deadline could be executed long after it was screened.',
    remedy: 'Sign the request again with a deadline within the number of seconds that `error` names.',
  },
  ({ seconds }) => `The request deadline must be at most ${seconds} seconds from now`,
);
export const requestCarriesValue = failure(
  'invalid',
  'REQUEST_CARRIES_VALUE',
  'The value of a sponsored request must be 0',
  {
    cause: 'The sponsor pays gas only. It does not send coins for a wallet.',
    remedy: 'Set value to 0 and sign again, or send the transaction from the wallet.',
  },
);
export const requestNonceWrong = failure<{ expected: string }>(
  'invalid',
  'REQUEST_NONCE_WRONG',
  'The nonce is not the next nonce of this wallet at the forwarder',
  {
    cause: 'The forwarder executes the requests of a wallet in the order of their nonces, and another nonce is next.',
    remedy: 'Sign the request again with the nonce that `error` names.',
  },
  ({ expected }) => `The forwarder expects nonce ${expected} for this wallet`,
);
export const requestAboveQuote = failure<{ gas: string; bytes: number }>(
  'invalid',
  'REQUEST_ABOVE_QUOTE',
  'The request exceeds what its fee quote covers',
  {
    cause: 'The call needs more gas or more bytes than the action of the fee quote includes.',
    remedy: 'Request a fee quote for the right action, or make the call smaller.',
  },
  ({ gas, bytes }) => `The request exceeds what its fee quote covers: ${gas} gas and a transaction of ${bytes} bytes`,
);
export const requestReverts = failure<{ reason: string }>(
  'invalid',
  'REQUEST_REVERTS',
  'The call would revert',
  {
    cause: 'The call was simulated on the current state of the chain and failed.',
    remedy: 'Read the reason in `error`. Check balances, allowances and arguments before you sign again.',
  },
  ({ reason }) => `The call would revert: ${reason}`,
);
export const walletSuspended = failure<{ until: string }>(
  'forbidden',
  'WALLET_SUSPENDED',
  'Gas sponsorship is suspended for this wallet, because a sponsored request of this wallet, or of another wallet of the same person, reverted on the chain. Wait until the stated time, or pay the gas yourself.',
  {
    cause:
      'An earlier sponsored request of this wallet, or of another wallet of the same person, passed the simulation but reverted on the chain, and the service paid for it.',
    remedy: 'Wait until the time in `error`, or send the transaction from the wallet and pay its gas.',
  },
  ({ until }) =>
    `Gas sponsorship is suspended for this wallet until ${until}, because a sponsored request of this wallet, or of another wallet of the same person, reverted on the chain. Wait until then, or pay the gas yourself.`,
);
export const feesOwed = failure<{ issues: readonly FieldIssue[] }>(
  'forbidden',
  'FEES_OWED',
  'This wallet owes too many fees for sponsored requests. Pay them with a gasless transfer of the same token on the same chain: add what is owed to the fee of the call.',
  {
    cause:
      'Sponsored purchases of this wallet left fees that it has not paid, and together they exceed the limit of the service.',
    remedy: 'Send a gasless transfer of the named token on the named chain whose fee also covers what is owed.',
  },
  ({ issues }) =>
    `This wallet owes too many fees for sponsored requests (${issues.map(({ path, message }) => `${path} ${message}`).join('; ')}). Pay them with a gasless transfer of the same token on the same chain: add what is owed to the fee of the call.`,
);
export const requestInFlight = failure(
  'conflict',
  'REQUEST_IN_FLIGHT',
  'Another request from this wallet with the same nonce is still pending',
  {
    cause: 'Another request with the same nonce was accepted and is not mined yet.',
    remedy: 'Wait until it is mined, then sign a request with the next nonce.',
  },
);

export const quoteInvalid = failure(
  'invalid',
  'QUOTE_INVALID',
  'The fee quote was not signed by this service for this chain',
  {
    cause: 'A field of the quote was changed, or the quote is for another chain or from another service.',
    remedy: 'Send a quote from GET /api/fees/estimate unchanged, for the chain of the request.',
  },
);
export const quoteExpired = failure('invalid', 'QUOTE_EXPIRED', 'The fee quote has expired. Request a new quote.', {
  cause: 'A fee quote is valid for two minutes, because prices change.',
  remedy: 'Request a new quote and send it with the request before expiresAt.',
});
export const quoteUsed = failure('conflict', 'QUOTE_USED', 'The fee quote was already used. Request a new quote.', {
  cause: 'A fee quote pays for one request only, and this one was used.',
  remedy: 'Request a new quote for each request.',
});
export const quoteTokenRefused = failure(
  'invalid',
  'QUOTE_TOKEN_REFUSED',
  'The fee token must be a supported stablecoin of the chain, quoted with its own decimals',
  {
    cause: 'The quote names a token that is not accepted for fees on this chain, or the wrong number of decimals.',
    remedy: 'Request the quote for a supported stablecoin of the chain, with the decimals of that token.',
  },
);
export const quotePriceOff = failure(
  'invalid',
  'QUOTE_PRICE_OFF',
  'The token price in the fee quote is too far from the oracle price',
  {
    cause: 'The price that was sent to the quote differs too much from the price of the oracle.',
    remedy: 'Request the quote without tokenPriceUSD, or with the current price.',
  },
);
export const quoteNotPro = failure(
  'invalid',
  'QUOTE_NOT_PRO',
  'This quote has Pro pricing, but the wallet does not hold the Pro NFT',
  {
    cause: 'The quote was requested with isPro=true, and the wallet does not hold the Pro NFT.',
    remedy: 'Request the quote without isPro, or use the wallet that holds the Pro NFT.',
  },
);
export const feeNotIncluded = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'FEE_NOT_INCLUDED',
  'The call does not pay the fee in its quote',
  {
    cause:
      'A call through the GaslessTransfers contract must pay the quoted fee in the quoted token, and this one does not.',
    remedy: 'Encode the call with the fee and token of the quote. `details` lists the arguments that differ.',
  },
  ({ issues }) =>
    `The call does not pay the fee in its quote: ${issues.map(({ path, message }) => `${path} ${message}`).join('; ')}`,
);
const BUDGET_OF = { wallet: 'for this wallet', network: 'for this client network', all: 'of this service' } as const;
export const sponsorBudgetSpent = failure<{ retryAfterSeconds: number; scope: keyof typeof BUDGET_OF }>(
  'limited',
  'SPONSOR_BUDGET',
  'The daily sponsorship budget is exhausted. Try again after 00:00 UTC.',
  {
    cause:
      'Sponsored gas is limited each UTC day for each wallet, each network and the whole service. `error` names the exhausted limit.',
    remedy: 'Wait for the seconds in Retry-After, or pay the gas from the wallet.',
  },
  ({ scope }) => `The daily sponsorship budget ${BUDGET_OF[scope]} is exhausted. Try again after 00:00 UTC.`,
);
