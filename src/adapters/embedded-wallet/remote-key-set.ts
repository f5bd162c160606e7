import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../application/ports/system.ts';
import { embeddedWalletUnavailable } from '../../domain/auth/errors.ts';
import { type KeySetSource, readKeySet } from './key-set-source.ts';

/** Keys are read again after this time, so that a withdrawn key is not trusted for longer. */
const FRESH_MS = 60 * 60 * 1000;
/** While the keys cannot be read, the last ones are used for this long. */
const STALE_MS = 6 * 60 * 60 * 1000;
/** The minimum time between two reads, so that unknown key ids or a provider outage do not cause a flood of requests. */
const COOL_DOWN_MS = 60 * 1000;

type Keys = Readonly<{ byId: ReadonlyMap<string, KeyObject>; readAt: number }>;

/** The cached keys of a URL. An unknown key id triggers a new read, at most once a minute. */
export class RemoteKeySet {
  readonly #source: KeySetSource;
  readonly #clock: Clock;
  #keys: Keys | undefined;
  #reading: Promise<void> | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;
  #trouble: unknown;

  constructor(source: KeySetSource, clock: Clock) {
    this.#source = source;
    this.#clock = clock;
  }

  /** Undefined when the key set has no such key. Rejects with EMBEDDED_WALLET_UNAVAILABLE when the key set cannot be read. */
  async find(kid: string): Promise<KeyObject | undefined> {
    if (this.#ageMs() >= FRESH_MS || !this.#keys?.byId.has(kid)) await this.#readAgain();
    const known = this.#ageMs() < STALE_MS ? this.#keys?.byId.get(kid) : undefined;
    if (known === undefined && this.#trouble !== undefined) throw embeddedWalletUnavailable.because(this.#trouble);
    return known;
  }

  /** One read at a time; concurrent callers wait for it. */
  async #readAgain(): Promise<void> {
    if (this.#reading === undefined && this.#now() - this.#triedAt >= COOL_DOWN_MS) this.#reading = this.#read();
    await this.#reading;
  }

  async #read(): Promise<void> {
    this.#triedAt = this.#now();
    try {
      this.#keys = { byId: await readKeySet(this.#source), readAt: this.#now() };
      this.#trouble = undefined;
    } catch (error) {
      this.#trouble = error;
    } finally {
      this.#reading = undefined;
    }
  }

  #ageMs(): number {
    return this.#keys === undefined ? Number.POSITIVE_INFINITY : this.#now() - this.#keys.readAt;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
