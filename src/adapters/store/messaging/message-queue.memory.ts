import {
  type Claim,
  type DeadLetter,
  LONGEST_CLAIM_MS,
  type MessageQueue,
} from '../../../application/ports/messaging/message-queue.ts';
import type { Act } from '../../../application/ports/operator/act.ts';
import type { Clock } from '../../../application/ports/system/clock.ts';
import type { Random } from '../../../application/ports/system/random.ts';
import type { TraceParent } from '../../../application/ports/system/tracer.ts';
import { MAX_ATTEMPTS } from '../../../domain/messaging/delivery-policy.ts';
import type { InboundMessage } from '../../../domain/messaging/inbound-message.ts';
import { InMemoryAuditEntries } from '../audit/audit-entries.memory.ts';

type Tools = Readonly<{ clock: Clock; random: Pick<Random, 'uuid'>; auditEntries?: InMemoryAuditEntries }>;

type Entry = {
  readonly id: string;
  message: InboundMessage;
  state: 'ready' | 'done' | 'dead';
  attempts: number;
  runAt: number;
  lease?: { token: string; until: number } | undefined;
  reply?: string | undefined;
  readonly trace?: TraceParent;
  duplicates: number;
  error: string;
  finishedAt: number;
};

const WORKER_DIED = 'the lease of the last attempt expired without a result';

export class InMemoryMessageQueue implements MessageQueue {
  readonly #entries: Entry[] = [];
  readonly #clock: Clock;
  readonly #random: Pick<Random, 'uuid'>;
  readonly #audit: InMemoryAuditEntries;
  #lastId = 0;

  constructor({ clock, random, auditEntries = new InMemoryAuditEntries() }: Tools) {
    this.#audit = auditEntries;
    this.#clock = clock;
    this.#random = random;
  }

  async enqueue(messages: readonly InboundMessage[], trace?: TraceParent) {
    let kept = 0;
    for (const message of messages) {
      const known = this.#entries.find(
        ({ message: { platform, id } }) => platform === message.platform && id === message.id,
      );
      if (known !== undefined) known.duplicates += 1;
      else {
        this.#entries.push({ ...this.#entry(message), ...(trace && { trace }) });
        kept += 1;
      }
    }
    return kept;
  }

  async claim(leaseMs: number) {
    const now = this.#now();
    const died = this.#entries.filter(
      (entry) => isReady(entry) && entry.attempts >= MAX_ATTEMPTS && !isHeld(entry, now),
    );
    for (const entry of died) this.#end(entry, 'dead', WORKER_DIED);
    const due = this.#entries.filter((entry) => isReady(entry) && entry.runAt <= now && !isHeld(entry, now));
    const [next] = due.filter((entry) => !this.#mustWait(entry, now)).sort((a, b) => a.runAt - b.runAt);
    if (next === undefined) return { died: died.map(toDeadLetter) };
    next.attempts += 1;
    next.lease = { token: this.#random.uuid(), until: now + leaseMs };
    return { claim: toClaim(next, next.lease.token), died: died.map(toDeadLetter) };
  }

  /** There is one process only, so a held message needs no renewal. */
  hold(claim: Claim) {
    const entry = this.#held(claim);
    if (entry?.lease !== undefined) entry.lease = { ...entry.lease, until: this.#now() + LONGEST_CLAIM_MS };
  }

  async keepReply(claim: Claim, reply: string) {
    const entry = this.#held(claim);
    if (entry !== undefined) entry.reply = reply;
    return entry !== undefined;
  }

  async finish(claim: Claim) {
    const entry = this.#held(claim);
    if (entry === undefined) return false;
    this.#end(entry, 'done', '');
    entry.message = { ...entry.message, text: '' };
    entry.reply = undefined;
    return true;
  }

  async putBack(claim: Claim, error: string, delayMs: number) {
    const entry = this.#held(claim);
    if (entry === undefined) return 'lost';
    if (entry.attempts >= MAX_ATTEMPTS) {
      this.#end(entry, 'dead', error);
      return 'dead';
    }
    Object.assign(entry, { error, lease: undefined, runAt: this.#now() + delayMs });
    return 'waiting';
  }

  async bury(claim: Claim, error: string) {
    const entry = this.#held(claim);
    if (entry !== undefined) this.#end(entry, 'dead', error);
    return entry !== undefined;
  }

  async waiting() {
    const now = this.#now();
    return this.#entries.filter((entry) => isReady(entry) && (entry.runAt > now || isHeld(entry, now))).length;
  }

  async figures() {
    const ready = this.#entries.filter(isReady);
    const now = this.#now();
    const dueSince = Math.min(now, ...ready.map(({ runAt }) => runAt));
    const dead = this.#entries.filter(({ state }) => state === 'dead').length;
    return { depth: ready.length, oldestMs: now - dueSince, dead };
  }

  async takeDuplicates() {
    const taken = this.#entries.reduce((sum, { duplicates }) => sum + duplicates, 0);
    for (const entry of this.#entries) entry.duplicates = 0;
    return taken;
  }

  async deadLetters(limit: number) {
    const dead = this.#entries.filter(({ state }) => state === 'dead').reverse();
    return dead
      .sort((a, b) => b.finishedAt - a.finishedAt)
      .slice(0, limit)
      .map(toDeadLetter);
  }

  async replay(id: string, act: Act) {
    const audited = this.#audit.permit(act);
    const entry = this.#entries.find((one) => one.id === id && one.state === 'dead');
    if (entry === undefined) return false;
    this.#audit.append(audited);
    Object.assign(entry, { state: 'ready', attempts: 0, runAt: this.#now() });
    return true;
  }

  async purgeFinished(before: Date, limit: number) {
    return this.#purge('done', before, limit);
  }

  async purgeDead(before: Date, limit: number) {
    return this.#purge('dead', before, limit);
  }

  #purge(ended: 'done' | 'dead', before: Date, limit: number): number {
    const isOld = ({ state, finishedAt }: Entry) => state === ended && finishedAt < before.getTime();
    const old = this.#entries.filter(isOld).slice(0, limit);
    for (const entry of old) this.#entries.splice(this.#entries.indexOf(entry), 1);
    return old.length;
  }

  #entry(message: InboundMessage): Entry {
    this.#lastId += 1;
    const id = String(this.#lastId);
    const fresh = { state: 'ready', attempts: 0, duplicates: 0, error: '', finishedAt: 0 } as const;
    return { ...fresh, id, message: structuredClone(message), runAt: this.#now() };
  }

  #held({ id, token }: Claim): Entry | undefined {
    return this.#entries.find((entry) => entry.id === id && entry.lease?.token === token);
  }

  #mustWait({ id, message: { platform, chat } }: Entry, now: number): boolean {
    const earlier = this.#entries.slice(
      0,
      this.#entries.findIndex((entry) => entry.id === id),
    );
    return earlier.some(
      (other) =>
        isReady(other) &&
        other.message.platform === platform &&
        other.message.chat === chat &&
        (other.attempts === 0 || isHeld(other, now)),
    );
  }

  #end(entry: Entry, state: 'done' | 'dead', error: string): void {
    Object.assign(entry, { state, error, lease: undefined, finishedAt: this.#now() });
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  /** The messages of the account, or in a private chat with it. */
  of({ platform, id }: Readonly<{ platform: string; id: string }>): readonly InboundMessage[] {
    return this.#entries.map(({ message }) => message).filter(isOf(platform, id));
  }

  forget({ platform, id }: Readonly<{ platform: string; id: string }>): void {
    const theirs = this.#entries.filter(({ message }) => isOf(platform, id)(message));
    for (const entry of theirs) this.#entries.splice(this.#entries.indexOf(entry), 1);
  }
}

const isReady = ({ state }: Entry) => state === 'ready';
const isHeld = ({ lease }: Entry, now: number) => lease !== undefined && lease.until > now;

const toClaim = ({ id, attempts, message, reply, trace }: Entry, token: string): Claim => ({
  id,
  token,
  attempt: attempts,
  message: structuredClone(message),
  ...(reply !== undefined && { reply }),
  ...(trace !== undefined && { trace: structuredClone(trace) }),
});

const toDeadLetter = ({ id, message, attempts, error, finishedAt }: Entry): DeadLetter => ({
  id,
  platform: message.platform,
  messageId: message.id,
  attempts,
  error,
  diedAt: new Date(finishedAt),
});

const isOf = (platform: string, account: string) => (message: InboundMessage) =>
  message.platform === platform && (message.sender === account || message.chat === account);
