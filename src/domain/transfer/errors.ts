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
  'Only transactions of types 0, 1 and 2 are relayed',
  ({ type }) => `Only transactions of types 0, 1 and 2 are relayed, not of type ${type}`,
);
export const transactionUnprotected = failure(
  'invalid',
  'TRANSACTION_UNPROTECTED',
  'The transaction names no chain (EIP-155), so that anybody could repeat it on another one',
);
export const contractCreationRefused = failure(
  'invalid',
  'CONTRACT_CREATION_REFUSED',
  'Transactions that create a contract are not relayed',
);
export const chainMismatch = failure<{ chainId: number; signedFor: number }>(
  'invalid',
  'CHAIN_MISMATCH',
  'The transaction was signed for another chain than chainId',
  ({ chainId, signedFor }) => `The transaction was signed for chain ${signedFor}, not for ${chainId}`,
);
export const gasTooLow = failure<{ minimum: string }>(
  'invalid',
  'GAS_TOO_LOW',
  'The gas limit is below what the transaction needs',
  ({ minimum }) => `The gas limit is below what the transaction needs: ${minimum}`,
);
export const gasTooHigh = failure('invalid', 'GAS_TOO_HIGH', 'The gas limit is above what the chain allows');
export const nonceTooLow = failure('invalid', 'NONCE_TOO_LOW', 'The nonce was used by another transaction');
export const nonceTooHigh = failure(
  'invalid',
  'NONCE_TOO_HIGH',
  'The nonce leaves a gap that the chain does not allow',
);
export const insufficientFunds = failure<{ held: string; needed: string; purpose: string }>(
  'invalid',
  'INSUFFICIENT_FUNDS',
  'The wallet cannot pay for the value and the gas of the transaction',
  ({ held, needed, purpose }) => `The wallet holds ${held} and needs ${needed} ${purpose}`,
);
export const transactionUnderpriced = failure(
  'invalid',
  'TRANSACTION_UNDERPRICED',
  'The fee is below what the chain asks now, or too little above that of the transaction to be replaced',
);
export const transactionRefused = failure(
  'invalid',
  'TRANSACTION_REFUSED',
  'The chain’s nodes refuse the transaction for good',
);
export const recipientRefused = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'RECIPIENT_REFUSED',
  'What is sent to this recipient is lost',
  ({ issues }) => `What is sent to this recipient is lost: it ${issues[0]?.message}`,
);
export const tokenNotAContract = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'TOKEN_NOT_A_CONTRACT',
  'There is no token contract at this address of the chain',
);
export const transferWouldFail = failure<{ reason: string }>(
  'invalid',
  'TRANSFER_WOULD_REVERT',
  'The transfer would fail if it were sent now',
  ({ reason }) => `The transfer would fail if it were sent now: ${reason}`,
);
export const preparationNotFound = failure(
  'missing',
  'PREPARATION_NOT_FOUND',
  'The wallet has prepared no transfer of this prepareId',
);
export const preparationExpired = failure(
  'invalid',
  'PREPARATION_EXPIRED',
  'The prepared transfer has expired: prepare it again',
);
export const intentMismatch = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'INTENT_MISMATCH',
  'The signed transaction is not the one that was prepared',
  ({ issues }) =>
    `The signed transaction is not the one that was prepared: ${issues.map(({ path }) => path).join(', ')}`,
);
