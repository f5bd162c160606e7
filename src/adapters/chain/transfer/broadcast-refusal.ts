import type { FailureFactory } from '../../../domain/shared/failure.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import {
  accountBusy,
  gasTooHigh,
  gasTooLow,
  insufficientFunds,
  nonceTooHigh,
  nonceTooLow,
  transactionRefused,
  transactionUnderpriced,
} from '../../../domain/transfer/errors.ts';
import { kindOf } from '../node-errors/kind-of.ts';
import type { NodeErrorKind } from '../node-errors/row.ts';
import type { RpcError } from '../rpc/errors.ts';

/** The node already has this transaction. */
export const ALREADY_KNOWN = Symbol('already known');

type Meaning = FailureFactory | typeof ALREADY_KNOWN;

const MEANINGS: Readonly<Record<NodeErrorKind, Meaning | undefined>> = {
  'already-known': ALREADY_KNOWN,
  'nonce-too-low': nonceTooLow,
  'nonce-too-high': nonceTooHigh,
  'insufficient-funds': insufficientFunds as FailureFactory,
  'gas-too-low': gasTooLow as FailureFactory,
  'gas-too-high': gasTooHigh,
  underpriced: transactionUnderpriced,
  'account-busy': accountBusy,
  refused: transactionRefused,
  // About log queries: it says nothing of a broadcast.
  'fewer-blocks': undefined,
  'too-slow': chainUnavailable,
  'rate-limited': chainUnavailable,
  unavailable: chainUnavailable,
};

/** The meaning of a node's error for a broadcast; undefined for an unknown text. */
export function meaningOf(error: RpcError): Meaning | undefined {
  const kind = kindOf(error);
  return kind && MEANINGS[kind];
}
