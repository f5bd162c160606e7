/**
 * Requests a minute for each class of endpoint, by verified key, else by wallet, else by client network. `pay` counts attempts to
 * pay; `network` counts every request of a client network, whatever wallet or key it shows.
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
  network: 1_200,
} as const;

export type LimitClass = keyof typeof LIMIT_DEFAULTS;
/** What a route can be counted in; the other classes count beside it. */
export type RouteLimit = Exclude<LimitClass, 'pay' | 'key' | 'network'>;

/** Counted by client network alone: whoever signs in or guesses a password can show as many wallets as it likes. */
export const BY_NETWORK: ReadonlySet<LimitClass> = new Set(['auth', 'gate', 'network']);

/**
 * Where money, accounts or a password are at stake: nobody is let in uncounted while the shared count cannot be asked. Sign-in
 * is counted in the process alone then: a signature proves the wallet, and trouble with the count must not lock everybody out.
 */
export const FAILS_CLOSED: ReadonlySet<LimitClass> = new Set(['gate', 'sale', 'write']);

export type Limits = Readonly<Record<LimitClass, number>>;
