import type { ClientRateLimitInfo, Options } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';

/** Rate limit windows in Redis, by its clock, shared by all processes. */
export class RedisRateLimitStore {
  readonly #store: RedisStore;
  readonly #windowMs: number;
  #ready: Promise<void> | undefined;

  constructor(redis: Redis, windowMs: number) {
    const sendCommand = (command = '', ...args: string[]) => redis.call(command, ...args) as Promise<never>;
    this.#store = new RedisStore({ sendCommand, prefix: '' });
    this.#windowMs = windowMs;
  }

  /** Rejects when the server does not respond. */
  async increment(key: string): Promise<ClientRateLimitInfo> {
    // Repeated until it succeeds: a store whose server was down at that moment would never work.
    this.#ready ??= this.#store.init({ windowMs: this.#windowMs } as Options);
    await this.#ready.catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return await this.#store.increment(key);
  }
}
