import type { z } from 'zod';
import type { Tracer } from '../../application/ports/observability.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { FailureFactory } from '../../domain/shared/failure.ts';
import { upstreamBudget } from '../../domain/shared/failures.ts';
import { BatchedReadings, type BatchSettings } from './batched-readings.ts';
import type { Budget } from './budget.ts';
import type { Allowance } from './fair-share.ts';
import { GuardedClient, type GuardSettings } from './guarded-client.ts';
import type { UpstreamMeter } from './meter.ts';
import { type Freshness, Readings, type Sized } from './readings.ts';
import { keyOf, type UpstreamRequest } from './request.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { type Fetched, SharedLoads } from './shared-loads.ts';
import { isExhaustion, isOverBudget, UpstreamTrouble } from './trouble.ts';

/** The settings of one provider; the rest have defaults. */
export type UpstreamSettings = Pick<GuardSettings, 'name' | 'baseUrl' | 'allowance'> &
  Partial<GuardSettings> &
  Readonly<{
    /** The maximum size of cached JSON, in characters. */
    maxKept?: number;
  }>;

/** Limits and timeouts of a provider that differ from the defaults. */
export type Tuning = Partial<Omit<GuardSettings, 'name' | 'baseUrl'>>;

/** Shared by all processes of the service. */
export type Sharing = Readonly<{
  budgetOf: (name: string, allowance: Allowance) => Budget;
  /** Omitted when responses must not come from a store. */
  answers?: SharedAnswers;
}>;

export type UpstreamTools = Readonly<{
  clock: Clock;
  /** Called once for every failed read, even when several callers waited for it. */
  onTrouble: (error: unknown) => void;
  /** Is told of each client, and how to ask whether it skips its provider. */
  watch?: (name: string, isResting: () => boolean) => void;
  /** The calls per minute that the operator's plan allows, by upstream name; without it, those of the public plan. */
  quotas?: ReadonlyMap<string, number>;
  /** Without it, this process counts calls and caches responses for itself only. */
  sharing?: Sharing;
  meter?: UpstreamMeter;
  tracer?: Tracer;
}>;

const DEFAULTS = {
  maxBytes: 2 * 1024 * 1024,
  attemptMs: 4_000,
  totalMs: 8_000,
  repetitions: 2,
  backoffMs: 100,
  patienceMs: 1_500,
  troublesBeforeRest: 5,
  restMs: 15_000,
  limitRestMs: 60_000,
};
/** Time for the store, before and after a read. */
const CLAIM_MARGIN_MS = 3_000;

/** Reads from one provider of data, within its rate budget. All adapters of the provider share one instance. */
export class Upstream {
  readonly #clock: Clock;
  readonly #client: GuardedClient;
  readonly #readings: Readings;
  readonly #shapes = new ShapeNames();
  readonly #shared: SharedLoads | undefined;
  readonly #onTrouble: (error: unknown) => void;

  constructor(
    { maxKept = 16 * 1024 * 1024, ...given }: UpstreamSettings,
    { clock, onTrouble, quotas, sharing, meter, tracer, watch }: UpstreamTools,
  ) {
    const allowance = allowanceOf(given.allowance, quotas?.get(given.name));
    const settings = { ...DEFAULTS, ...given, allowance };
    this.#clock = clock;
    const budget = sharing?.budgetOf(settings.name, settings.allowance);
    this.#client = new GuardedClient(settings, clock, budget, { meter, tracer });
    watch?.(settings.name, () => this.#client.isResting);
    this.#readings = new Readings({ clock, maxSize: maxKept, onFailure: onTrouble });
    this.#shared = sharing?.answers && sharedLoads(settings, sharing.answers, clock);
    this.#onTrouble = onTrouble;
  }

  /** Undefined for a status in the request's `absentOn`. Rejects with UpstreamTrouble. */
  read<T>(request: UpstreamRequest, shape: z.ZodType<T>, freshness: Freshness): Promise<Dated<T | undefined>> {
    const key = keyOf(request);
    // The same response may be decoded with different schemas.
    const ownKey = `${this.#shapes.nameOf(shape)} ${key}`;
    const shared = this.#shared;
    const fetch = () => this.#fetch(request, shape);
    if (shared === undefined) return this.#readings.read(ownKey, freshness, fetch);
    const load = async () => {
      const loaded = await shared.load([key], shape, freshness, async () => new Map([[key, await fetch()]]));
      return loaded.get(key) as Sized<T | undefined>;
    };
    return this.#readings.read(ownKey, freshness, load, () => shared.recall(key, shape));
  }

  /** Readings of many small values, which are requested in batches. */
  batched<T>(settings: Omit<BatchSettings<T>, 'clock' | 'shared'>): BatchedReadings<T> {
    return new BatchedReadings({ ...settings, clock: this.#clock, shared: this.#shared });
  }

  /** Makes the request now, without caching. Rejects with UpstreamTrouble. */
  async ask<T>(request: UpstreamRequest, shape: z.ZodType<T>): Promise<Dated<T | undefined>> {
    try {
      const { value, asOf } = await this.#fetch(request, shape);
      return { value, asOf };
    } catch (error) {
      this.#onTrouble(error);
      throw error;
    }
  }

  close(): void {
    this.#client.close();
  }

  async #fetch<T>(request: UpstreamRequest, shape: z.ZodType<T>): Promise<Fetched<T>> {
    const asOf = this.#clock.now();
    const { value, json, size } = (await this.#client.ask(request, shape)) ?? NOTHING;
    return { value, json, asOf, size };
  }
}

/** The allowance of a quota, for the same window as the provider's own limit. */
const allowanceOf = (allowance: Allowance, callsAMinute: number | undefined): Allowance =>
  callsAMinute === undefined
    ? allowance
    : { ...allowance, calls: Math.max(1, Math.floor((callsAMinute * allowance.perMs) / 60_000)) };

/** Assigns a number to each schema, for as long as the schema exists. */
class ShapeNames {
  readonly #names = new WeakMap<z.ZodType, number>();
  #count = 0;

  nameOf(shape: z.ZodType): number {
    const name = this.#names.get(shape) ?? ++this.#count;
    this.#names.set(shape, name);
    return name;
  }
}

const NOTHING = { value: undefined, json: undefined, size: 0 };

const sharedLoads = ({ name, baseUrl, attemptMs, totalMs }: GuardSettings, answers: SharedAnswers, clock: Clock) =>
  new SharedLoads({
    answers,
    clock,
    scope: `${name} ${baseUrl}`,
    claimMs: totalMs + CLAIM_MARGIN_MS,
    waitMs: attemptMs,
  });

/** Facts of a failure caused by an exhausted rate limit. */
export type Exhaustion = Readonly<{ retryAfterSeconds: number }>;

/** Converts an UpstreamTrouble to the given failure, or to UPSTREAM_BUDGET, or to `exhausted` for an exceeded rate limit, if given. */
export function inWords(
  unavailable: FailureFactory,
  exhausted?: FailureFactory<Exhaustion>,
): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof UpstreamTrouble)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil((error.waitMs ?? 60_000) / 1000));
    if (isOverBudget(error)) throw upstreamBudget.because(error, { retryAfterSeconds });
    if (exhausted === undefined || !isExhaustion(error)) throw unavailable.because(error);
    throw exhausted.because(error, { retryAfterSeconds });
  };
}

/** Maps every upstream failure to one error, for decisions that are refused the same way whatever the cause. */
export function asSingleFailure(unavailable: FailureFactory): (error: unknown) => never {
  return (error) => {
    throw error instanceof UpstreamTrouble ? unavailable.because(error) : error;
  };
}
