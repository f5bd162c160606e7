import type { z } from 'zod';
import type { Clock } from '../../application/ports/clock.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { FailureFactory } from '../../domain/shared/failure.ts';
import type { Budget } from './budget.ts';
import { GuardedClient, type GuardSettings } from './guarded-client.ts';
import { type Freshness, Readings, type Sized } from './readings.ts';
import { keyOf, type UpstreamRequest } from './request.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { isExhaustion, UpstreamTrouble } from './trouble.ts';

/** What belongs to one provider; the rest has defaults. */
export type UpstreamSettings = Pick<GuardSettings, 'name' | 'baseUrl' | 'allowance'> &
  Partial<GuardSettings> &
  Readonly<{
    /** Characters of JSON that are kept in memory. */
    maxKept?: number;
  }>;

/** How patient and how frugal to be with a provider, where its defaults do not fit. */
export type Tuning = Partial<Omit<GuardSettings, 'name' | 'baseUrl'>>;

export type UpstreamTools = Readonly<{
  clock: Clock;
  /** Told of every read that failed, once, however many waited for it. */
  onTrouble: (error: unknown) => void;
  /** Counted over all processes, where there is a store for it. */
  budget?: Budget;
  /** What other processes have read. */
  shared?: SharedAnswers;
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

/** One provider of data, asked with good manners: every adapter of the provider goes through the same one. */
export class Upstream {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #client: GuardedClient;
  readonly #readings: Readings;
  readonly #shared: SharedAnswers | undefined;
  readonly #onTrouble: (error: unknown) => void;

  constructor(
    { maxKept = 16 * 1024 * 1024, ...settings }: UpstreamSettings,
    { clock, onTrouble, budget, shared }: UpstreamTools,
  ) {
    this.#name = settings.name;
    this.#clock = clock;
    this.#client = new GuardedClient({ ...DEFAULTS, ...settings }, clock, budget);
    this.#readings = new Readings({ clock, maxSize: maxKept, onFailure: onTrouble });
    this.#shared = shared;
    this.#onTrouble = onTrouble;
  }

  /** Undefined when the upstream has no such thing, by one of the request's `absentOn`. Rejects with UpstreamTrouble. */
  read<T>(request: UpstreamRequest, shape: z.ZodType<T>, freshness: Freshness): Promise<Dated<T | undefined>> {
    const key = `${this.#name} ${keyOf(request)}`;
    return this.#readings.read(key, freshness, () => this.#load(key, request, shape, freshness));
  }

  /** Asks now, and keeps nothing. Rejects with UpstreamTrouble. */
  async ask<T>(request: UpstreamRequest, shape: z.ZodType<T>): Promise<Dated<T | undefined>> {
    const asOf = this.#clock.now();
    try {
      return { value: (await this.#client.ask(request, shape))?.value, asOf };
    } catch (error) {
      this.#onTrouble(error);
      throw error;
    }
  }

  close(): void {
    this.#client.close();
  }

  async #load<T>(
    key: string,
    request: UpstreamRequest,
    shape: z.ZodType<T>,
    { freshMs, staleMs }: Freshness,
  ): Promise<Sized<T | undefined>> {
    const known = await this.#shared?.find(key, freshMs);
    const kept = known && shape.safeParse(known.value);
    if (known !== undefined && kept?.success) return { ...known, value: kept.data };
    const asOf = this.#clock.now();
    const answer = await this.#client.ask(request, shape);
    if (answer === undefined) return { value: undefined, asOf, size: 0 };
    await this.#shared?.keep(key, { value: answer.json, asOf, size: answer.size }, staleMs);
    return { value: answer.value, asOf, size: answer.size };
  }
}

/** Facts of a refusal because an upstream has had enough. */
export type Exhaustion = Readonly<{ retryAfterSeconds: number }>;

/** Speaks of an upstream's trouble in business words; `exhausted` where a used-up limit is told apart. */
export function inWords(
  unavailable: FailureFactory,
  exhausted?: FailureFactory<Exhaustion>,
): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof UpstreamTrouble)) throw error;
    if (exhausted === undefined || !isExhaustion(error)) throw unavailable.because(error);
    throw exhausted.because(error, { retryAfterSeconds: Math.max(1, Math.ceil((error.waitMs ?? 60_000) / 1000)) });
  };
}
