import type { Cluster, Redis } from 'ioredis';
import type { SharedStoreProbe, SharedStoreState } from '../../../application/ports/system.ts';
import { CachedProbe, type CachedProbeSettings } from './database-probe.cached.ts';

const SETTINGS: CachedProbeSettings = { keptMs: 1_000, timeoutMs: 500 };
const PROBE_KEY = 'probe:write';
const KEPT_SECONDS = 60;

/** Writes one key that all processes share and that expires: a server that refuses writes is down for us. */
export class RedisSharedStoreProbe implements SharedStoreProbe {
  readonly #cached: CachedProbe<unknown>;
  readonly #whenDown: SharedStoreState;

  constructor(redis: Redis | Cluster, hasSpare: boolean, settings = SETTINGS) {
    this.#cached = new CachedProbe(() => redis.set(PROBE_KEY, '1', 'EX', KEPT_SECONDS), settings);
    this.#whenDown = hasSpare ? 'replaced' : 'unavailable';
  }

  state(): Promise<SharedStoreState> {
    return this.#cached.answer().then(
      () => 'available',
      () => this.#whenDown,
    );
  }
}
