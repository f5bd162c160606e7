import { failure, inSeconds } from '../shared/failure.ts';
import { MAX_LIVE_API_KEYS } from './api-key.ts';
import type { Area } from './scope.ts';

export const signInRefused = failure<{ reason: string }>(
  'unauthenticated',
  'SIGN_IN_REFUSED',
  'The sign-in message was rejected',
  {
    cause:
      'A field of the sign-in message does not fit this service: its domain, URI, version, chain id, time or expiry.',
    remedy:
      'Read `error`, which names the field. Build a new message for this service with a new nonce, and sign it again. The operator allows other sites in ALLOWED_ORIGINS.',
  },
  ({ reason }) => reason,
);
export const nonceRefused = failure(
  'unauthenticated',
  'NONCE_REFUSED',
  'The nonce is unknown, already used or expired. Request a new nonce.',
  {
    cause: 'Each nonce works once and for five minutes. This one was not issued here, was already used or has expired.',
    remedy: 'Request a nonce with GET /api/siwe?action=nonce, put it into a new message and sign that message.',
  },
);
export const signatureInvalid = failure(
  'unauthenticated',
  'SIGNATURE_INVALID',
  'The signature does not match the wallet in the message',
  {
    cause: 'The signature was made by another account, or over a text that differs from the message that was sent.',
    remedy:
      'Sign exactly the text that you send as message, with the account that the message names, and keep its line breaks.',
  },
);
export const accountOfAnotherChain = failure<{ chainId: number; boundTo: number }>(
  'unauthenticated',
  'ACCOUNT_OF_ANOTHER_CHAIN',
  'This contract account first signed in on another chain. Sign a message for that chain, or send the message together with a session of the wallet to link its chain.',
  {
    cause: 'A contract account proves its ownership on one chain only, the chain of its first sign-in.',
    remedy:
      'Sign a message with the chain id that `error` names, or send this message with an existing session of the wallet to link the new chain.',
  },
  ({ chainId, boundTo }) =>
    `This contract account first signed in on chain ${boundTo}. Sign a message with "Chain ID: ${boundTo}", or send this one together with a session of the wallet to link chain ${chainId}.`,
);
export const severalSessions = failure(
  'unauthenticated',
  'SEVERAL_SESSIONS',
  'The request shows sessions of different wallets in several svc-session cookies',
  {
    cause:
      'Another site under the same domain set a session cookie beside yours, and the request does not say which of them is yours.',
    remedy:
      'Sign in again with the wallet, or sign out with POST /api/siwe?action=logout: both end every session that the request shows.',
  },
);
export const insufficientScope = failure<{ scope: Area | undefined }>(
  'forbidden',
  'INSUFFICIENT_SCOPE',
  'This API key does not have the required scope. Some endpoints accept sessions only.',
  {
    cause: 'The API key was created without the scope of this operation, or the operation accepts sessions only.',
    remedy: 'Create a key with the scope that the description of the operation names, or use a session of the wallet.',
  },
  ({ scope }) =>
    scope === undefined
      ? 'This endpoint accepts sessions only, not API keys'
      : `This API key does not have the required scope (${scope})`,
);
export const apiKeyNotFound = failure(
  'missing',
  'API_KEY_NOT_FOUND',
  'The signed-in wallet has no API key with this id',
  {
    cause: 'The id is wrong, or the key belongs to another wallet.',
    remedy: 'List the keys of the wallet with GET /api/auth/api-key and send one of their ids.',
  },
);
export const tooManyApiKeys = failure(
  'conflict',
  'TOO_MANY_API_KEYS',
  `This wallet already has ${MAX_LIVE_API_KEYS} active API keys. Revoke one before creating another.`,
  {
    cause: 'The number of active API keys of a wallet is limited.',
    remedy: 'Revoke a key that is no longer used with DELETE /api/auth/api-key, then create the new one.',
  },
);
export const embeddedWalletRefused = failure(
  'unauthenticated',
  'EMBEDDED_WALLET_REFUSED',
  'The identity token is missing or does not prove ownership of this wallet',
  {
    cause: 'The identity token is missing, expired or from another issuer, or its user does not own the address.',
    remedy:
      'Obtain a new identity token from the embedded-wallet provider for this user, and send it with an address of that user.',
  },
);
export const embeddedWalletUnavailable = failure(
  'unavailable',
  'EMBEDDED_WALLET_UNAVAILABLE',
  'The embedded-wallet provider’s signing keys are currently unavailable',
  {
    cause: 'The service could not load the keys with which the embedded-wallet provider signs its tokens.',
    remedy: 'Wait a few seconds and try again, or sign in with POST /api/siwe.',
  },
);
/** The same answer to callers while no provider is configured. */
export const embeddedWalletUnset = failure(
  'off',
  embeddedWalletUnavailable.code,
  embeddedWalletUnavailable.meaning,
  embeddedWalletUnavailable.guidance,
);
export const gateClosed = failure(
  'off',
  'GATE_CLOSED',
  'This server has no master password. The operator must set GATE_PASSWORD.',
  {
    cause: 'The operator set no master password, so protected pages cannot be unlocked.',
    remedy: 'Ask the operator to set GATE_PASSWORD and restart the service.',
  },
);
/** `retryAfterSeconds` is the longest wait: the window started with an earlier attempt. */
export const gateLocked = failure<{ retryAfterSeconds: number }>(
  'limited',
  'GATE_LOCKED',
  'Too many password attempts. Try again later.',
  {
    cause: 'Too many passwords were tried from this network, or from all networks together.',
    remedy: 'Wait a few minutes before the next attempt.',
  },
  ({ retryAfterSeconds }) => `Too many password attempts. Try again in ${inSeconds(retryAfterSeconds)}.`,
);
export const gatePasswordInvalid = failure('unauthenticated', 'GATE_PASSWORD_INVALID', 'The password is wrong', {
  cause: 'The password is not the master password of this server.',
  remedy: 'Check the password with the operator. Each attempt counts towards a limit.',
});
