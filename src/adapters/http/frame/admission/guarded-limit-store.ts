import { BrokenCircuitError, TaskCancelledError } from 'cockatiel';
import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import type { Guard } from '../../../store/shared/store-guard.ts';
import { limiterUnavailable } from '../failure/failures.ts';
import { BatchedCounts, type CountAll } from './batched-counts.ts';
import { KnownCounts } from './known-counts.ts';

/** A store of several processes; `incrementAll` where it can count many requests in one exchange. */
export type SharedLimitStore = Store & Readonly<{ incrementAll?: CountAll }>;

export type GuardedStoreSettings = Readonly<{
  /** Of this class alone: trouble with one class must not close another. */
  guard: Guard;
  /** What to do when the shared store does not respond: reject with LIMITER_UNAVAILABLE, or count in this process only. */
  otherwise: 'refuse' | 'count alone';
  onTrouble: (error: unknown) => void;
}>;

/** A shared store that is asked only about requests that may be within the limit, with a fallback for its outages. */
export class GuardedLimitStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #shared: SharedLimitStore;
  readonly #settings: GuardedStoreSettings;
  readonly #counts: BatchedCounts;
  readonly #known = new KnownCounts();
  readonly #alone: MemoryStore | undefined;
  #options: Options | undefined;
  #limit = { limit: Number.POSITIVE_INFINITY, windowMs: 60_000 };
  #ready: Promise<void> | undefined;

  constructor(shared: SharedLimitStore, settings: GuardedStoreSettings) {
    this.prefix = shared.prefix ?? '';
    this.#shared = shared;
    this.#settings = settings;
    this.#counts = new BatchedCounts(
      (keys) => this.#countAll(keys),
      (error) => error instanceof TaskCancelledError,
    );
    this.#alone = settings.otherwise === 'refuse' ? undefined : new MemoryStore();
  }

  init(options: Options): void {
    const { limit, windowMs } = options;
    this.#options = options;
    this.#limit = { limit: typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY, windowMs };
    this.#alone?.init(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const exceeded = this.#known.exceeded(key, this.#limit);
    if (exceeded !== undefined) return exceeded;
    try {
      return await this.#known.whileAsking(key, () => this.#counts.count(key));
    } catch (error) {
      if (this.#alone === undefined) throw limiterUnavailable.because(error);
      return this.#alone.increment(key);
    }
  }

  async decrement(key: string): Promise<void> {
    this.#known.forget(key);
    await this.#shared.decrement(key);
  }

  async resetKey(key: string): Promise<void> {
    this.#known.forget(key);
    await this.#shared.resetKey(key);
  }

  async #countAll(keys: readonly string[]): Promise<readonly ClientRateLimitInfo[]> {
    try {
      return await this.#settings.guard.execute(async () => {
        await this.#initialised();
        const shared = this.#shared;
        if (shared.incrementAll !== undefined) return await shared.incrementAll(keys);
        return await Promise.all(keys.map((key) => shared.increment(key)));
      });
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) this.#settings.onTrouble(error);
      throw error;
    }
  }

  /** Retries the initialization: a store whose server was down at that moment would never work. */
  async #initialised(): Promise<void> {
    this.#ready ??= Promise.resolve(this.#shared.init?.(this.#options as Options));
    await this.#ready.catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
  }
}
