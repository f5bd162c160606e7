import { failure } from '../shared/failure.ts';

export const kycUnavailable = failure('unavailable', 'KYC_UNAVAILABLE', 'The identity provider did not answer');
export const webhookRefused = failure('unauthenticated', 'WEBHOOK_SECRET_INVALID', 'The webhook is not authentic');
export const webhookUnreadable = failure('invalid', 'WEBHOOK_UNREADABLE', 'The webhook body is not what it should be');
export const callbackNotAllowed = failure(
  'invalid',
  'CALLBACK_NOT_ALLOWED',
  'callbackUrl must be on this site or on an allowed origin',
);
export const kycSessionUnknown = failure(
  'missing',
  'KYC_SESSION_NOT_FOUND',
  'The identity provider knows no such verification',
);
export const kycSessionForeign = failure(
  'forbidden',
  'KYC_SESSION_FOREIGN',
  'The identity provider says that the verification was opened for another wallet',
);
export const kycSessionOpen = failure(
  'conflict',
  'KYC_SESSION_OPEN',
  'Another verification of this wallet for the same tier is open; finish that one first',
);
export const tierAlreadyApproved = failure('invalid', 'TIER_ALREADY_APPROVED', 'This tier or a higher one is approved');
