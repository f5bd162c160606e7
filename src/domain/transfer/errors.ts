import { failure } from '../shared/failure.ts';
import type { FieldIssue } from '../shared/failures.ts';

export const transactionMalformed = failure<{ fault: string }>(
  'invalid',
  'TRANSACTION_MALFORMED',
  'signedTx is not a signed transaction',
  {
    cause: '`signedTx` cannot be decoded as a signed transaction in its canonical encoding.',
    remedy: 'Send the raw transaction exactly as the wallet serialized it, with its signature.',
  },
  ({ fault }) => `signedTx is not a signed transaction: ${fault}`,
);
export const transactionTypeRefused = failure<{ type: number }>(
  'invalid',
  'TRANSACTION_TYPE_REFUSED',
  'Unsupported transaction type: use type 0, 1 or 2',
  {
    cause: 'The transaction has a type that the service cannot screen, such as a blob or an account delegation.',
    remedy: 'Sign the transaction again as type 2 (EIP-1559), 1 or 0.',
  },
  ({ type }) => `Unsupported transaction type ${type}: use type 0, 1 or 2`,
);
export const transactionUnprotected = failure(
  'invalid',
  'TRANSACTION_UNPROTECTED',
  'The transaction has no chain id (EIP-155) and could be replayed on another chain. Sign it with a chain id.',
  {
    cause: 'A legacy transaction was signed without a chain id, so anyone can repeat it on other chains.',
    remedy: 'Sign the transaction again with the chain id (EIP-155).',
  },
);
export const contractCreationRefused = failure(
  'invalid',
  'CONTRACT_CREATION_REFUSED',
  'Transactions that create a contract are not supported',
  {
    cause: 'The transaction has no recipient, so it would create a contract.',
    remedy: 'Send transactions that create contracts through your own node.',
  },
);
export const chainMismatch = failure<{ chainId: number; signedFor: number }>(
  'invalid',
  'CHAIN_MISMATCH',
  'The transaction was signed for a different chain than chainId',
  {
    cause: 'The chain id in the signed transaction differs from chainId in the request.',
    remedy: 'Send the chainId that was signed, or sign the transaction again for the chain that is meant.',
  },
  ({ chainId, signedFor }) => `The transaction was signed for chain ${signedFor}, but chainId is ${chainId}`,
);
export const gasTooLow = failure<{ minimum: string }>(
  'invalid',
  'GAS_TOO_LOW',
  'The gas limit is too low for this transaction',
  {
    cause: 'The gas limit does not even cover the fixed cost of a transaction with this data.',
    remedy:
      'Sign again with at least the gas limit that `error` names, or use the gasEstimate of POST /api/transfer/prepare.',
  },
  ({ minimum }) => `The gas limit of this transaction must be at least ${minimum}`,
);
export const gasTooHigh = failure('invalid', 'GAS_TOO_HIGH', 'The gas limit exceeds the maximum of the chain', {
  cause: 'The gas limit exceeds what one transaction may use on this chain.',
  remedy: 'Sign again with a lower gas limit. If the call really needs that much, split it.',
});
export const nonceTooLow = failure('invalid', 'NONCE_TOO_LOW', 'The nonce was already used by another transaction', {
  cause: 'Another transaction of the wallet with this nonce is already mined.',
  remedy:
    'Prepare the transfer again to receive the current nonce. First check that the earlier transaction was not the same transfer.',
});
export const nonceTooHigh = failure(
  'invalid',
  'NONCE_TOO_HIGH',
  'The nonce is too high: an earlier nonce of this wallet is still unused',
  {
    cause: 'A transaction with this nonce would wait, because an earlier nonce of the wallet is unused.',
    remedy: 'Send the transactions in the order of their nonces, or sign again with the next nonce.',
  },
);
export const accountBusy = failure(
  'invalid',
  'ACCOUNT_BUSY',
  'Another transaction of this wallet is pending. Wait until it is mined, then send this one again.',
  {
    cause:
      'The nodes accept no second transaction of this account while one is pending, for example because it delegates to a contract (EIP-7702).',
    remedy: 'Wait until the pending transaction is mined, then send the same signed transaction again.',
  },
);
export const insufficientFunds = failure<{ held: string; needed: string; purpose: string }>(
  'invalid',
  'INSUFFICIENT_FUNDS',
  'The wallet’s balance is too low for the value and the gas of the transaction',
  {
    cause: 'The wallet holds less than the transaction moves plus the highest gas fee that was signed.',
    remedy:
      'Add funds, lower the amount, or use a gasless transfer if only gas is missing. `error` names both amounts.',
  },
  ({ held, needed, purpose }) => `The wallet holds ${held} and needs ${needed} ${purpose}`,
);
export const transactionUnderpriced = failure(
  'invalid',
  'TRANSACTION_UNDERPRICED',
  'The fee is too low: raise it to the chain’s current minimum, or further above the fee of the transaction it replaces',
  {
    cause:
      'The fee is below the minimum of the node, or not high enough to replace a pending transaction with the same nonce.',
    remedy: 'Sign again with a higher fee: to replace a transaction, at least a tenth above its fee.',
  },
);
export const transactionRefused = failure(
  'invalid',
  'TRANSACTION_REFUSED',
  'The chain’s nodes rejected the transaction',
  {
    cause: 'The nodes of the chain rejected the transaction for another reason.',
    remedy:
      'Prepare the transfer again and sign the new transaction. Check that the wallet can send transactions on this chain.',
  },
);
export const recipientRefused = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'RECIPIENT_REFUSED',
  'Funds sent to this recipient would be lost',
  {
    cause:
      'The recipient cannot use what it receives: it is the token contract, the zero address or a similar address.',
    remedy: 'Check the recipient with its owner and send the right address. `details` states what it is.',
  },
  ({ issues }) => `Funds sent to this recipient would be lost: it ${issues[0]?.message}`,
);
export const tokenNotAContract = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'TOKEN_NOT_A_CONTRACT',
  'No token contract exists at this address on this chain',
  {
    cause: 'The address has no code on this chain. Often the token exists on another chain.',
    remedy: 'Check token and chainId, for example with GET /api/tokens/list.',
  },
);
export const transferWouldFail = failure<{ reason: string }>(
  'invalid',
  'TRANSFER_WOULD_REVERT',
  'The transfer would fail if sent now',
  {
    cause: 'The transfer was simulated on the current state of the chain and failed.',
    remedy:
      'Read the reason in `error`. The token may be paused, may block one of the wallets or may restrict transfers.',
  },
  ({ reason }) => `The transfer would fail if sent now: ${reason}`,
);
export const preparationNotFound = failure(
  'missing',
  'PREPARATION_NOT_FOUND',
  'This wallet has no prepared transfer with this prepareId',
  {
    cause: 'The prepareId is wrong, or another wallet prepared that transfer.',
    remedy: 'Send the prepareId of your own prepared transfer, or leave it out.',
  },
);
export const preparationExpired = failure(
  'invalid',
  'PREPARATION_EXPIRED',
  'The prepared transfer has expired. Prepare it again.',
  {
    cause: 'A prepared transfer is kept until its expiresAt only, because fees and nonces change.',
    remedy: 'Prepare the transfer again and sign the new transaction.',
  },
);
export const intentMismatch = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'INTENT_MISMATCH',
  'The signed transaction does not match the prepared transfer',
  {
    cause:
      'The wallet signed something else than the transfer that was prepared. `details` lists the fields that differ.',
    remedy: 'Do not send it before you know why the fields differ. Prepare the transfer again and sign it unchanged.',
  },
  ({ issues }) =>
    `The signed transaction does not match the prepared transfer: ${issues.map(({ path }) => path).join(', ')}`,
);
