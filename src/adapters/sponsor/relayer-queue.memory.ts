import type { Bid, Lane, QueuedCall, RelayerCall, RelayerQueue, Sign } from './relayer-queue.ts';

export class InMemoryRelayerQueue implements RelayerQueue {
  readonly #calls = new Map<string, QueuedCall>();

  async enqueue(lane: Lane, call: RelayerCall, from: bigint, sign: Sign) {
    return structuredClone(this.#calls.get(call.id) ?? this.#keep(lane, call, this.#next(lane, from), sign));
  }

  async fill(lane: Lane, call: RelayerCall, nonce: bigint, sign: Sign) {
    const inTheWay = this.#openOf(lane).find((open) => open.nonce === nonce);
    return structuredClone(inTheWay ?? this.#keep(lane, call, nonce, sign));
  }

  async requeue(id: string, from: bigint, sign: Sign) {
    const call = this.#calls.get(id);
    if (!call?.isOpen) return undefined;
    return structuredClone(this.#keep(call, call, this.#next(call, from), sign));
  }

  async bid(id: string, decide: (call: QueuedCall) => Bid | undefined) {
    const call = this.#calls.get(id);
    if (!call?.isOpen) return undefined;
    const added = decide(structuredClone(call));
    if (added !== undefined) this.#calls.set(id, { ...call, bids: [...call.bids, structuredClone(added)] });
    return structuredClone(this.#calls.get(id));
  }

  async close(id: string) {
    const call = this.#calls.get(id);
    if (call !== undefined) this.#calls.set(id, { ...call, isOpen: false });
  }

  async find(id: string) {
    return structuredClone(this.#calls.get(id));
  }

  async openAt(lane: Lane, nonce: bigint) {
    return structuredClone(this.#openOf(lane).find((open) => open.nonce === nonce));
  }

  async purgeClosed(before: Date, limit: number) {
    const isOld = ({ isOpen, bids }: QueuedCall) => !isOpen && bids.every(({ at }) => at < before);
    const old = [...this.#calls.values()].filter(isOld).slice(0, limit);
    for (const { id } of old) this.#calls.delete(id);
    return old.length;
  }

  #keep({ chainId, relayer }: Lane, { id, to, data, gasLimit }: RelayerCall, nonce: bigint, sign: Sign): QueuedCall {
    const bids = [structuredClone(sign(nonce))];
    const kept = { chainId, relayer, id, to, data, gasLimit, nonce, bids, isOpen: true };
    this.#calls.set(id, kept);
    return kept;
  }

  #next(lane: Lane, from: bigint): bigint {
    return this.#openOf(lane).reduce((next, { nonce }) => (nonce >= next ? nonce + 1n : next), from);
  }

  #openOf({ chainId, relayer }: Lane): readonly QueuedCall[] {
    return [...this.#calls.values()].filter(
      (call) => call.isOpen && call.chainId === chainId && call.relayer === relayer,
    );
  }
}
