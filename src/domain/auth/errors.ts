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
