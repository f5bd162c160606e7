import type { ClaimedRows, Clock, Lease, Random } from '../../../application/ports/system.ts';
import { MAX_ATTEMPTS } from '../../../domain/messaging/delivery-policy.ts';

type Tools = Readonly<{ clock: Clock; random: Pick<Random, 'uuid'> }>;

export type ClaimedRow = {
  readonly id: string;
  state: 'ready' | 'done' | 'dead';
  attempts: number;
  runAt: number;
  lease?: Readonly<{ token: string; until: number }> | undefined;
  error: string;
  finishedAt: number;
};

const WORKER_DIED = 'the lease of the last attempt expired without a result';

export abstract class InMemoryClaimedRows<Claim extends Lease, Content> implements ClaimedRows<Claim> {
  protected readonly entries: (ClaimedRow & Content)[] = [];
  readonly #clock: Clock;
  readonly #random: Pick<Random, 'uuid'>;
  #lastId = 0;

  constructor({ clock, random }: Tools) {
    this.#clock = clock;
    this.#random = random;
  }

  async finish(claim: Claim) {
    const entry = this.held(claim);
    if (entry !== undefined) {
      this.#end(entry, 'done', '');
      this.empty(entry);
    }
    return entry !== undefined;
  }

  async putBack(claim: Claim, error: string, delayMs: number) {
    const entry = this.held(claim);
    if (entry === undefined) return 'lost';
    if (entry.attempts >= MAX_ATTEMPTS) {
      this.#end(entry, 'dead', error);
      return 'dead';
    }
    Object.assign(entry, { error, lease: undefined, runAt: this.now() + delayMs });
    return 'waiting';
  }

  async bury(claim: Claim, error: string) {
    const entry = this.held(claim);
    if (entry !== undefined) this.#end(entry, 'dead', error);
    return entry !== undefined;
  }

  /** Removes what a finished row no longer holds. */
  protected empty(_content: Content): void {}

  protected add(content: Content): void {
    this.#lastId += 1;
    const row = { id: String(this.#lastId), state: 'ready', attempts: 0, runAt: this.now(), error: '', finishedAt: 0 };
    this.entries.push({ ...content, ...(row as ClaimedRow) });
  }

  /** Leases the row that has been due longest of those that need not wait. */
  protected lease(leaseMs: number, mustWait: (entry: ClaimedRow & Content, now: number) => boolean = () => false) {
    const now = this.now();
    const free = this.entries.filter((entry) => entry.state === 'ready' && !isHeld(entry, now));
    const died = free.filter(({ attempts }) => attempts >= MAX_ATTEMPTS);
    for (const entry of died) this.#end(entry, 'dead', WORKER_DIED);
    const [next] = free
      .filter((entry) => entry.state === 'ready' && entry.runAt <= now && !mustWait(entry, now))
      .sort((a, b) => a.runAt - b.runAt);
    if (next === undefined) return { died };
    next.attempts += 1;
    next.lease = { token: this.#random.uuid(), until: now + leaseMs };
    return { died, next, lease: { id: next.id, token: next.lease.token, attempt: next.attempts } };
  }

  protected held({ id, token }: Claim): (ClaimedRow & Content) | undefined {
    return this.entries.find((entry) => entry.id === id && entry.lease?.token === token);
  }

  protected removeEnded(states: readonly string[], before: Date, limit: number): number {
    const isOver = ({ state, finishedAt }: ClaimedRow) => states.includes(state) && finishedAt < before.getTime();
    return this.remove(this.entries.filter(isOver).slice(0, limit));
  }

  protected remove(entries: readonly (ClaimedRow & Content)[]): number {
    for (const entry of entries) this.entries.splice(this.entries.indexOf(entry), 1);
    return entries.length;
  }

  protected now(): number {
    return this.#clock.now().getTime();
  }

  #end(entry: ClaimedRow, state: 'done' | 'dead', error: string): void {
    Object.assign(entry, { state, error, lease: undefined, finishedAt: this.now() });
  }
}

export const isHeld = ({ lease }: Pick<ClaimedRow, 'lease'>, now: number): boolean =>
  lease !== undefined && lease.until > now;
