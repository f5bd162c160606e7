import { BrokenCircuitError, type IPolicy } from 'cockatiel';
import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import { limiterUnavailable } from '../failure/failures.ts';

export type GuardedStoreSettings = Readonly<{
  guard: IPolicy;
  /** What to do when the shared store does not respond: reject with LIMITER_UNAVAILABLE, or count in this process only. */
  otherwise: 'refuse' | 'count alone';
  onTrouble: (error: unknown) => void;
}>;

/** A shared store with a fallback for its outages. */
export class GuardedLimitStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #shared: Store;
  readonly #settings: GuardedStoreSettings;
  readonly #alone: MemoryStore | undefined;
  #options: Options | undefined;
  #ready: Promise<void> | undefined;

  constructor(shared: Store, settings: GuardedStoreSettings) {
    this.prefix = shared.prefix ?? '';
    this.#shared = shared;
    this.#settings = settings;
    this.#alone = settings.otherwise === 'refuse' ? undefined : new MemoryStore();
  }

  init(options: Options): void {
    this.#options = options;
    this.#alone?.init(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    try {
      return await this.#settings.guard.execute(async () => {
        await this.#initialised();
        return await this.#shared.increment(key);
      });
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) this.#settings.onTrouble(error);
      if (this.#alone === undefined) throw limiterUnavailable.because(error);
      return this.#alone.increment(key);
    }
  }

  async decrement(key: string): Promise<void> {
    await this.#shared.decrement(key);
  }

  async resetKey(key: string): Promise<void> {
    await this.#shared.resetKey(key);
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
