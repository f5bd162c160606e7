import { failure } from '../shared/failure.ts';

export const kycUnavailable = failure('unavailable', 'KYC_UNAVAILABLE', 'The identity provider did not respond');
export const webhookRefused = failure(
  'unauthenticated',
  'WEBHOOK_SECRET_INVALID',
  'The webhook could not be authenticated',
);
export const webhookUnreadable = failure(
  'invalid',
  'WEBHOOK_UNREADABLE',
  'The webhook body does not have the expected format',
);
export const callbackNotAllowed = failure(
  'invalid',
  'CALLBACK_NOT_ALLOWED',
  'callbackUrl must be on this site or on an allowed origin',
);
export const kycSessionUnknown = failure(
  'missing',
  'KYC_SESSION_NOT_FOUND',
  'The identity provider has no verification with this id',
);
export const kycSessionForeign = failure(
  'forbidden',
  'KYC_SESSION_FOREIGN',
  'This verification belongs to another wallet',
);
export const kycSessionOpen = failure(
  'conflict',
  'KYC_SESSION_OPEN',
  'This wallet already has an open verification for the same tier. Finish that one first.',
);
export const strangerKycLimit = failure<{ retryAfterSeconds: number }>(
  'limited',
  'KYC_STRANGER_LIMIT',
  'Too many verifications were opened without a session. Sign in with the wallet, or wait and try again.',
);
export const tierAlreadyApproved = failure(
  'invalid',
  'TIER_ALREADY_APPROVED',
  'This tier or a higher one is already approved',
);
