import { ApiError, type ErrorCode, TransportError } from '@institutional-defi/client';
import { sentenceOf } from '../kit/index.ts';
import { t } from './texts/index.ts';

export type Problem = Readonly<{
  title: string;
  /** What the person does next. */
  advice: string;
}>;

const problem = (title: string, advice: string): Problem => ({ title, advice });

/** EIP-1193 codes; wallets nest them under `cause`. */
const REJECTED = 4001;
const UNAUTHORIZED = 4100;
const DISCONNECTED = 4900;
const PENDING = -32002;

/** Why the wallet could not sign in, and what to do about it. */
export function signInProblem(error: unknown): Problem {
  if (error instanceof ApiError) return refused(error);
  if (error instanceof TransportError) return problem(t('unreachable'), t('unreachableText'));
  switch (walletCode(error)) {
    case REJECTED:
      return problem(t('rejected'), t('rejectedText'));
    case PENDING:
      return problem(t('pending'), t('pendingText'));
    case UNAUTHORIZED:
      return problem(t('notShared'), t('notSharedText'));
    case DISCONNECTED:
      return problem(t('disconnected'), t('disconnectedText'));
    default:
      return problem(t('couldNotSign'), t('couldNotSignText'));
  }
}

const REFUSALS: Readonly<Partial<Record<ErrorCode, (error: ApiError) => Problem>>> = {
  RATE_LIMITED: ({ retryAfter = 60 }) => problem(t('tooMany'), t('tooManyText', { count: Math.ceil(retryAfter) })),
  NONCE_REFUSED: () => problem(t('tooOld'), t('tooOldText')),
  SIGNATURE_INVALID: () => problem(t('mismatch'), t('mismatchText')),
  SIGN_IN_REFUSED: () => problem(t('refused'), t('refusedText', { host: location.host })),
  ACCOUNT_OF_ANOTHER_CHAIN: () => problem(t('otherChain'), t('otherChainText')),
  CROSS_ORIGIN: () => problem(t('crossOrigin'), t('crossOriginText', { origin: location.origin })),
  WALLET_BLOCKED: () => problem(t('blocked'), t('blockedText')),
};

const refused = (error: ApiError): Problem =>
  REFUSALS[error.code as ErrorCode]?.(error) ?? problem(t('refused'), `${sentenceOf(error)} ${t('tryAgain')}`);

function walletCode(error: unknown): number | undefined {
  for (let cause: unknown = error, depth = 0; cause instanceof Object && depth < 6; depth += 1) {
    if ('code' in cause && typeof cause.code === 'number') return cause.code;
    cause = 'cause' in cause ? cause.cause : undefined;
  }
  return undefined;
}
