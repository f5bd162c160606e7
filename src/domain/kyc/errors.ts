import { failure, inSeconds } from '../shared/failure.ts';

export const kycUnavailable = failure('unavailable', 'KYC_UNAVAILABLE', 'The identity provider did not respond', {
  cause: 'The identity provider could not be reached or returned an error.',
  remedy: 'Wait a minute and send the same request again. Repeated requests open one verification only.',
});
export const webhookRefused = failure(
  'unauthenticated',
  'WEBHOOK_SECRET_INVALID',
  'The webhook could not be authenticated',
  {
    cause: 'The signature or the secret of the webhook does not match its raw body and the configured secret.',
    remedy:
      'Compare the webhook secret at the identity provider with the configuration of this service, and send the body unchanged.',
  },
);
export const webhookUnreadable = failure(
  'invalid',
  'WEBHOOK_UNREADABLE',
  'The webhook body does not have the expected format',
  {
    cause: 'The webhook is authentic, but its body does not have the documented format of the configured provider.',
    remedy: 'Check that the provider sends webhooks of the supported version.',
  },
);
export const callbackNotAllowed = failure(
  'invalid',
  'CALLBACK_NOT_ALLOWED',
  'callbackUrl must be on this site or on an allowed origin',
  {
    cause: 'The service only redirects to its own site and to the origins in ALLOWED_ORIGINS.',
    remedy: 'Send a callbackUrl on one of these origins, or ask the operator to allow yours.',
  },
);
export const kycSessionUnknown = failure(
  'missing',
  'KYC_SESSION_NOT_FOUND',
  'The identity provider has no verification with this id',
  {
    cause:
      'The identity provider does not have a verification with this id, or it belongs to another account at the provider.',
    remedy: 'Send the sessionId that POST /api/kyc/session returned.',
  },
);
export const kycSessionForeign = failure(
  'forbidden',
  'KYC_SESSION_FOREIGN',
  'This verification belongs to another wallet',
  {
    cause: 'The verification was opened for another wallet, and it cannot be moved.',
    remedy: 'Sign in with the wallet of the verification, or open a new one with POST /api/kyc/session.',
  },
);
export const kycSessionOpen = failure(
  'conflict',
  'KYC_SESSION_OPEN',
  'This wallet already has an open verification for the same tier. Finish that one first.',
  {
    cause:
      'A wallet has at most one open verification for each tier, and one that was opened without its session can be linked only after it has ended.',
    remedy:
      'Continue at the verificationUrl from GET /api/kyc/session, or open a verification with POST /api/kyc/session; link another one after it has ended.',
  },
);
export const strangerKycLimit = failure<{ retryAfterSeconds: number }>(
  'limited',
  'KYC_STRANGER_LIMIT',
  'Too many verifications were opened without a session. Sign in with the wallet, or wait and try again.',
  {
    cause: 'Without a session, only a few verifications can be opened for each wallet and each network.',
    remedy: 'Sign in with the wallet and repeat the request, or wait for the seconds in Retry-After.',
  },
  ({ retryAfterSeconds }) =>
    `Too many verifications were opened without a session. Sign in with the wallet, or try again in ${inSeconds(retryAfterSeconds)}.`,
);
export const tierAlreadyApproved = failure(
  'invalid',
  'TIER_ALREADY_APPROVED',
  'This tier or a higher one is already approved',
  {
    cause: 'The wallet already holds the requested tier or a higher one, so nothing needs to be verified.',
    remedy: 'Read the tier with GET /api/kyc/session, and request a higher tier if you need one.',
  },
);
