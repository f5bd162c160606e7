import { setTimeout as delay } from 'node:timers/promises';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { Tracer } from '../../application/ports/observability.ts';
import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { inSpan } from '../../application/shared/in-span.ts';
import { signerUnavailable } from '../../domain/shared/failures.ts';
import { noTracer } from '../tracing/tracer.none.ts';
import type { Budget } from '../upstream/budget.ts';
import type { UpstreamMeter } from '../upstream/meter.ts';
import { currentPayer } from '../upstream/payer.ts';
import { isOverBudget, isPassing, UpstreamTrouble } from '../upstream/trouble.ts';
import { inWords } from '../upstream/upstream.ts';
import { type RemoteSigner, validSignature } from './valid-signature.ts';

type GuardSettings = Readonly<{
  name: string;
  budget: Budget;
  onTrouble: (error: unknown) => void;
  meter?: UpstreamMeter;
  /** The time limit of one attempt, which the buyer of a purchase waits for. */
  attemptMs?: number;
  tracer?: Tracer;
}>;

const ATTEMPT_MS = 2_000;
/** After the first. */
const REPETITIONS = 1;
const BACKOFF_MS = 50;
const PATIENCE_MS = 250;
/** After this many failures in a row the key is skipped for a while, so that another one is used at once. */
const TROUBLES_BEFORE_REST = 3;
const REST_MS = 5_000;

/** Limits, times and repeats the calls to one key. */
export class SignerGuard {
  readonly #settings: GuardSettings;
  readonly #attempts: IPolicy<{ signal: AbortSignal }>;
  #restsUntil = 0;

  constructor(settings: GuardSettings) {
    this.#settings = settings;
    const breaker = circuitBreaker(
      handleWhen((error) => !isOverBudget(error)),
      {
        breaker: new ConsecutiveBreaker(TROUBLES_BEFORE_REST),
        halfOpenAfter: REST_MS,
      },
    );
    breaker.onBreak(() => {
      this.#restsUntil = performance.now() + REST_MS;
    });
    this.#attempts = wrap(
      retry(handleWhen(isWorthRepeating), {
        maxAttempts: REPETITIONS,
        backoff: new ExponentialBackoff({ initialDelay: BACKOFF_MS }),
      }),
      breaker,
      timeout(settings.attemptMs ?? ATTEMPT_MS, TimeoutStrategy.Aggressive),
    );
  }

  /** Whether the key is skipped now, after failures. A key that nobody asks for does not rest for longer than one cool-down. */
  get isResting(): boolean {
    return performance.now() < this.#restsUntil;
  }

  /** Rejects with UpstreamTrouble in at most twice the time of an attempt, whatever hangs. */
  run<T>(operation: 'sign' | 'public-key', work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { name, tracer = noTracer } = this.#settings;
    const facts = { 'signer.name': name, 'signer.operation': operation };
    return inSpan(tracer, `${name} ${operation}`, { kind: 'client', facts }, () => this.#run(work));
  }

  async #run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { name, meter, onTrouble } = this.#settings;
    try {
      const result = await this.#attempts.execute(async ({ signal }) => {
        await this.#spend(signal);
        return await work(signal);
      });
      meter?.called(name, 'answered');
      return result;
    } catch (error) {
      const trouble = this.#troubleOf(error);
      if (trouble instanceof UpstreamTrouble) meter?.called(name, trouble.reason);
      onTrouble(trouble);
      throw trouble;
    }
  }

  #troubleOf(error: unknown): unknown {
    const { name } = this.#settings;
    if (error instanceof BrokenCircuitError)
      return new UpstreamTrouble(name, 'resting', 'skipped during a cool-down after failures');
    if (error instanceof TaskCancelledError) return new UpstreamTrouble(name, 'timeout', 'timed out');
    return error;
  }

  async #spend(signal: AbortSignal): Promise<void> {
    const { budget, name } = this.#settings;
    const waitMs = await budget.take(currentPayer());
    if (waitMs === 0) return;
    if (waitMs <= PATIENCE_MS) await delay(waitMs, undefined, { signal });
    if (waitMs > PATIENCE_MS || (await budget.take(currentPayer())) > 0)
      throw new UpstreamTrouble(name, 'over-budget', 'our rate budget is exhausted', { waitMs });
  }
}

const isWorthRepeating = (error: Error): boolean =>
  error instanceof TaskCancelledError ||
  (error instanceof UpstreamTrouble && (isPassing(error) || error.reason === 'rate-limited'));

/** A key in another system, whose every signature is verified before it is used. Only the public key is kept. */
export class GuardedKey implements SigningKey {
  readonly algorithm: KeyAlgorithm;
  readonly publicKey: Uint8Array;
  readonly #signer: RemoteSigner;
  readonly #guard: SignerGuard;

  private constructor(algorithm: KeyAlgorithm, publicKey: Uint8Array, signer: RemoteSigner, guard: SignerGuard) {
    this.algorithm = algorithm;
    this.publicKey = publicKey;
    this.#signer = signer;
    this.#guard = guard;
  }

  /** Asks for the public key. Rejects with UpstreamTrouble. */
  static async open(algorithm: KeyAlgorithm, signer: RemoteSigner, guard: SignerGuard): Promise<GuardedKey> {
    const publicKey = await guard.run('public-key', (signal) => signer.publicKey(signal));
    return new GuardedKey(algorithm, publicKey, signer, guard);
  }

  async sign(message: Uint8Array): Promise<Uint8Array> {
    return await this.#guard.run('sign', (signal) => this.#attempt(message, signal)).catch(inWords(signerUnavailable));
  }

  async #attempt(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    const { name, encoding } = this.#signer;
    const signature = validSignature(this, message, await this.#signer.sign(message, signal), encoding);
    if (signature !== undefined) return signature;
    throw new UpstreamTrouble(name, 'unexpected', 'the response is not a signature of its key over this message');
  }
}
