import type { DatabaseProbe } from '../../../application/ports/system.ts';
import { CachedProbe, type CachedProbeSettings } from '../shared/cached-probe.ts';

const SETTINGS: CachedProbeSettings = { keptMs: 1_000, timeoutMs: 2_000 };

/** Probing costs one write per second, however often it is asked for. */
export class CachedDatabaseProbe implements DatabaseProbe {
  readonly #cached: CachedProbe<number>;

  constructor(probe: DatabaseProbe, settings = SETTINGS) {
    this.#cached = new CachedProbe(() => probe.write(), settings);
  }

  write() {
    return this.#cached.answer();
  }
}
