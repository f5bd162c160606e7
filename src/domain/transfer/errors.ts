import { failure } from '../shared/failure.ts';

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
export const chainUnsupported = failure<{ chainId: number }>(
  'invalid',
  'CHAIN_UNSUPPORTED',
  'The chain is not supported',
  ({ chainId }) => `Chain ${chainId} is not supported`,
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
export const insufficientFunds = failure(
  'invalid',
  'INSUFFICIENT_FUNDS',
  'The wallet cannot pay for the value and the gas of the transaction',
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
