import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Clock } from '../../application/ports/system.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { currentPayer, nameOf } from './payer.ts';
import { type Freshness, Readings, type Sized } from './readings.ts';
import type { Fetched, SharedLoads } from './shared-loads.ts';

export type BatchSettings<T> = Readonly<{
  clock: Clock;
  shared: SharedLoads | undefined;
  /** Distinguishes these values from others of the same provider. */
  family: string;
  freshness: Freshness;
  /** The maximum number of keys per call. */
  maxBatch: number;
  /** The schema of one value's JSON; undefined for JSON without a usable value. */
  shape: z.ZodType<T | undefined>;
  /** Reads the JSON of several keys at once; the result omits keys that the provider does not know. */
  load: (keys: readonly string[]) => Promise<Dated<ReadonlyMap<string, unknown>>>;
}>;

/** The cache size of one small value. */
const SIZE = 100;
const MAX_SIZE = 20_000 * SIZE;
const MAX_PAYERS = 1_000;

type Loader<T> = DataLoader<string, Sized<T | undefined>>;

/** Cached readings of many small values, each with its own age. Values that are requested at the same time are read in one call. */
export class BatchedReadings<T> {
  readonly #settings: BatchSettings<T>;
  readonly #readings: Readings;
  /** What different payers ask for does not go together: one would pay for another, or be refused with it. */
  readonly #loaders = new LRUCache<string, Loader<T>>({ max: MAX_PAYERS });

  constructor(settings: BatchSettings<T>) {
    const { clock } = settings;
    this.#settings = settings;
    // A failed batch is reported by its call to the provider, not again for each key.
    this.#readings = new Readings({ clock, maxSize: MAX_SIZE, onFailure: () => {} });
  }

  /** The available values, by key. Rejects as `load` does. */
  async read(keys: readonly string[]): Promise<ReadonlyMap<string, Dated<T>>> {
    const known = await Promise.all(
      [...new Set(keys)].map(async (key) => {
        const { value, asOf } = await this.#readOne(key);
        return value === undefined ? [] : [[key, { value, asOf }] as const];
      }),
    );
    return new Map(known.flat());
  }

  #readOne(key: string): Promise<Dated<T | undefined>> {
    const { shared, shape, freshness } = this.#settings;
    const recall = shared && (() => shared.recall(this.#sharedKey(key), shape));
    return this.#readings.read(key, freshness, () => this.#loader().load(key), recall);
  }

  #loader(): Loader<T> {
    const payer = nameOf(currentPayer());
    const loader = this.#loaders.get(payer) ?? this.#newLoader();
    this.#loaders.set(payer, loader);
    return loader;
  }

  #newLoader(): Loader<T> {
    const loadAll = async (keys: readonly string[]) => {
      const loaded = await this.#load(keys);
      return keys.map((key) => loaded.get(key) as Sized<T | undefined>);
    };
    return new DataLoader(loadAll, { cache: false, maxBatchSize: this.#settings.maxBatch });
  }

  async #load(keys: readonly string[]): Promise<ReadonlyMap<string, Sized<T | undefined>>> {
    const { shared, shape, freshness } = this.#settings;
    if (shared === undefined) return await this.#fetch(keys);
    const byShared = new Map(keys.map((key) => [this.#sharedKey(key), key]));
    const own = (sharedKey: string) => byShared.get(sharedKey) as string;
    const loaded = await shared.load([...byShared.keys()], shape, freshness, async (missing) =>
      renamed(await this.#fetch(missing.map(own)), this.#sharedKey),
    );
    return renamed(loaded, own);
  }

  async #fetch(keys: readonly string[]): Promise<ReadonlyMap<string, Fetched<T>>> {
    const { load, shape } = this.#settings;
    const { value, asOf } = await load(keys);
    return new Map(
      keys.map((key) => {
        const json = value.get(key);
        return [key, { value: json === undefined ? undefined : shape.parse(json), json, asOf, size: SIZE }];
      }),
    );
  }

  readonly #sharedKey = (key: string): string => `${this.#settings.family} ${key}`;
}

const renamed = <V>(map: ReadonlyMap<string, V>, to: (key: string) => string): ReadonlyMap<string, V> =>
  new Map([...map].map(([key, value]) => [to(key), value]));
