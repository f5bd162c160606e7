import { setTimeout as delay } from 'node:timers/promises';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IPolicy,
  type IRetryBackoffContext,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { z } from 'zod';
import type { Tracer } from '../../application/ports/observability.ts';
import type { Clock } from '../../application/ports/system.ts';
import { inSpan } from '../../application/shared/in-span.ts';
import { noTracer } from '../tracing/tracer.none.ts';
import { type Budget, InMemoryBudget } from './budget.ts';
import type { Allowance } from './fair-share.ts';
import { HttpClient, type HttpClientSettings, type Received } from './http-client.ts';
import type { UpstreamMeter } from './meter.ts';
import { currentPayer } from './payer.ts';
import { methodOf, type UpstreamRequest } from './request.ts';
import { isPassing, UpstreamTrouble } from './trouble.ts';

export type GuardSettings = HttpClientSettings &
  Readonly<{
    allowance: Allowance;
    /** The time limit of one attempt. */
    attemptMs: number;
    /** The time limit of a whole read, including retries and waits. */
    totalMs: number;
    /** The number of retries after the first attempt. */
    repetitions: number;
    /** The approximate delay before the first retry; later delays grow, with jitter. */
    backoffMs: number;
    /** The longest acceptable wait for the budget, or after a 429. */
    patienceMs: number;
    /** After this many consecutive failures the provider is skipped for `restMs`. */
    troublesBeforeRest: number;
    restMs: number;
    /** The cool-down after a 429 without Retry-After. */
    limitRestMs: number;
  }>;

/** The maximum cool-down that a provider can request. */
const LONGEST_REST_MS = 15 * 60_000;

/** A response with its decoded value. */
export type Answer<T> = Received & Readonly<{ value: T }>;

type Watching = Readonly<{ meter?: UpstreamMeter | undefined; tracer?: Tracer | undefined }>;

/** Client of one provider with a rate budget, retries, timeouts and a circuit breaker. */
export class GuardedClient {
  readonly #settings: GuardSettings;
  readonly #clock: Clock;
  readonly #client: HttpClient;
  readonly #budget: Budget;
  readonly #attempts: IPolicy;
  readonly #meter: UpstreamMeter | undefined;
  readonly #tracer: Tracer;
  readonly #attemptLimit: IPolicy<{ signal: AbortSignal }>;
  readonly #breaker: CircuitBreakerPolicy;
  #restsUntil = 0;

  constructor(
    settings: GuardSettings,
    clock: Clock,
    budget: Budget = new InMemoryBudget(settings.allowance, clock),
    { meter, tracer = noTracer }: Watching = {},
  ) {
    this.#settings = settings;
    this.#clock = clock;
    this.#client = new HttpClient(settings, clock);
    this.#budget = budget;
    this.#attemptLimit = timeout(settings.attemptMs, TimeoutStrategy.Cooperative);
    this.#meter = meter;
    this.#tracer = tracer;
    this.#breaker = circuitBreaker(handleWhen(isUpstreamsFault), {
      breaker: new ConsecutiveBreaker(settings.troublesBeforeRest),
      halfOpenAfter: settings.restMs,
    });
    this.#attempts = wrap(
      timeout(settings.totalMs, TimeoutStrategy.Aggressive),
      retry(handleWhen(this.#isWorthRepeating), {
        maxAttempts: settings.repetitions,
        backoff: pausing(settings.backoffMs),
      }),
      this.#breaker,
    );
    const { name, allowance } = settings;
    meter?.watch(name, { calls: allowance.calls, left: () => budget.left(), isResting: () => this.isResting });
  }

  /** The response, decoded by its documented schema; undefined when the provider has no such item. Rejects with UpstreamTrouble. */
  async ask<T>(request: UpstreamRequest, shape: z.ZodType<T>): Promise<Answer<T> | undefined> {
    try {
      return await this.#attempts.execute(({ signal }) => this.#metered(this.#traced(request, shape, signal)));
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw this.#trouble('resting', 'skipped during a cool-down after failures');
      if (error instanceof TaskCancelledError) throw this.#trouble('timeout', 'timed out');
      throw error;
    }
  }

  /** Whether the provider is skipped now, after failures or because it asked for that. */
  get isResting(): boolean {
    return this.#breaker.state === CircuitState.Open || this.#clock.now().getTime() < this.#restsUntil;
  }

  close(): void {
    this.#client.close();
  }

  #traced<T>(request: UpstreamRequest, shape: z.ZodType<T>, total: AbortSignal): Promise<Answer<T> | undefined> {
    const { name } = this.#settings;
    if (!this.#tracer.isOn) return this.#attempt(request, shape, total);
    const facts = {
      'upstream.name': name,
      ...(request.operation !== undefined && { 'upstream.operation': request.operation }),
      'http.request.method': methodOf(request),
    };
    return inSpan(this.#tracer, `${name} ${request.operation ?? ''}`.trim(), { kind: 'client', facts }, (span) =>
      this.#attempt(request, shape, total, (status) => span.add({ 'http.response.status_code': status })),
    );
  }

  async #attempt<T>(
    request: UpstreamRequest,
    shape: z.ZodType<T>,
    total: AbortSignal,
    onStatus?: (status: number) => void,
  ): Promise<Answer<T> | undefined> {
    this.#refuseWhileResting();
    await this.#spend(total);
    const received = await this.#attemptLimit
      .execute(({ signal }) => this.#client.send(request, signal, onStatus), total)
      .catch((error: unknown) => this.#coolDown(error));
    return received && { ...received, value: this.#decoded(received.json, shape) };
  }

  async #metered<T>(attempted: Promise<T>): Promise<T> {
    try {
      const answer = await attempted;
      this.#meter?.called(this.#settings.name, 'answered');
      return answer;
    } catch (error) {
      if (error instanceof UpstreamTrouble) this.#meter?.called(this.#settings.name, error.reason);
      throw error;
    }
  }

  #refuseWhileResting(): void {
    const waitMs = this.#restsUntil - this.#clock.now().getTime();
    if (waitMs > 0) throw this.#trouble('resting', 'waiting as requested by its last 429 response', waitMs);
  }

  async #spend(signal: AbortSignal): Promise<void> {
    const givesUpAt = performance.now() + this.#settings.patienceMs;
    const payer = currentPayer();
    for (let waitMs = await this.#budget.take(payer); waitMs > 0; waitMs = await this.#budget.take(payer)) {
      if (performance.now() + waitMs > givesUpAt)
        throw this.#trouble('over-budget', 'our rate budget is exhausted', waitMs);
      await delay(waitMs, undefined, { signal });
    }
  }

  /** Starts a cool-down after a 429, as long as the provider requests, for all processes that share the budget. */
  async #coolDown(error: unknown): Promise<never> {
    if (!(error instanceof UpstreamTrouble) || error.reason !== 'rate-limited') throw error;
    const waitMs = Math.min(error.waitMs ?? this.#settings.limitRestMs, LONGEST_REST_MS);
    this.#restsUntil = this.#clock.now().getTime() + waitMs;
    await this.#budget.rest(waitMs);
    throw this.#trouble('rate-limited', error.detail, waitMs);
  }

  #decoded<T>(json: unknown, shape: z.ZodType<T>): T {
    const parsed = shape.safeParse(json);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw this.#trouble('unexpected', `the response has an unexpected ${issue?.path.join('.') || 'shape'}`);
  }

  readonly #isWorthRepeating = (error: Error): boolean =>
    error instanceof UpstreamTrouble &&
    (isPassing(error) || (error.reason === 'rate-limited' && (error.waitMs ?? 0) <= this.#settings.patienceMs));

  #trouble(reason: UpstreamTrouble['reason'], detail: string, waitMs?: number): UpstreamTrouble {
    return new UpstreamTrouble(this.#settings.name, reason, detail, waitMs === undefined ? {} : { waitMs });
  }
}

/** Exponential delays with jitter, in addition to the wait that the provider requests. */
const pausing = (firstMs: number) =>
  new DelegateBackoff<IRetryBackoffContext<unknown>, IBackoff<unknown> | undefined>((context, previous) => {
    const { result } = context;
    const error = 'error' in result ? result.error : undefined;
    const askedMs = error instanceof UpstreamTrouble ? (error.waitMs ?? 0) : 0;
    const jittered = previous?.next(context) ?? new ExponentialBackoff({ initialDelay: firstMs }).next();
    return { delay: askedMs + jittered.duration, state: jittered as IBackoff<unknown> };
  });

/** Failures that show that the provider is not working. Rate limits do not count, nor do 4xx statuses, which are caused by the request. */
function isUpstreamsFault(error: Error): boolean {
  if (!(error instanceof UpstreamTrouble)) return false;
  return isPassing(error) || ['refused', 'too-large', 'not-json', 'unexpected'].includes(error.reason);
}
