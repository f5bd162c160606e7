import { purged } from '../store/shared/values.ts';
import type { Bid, Lane, QueuedCall, RelayerCall, RelayerQueue } from './relayer-queue.ts';

export class InMemoryRelayerQueue implements RelayerQueue {
  readonly #calls = new Map<string, QueuedCall>();

  async enqueue(lane: Lane, call: RelayerCall, from: bigint) {
    return structuredClone(this.#calls.get(call.id) ?? this.#keep(lane, call, this.#next(lane, from)));
  }

  async fill(lane: Lane, call: RelayerCall, nonce: bigint) {
    const inTheWay = this.#openOf(lane).find((open) => open.nonce === nonce);
    return structuredClone(inTheWay ?? this.#keep(lane, call, nonce));
  }

  async requeue(id: string, from: bigint) {
    const call = this.#calls.get(id);
    if (!call?.isOpen) return undefined;
    return structuredClone(this.#keep(call, call, this.#next(call, from)));
  }

  async bid({ id, nonce, bids }: QueuedCall, bid: Bid) {
    const call = this.#calls.get(id);
    if (!call?.isOpen) return undefined;
    if (call.nonce === nonce && call.bids.length === bids.length)
      this.#calls.set(id, { ...call, bids: [...call.bids, structuredClone(bid)] });
    return structuredClone(this.#calls.get(id));
  }

  async close(id: string) {
    const call = this.#calls.get(id);
    if (call?.bids.length === 0) this.#calls.delete(id);
    else if (call !== undefined) this.#calls.set(id, { ...call, isOpen: false });
  }

  async find(id: string) {
    return structuredClone(this.#calls.get(id));
  }

  async openAt(lane: Lane, nonce: bigint) {
    return structuredClone(this.#openOf(lane).find((open) => open.nonce === nonce));
  }

  async purge(before: Date, limit: number) {
    return purged(this.#calls, limit, ({ bids }) => (bids.at(-1)?.at ?? before) < before);
  }

  #keep({ chainId, relayer }: Lane, { id, to, data, gasLimit }: RelayerCall, nonce: bigint): QueuedCall {
    const kept = { chainId, relayer, id, to, data, gasLimit, nonce, bids: [], isOpen: true };
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
