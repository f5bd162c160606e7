/** Requests a minute for each class of endpoint, by verified key, else by wallet, else by client address. `pay` counts attempts to pay. */
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

/** Where money, identities or accounts are at stake: nobody is let in uncounted while the shared count cannot be asked. */
export const FAILS_CLOSED: ReadonlySet<LimitClass> = new Set(['auth', 'sale', 'write']);

export type Limits = Readonly<Record<LimitClass, number>>;
