import { setMaxListeners } from 'node:events';
import { type IPolicy, TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { Failure } from '../../../domain/shared/failure.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import { noTracer } from '../../tracing/tracer.none.ts';
import { NodeBehind, NodeTrouble, NodeUnable } from './errors.ts';
import { type Reading, RpcNode, type RpcNodeSettings } from './rpc-node.ts';

export type ChainRpcSettings = Readonly<{
  chainId: number;
  /** At least one, in order of preference. */
  urls: readonly string[];
  /** Called once per node failure; a node in its cool-down causes none. */
  onTrouble?: (trouble: NodeTrouble) => void;
  /** Called once per read; `failed`: no node responded. */
  onRead?: (outcome: 'answered' | 'failed', seconds: number) => void;
  /** The time limit of a whole read, over all nodes, in milliseconds. */
  totalMs?: number;
}> &
  Partial<Omit<RpcNodeSettings, 'chainId' | 'position'>>;

/**
 * Failover over the nodes of one chain. The first response in order of preference counts, including JSON-RPC errors:
 * the next node is used only when a node gives no response. No request is made before the first call.
 */
export class ChainRpc {
  readonly chainId: number;
  readonly #nodes: readonly RpcNode[];
  readonly #onTrouble: (trouble: NodeTrouble) => void;
  readonly #onRead: NonNullable<ChainRpcSettings['onRead']>;
  readonly #limit: IPolicy<{ signal: AbortSignal }>;

  constructor({ urls, onTrouble, onRead, totalMs, ...settings }: ChainRpcSettings) {
    if (urls.length === 0) throw new RangeError(`Chain ${settings.chainId} has no RPC URL`);
    const defaults = { callMs: 5_000, troublesBeforeRest: 3, restMs: 15_000, provenMs: 10_000, tracer: noTracer };
    this.chainId = settings.chainId;
    this.#nodes = urls.map((url, at) => new RpcNode(url, { ...defaults, ...settings, position: at + 1 }));
    this.#onTrouble = onTrouble ?? (() => {});
    this.#onRead = onRead ?? (() => {});
    this.#limit = timeout(totalMs ?? 12_000, TimeoutStrategy.Aggressive);
  }

  /** One call. Rejects with RpcError when a node returns an error, with CHAIN_UNAVAILABLE when none responds in time. */
  request(method: string, params: readonly unknown[]): Promise<unknown> {
    return this.read((ask) => ask(method, params));
  }

  /** Several calls to the same node. Rejects as `request` does, and with whatever else the read throws. */
  async read<T>(reading: Reading<T>): Promise<T> {
    const asked = performance.now();
    const seconds = () => (performance.now() - asked) / 1_000;
    try {
      const answer = await this.#limited(reading);
      this.#onRead('answered', seconds());
      return answer;
    } catch (error) {
      const isOutage = error instanceof Failure && error.code === chainUnavailable.code;
      this.#onRead(isOutage ? 'failed' : 'answered', seconds());
      throw error;
    }
  }

  /** Closes the kept-alive connections. */
  close(): void {
    for (const node of this.#nodes) node.close();
  }

  async #limited<T>(reading: Reading<T>): Promise<T> {
    const failures: Error[] = [];
    try {
      return await this.#limit.execute(({ signal }) => this.#firstAnswer(reading, signal, failures));
    } catch (error) {
      if (error instanceof TaskCancelledError) throw this.#noAnswer([...failures, error]);
      throw error;
    }
  }

  async #firstAnswer<T>(reading: Reading<T>, signal: AbortSignal, failures: Error[]): Promise<T> {
    setMaxListeners(0, signal);
    for (const node of this.#inOrder()) {
      try {
        return await node.read(reading, signal);
      } catch (error) {
        if (!isForNext(error)) throw error;
        failures.push(error);
        this.#tell(error);
      }
      if (signal.aborted) break;
    }
    throw this.#noAnswer(failures);
  }

  /** By preference, verified nodes first. The others are probed in the background: no caller waits for a dead node. */
  #inOrder(): readonly RpcNode[] {
    const trusted = this.#nodes.filter((node) => node.trusted);
    const others = this.#nodes.filter((node) => !node.trusted);
    if (trusted.length > 0) for (const node of others) node.look().catch((error: unknown) => this.#tell(error));
    return [...trusted, ...others];
  }

  #tell(error: unknown): void {
    if (error instanceof NodeTrouble && error.reason !== 'resting') this.#onTrouble(error);
  }

  #noAnswer(failures: readonly Error[]): Error {
    const said = failures.map(({ message }) => message).join('; ');
    return chainUnavailable.because(
      new AggregateError(failures, `No node of chain ${this.chainId} responded: ${said}`),
    );
  }
}

/** Whether the error says nothing about the read, so that the next node may serve it. */
const isForNext = (error: unknown): error is Error =>
  error instanceof NodeTrouble || error instanceof NodeBehind || error instanceof NodeUnable;
