import { failure } from '../shared/failure.ts';

export const signInRefused = failure<{ reason: string }>(
  'unauthenticated',
  'SIGN_IN_REFUSED',
  'The sign-in message was refused',
  ({ reason }) => reason,
);
export const nonceRefused = failure(
  'unauthenticated',
  'NONCE_REFUSED',
  'The nonce is unknown, used or expired; ask for a new one',
);
export const signatureInvalid = failure(
  'unauthenticated',
  'SIGNATURE_INVALID',
  'The signature is not by the wallet of the message',
);
export const insufficientScope = failure(
  'forbidden',
  'INSUFFICIENT_SCOPE',
  'The API key is not for this endpoint; some take only a session',
);
export const apiKeyNotFound = failure(
  'missing',
  'API_KEY_NOT_FOUND',
  'The signed-in wallet has no API key with this id',
);
export const tooManyApiKeys = failure(
  'conflict',
  'TOO_MANY_API_KEYS',
  'The wallet has as many live API keys as it may; revoke one first',
);
export const embeddedWalletRefused = failure(
  'unauthenticated',
  'EMBEDDED_WALLET_REFUSED',
  'The identity token is missing, or does not prove this wallet',
);
export const embeddedWalletUnavailable = failure(
  'unavailable',
  'EMBEDDED_WALLET_UNAVAILABLE',
  'The embedded-wallet provider’s keys cannot be read now',
);
export const gateClosed = failure('unavailable', 'GATE_CLOSED', 'No master password is set on this server');
export const gateLocked = failure('limited', 'GATE_LOCKED', 'The password was tried too often; wait and try again');
export const gatePasswordInvalid = failure('unauthenticated', 'GATE_PASSWORD_INVALID', 'The password is wrong');
