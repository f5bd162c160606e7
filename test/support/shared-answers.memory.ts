import type { Keepable, SharedAnswer, SharedAnswers } from '../../src/adapters/upstream/shared-answers.ts';
import type { Clock } from '../../src/application/ports/system.ts';

type Kept = Readonly<{ json: string | undefined; size: number; readAt: number; until: number }>;
type Claim = Readonly<{ owner: string; until: number }>;

export class InMemorySharedAnswers implements SharedAnswers {
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();
  readonly #claims = new Map<string, Claim>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async find(keys: readonly string[]): Promise<ReadonlyMap<string, SharedAnswer>> {
    const now = this.#now();
    return new Map(
      keys.flatMap((key) => {
        const kept = this.#kept.get(key);
        if (kept === undefined || kept.until <= now) return [];
        const value: unknown = kept.json === undefined ? undefined : JSON.parse(kept.json);
        return [[key, { value, ageMs: now - kept.readAt, size: kept.size }]];
      }),
    );
  }

  async keep(answers: ReadonlyMap<string, Keepable>): Promise<void> {
    const now = this.#now();
    for (const [key, { value, ageMs, size, keepMs }] of answers)
      this.#kept.set(key, { json: JSON.stringify(value), size, readAt: now - ageMs, until: now + keepMs });
  }

  async claim(keys: readonly string[], owner: string, forMs: number): Promise<ReadonlySet<string>> {
    const now = this.#now();
    const free = keys.filter((key) => (this.#claims.get(key)?.until ?? 0) <= now);
    for (const key of free) this.#claims.set(key, { owner, until: now + forMs });
    return new Set(free);
  }

  async release(keys: readonly string[], owner: string): Promise<void> {
    for (const key of keys) if (this.#claims.get(key)?.owner === owner) this.#claims.delete(key);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
