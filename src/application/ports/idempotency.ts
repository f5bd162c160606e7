/** One request with an idempotency key. */
export type KeyedRequest = Readonly<{
  /** The caller and the operation: keys of different scopes never meet. */
  scope: string;
  key: string;
  /** A digest of everything that the request asks for. */
  fingerprint: string;
}>;

/**
 * How the work and its answer are stored. `inside`: the work uses this service's stores only; reservation, work and answer are one
 * transaction. `asks-outside`: the work reads external systems before it writes; the reservation is committed first, and the writes
 * and the answer are one transaction. `acts-outside`: the work has effects on external systems and must be repeatable; the
 * reservation is committed first, every write by itself, and the answer last.
 */
export type WorkKind = 'inside' | 'asks-outside' | 'acts-outside';

/** An answer to return again. Without a body, only what is known about it: its status, and the id of what was created. */
export type KeptAnswer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string;
  createdId?: number;
}>;

/** What the work returns: `answer` is kept if present; without it, the writes are undone and the key is free again. */
export type Worked<T> = Readonly<{ value: T; answer?: KeptAnswer }>;

export type KeyOutcome<T> =
  /** The work ran now. */
  | Readonly<{ state: 'done'; value: T }>
  /** The work ran before, and this was its answer. */
  | Readonly<{ state: 'kept'; answer: KeptAnswer }>
  /** The key belongs to a request with another fingerprint. */
  | Readonly<{ state: 'reused' }>
  /** The first request with this key has no answer yet. */
  | Readonly<{ state: 'running' }>;

/** The idempotency keys of the last 24 hours, with the answers to their requests. Every method rejects with STORE_UNAVAILABLE. */
export interface IdempotencyKeys {
  /**
   * Runs the work unless the key was used already. Of any number of requests at once, one runs it; the others return without waiting
   * for it. When the work rejects, its rejection is passed on and the key is free again; on a database, the writes of work that is
   * not `acts-outside` are undone then. After a crash, one request may take over a committed reservation, when its lease is over.
   */
  once<T>(request: KeyedRequest, kind: WorkKind, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>>;

  /** Deletes at most `limit` keys older than 24 hours. Returns how many. */
  purgeExpired(limit: number): Promise<number>;
}

export const KEY_LIFETIME_MS = 24 * 60 * 60_000;
/** Longer than any request may take. */
export const KEY_LEASE_MS = 60_000;
