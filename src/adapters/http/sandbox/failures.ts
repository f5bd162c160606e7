import type { FrameFailure } from '../frame/failure/frame-failures.ts';

/** Refusals of the pages that play the identity provider. */
export const sessionFinal: FrameFailure = {
  status: 409,
  code: 'SANDBOX_SESSION_FINAL',
  meaning: 'This verification was rejected or revoked, which is final. Open a new one with POST /api/kyc/session.',
  guidance: {
    cause: 'A verification that was rejected or revoked receives no other result.',
    remedy: 'Open a new verification with POST /api/kyc/session.',
  },
};

export const sessionUnknown: FrameFailure = {
  status: 404,
  code: 'SANDBOX_SESSION_UNKNOWN',
  meaning: 'No verification has this id. Open one with POST /api/kyc/session.',
  guidance: {
    cause: 'The id is wrong, or the sandbox was reset since the verification was opened.',
    remedy: 'Open a verification with POST /api/kyc/session and use its verificationUrl.',
  },
};

export const SANDBOX_FAILURES: readonly FrameFailure[] = [sessionFinal, sessionUnknown];
