import type { FrameFailure } from '../frame/failure/frame-failures.ts';

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

export const sandboxFundsExhausted: FrameFailure = {
  status: 409,
  code: 'SANDBOX_FUNDS_EXHAUSTED',
  meaning: 'This sandbox has funded as many wallets as it can hold',
  guidance: {
    cause: 'Every funded wallet takes memory, so their number is limited.',
    remedy: 'Use a wallet that was funded before, or restart the sandbox.',
  },
};

export const sandboxChainUnknown: FrameFailure = {
  status: 404,
  code: 'SANDBOX_CHAIN_UNKNOWN',
  meaning: 'The sandbox has no such chain',
  guidance: {
    cause: 'The path names a chain id that this service does not serve, or no number.',
    remedy: 'Use the chainId that GET /api/sale/authorize answers.',
  },
};

/** Refusals of the pages that only a sandbox has. */
export const SANDBOX_FAILURES: readonly FrameFailure[] = [
  sessionFinal,
  sessionUnknown,
  sandboxFundsExhausted,
  sandboxChainUnknown,
];
