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
import { NodeTrouble, RpcError } from './errors.ts';
import { JsonRpcClient, type RpcCall, type Settled } from './json-rpc-client.ts';
import { Count } from './wire.ts';

/** Makes one JSON-RPC call. Rejects with RpcError when the node refuses. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** Makes several calls in one HTTP request, and answers what became of each. */
export type AskAll = (calls: readonly RpcCall[]) => Promise<readonly Settled[]>;

/** Calls that one and the same node must answer. It is started again on the next node when this one fails. */
export type Reading<T> = (ask: Ask, askAll: AskAll) => Promise<T>;

export type RpcNodeSettings = Readonly<{
  chainId: number;
  /** How long one call may take. */
  callMs: number;
  /** After so many troubles in a row the node is left alone for `restMs`. */
  troublesBeforeRest: number;
  restMs: number;
}>;

/** One node of a chain: asked only while it is known to serve that chain, and left alone for a while when it fails. */
export class RpcNode {
  readonly host: string;
  readonly #settings: RpcNodeSettings;
  readonly #client: JsonRpcClient;
  readonly #callLimit: IPolicy<{ signal: AbortSignal }>;
  readonly #breaker: ReturnType<typeof circuitBreaker>;
  #chainProven = false;
  /** On the clock of `performance.now()`. */
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

  /** False from the trouble that made it rest until it was found well again. */
  get trusted(): boolean {
    return this.#breaker.state === CircuitState.Closed;
  }

  /** Finds out whether a resting node is back, if its rest is over. Rejects with NodeTrouble when it is not. */
  look(): Promise<void> {
    return this.read(async () => {}, new AbortController().signal);
  }

  /** Rejects with NodeTrouble when the node gives no answer; whatever else the reading throws is passed on. */
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

  /** Only trouble opens the circuit: a node that answers "no" is a healthy one. */
  async #guarded<T>(reading: Reading<T>, signal: AbortSignal): Promise<T> {
    const ask: Ask = (method, params) =>
      this.#callLimit.execute((limit) => this.#client.call(method, params, limit.signal), signal);
    const askAll: AskAll = (calls) =>
      this.#callLimit.execute((limit) => this.#client.callAll(calls, limit.signal), signal);
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

  async #proveChain(ask: Ask): Promise<void> {
    if (this.#chainProven) return;
    const { chainId } = this.#settings;
    const told = await ask('eth_chainId', []).catch((error: unknown) => {
      if (error instanceof RpcError) throw new NodeTrouble(this.host, 'wrong-chain', 'did not report its chain id');
      throw error;
    });
    const { data: served } = Count.safeParse(told);
    if (served !== chainId) {
      throw new NodeTrouble(this.host, 'wrong-chain', `serves chain ${served ?? 'unknown'}, not ${chainId}`);
    }
    this.#chainProven = true;
  }

  /** After any trouble another machine may stand behind the URL, so the chain is proven again. */
  #remember({ reason, restMs }: NodeTrouble): void {
    this.#chainProven = false;
    const rest = reason === 'wrong-chain' ? this.#settings.restMs : restMs;
    if (rest !== undefined) this.#restsUntil = performance.now() + rest;
  }

  #resting(): NodeTrouble {
    return new NodeTrouble(this.host, 'resting', 'skipped during a cool-down after failures');
  }
}
