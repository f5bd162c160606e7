import {
  type Claim,
  type DeadLetter,
  LONGEST_CLAIM_MS,
  type MessageQueue,
} from '../../../application/ports/messaging.ts';
import type { TraceParent } from '../../../application/ports/observability.ts';
import type { Act } from '../../../application/ports/operator.ts';
import type { InboundMessage } from '../../../domain/messaging/inbound-message.ts';
import { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import { type ClaimedRow, InMemoryClaimedRows, isHeld } from '../shared/claimed-rows.memory.ts';

type Tools = ConstructorParameters<typeof InMemoryClaimedRows>[0] & Readonly<{ auditEntries?: InMemoryAuditEntries }>;

type Content = {
  message: InboundMessage;
  reply?: string | undefined;
  readonly trace?: TraceParent;
  duplicates: number;
};
type Entry = ClaimedRow & Content;

export class InMemoryMessageQueue extends InMemoryClaimedRows<Claim, Content> implements MessageQueue {
  readonly #audit: InMemoryAuditEntries;

  constructor({ auditEntries = new InMemoryAuditEntries(), ...tools }: Tools) {
    super(tools);
    this.#audit = auditEntries;
  }

  async enqueue(messages: readonly InboundMessage[], trace?: TraceParent) {
    let kept = 0;
    for (const message of messages) {
      const known = this.entries.find(
        ({ message: { platform, id } }) => platform === message.platform && id === message.id,
      );
      if (known !== undefined) known.duplicates += 1;
      else {
        this.add({ message: structuredClone(message), duplicates: 0, ...(trace && { trace }) });
        kept += 1;
      }
    }
    return kept;
  }

  async claim(leaseMs: number) {
    const { died, next, lease } = this.lease(leaseMs, (entry, now) => this.#mustWait(entry, now));
    return { died: died.map(toDeadLetter), ...(next && { claim: { ...lease, ...toWork(next) } }) };
  }

  /** There is one process only, so a held message needs no renewal. */
  hold(claim: Claim) {
    const entry = this.held(claim);
    if (entry?.lease !== undefined) entry.lease = { ...entry.lease, until: this.now() + LONGEST_CLAIM_MS };
  }

  async keepReply(claim: Claim, reply: string) {
    const entry = this.held(claim);
    if (entry !== undefined) entry.reply = reply;
    return entry !== undefined;
  }

  protected override empty(content: Content) {
    content.message = { ...content.message, text: '' };
    content.reply = undefined;
  }

  async waiting() {
    const now = this.now();
    return this.entries.filter((entry) => isReady(entry) && (entry.runAt > now || isHeld(entry, now))).length;
  }

  async figures() {
    const ready = this.entries.filter(isReady);
    const now = this.now();
    const dueSince = Math.min(now, ...ready.map(({ runAt }) => runAt));
    const dead = this.entries.filter(({ state }) => state === 'dead').length;
    return { depth: ready.length, oldestMs: now - dueSince, dead };
  }

  async takeDuplicates() {
    const taken = this.entries.reduce((sum, { duplicates }) => sum + duplicates, 0);
    for (const entry of this.entries) entry.duplicates = 0;
    return taken;
  }

  async deadLetters(limit: number) {
    const dead = this.entries.filter(({ state }) => state === 'dead').reverse();
    return dead
      .sort((a, b) => b.finishedAt - a.finishedAt)
      .slice(0, limit)
      .map(toDeadLetter);
  }

  async replay(id: string, act: Act) {
    const audited = this.#audit.permit(act);
    const entry = this.entries.find((one) => one.id === id && one.state === 'dead');
    if (entry === undefined) return false;
    this.#audit.append(audited);
    Object.assign(entry, { state: 'ready', attempts: 0, runAt: this.now() });
    return true;
  }

  async purgeFinished(before: Date, limit: number) {
    return this.removeEnded(['done'], before, limit);
  }

  async purgeDead(before: Date, limit: number) {
    return this.removeEnded(['dead'], before, limit);
  }

  #mustWait({ id, message: { platform, chat } }: Entry, now: number): boolean {
    const earlier = this.entries.slice(
      0,
      this.entries.findIndex((entry) => entry.id === id),
    );
    return earlier.some(
      (other) =>
        isReady(other) &&
        other.message.platform === platform &&
        other.message.chat === chat &&
        (other.attempts === 0 || isHeld(other, now)),
    );
  }

  /** The messages of the account, or in a private chat with it. */
  of({ platform, id }: Readonly<{ platform: string; id: string }>): readonly InboundMessage[] {
    return this.entries.map(({ message }) => message).filter(isOf(platform, id));
  }

  forget({ platform, id }: Readonly<{ platform: string; id: string }>): void {
    this.remove(this.entries.filter(({ message }) => isOf(platform, id)(message)));
  }
}

const isReady = ({ state }: Entry) => state === 'ready';

const toWork = ({ message, reply, trace }: Content) => ({
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
