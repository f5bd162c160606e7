import { failure } from './failure.ts';

export type FieldIssue = Readonly<{ path: string; message: string }>;

export const requestInvalid = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'VALIDATION_FAILED',
  'The request is invalid',
  ({ issues }) => `The request is invalid: ${issues[0]?.path} ${issues[0]?.message}`,
);
export const signInRequired = failure('unauthenticated', 'UNAUTHENTICATED', 'Sign in first');
export const notYourWallet = failure('forbidden', 'WALLET_MISMATCH', 'The signed-in wallet cannot act for this wallet');
export const storeUnavailable = failure('unavailable', 'STORE_UNAVAILABLE', 'The database did not respond');
export const chainUnavailable = failure('unavailable', 'CHAIN_UNAVAILABLE', 'The chain node did not respond');
export const chainUnsupported = failure<{ chainId: number }>(
  'invalid',
  'CHAIN_UNSUPPORTED',
  'The chain is not supported',
  ({ chainId }) => `Chain ${chainId} is not supported`,
);
export const upstreamBudget = failure<{ retryAfterSeconds: number }>(
  'limited',
  'UPSTREAM_BUDGET',
  'Your share of the request budget for a data provider is exhausted. Wait and try again; signed-in callers have a larger share.',
);
