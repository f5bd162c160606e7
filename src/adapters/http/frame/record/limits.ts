/**
 * Requests per minute for each limit class, by the wallet of a session or verified key, else by client network. `pay` counts payment
 * attempts; `key` the requests of each key, `console` the files of the console; `network` every request of a client network.
 */
export const LIMIT_DEFAULTS = {
  auth: 30,
  gate: 10,
  sale: 10,
  chat: 20,
  write: 30,
  read: 120,
  pay: 20,
  key: 100,
  webhook: 600,
  health: 600,
  console: 600,
  network: 1_200,
} as const;

/** Every class is counted in windows of this length. */
export const WINDOW_MS = 60_000;

export type LimitClass = keyof typeof LIMIT_DEFAULTS;
/** The classes that a route record can name; the others are counted in addition. */
export type RouteLimit = Exclude<LimitClass, 'pay' | 'key' | 'console' | 'network'>;

/** Classes that are counted by client network only: a client can show any number of wallets before it has signed in. */
export const BY_NETWORK: ReadonlySet<LimitClass> = new Set(['auth', 'gate', 'console', 'health', 'network']);

/**
 * Counted by each process in its memory, and not against the ceiling of the network: whether a process lives must not depend on a
 * shared store.
 */
export const COUNTED_ALONE: ReadonlySet<LimitClass> = new Set(['health']);

/**
 * Classes where money, accounts or a password are at stake: requests are rejected while the shared counter is unavailable. Sign-in
 * is then counted in each process, because a signature proves the wallet.
 */
export const FAILS_CLOSED: ReadonlySet<LimitClass> = new Set(['gate', 'sale', 'write']);

export type Limits = Readonly<Record<LimitClass, number>>;

/** What a class counts, for people. */
const COUNTED: Readonly<Record<LimitClass, string>> = {
  auth: 'sign-in',
  gate: 'the password gate',
  sale: 'the sale',
  chat: 'chat',
  write: 'changes',
  read: 'reads',
  pay: 'payment attempts',
  key: 'one API key',
  webhook: 'webhook deliveries',
  health: 'health checks',
  console: 'files of the console',
  network: 'one network',
};

/** The limit as a refusal names it: "20 requests a minute for chat". */
export const limitInWords = (limit: LimitClass, most: number): string =>
  `${most} ${most === 1 ? 'request' : 'requests'} a minute for ${COUNTED[limit]}`;
