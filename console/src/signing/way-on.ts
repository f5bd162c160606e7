import { ApiError, FlowError, TransportError } from '@institutional-defi/client';

/** What a person does after a failure. `prepare`: get the figures again. */
export type Way = 'again' | 'prepare' | 'amount' | 'recipient' | 'token' | 'sign-in' | 'none';

/** What the service or a flow refuses, and the way on from there. The texts are in the catalogue by the same names. */
const OF_CODE = {
  UNAUTHENTICATED: 'none',
  WALLET_BLOCKED: 'none',
  SENDER_SANCTIONED: 'none',
  RECIPIENT_SANCTIONED: 'recipient',
  RECIPIENT_REFUSED: 'recipient',
  INSUFFICIENT_FUNDS: 'amount',
  FEE_ABOVE_AMOUNT: 'amount',
  TOKEN_NOT_A_CONTRACT: 'token',
  TOKEN_UNKNOWN: 'token',
  TOKEN_AMBIGUOUS: 'token',
  SWAP_SAME_TOKEN: 'token',
  SWAP_NO_ROUTE: 'token',
  SWAP_AMOUNT_TOO_LOW: 'amount',
  SWAP_PRICE_UNKNOWN: 'token',
  SWAP_QUOTE_UNSAFE: 'prepare',
  TRANSFER_WOULD_REVERT: 'amount',
  PREPARATION_EXPIRED: 'prepare',
  PREPARATION_NOT_FOUND: 'prepare',
  INTENT_MISMATCH: 'prepare',
  MISMATCH: 'prepare',
  WRONG_CHAIN: 'again',
  NONCE_TOO_LOW: 'prepare',
  QUOTE_EXPIRED: 'prepare',
  QUOTE_USED: 'prepare',
  REQUEST_IN_FLIGHT: 'again',
  SPONSOR_BUDGET: 'prepare',
  ACTION_NOT_OPEN: 'prepare',
} as const satisfies Readonly<Record<string, Way>>;

/** Nothing went wrong that a person cannot mend at once. */
const HARMLESS: readonly string[] = [
  'UNAUTHENTICATED',
  'PREPARATION_EXPIRED',
  'PREPARATION_NOT_FOUND',
  'WRONG_CHAIN',
  'QUOTE_EXPIRED',
  'ACTION_NOT_OPEN',
  'simulated',
  'rejected',
  'asking',
  'account',
  'network',
  'disconnected',
];

const OF_WALLET = {
  simulated: 'none',
  rejected: 'again',
  asking: 'again',
  account: 'again',
  network: 'again',
  disconnected: 'sign-in',
  wallet: 'again',
} as const satisfies Readonly<Record<string, Way>>;

type Code = keyof typeof OF_CODE | keyof typeof OF_WALLET | 'refused' | 'unreachable';

export type WayOn = Readonly<{ code: Code; way: Way; tone: 'warn' | 'bad' }>;

const isCode = (code: string): code is keyof typeof OF_CODE => Object.hasOwn(OF_CODE, code);

/** What happened, and what to do next. */
export function wayOn(error: unknown): WayOn {
  const isRefused = error instanceof ApiError || error instanceof FlowError;
  if (isRefused) return isCode(error.code) ? toned(error.code, OF_CODE[error.code]) : toned('refused', 'again');
  if (error instanceof TransportError) return toned('unreachable', 'again');
  if (hasName(error, 'InsufficientFundsError')) return toned('INSUFFICIENT_FUNDS', 'amount');
  const code = codeOf(error);
  return toned(code, OF_WALLET[code]);
}

const toned = (code: Code, way: Way): WayOn => ({ code, way, tone: HARMLESS.includes(code) ? 'warn' : 'bad' });

/** EIP-1193. */
const REJECTED = 4001;
const PENDING = -32002;
const UNAUTHORIZED = 4100;

function codeOf(error: unknown): keyof typeof OF_WALLET {
  const code = codeIn(error);
  if (hasName(error, 'SimulatedChainError')) return 'simulated';
  if (code === REJECTED) return 'rejected';
  if (code === PENDING) return 'asking';
  if (code === UNAUTHORIZED || hasName(error, 'ConnectorAccountNotFoundError')) return 'account';
  if (hasName(error, 'ConnectorChainMismatchError', 'SwitchChainError', 'ChainMismatchError')) return 'network';
  return hasName(error, 'ConnectorNotConnectedError') ? 'disconnected' : 'wallet';
}

function* causesOf(error: unknown): Iterable<object> {
  for (let cause: unknown = error, depth = 0; cause instanceof Object && depth < 8; depth += 1) {
    yield cause;
    cause = 'cause' in cause ? cause.cause : undefined;
  }
}

const codeIn = (error: unknown): number | undefined => {
  for (const cause of causesOf(error)) if ('code' in cause && typeof cause.code === 'number') return cause.code;
  return undefined;
};

const hasName = (error: unknown, ...names: readonly string[]): boolean =>
  [...causesOf(error)].some((cause) => 'name' in cause && names.includes(String(cause.name)));
