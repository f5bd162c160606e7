import type { AlarmKind } from '../../domain/alarm/alarm.ts';

export type Alarm = Readonly<{
  name: AlarmKind;
  message: string;
  facts: Readonly<Record<string, unknown>>;
}>;

/** Alerts the operator to a condition that needs action. */
export interface Alarms {
  /** Resolves also when the alarm could be logged only. */
  raise(alarm: Alarm): Promise<void>;
}

/** A row leased to one worker. */
export type Lease = Readonly<{
  id: string;
  /** Identifies the lease; it no longer matches when the lease is lost. */
  token: string;
  /** 1 for the first. */
  attempt: number;
}>;

/**
 * How the claim of a row ends, in a table whose rows are worked on at least once, in at most MAX_ATTEMPTS attempts. Leases and delays use the
 * store's clock, which all processes share. Every method rejects with STORE_UNAVAILABLE when the database does not respond.
 */
export interface ClaimedRows<Claim extends Lease> {
  /** Deletes what the row held, and keeps only its key. False when the lease is lost. */
  finish(claim: Claim): Promise<boolean>;
  /** Schedules another attempt after the delay; `dead` after the last one. */
  putBack(claim: Claim, error: string, delayMs: number): Promise<'waiting' | 'dead' | 'lost'>;
  /** Ends the attempts now. False when the lease is lost. */
  bury(claim: Claim, error: string): Promise<boolean>;
}

export interface Clock {
  now(): Date;
}

export interface DatabaseProbe {
  /**
   * Writes as the service writes, and returns the latency in milliseconds. It leaves at most one row per process, which is
   * deleted an hour after the last probe. Rejects with STORE_UNAVAILABLE when a write cannot succeed: no answer, read-only,
   * disk full, a missing right or a missing migration.
   */
  write(): Promise<number>;
}

export interface DatabaseUpkeep {
  /** Makes the space of deleted rows usable again, where the database does not do so by itself. Rejects with STORE_UNAVAILABLE. */
  reclaim(): Promise<void>;
}

/** Locks for work that one process does at a time, across all processes. Every method rejects with STORE_UNAVAILABLE. */
export interface Leases {
  /** True for one owner until `ttlMs` has passed or the lease is released. Not reentrant: also false for the same owner. */
  acquire(name: string, owner: string, ttlMs: number): Promise<boolean>;
  /**
   * As `acquire`, but renewed until it is released, for at most LONGEST_KEPT_MS. When the process dies, the lease ends within
   * `ttlMs`.
   */
  keep(name: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Does nothing unless `owner` holds it. */
  release(name: string, owner: string): Promise<void>;
  /** Releases every lease that this process keeps. */
  releaseAll(): Promise<void>;
}

/** Longer than the slowest work, a reconciliation of 151 readings of chains; work that hangs keeps other processes out for this long. */
export const LONGEST_KEPT_MS = 30 * 60_000;

/** Whether this process is about to end. */
export interface Lifecycle {
  /** From now on the process is not ready. */
  drain(): void;
  isDraining(): boolean;
}

export interface Random {
  /** A UUID, version 4. */
  uuid(): string;
  /** `length` characters chosen uniformly from `alphabet` by a cryptographic source. */
  text(length: number, alphabet: string): string;
  /** A number of 256 unguessable bits. */
  uint256(): bigint;
}

/**
 * `available`: every process counts in the same store. `replaced`: the configured store is down, and the database counts
 * instead. `unavailable`: nothing counts for all processes, so that requests are rejected where money is at stake.
 */
export type SharedStoreState = 'available' | 'replaced' | 'unavailable';

export interface SharedStoreProbe {
  /** Never rejects. */
  state(): Promise<SharedStoreState>;
}

/** Tables through which processes share counts and answers; empty where they share nothing, or through Redis. Every method rejects with STORE_UNAVAILABLE. */
export interface SharedTables {
  /** Deletes at most `limit` windows of rate limits that are over; returns how many. */
  purgeLimits(limit: number): Promise<number>;
  /** Deletes at most `limit` answers of providers, and claims of such, that expired; returns how many. */
  purgeAnswers(limit: number): Promise<number>;
}

/** An inbound delivery as it was received, before authentication. Header names are in lower case. */
export type WebhookDelivery = Readonly<{
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
}>;
