import { failure } from '../shared/failure.ts';
import { MAX_LIVE_API_KEYS } from './api-key.ts';
import type { Area } from './scope.ts';

export const signInRefused = failure<{ reason: string }>(
  'unauthenticated',
  'SIGN_IN_REFUSED',
  'The sign-in message was rejected',
  ({ reason }) => reason,
);
export const nonceRefused = failure(
  'unauthenticated',
  'NONCE_REFUSED',
  'The nonce is unknown, already used or expired. Request a new nonce.',
);
export const signatureInvalid = failure(
  'unauthenticated',
  'SIGNATURE_INVALID',
  'The signature does not match the wallet in the message',
);
export const accountOfAnotherChain = failure<{ chainId: number; boundTo: number }>(
  'unauthenticated',
  'ACCOUNT_OF_ANOTHER_CHAIN',
  'This contract account first signed in on another chain. Sign a message for that chain, or send the message together with a session of the wallet to link its chain.',
  ({ chainId, boundTo }) =>
    `This contract account first signed in on chain ${boundTo}. Sign a message with "Chain ID: ${boundTo}", or send this one together with a session of the wallet to link chain ${chainId}.`,
);
export const insufficientScope = failure<{ scope: Area | undefined }>(
  'forbidden',
  'INSUFFICIENT_SCOPE',
  'This API key does not have the required scope. Some endpoints accept sessions only.',
  ({ scope }) =>
    scope === undefined
      ? 'This endpoint accepts sessions only, not API keys'
      : `This API key does not have the required scope (${scope})`,
);
export const apiKeyNotFound = failure(
  'missing',
  'API_KEY_NOT_FOUND',
  'The signed-in wallet has no API key with this id',
);
export const tooManyApiKeys = failure(
  'conflict',
  'TOO_MANY_API_KEYS',
  `This wallet already has ${MAX_LIVE_API_KEYS} active API keys. Revoke one before creating another.`,
);
export const embeddedWalletRefused = failure(
  'unauthenticated',
  'EMBEDDED_WALLET_REFUSED',
  'The identity token is missing or does not prove ownership of this wallet',
);
export const embeddedWalletUnavailable = failure(
  'unavailable',
  'EMBEDDED_WALLET_UNAVAILABLE',
  'The embedded-wallet provider’s signing keys are currently unavailable',
);
export const gateClosed = failure(
  'unavailable',
  'GATE_CLOSED',
  'This server has no master password. The operator must set GATE_PASSWORD.',
);
export const gateLocked = failure('limited', 'GATE_LOCKED', 'Too many password attempts. Try again later.');
export const gatePasswordInvalid = failure('unauthenticated', 'GATE_PASSWORD_INVALID', 'The password is wrong');
