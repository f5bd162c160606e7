import type { DeadParcel, Outbox, OutboxClaim } from '../../../application/ports/notice/outbox.ts';
import type { Clock } from '../../../application/ports/system/clock.ts';
import type { Random } from '../../../application/ports/system/random.ts';
import { MAX_ATTEMPTS } from '../../../domain/messaging/delivery-policy.ts';
import type { Parcel } from '../../../domain/notice/notice.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

type Entry = {
  readonly id: string;
  readonly parcel: Parcel;
  state: 'ready' | 'done' | 'dead';
  attempts: number;
  runAt: number;
  lease?: Readonly<{ token: string; until: number }> | undefined;
  error: string;
  finishedAt: number;
};

const WORKER_DIED = 'the lease of the last attempt expired without a result';

export class InMemoryOutbox implements Outbox {
  readonly #entries: Entry[] = [];
  readonly #clock: Clock;
  readonly #random: Pick<Random, 'uuid'>;
  #lastId = 0;

  constructor({ clock, random }: Readonly<{ clock: Clock; random: Pick<Random, 'uuid'> }>) {
    this.#clock = clock;
    this.#random = random;
  }

  async enqueue(parcels: readonly Parcel[]) {
    let added = 0;
    for (const parcel of parcels) {
      if (this.#entries.some((entry) => entry.parcel.key === parcel.key)) continue;
      this.#lastId += 1;
      const fresh = { state: 'ready' as const, attempts: 0, error: '', finishedAt: 0, runAt: this.#now() };
      this.#entries.push({ ...fresh, id: String(this.#lastId), parcel: structuredClone(parcel) });
      added += 1;
    }
    return added;
  }

  async claim(leaseMs: number) {
    const now = this.#now();
    const free = this.#entries.filter((entry) => entry.state === 'ready' && (entry.lease?.until ?? 0) <= now);
    const spent = free.filter(({ attempts }) => attempts >= MAX_ATTEMPTS);
    for (const entry of spent) this.#end(entry, 'dead', WORKER_DIED);
    const died = spent.map(toDead);
    const [next] = free
      .filter(({ state, runAt }) => state === 'ready' && runAt <= now)
      .sort((a, b) => a.runAt - b.runAt);
    if (next === undefined) return { died };
    next.attempts += 1;
    next.lease = { token: this.#random.uuid(), until: now + leaseMs };
    const { id, attempts: attempt, parcel } = next;
    return { claim: { id, token: next.lease.token, attempt, parcel: structuredClone(parcel) }, died };
  }

  async finish(claim: OutboxClaim) {
    const entry = this.#held(claim);
    if (entry !== undefined) this.#end(entry, 'done', '');
    return entry !== undefined;
  }

  async putBack(claim: OutboxClaim, error: string, delayMs: number) {
    const entry = this.#held(claim);
    if (entry === undefined) return 'lost';
    if (entry.attempts >= MAX_ATTEMPTS) {
      this.#end(entry, 'dead', error);
      return 'dead';
    }
    Object.assign(entry, { error, lease: undefined, runAt: this.#now() + delayMs });
    return 'waiting';
  }

  async bury(claim: OutboxClaim, error: string) {
    const entry = this.#held(claim);
    if (entry !== undefined) this.#end(entry, 'dead', error);
    return entry !== undefined;
  }

  async forget(wallet: WalletAddress) {
    return this.#remove(this.#entries.filter(({ parcel }) => parcel.wallet === wallet));
  }

  async purge(before: Date, limit: number) {
    const over = this.#entries.filter(({ state, finishedAt }) => state !== 'ready' && finishedAt < before.getTime());
    return this.#remove(over.slice(0, limit));
  }

  #remove(entries: readonly Entry[]): number {
    for (const entry of entries) this.#entries.splice(this.#entries.indexOf(entry), 1);
    return entries.length;
  }

  #held({ id, token }: OutboxClaim): Entry | undefined {
    return this.#entries.find((entry) => entry.id === id && entry.lease?.token === token);
  }

  #end(entry: Entry, state: 'done' | 'dead', error: string): void {
    Object.assign(entry, { state, error, lease: undefined, finishedAt: this.#now() });
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  about(wallet: WalletAddress) {
    return { outbox: this.#entries.map(({ parcel }) => parcel).filter((parcel) => parcel.wallet === wallet) };
  }

  erase(wallet: WalletAddress): void {
    this.#remove(this.#entries.filter(({ parcel }) => parcel.wallet === wallet));
  }
}

const toDead = ({ parcel: { key, channel }, attempts, error }: Entry): DeadParcel => ({
  key,
  channel,
  attempts,
  error,
});
