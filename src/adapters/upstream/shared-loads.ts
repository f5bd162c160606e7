import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { z } from 'zod';
import type { Clock } from '../../application/ports/system.ts';
import type { Freshness, Sized } from './readings.ts';
import type { Keepable, SharedAnswer, SharedAnswers } from './shared-answers.ts';

/** A reading, and the JSON from which it was decoded; both undefined when the item does not exist. */
export type Fetched<T> = Sized<T | undefined> & Readonly<{ json: unknown }>;

export type SharedLoadsSettings = Readonly<{
  answers: SharedAnswers;
  clock: Clock;
  /** Distinguishes the responses of different providers. It may contain keys: only a digest of it is stored. */
  scope: string;
  /** The duration of a claim: longer than a whole read may take. */
  claimMs: number;
  /** How long to wait for another process. */
  waitMs: number;
}>;

/** The maximum length of a shared response, in characters; each process fetches longer ones itself. */
const LARGEST_SHARED = 4 * 1024 * 1024;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 200;

/**
 * Shares readings between processes: of several processes that need the same reading, one requests it, and the others
 * wait for the response.
 */
export class SharedLoads {
  readonly #settings: SharedLoadsSettings;
  /** Batches look-ups that are made at the same time. */
  readonly #finder: DataLoader<string, SharedAnswer | undefined>;

  constructor(settings: SharedLoadsSettings) {
    this.#settings = settings;
    const find = async (keys: readonly string[]) => {
      const found = await settings.answers.find(keys);
      return keys.map((key) => found.get(key));
    };
    this.#finder = new DataLoader(find, { cache: false, maxBatchSize: 500 });
  }

  /** A stored reading of any age; undefined when there is none, or when it does not match the schema. */
  async recall<T>(key: string, shape: z.ZodType<T>): Promise<Sized<T | undefined> | undefined> {
    const found = await this.#finder.load(this.#digestOf(key));
    return found && this.#revived(found, shape);
  }

  /** A fresh or newly fetched reading for each key. `fetch` is called for keys without a fresh stored reading. Rejects as `fetch` does. */
  async load<T>(
    keys: readonly string[],
    shape: z.ZodType<T>,
    freshness: Freshness,
    fetch: (keys: readonly string[]) => Promise<ReadonlyMap<string, Fetched<T>>>,
  ): Promise<ReadonlyMap<string, Sized<T | undefined>>> {
    const { answers, claimMs, waitMs } = this.#settings;
    const [owner, known] = [randomUUID(), new Map<string, Sized<T | undefined>>()];
    const waitsUntil = performance.now() + waitMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const missing = keys.filter((key) => !known.has(key));
      const claimed = await answers.claim(missing.map(this.#digestOf), owner, claimMs);
      try {
        // Repeated after claiming: the previous holder of the claim may have stored the reading.
        for (const [key, reading] of await this.#fresh(missing, shape, freshness)) known.set(key, reading);
        const isOurs = (key: string) => claimed.has(this.#digestOf(key)) || performance.now() >= waitsUntil;
        const ours = missing.filter((key) => !known.has(key) && isOurs(key));
        if (ours.length > 0)
          for (const [key, reading] of await this.#kept(await fetch(ours), freshness)) known.set(key, reading);
      } finally {
        await answers.release([...claimed], owner);
      }
      if (keys.every((key) => known.has(key))) return known;
      await delay(pauseMs);
    }
  }

  async #fresh<T>(keys: readonly string[], shape: z.ZodType<T>, { freshMs, absentMs }: Freshness) {
    const found = await Promise.all(keys.map(async (key) => [key, await this.recall(key, shape)] as const));
    const now = this.#settings.clock.now().getTime();
    return found.flatMap(([key, reading]) => {
      if (reading === undefined) return [];
      const youngEnough = now - reading.asOf.getTime() < (reading.value === undefined ? absentMs : freshMs);
      return youngEnough ? [[key, reading] as const] : [];
    });
  }

  async #kept<T>(fetched: ReadonlyMap<string, Fetched<T>>, freshness: Freshness) {
    const now = this.#settings.clock.now().getTime();
    const keepable = [...fetched].flatMap(([key, { value, json, asOf, size }]): [string, Keepable][] => {
      const keepMs = value === undefined ? freshness.absentMs : Math.max(freshness.freshMs, freshness.staleMs);
      if (size > LARGEST_SHARED || keepMs <= 0) return [];
      return [[this.#digestOf(key), { value: json, ageMs: now - asOf.getTime(), size, keepMs }]];
    });
    if (keepable.length > 0) await this.#settings.answers.keep(new Map(keepable));
    return fetched;
  }

  #revived<T>({ value: json, ageMs, size }: SharedAnswer, shape: z.ZodType<T>): Sized<T | undefined> | undefined {
    const asOf = new Date(this.#settings.clock.now().getTime() - ageMs);
    if (json === undefined) return { value: undefined, asOf, size };
    const parsed = shape.safeParse(json);
    return parsed.success ? { value: parsed.data, asOf, size } : undefined;
  }

  readonly #digestOf = (key: string): string =>
    createHash('sha256').update(`${this.#settings.scope}\n${key}`).digest('base64url');
}
