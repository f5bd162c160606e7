import DataLoader from 'dataloader';
import type { Clock } from '../../application/ports/clock.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { type Freshness, Readings, type Sized } from './readings.ts';

export type BatchSettings<T> = Readonly<{
  clock: Clock;
  freshness: Freshness;
  /** Keys that go into one upstream call at most. */
  maxBatch: number;
  /** Reads many at once; keys that the upstream does not know are left out. */
  load: (keys: readonly string[]) => Promise<Dated<ReadonlyMap<string, T>>>;
}>;

/** Room for one small value. */
const SIZE = 100;
const MAX_SIZE = 20_000 * SIZE;

/** Readings of many small things, each with an age of its own: what is asked for at the same time goes upstream together. */
export class BatchedReadings<T> {
  readonly #freshness: Freshness;
  readonly #readings: Readings;
  readonly #loader: DataLoader<string, Sized<T | undefined>>;

  constructor({ clock, freshness, maxBatch, load }: BatchSettings<T>) {
    this.#freshness = freshness;
    // A failed batch is reported by its upstream call, not once more for each of its keys.
    this.#readings = new Readings({ clock, maxSize: MAX_SIZE, onFailure: () => {} });
    const loadAll = async (keys: readonly string[]) => {
      const { value, asOf } = await load(keys);
      return keys.map((key) => ({ value: value.get(key), asOf, size: SIZE }));
    };
    this.#loader = new DataLoader(loadAll, { cache: false, maxBatchSize: maxBatch });
  }

  /** What there is, by key. Rejects as `load` does. */
  async read(keys: readonly string[]): Promise<ReadonlyMap<string, Dated<T>>> {
    const known = await Promise.all(
      [...new Set(keys)].map(async (key) => {
        const { value, asOf } = await this.#readings.read(key, this.#freshness, () => this.#loader.load(key));
        return value === undefined ? [] : [[key, { value, asOf }] as const];
      }),
    );
    return new Map(known.flat());
  }
}
