import type { Clock } from '../../../application/ports/system/clock.ts';
import {
  type IdempotencyKeys,
  KEY_LEASE_MS,
  KEY_LIFETIME_MS,
  type KeptAnswer,
  type KeyedRequest,
  type KeyOutcome,
  type Worked,
  type WorkKind,
} from '../../../application/ports/system/idempotency-keys.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

type Entry = { fingerprint: string; leasedUntil: number; expiresAt: number; answer?: KeptAnswer };

/** In-memory stores have no transactions: the writes of work that fails are not undone, but a crash loses them with the key. */
export class InMemoryIdempotencyKeys implements IdempotencyKeys {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async once<T>(request: KeyedRequest, kind: WorkKind, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const name = `${request.scope}\n${request.key}`;
    const entry = this.#take(name, request.fingerprint);
    if (entry === undefined) return this.#standing(name, request.fingerprint);
    try {
      const { value, answer } = await work();
      const isMine = this.#entries.get(name) === entry;
      if (!isMine && kind !== 'acts-outside') return { state: 'running' };
      if (isMine && answer !== undefined) entry.answer = structuredClone(answer);
      return { state: 'done', value };
    } finally {
      if (this.#entries.get(name) === entry && entry.answer === undefined) this.#entries.delete(name);
    }
  }

  async purgeExpired(limit: number) {
    const now = this.#clock.now().getTime();
    const expired = [...this.#entries].filter(([, { expiresAt }]) => expiresAt <= now).slice(0, limit);
    for (const [name] of expired) this.#entries.delete(name);
    return expired.length;
  }

  about(wallet: WalletAddress) {
    return { idempotency_keys: this.#namesOf(wallet).map((name) => ({ scope: name, ...this.#entries.get(name) })) };
  }

  erase(wallet: WalletAddress): void {
    for (const name of this.#namesOf(wallet)) this.#entries.delete(name);
  }

  #namesOf(wallet: WalletAddress): readonly string[] {
    return [...this.#entries.keys()].filter((name) => name.startsWith(`wallet ${wallet} `));
  }

  #take(name: string, fingerprint: string): Entry | undefined {
    const now = this.#clock.now().getTime();
    const held = this.#entries.get(name);
    const isAbandoned = held?.answer === undefined && held?.fingerprint === fingerprint && held.leasedUntil <= now;
    if (held !== undefined && held.expiresAt > now && !isAbandoned) return undefined;
    const entry = { fingerprint, leasedUntil: now + KEY_LEASE_MS, expiresAt: now + KEY_LIFETIME_MS };
    this.#entries.set(name, entry);
    return entry;
  }

  #standing(name: string, fingerprint: string) {
    const held = this.#entries.get(name);
    if (held !== undefined && held.fingerprint !== fingerprint) return { state: 'reused' } as const;
    return held?.answer === undefined
      ? ({ state: 'running' } as const)
      : ({ state: 'kept', answer: structuredClone(held.answer) } as const);
  }
}
