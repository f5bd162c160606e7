import { failure } from '../shared/failure.ts';
import type { FieldIssue } from '../shared/failures.ts';

export const transactionMalformed = failure<{ fault: string }>(
  'invalid',
  'TRANSACTION_MALFORMED',
  'signedTx is not a signed transaction',
  ({ fault }) => `signedTx is not a signed transaction: ${fault}`,
);
export const transactionTypeRefused = failure<{ type: number }>(
  'invalid',
  'TRANSACTION_TYPE_REFUSED',
  'Unsupported transaction type: use type 0, 1 or 2',
  ({ type }) => `Unsupported transaction type ${type}: use type 0, 1 or 2`,
);
export const transactionUnprotected = failure(
  'invalid',
  'TRANSACTION_UNPROTECTED',
  'The transaction has no chain id (EIP-155) and could be replayed on another chain. Sign it with a chain id.',
);
export const contractCreationRefused = failure(
  'invalid',
  'CONTRACT_CREATION_REFUSED',
  'Transactions that create a contract are not supported',
);
export const chainMismatch = failure<{ chainId: number; signedFor: number }>(
  'invalid',
  'CHAIN_MISMATCH',
  'The transaction was signed for a different chain than chainId',
  ({ chainId, signedFor }) => `The transaction was signed for chain ${signedFor}, but chainId is ${chainId}`,
);
export const gasTooLow = failure<{ minimum: string }>(
  'invalid',
  'GAS_TOO_LOW',
  'The gas limit is too low for this transaction',
  ({ minimum }) => `The gas limit of this transaction must be at least ${minimum}`,
);
export const gasTooHigh = failure('invalid', 'GAS_TOO_HIGH', 'The gas limit exceeds the maximum of the chain');
export const nonceTooLow = failure('invalid', 'NONCE_TOO_LOW', 'The nonce was already used by another transaction');
export const nonceTooHigh = failure(
  'invalid',
  'NONCE_TOO_HIGH',
  'The nonce is too high: an earlier nonce of this wallet is still unused',
);
export const insufficientFunds = failure<{ held: string; needed: string; purpose: string }>(
  'invalid',
  'INSUFFICIENT_FUNDS',
  'The wallet’s balance is too low for the value and the gas of the transaction',
  ({ held, needed, purpose }) => `The wallet holds ${held} and needs ${needed} ${purpose}`,
);
export const transactionUnderpriced = failure(
  'invalid',
  'TRANSACTION_UNDERPRICED',
  'The fee is too low: raise it to the chain’s current minimum, or further above the fee of the transaction it replaces',
);
export const transactionRefused = failure(
  'invalid',
  'TRANSACTION_REFUSED',
  'The chain’s nodes rejected the transaction',
);
export const recipientRefused = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'RECIPIENT_REFUSED',
  'Funds sent to this recipient would be lost',
  ({ issues }) => `Funds sent to this recipient would be lost: it ${issues[0]?.message}`,
);
export const tokenNotAContract = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'TOKEN_NOT_A_CONTRACT',
  'No token contract exists at this address on this chain',
);
export const transferWouldFail = failure<{ reason: string }>(
  'invalid',
  'TRANSFER_WOULD_REVERT',
  'The transfer would fail if sent now',
  ({ reason }) => `The transfer would fail if sent now: ${reason}`,
);
export const preparationNotFound = failure(
  'missing',
  'PREPARATION_NOT_FOUND',
  'This wallet has no prepared transfer with this prepareId',
);
export const preparationExpired = failure(
  'invalid',
  'PREPARATION_EXPIRED',
  'The prepared transfer has expired. Prepare it again.',
);
export const intentMismatch = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'INTENT_MISMATCH',
  'The signed transaction does not match the prepared transfer',
  ({ issues }) =>
    `The signed transaction does not match the prepared transfer: ${issues.map(({ path }) => path).join(', ')}`,
);
