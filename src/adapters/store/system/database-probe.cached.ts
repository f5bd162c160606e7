import type { DatabaseProbe } from '../../../application/ports/system.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';

export type CachedProbeSettings = Readonly<{
  /** For how long an answer is returned again. */
  keptMs: number;
  /** After this time without an answer the probe fails, for as long as the question stays open. */
  timeoutMs: number;
}>;

/** Asks one question at a time, however many callers there are. */
export class CachedProbe<T> {
  readonly #ask: () => Promise<T>;
  readonly #settings: CachedProbeSettings;
  #last: { answer: Promise<T>; until: number } | undefined;

  constructor(ask: () => Promise<T>, settings: CachedProbeSettings) {
    this.#ask = ask;
    this.#settings = settings;
  }

  /** Rejects as the question does, and with STORE_UNAVAILABLE after the timeout. */
  answer(): Promise<T> {
    if (this.#last === undefined || this.#last.until <= performance.now())
      this.#last = { answer: this.#limited(this.#ask()), until: Number.POSITIVE_INFINITY };
    return this.#last.answer;
  }

  #limited(question: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const { keptMs, timeoutMs } = this.#settings;
      const giveUp = () =>
        reject(storeUnavailable.because(new Error(`the probe was not answered within ${timeoutMs} ms`)));
      const timer = setTimeout(giveUp, timeoutMs).unref();
      const settled = () => {
        clearTimeout(timer);
        if (this.#last !== undefined) this.#last.until = performance.now() + keptMs;
      };
      question.finally(settled).then(resolve, reject);
    });
  }
}

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
