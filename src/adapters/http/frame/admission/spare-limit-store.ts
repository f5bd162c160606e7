import type { ClientRateLimitInfo, Options } from 'express-rate-limit';
import { orSpare, type SpareSettings } from '../../../store/shared/or-spare.ts';
import type { SharedLimitStore } from './guarded-limit-store.ts';

/** Counts in the spare store while the first one is down; a window that began in one starts again in the other. */
export class SpareLimitStore implements SharedLimitStore {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #first: SharedLimitStore;
  readonly #spare: SharedLimitStore;
  readonly #settings: SpareSettings;
  #options: Options | undefined;
  #ready: Promise<void> | undefined;

  constructor(first: SharedLimitStore, spare: SharedLimitStore, settings: SpareSettings) {
    this.prefix = spare.prefix ?? '';
    this.#first = first;
    this.#spare = spare;
    this.#settings = settings;
  }

  init(options: Options): void {
    this.#options = options;
    void this.#spare.init?.(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const [info] = await this.incrementAll([key]);
    return info as ClientRateLimitInfo;
  }

  incrementAll(keys: readonly string[]): Promise<readonly ClientRateLimitInfo[]> {
    const countFirst = async () => {
      await this.#initialised();
      return await countAll(this.#first, keys);
    };
    return orSpare(this.#settings, countFirst, () => countAll(this.#spare, keys));
  }

  async decrement(key: string): Promise<void> {
    await orSpare(
      this.#settings,
      async () => this.#first.decrement(key),
      async () => this.#spare.decrement(key),
    );
  }

  async resetKey(key: string): Promise<void> {
    await orSpare(
      this.#settings,
      async () => this.#first.resetKey(key),
      async () => this.#spare.resetKey(key),
    );
  }

  /** Retries the initialization: a store whose server was down at that moment would never work. */
  async #initialised(): Promise<void> {
    this.#ready ??= Promise.resolve(this.#first.init?.(this.#options as Options));
    await this.#ready.catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
  }
}

async function countAll(store: SharedLimitStore, keys: readonly string[]): Promise<readonly ClientRateLimitInfo[]> {
  if (store.incrementAll !== undefined) return await store.incrementAll(keys);
  return await Promise.all(keys.map((key) => store.increment(key)));
}
