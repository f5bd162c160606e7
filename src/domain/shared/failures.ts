import { failure, inSeconds } from './failure.ts';

export type FieldIssue = Readonly<{ path: string; message: string }>;

export const requestInvalid = failure<{ issues: readonly FieldIssue[] }>(
  'invalid',
  'VALIDATION_FAILED',
  'The request is invalid',
  {
    cause:
      'A field of the body, the query or the path is missing, unknown, has the wrong type or is outside its range.',
    remedy:
      'Read `details`: each entry has the path of a field and what is wrong with it. Correct these fields; the same request fails again.',
  },
  ({ issues }) => `The request is invalid: ${issues[0]?.path} ${issues[0]?.message}`,
);
export const signInRequired = failure<{ reason: string }>(
  'unauthenticated',
  'UNAUTHENTICATED',
  'Sign in first',
  {
    cause: 'The request has no session and no API key, or the one it has is expired, revoked or not from this service.',
    remedy: 'Sign in with POST /api/siwe, or send an active API key, and repeat the request.',
  },
  ({ reason }) => `Sign in first: ${reason}`,
);
export const notYourWallet = failure(
  'forbidden',
  'WALLET_MISMATCH',
  'The signed-in wallet cannot act for this wallet',
  {
    cause: 'The request names a wallet that is not the wallet of the session or of the API key.',
    remedy: 'Send the signed-in wallet, or sign in with the wallet that the request names.',
  },
);
export const storeUnavailable = failure<{ retryAfterSeconds?: number }>(
  'unavailable',
  'STORE_UNAVAILABLE',
  'The database did not respond',
  {
    cause: 'The service could not reach its database, so nothing was stored.',
    remedy: 'Wait a few seconds and send the same request again. If it lasts, check the database in GET /api/health.',
  },
);
export const chainUnavailable = failure('unavailable', 'CHAIN_UNAVAILABLE', 'The chain node did not respond', {
  cause: 'None of the nodes that are configured for the chain returned a usable response in time.',
  remedy: 'Wait a few seconds and try again. The operator can add nodes in RPC_URL_<chainId>.',
});
export const signerUnavailable = failure('unavailable', 'SIGNER_UNAVAILABLE', 'The signing service did not respond', {
  cause:
    'The key that signs is kept in another system, which returned no valid signature in time; or the contract accepts none of the service’s accounts.',
  remedy:
    'Nothing was issued. Wait a few seconds and send the same request again. If that fails too, the operator compares the accounts of the keys with the contract.',
});
export const chainUnsupported = failure<{ chainId: number; supported: readonly number[] }>(
  'invalid',
  'CHAIN_UNSUPPORTED',
  'The chain is not supported',
  {
    cause: 'The service has no configuration for this chain, or the operation is not offered on it.',
    remedy: 'Send the chain id of a supported chain, as a decimal number. `error` lists them.',
  },
  ({ chainId, supported }) => `Chain ${chainId} is not supported. Supported chains: ${supported.join(', ')}`,
);
export const upstreamBudget = failure<{ retryAfterSeconds: number }>(
  'limited',
  'UPSTREAM_BUDGET',
  'Your share of the request budget for a data provider is exhausted. Wait and try again; signed-in callers have a larger share.',
  {
    cause:
      'Callers share the request limits of the data providers. This caller used the whole share of the current period.',
    remedy:
      'Wait for the seconds in Retry-After. Sign in or use an API key to receive a larger share, and keep results instead of reading them again.',
  },
  ({ retryAfterSeconds }) =>
    `Your share of the request budget for a data provider is exhausted. Try again in ${inSeconds(retryAfterSeconds)}; signed-in callers have a larger share.`,
);
