/** Requests per minute for each limit class, by verified key, else by wallet, else by client address. `pay` counts payment attempts. */
export const LIMIT_DEFAULTS = {
  auth: 10,
  sale: 10,
  chat: 20,
  write: 30,
  read: 120,
  pay: 20,
  key: 100,
  webhook: 600,
  health: 600,
} as const;

export type LimitClass = keyof typeof LIMIT_DEFAULTS;

/** Classes where money, identities or accounts are at stake: requests are rejected while the shared counter is unavailable. */
export const FAILS_CLOSED: ReadonlySet<LimitClass> = new Set(['auth', 'sale', 'write']);

export type Limits = Readonly<Record<LimitClass, number>>;
