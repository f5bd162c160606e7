import { LRUCache } from 'lru-cache';
import type { Clock } from '../../application/ports/system.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { currentPayer, nameOf } from './payer.ts';
import { isOverBudget } from './trouble.ts';

/** The accepted age of a reading, in milliseconds. */
export type Freshness = Readonly<{
  /** Up to this age a reading is returned from the cache. */
  freshMs: number;
  /** Up to this age a reading is returned while a new one is fetched, or when fetching fails. */
  staleMs: number;
  /** How long the absence of an item is cached. */
  absentMs: number;
  /** Wait for the new reading even if an older one could be returned immediately. */
  wait?: boolean;
}>;

/** A reading and its approximate size. */
export type Sized<T> = Dated<T> & Readonly<{ size: number }>;

type Load<T> = () => Promise<Sized<T | undefined>>;
/** The reading of another process, of any age; undefined when there is none. Does not reject. */
type Recall<T> = () => Promise<Sized<T | undefined> | undefined>;

/** The minimum size of a cache entry. */
const SMALLEST = 100;
/** The maximum number of cached failures. */
const MAX_FAILURES = 1_000;

/** How long a failure is cached: within this time a failed read is not repeated. */
const FAILURE_MS = 1_000;

/** A cache of readings by key. Concurrent requests share one read, and stale readings are refreshed in the background. */
export class Readings {
  readonly #clock: Clock;
  readonly #onFailure: (error: unknown) => void;
  readonly #kept: LRUCache<string, Sized<unknown>>;
  readonly #failed: LRUCache<string, Readonly<{ error: unknown; at: number }>>;
  readonly #loading = new Map<string, Readonly<{ reading: Promise<Dated<unknown>>; payer: string }>>();
  readonly #recalling = new Map<string, Promise<Sized<unknown> | undefined>>();

  /** `maxSize` limits the total size of all readings. `onFailure` is called once per failed read. */
  constructor({ clock, maxSize, onFailure }: { clock: Clock; maxSize: number; onFailure: (error: unknown) => void }) {
    this.#clock = clock;
    this.#onFailure = onFailure;
    this.#kept = new LRUCache({ maxSize, sizeCalculation: ({ size }) => Math.max(SMALLEST, size) });
    this.#failed = new LRUCache({ max: MAX_FAILURES });
  }

  /** Rejects as `load` does, unless a cached reading is recent enough. */
  async read<T>(key: string, freshness: Freshness, load: Load<T>, recall?: Recall<T>): Promise<Dated<T | undefined>> {
    const own = this.#kept.get(key) as Sized<T | undefined> | undefined;
    const kept =
      recall === undefined || this.#isServable(own, freshness) ? own : await this.#recalled(key, own, recall);
    if (kept !== undefined && this.#ageOf(kept) < (kept.value === undefined ? freshness.absentMs : freshness.freshMs))
      return kept;
    const renewed = this.#renew(key, load);
    if (kept === undefined || kept.value === undefined || !this.#isServable(kept, freshness)) return renewed;
    const servedInstead = renewed.catch(() => kept);
    return freshness.wait === true ? servedInstead : kept;
  }

  #isServable(kept: Sized<unknown> | undefined, { freshMs, staleMs, absentMs }: Freshness): boolean {
    return kept !== undefined && this.#ageOf(kept) < (kept.value === undefined ? absentMs : Math.max(freshMs, staleMs));
  }

  async #recalled<T>(key: string, own: Sized<T | undefined> | undefined, recall: Recall<T>) {
    const recalling = this.#recalling.get(key) ?? recall().finally(() => this.#recalling.delete(key));
    this.#recalling.set(key, recalling);
    const recalled = (await recalling) as Sized<T | undefined> | undefined;
    // A reading made by this process in the meantime is newer than the shared one.
    const now = this.#kept.get(key) as Sized<T | undefined> | undefined;
    if (now !== own || recalled === undefined) return now;
    this.#kept.set(key, recalled);
    return recalled;
  }

  #renew<T>(key: string, load: Load<T>): Promise<Dated<T | undefined>> {
    const failed = this.#failed.get(key);
    if (failed !== undefined && this.#now() - failed.at < FAILURE_MS) return Promise.reject(failed.error);
    const payer = nameOf(currentPayer());
    const loading = this.#loading.get(key);
    if (loading === undefined) {
      const reading = this.#load(key, load);
      this.#loading.set(key, { reading, payer });
      return reading;
    }
    const reading = loading.reading as Promise<Dated<T | undefined>>;
    if (loading.payer === payer) return reading;
    // Whoever asked first may have used up a share; this caller has another.
    return reading.catch((error: unknown) => {
      if (isOverBudget(error)) return this.#renew(key, load);
      throw error;
    });
  }

  async #load<T>(key: string, load: Load<T>): Promise<Dated<T | undefined>> {
    try {
      const reading = await load();
      this.#kept.set(key, reading);
      return reading;
    } catch (error) {
      if (!isOverBudget(error)) this.#failed.set(key, { error, at: this.#now() });
      this.#onFailure(error);
      throw error;
    } finally {
      this.#loading.delete(key);
    }
  }

  #ageOf({ asOf }: Dated<unknown>): number {
    return this.#now() - asOf.getTime();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
