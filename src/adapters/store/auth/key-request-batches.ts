import { setTimeout as pause } from 'node:timers/promises';
import type { KeyRequestStore } from '../../../application/ports/auth.ts';
import type { KeyRequest } from '../../../domain/auth/key-request.ts';

/** The least time between two writes of a process. */
const PAUSE_MS = 1_000;
/** What waits for the next write at most; the rest is counted as lost. */
const MOST_WAITING = 5_000;

export type OnLost = (lost: number, error: unknown) => void;

/**
 * Stores requests in batches, so that no request waits for its own record. Requests that the store rejects, and those that wait when the
 * process crashes, are lost.
 */
export class KeyRequestBatches {
  readonly #store: Pick<KeyRequestStore, 'record'>;
  readonly #onLost: OnLost;
  #waiting: KeyRequest[] = [];
  #overflow = 0;
  #writing: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(store: Pick<KeyRequestStore, 'record'>, onLost: OnLost) {
    this.#store = store;
    this.#onLost = onLost;
  }

  add(request: KeyRequest): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(request);
    else this.#overflow += 1;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Stores what waits, without a pause. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const [batch, overflow] = [this.#waiting, this.#overflow];
      [this.#waiting, this.#overflow] = [[], 0];
      const failure = await this.#store.record(batch).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      const lost = overflow + (failure === undefined ? 0 : batch.length);
      if (lost > 0) this.#onLost(lost, failure?.error);
      await pause(PAUSE_MS, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {});
    }
  }
}
