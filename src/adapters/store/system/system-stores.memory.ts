import {
  type IdempotencyKeys,
  KEY_LEASE_MS,
  KEY_LIFETIME_MS,
  type KeptAnswer,
  type KeyedRequest,
  type KeyOutcome,
  type Worked,
  type WorkKind,
} from '../../../application/ports/idempotency.ts';
import {
  type Clock,
  type DatabaseProbe,
  type Leases,
  LONGEST_KEPT_MS,
  type SharedStoreProbe,
} from '../../../application/ports/system.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { isNamedIn } from '../shared/mentions.ts';
import { purged } from '../shared/values.ts';

type Held = Readonly<{ owner: string; until: number; isKept: boolean }>;

/** There is one process only, so a kept lease needs no renewal. */
export class InMemoryLeases implements Leases {
  readonly #clock: Clock;
  readonly #held = new Map<string, Held>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async acquire(name: string, owner: string, ttlMs: number) {
    return this.#hold(name, { owner, until: this.#now() + ttlMs, isKept: false });
  }

  async keep(name: string, owner: string) {
    return this.#hold(name, { owner, until: this.#now() + LONGEST_KEPT_MS, isKept: true });
  }

  async release(name: string, owner: string) {
    if (this.#held.get(name)?.owner === owner) this.#held.delete(name);
  }

  async releaseAll() {
    for (const [name, { isKept }] of this.#held) if (isKept) this.#held.delete(name);
  }

  #hold(name: string, wanted: Held): boolean {
    const held = this.#held.get(name);
    if (held !== undefined && held.until > this.#now()) return false;
    this.#held.set(name, wanted);
    return true;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

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
    return purged(this.#entries, limit, ({ expiresAt }) => expiresAt <= now);
  }

  /** The requests of the callers, as scopes name them. */
  of(callers: readonly string[]) {
    return [...this.#entries].flatMap(([name, { fingerprint: _, leasedUntil: _l, expiresAt, answer }]) => {
      const [scope = '', key] = name.split('\n');
      const isTheirs = callers.some((caller) => scope.startsWith(`${caller} `));
      return isTheirs ? [{ scope, key, expiresAt: new Date(expiresAt), ...answer }] : [];
    });
  }

  forget(callers: readonly string[]): void {
    for (const { scope, key } of this.of(callers)) this.#entries.delete(`${scope}\n${key}`);
  }

  /** The answers that name the wallet, but for those to the callers. */
  toOthersAbout(wallet: WalletAddress, callers: readonly string[]) {
    return [...this.#entries]
      .filter(([name]) => !callers.some((caller) => name.startsWith(`${caller} `)))
      .map(([, entry]) => entry)
      .filter(({ answer }) => answer !== undefined && isNamedIn(JSON.stringify(answer), wallet));
  }

  /** The requests are still not carried out again. */
  emptyAbout(wallet: WalletAddress): void {
    for (const entry of this.toOthersAbout(wallet, [])) {
      const { body: _, ...answer } = entry.answer as KeptAnswer;
      entry.answer = { ...answer, headers: {} };
    }
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

/** In-memory stores always accept writes. */
export class InMemoryDatabaseProbe implements DatabaseProbe {
  async write() {
    return 0;
  }
}

/** For a service that counts in this process, or in the database, whose own probe covers it. */
export class InMemorySharedStoreProbe implements SharedStoreProbe {
  async state() {
    return 'available' as const;
  }
}
