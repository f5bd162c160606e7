import type { EventIndex, IndexStep } from '../../../application/ports/chain-events.ts';
import type { BlockRef } from '../../../domain/sale/purchase.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

const CHECKPOINTS_KEPT = 300;

type Placed = Readonly<{ txHash: Hex; logIndex: number; blockNumber: number }>;
export type EventEntry<Event> = { event: Event; confirmed: boolean; reported: boolean; announced: boolean };

/** Events of one contract, by transaction hash and log index, shared with the adapters that read them. */
export type EventEntries<Event> = Map<string, EventEntry<Event>>;

export const eventKey = ({ txHash, logIndex }: Pick<Placed, 'txHash' | 'logIndex'>): string => `${txHash}:${logIndex}`;

export class InMemoryEventIndex<Event extends Placed> implements EventIndex<Event> {
  readonly #entries: EventEntries<Event>;
  #cursor: BlockRef | undefined;
  /** Newest first. */
  #checkpoints: readonly BlockRef[] = [];

  constructor(entries: EventEntries<Event>) {
    this.#entries = entries;
  }

  async cursor() {
    return structuredClone(this.#cursor);
  }

  async checkpoints() {
    return structuredClone(this.#checkpoints);
  }

  async oldestUnconfirmed() {
    const waiting = [...this.#entries.values()].filter(({ confirmed }) => !confirmed);
    return waiting.map(({ event }) => event.blockNumber).sort((a, b) => a - b)[0];
  }

  async commit({ from, to, confirmed, unconfirmed }: IndexStep<Event>) {
    if (!this.#isAt(from)) return false;
    const entries = this.#entries;
    if (unconfirmed !== undefined) for (const [key, entry] of entries) if (!entry.confirmed) entries.delete(key);
    for (const event of confirmed) this.#keep(event, true);
    for (const event of unconfirmed ?? []) if (!entries.has(eventKey(event))) this.#keep(event, false);
    const others = this.#checkpoints.filter(({ number }) => number !== to.number);
    this.#checkpoints = [{ ...to }, ...others].sort((a, b) => b.number - a.number).slice(0, CHECKPOINTS_KEPT);
    this.#cursor = { ...to };
    return true;
  }

  async rollBack(from: BlockRef, to: BlockRef | undefined) {
    if (!this.#isAt(from)) return false;
    const height = to?.number ?? -1;
    for (const [key, { event }] of this.#entries) if (event.blockNumber > height) this.#entries.delete(key);
    this.#checkpoints = this.#checkpoints.filter(({ number }) => number <= height);
    this.#cursor = to && { ...to };
    return true;
  }

  #isAt(block: BlockRef | undefined): boolean {
    return this.#cursor?.number === block?.number && this.#cursor?.hash === block?.hash;
  }

  #keep(event: Event, confirmed: boolean): void {
    const key = eventKey(event);
    const { reported = false, announced = false } = this.#entries.get(key) ?? {};
    this.#entries.set(key, { event: structuredClone(event), confirmed, reported, announced });
  }
}
