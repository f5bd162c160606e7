import { ApiError, isApiError, TransportError } from '@institutional-defi/client';
import type { Trouble } from '../../../values/purchase/trouble.ts';

const REJECTED = 4001;
const UNAUTHORIZED = 4100;
const PENDING = -32002;

/** Why an action failed, as it is stored with the purchase. */
export function troubleOf(error: unknown): Trouble {
  if (isApiError(error, 'UNAUTHENTICATED')) return { kind: 'session-ended' };
  if (error instanceof ApiError) {
    const { code, message, requestId } = error;
    return { kind: 'refused', code, message, ...(requestId !== undefined && { requestId }) };
  }
  if (error instanceof TransportError) return { kind: 'unreachable' };
  if (nameIn(error, 'SimulatedChainError')) return { kind: 'simulated' };
  const code = codeOf(error);
  if (code === REJECTED) return { kind: 'rejected' };
  if (code === PENDING) return { kind: 'pending-request' };
  if (code === UNAUTHORIZED || nameIn(error, 'ConnectorAccountNotFoundError')) return { kind: 'account-missing' };
  if (nameIn(error, 'ConnectorChainMismatchError')) return { kind: 'network-refused' };
  if (nameIn(error, 'InsufficientFundsError')) return { kind: 'funds-too-low' };
  return { kind: 'wallet', reason: firstLine(error) };
}

function* causesOf(error: unknown): Iterable<object> {
  for (let cause: unknown = error, depth = 0; cause instanceof Object && depth < 8; depth += 1) {
    yield cause;
    cause = 'cause' in cause ? cause.cause : undefined;
  }
}

function codeOf(error: unknown): number | undefined {
  for (const cause of causesOf(error)) if ('code' in cause && typeof cause.code === 'number') return cause.code;
  return undefined;
}

const nameIn = (error: unknown, name: string) =>
  [...causesOf(error)].some((cause) => 'name' in cause && cause.name === name);

/** What the wallet said; its name for the error if it said nothing. */
const firstLine = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message.split('\n')[0] || error.name;
};
