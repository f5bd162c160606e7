import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  type IPolicy,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import type { Tracer } from '../../../application/ports/observability.ts';
import { inSpan } from '../../../application/shared/in-span.ts';
import { NodeTrouble, RpcError } from './errors.ts';
import { JsonRpcClient, type RpcCall, type Settled } from './json-rpc-client.ts';
import { Count } from './wire.ts';

/** Makes one JSON-RPC call. Rejects with RpcError when the node returns an error. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** Makes several calls in one HTTP request, and returns the result of each. */
export type AskAll = (calls: readonly RpcCall[]) => Promise<readonly Settled[]>;

/** Calls that must run on the same node. When the node fails, all are repeated on the next node. */
export type Reading<T> = (ask: Ask, askAll: AskAll) => Promise<T>;

export type RpcNodeSettings = Readonly<{
  chainId: number;
  /** The time limit of one call, in milliseconds. */
  callMs: number;
  /** After this many consecutive failures the node is skipped for `restMs`. */
  troublesBeforeRest: number;
  restMs: number;
  /**
   * For how long a verified chain ID counts: a URL can serve another chain without any failure. One `eth_chainId` in ten seconds is less
   * than a thousandth of a production plan; in a batch with each request, providers would bill it each time.
   */
  provenMs: number;
  tracer: Tracer;
  /** Its place in the order of preference, from 1. */
  position: number;
}>;

/** One node of a chain: used only while its chain ID is verified; skipped during a cool-down after failures. */
export class RpcNode {
  readonly host: string;
  readonly #settings: RpcNodeSettings;
  readonly #client: JsonRpcClient;
  readonly #callLimit: IPolicy<{ signal: AbortSignal }>;
  readonly #breaker: ReturnType<typeof circuitBreaker>;
  /** On the clock of `performance.now()`. */
  #provenUntil = 0;
  /** On the same clock. */
  #restsUntil = 0;

  constructor(url: string, settings: RpcNodeSettings) {
    this.#client = new JsonRpcClient(url);
    this.host = this.#client.host;
    this.#settings = settings;
    this.#callLimit = timeout(settings.callMs, TimeoutStrategy.Cooperative);
    this.#breaker = circuitBreaker(handleType(NodeTrouble), {
      breaker: new ConsecutiveBreaker(settings.troublesBeforeRest),
      halfOpenAfter: settings.restMs,
    });
  }

  /** False from the failure that started the cool-down until a successful probe. */
  get trusted(): boolean {
    return this.#breaker.state === CircuitState.Closed;
  }

  /** Probes a node whose cool-down is over. Rejects with NodeTrouble when it is still failing. */
  look(): Promise<void> {
    return this.read(async () => {}, new AbortController().signal);
  }

  /** Rejects with NodeTrouble when there is no usable response; any other error of the read is passed on. */
  async read<T>(reading: Reading<T>, signal: AbortSignal): Promise<T> {
    if (performance.now() < this.#restsUntil) throw this.#resting();
    try {
      return await this.#guarded(reading, signal);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw this.#resting();
      if (error instanceof NodeTrouble) this.#remember(error);
      throw error;
    }
  }

  close(): void {
    this.#client.close();
  }

  /** Only a NodeTrouble counts as a failure: a node that returns an error is healthy. */
  async #guarded<T>(reading: Reading<T>, signal: AbortSignal): Promise<T> {
    const ask: Ask = (method, params) =>
      this.#traced(method, 1, () =>
        this.#callLimit.execute((limit) => this.#client.call(method, params, limit.signal), signal),
      );
    const askAll: AskAll = (calls) =>
      this.#traced(methodOf(calls), calls.length, () =>
        this.#callLimit.execute((limit) => this.#client.callAll(calls, limit.signal), signal),
      );
    const outcome = await this.#breaker.execute(async () => {
      await this.#proveChain(ask);
      return reading(ask, askAll).then(
        (value) => ({ value }),
        (error: unknown) => {
          if (error instanceof NodeTrouble) throw error;
          return { error };
        },
      );
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Without the host: it can contain a key. */
  #traced<T>(method: string, calls: number, work: () => Promise<T>): Promise<T> {
    const { chainId, position, tracer } = this.#settings;
    if (!tracer.isOn) return work();
    const facts = {
      ...{ 'rpc.system.name': 'jsonrpc', 'rpc.method': method, 'rpc.calls': calls },
      ...{ 'chain.id': chainId, 'chain.node': position },
    };
    return inSpan(tracer, method, { kind: 'client', facts }, work);
  }

  async #proveChain(ask: Ask): Promise<void> {
    const asked = performance.now();
    if (asked < this.#provenUntil) return;
    const { chainId, provenMs } = this.#settings;
    const told = await ask('eth_chainId', []).catch((error: unknown) => {
      if (error instanceof RpcError) throw new NodeTrouble(this.host, 'wrong-chain', 'did not report its chain id');
      throw error;
    });
    const { data: served } = Count.safeParse(told);
    if (served !== chainId) {
      throw new NodeTrouble(this.host, 'wrong-chain', `serves chain ${served ?? 'unknown'}, not ${chainId}`);
    }
    this.#provenUntil = asked + provenMs;
  }

  /** After a failure another machine may serve the URL, so the chain ID is verified again. */
  #remember({ reason, restMs }: NodeTrouble): void {
    this.#provenUntil = 0;
    const rest = reason === 'wrong-chain' ? this.#settings.restMs : restMs;
    if (rest !== undefined) this.#restsUntil = performance.now() + rest;
  }

  #resting(): NodeTrouble {
    return new NodeTrouble(this.host, 'resting', 'skipped during a cool-down after failures');
  }
}

/** The method of all calls; `batch` when they differ. */
function methodOf(calls: readonly RpcCall[]): string {
  const [method = 'batch', ...others] = new Set(calls.map(([name]) => name));
  return others.length === 0 ? method : 'batch';
}
