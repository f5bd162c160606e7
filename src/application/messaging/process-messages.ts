import { isHopeless } from '../../domain/messaging/delivery-policy.ts';
import { queueNotConfigured } from '../../domain/messaging/errors.ts';
import type { InboundMessage } from '../../domain/messaging/inbound-message.ts';
import type { Platform } from '../../domain/messaging/platform.ts';
import { buttonsFor } from '../../domain/messaging/reply-buttons.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Ports } from '../ports/index.ts';
import type { Claim, DeadLetter } from '../ports/messaging.ts';
import type { Span, SpanSettings, TraceParent, TrackedError } from '../ports/observability.ts';
import { giveBack } from '../shared/give-back.ts';
import { inSpan, reasonOf } from '../shared/in-span.ts';

export type ProcessedMessages = Readonly<{
  processed: number;
  failed: number;
  /** Duplicate deliveries, and messages that were not due or were leased when the drain started. */
  skipped: number;
  durationMs: number;
  errors: readonly string[];
}>;

type ProcessPorts = Pick<
  Ports,
  'alarms' | 'clock' | 'errorTracker' | 'messageQueue' | 'messageSender' | 'messagingPolicy' | 'random' | 'tracer'
>;
type Tally = { processed: number; failed: number; errors: string[] };

/** `leaseMs` is how long a message waits after its worker was killed: a living worker renews the lease. */
const PACE = { lanes: 5, leaseMs: 12_000, budgetMs: 25_000 };
const MOST_ERRORS = 50;

/**
 * Answers messages, several at a time, until none is due or the time is up. A failed message does not block others.
 * At-least-once: if a process crashes between sending and recording it, the message is answered again. Rejects with
 * MESSAGE_QUEUE_NOT_CONFIGURED.
 */
export const processMessages =
  (ports: ProcessPorts, answer: (message: InboundMessage) => Promise<string>, pace = PACE) =>
  async (): Promise<ProcessedMessages> => {
    const { clock, messageQueue, messagingPolicy } = ports;
    if (!messagingPolicy.isOn) throw queueNotConfigured();
    const startedAt = clock.now().getTime();
    const skipped = (await messageQueue.takeDuplicates()) + (await messageQueue.waiting());
    const tally: Tally = { processed: 0, failed: 0, errors: [] };
    const until = startedAt + pace.budgetMs;
    const lanes = Array.from({ length: pace.lanes }, () => processLane(ports, answer, tally, pace.leaseMs, until));
    for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
    const errors = tally.errors.slice(0, MOST_ERRORS);
    return { ...tally, errors, skipped, durationMs: clock.now().getTime() - startedAt };
  };

async function processLane(
  ports: ProcessPorts,
  answer: (message: InboundMessage) => Promise<string>,
  tally: Tally,
  leaseMs: number,
  until: number,
): Promise<void> {
  while (ports.clock.now().getTime() < until) {
    const { claim, died } = await ports.messageQueue.claim(leaseMs);
    for (const letter of died) {
      fail(tally, letter, letter.error);
      await alarm(ports, letter.platform, letter.messageId, letter.error);
      ports.errorTracker.track(deadLetter(letter.platform, new Error(letter.error)));
    }
    if (claim === undefined) return;
    ports.messageQueue.hold(claim, leaseMs);
    await inSpan(ports.tracer, 'answer message', spanOf(claim), (span) => serve(ports, answer, tally, claim, span));
  }
}

async function serve(
  ports: ProcessPorts,
  answer: (message: InboundMessage) => Promise<string>,
  tally: Tally,
  claim: Claim,
  span: Span,
): Promise<void> {
  const { messageQueue, messageSender } = ports;
  const { message } = claim;
  try {
    await announce(ports, message);
    const text = claim.reply ?? (await answer(message));
    const isOurs = claim.reply !== undefined || (await messageQueue.keepReply(claim, text));
    const { platform, chat, thread } = message;
    const to = { platform, chat, ...(thread !== undefined && { thread }) };
    const send = () => messageSender.send({ ...to, text, buttons: buttonsFor(text) });
    if (isOurs && text !== '') await inSpan(ports.tracer, `${platform} send`, { kind: 'client' }, send);
    if (isOurs && (await messageQueue.finish(claim))) tally.processed += 1;
    else fail(tally, named(claim), LEASE_LOST);
  } catch (error) {
    span.fail(reasonOf(error));
    fail(tally, named(claim), textOf(error));
    await endFailed(ports, claim, error);
  }
}

/** A courtesy: however it fails, the answer goes out. A defect is reported. */
async function announce({ errorTracker, messageSender }: ProcessPorts, message: InboundMessage): Promise<void> {
  try {
    await messageSender.announce(message);
  } catch (error) {
    if (!(error instanceof Failure)) errorTracker.track({ source: 'message', place: message.platform, error });
  }
}

const spanOf = ({ attempt: nth, message, trace }: Claim): SpanSettings => ({
  kind: 'consumer',
  facts: { 'messaging.system': message.platform, 'messaging.attempt': nth },
  links: trace === undefined ? [] : [trace],
});

const LEASE_LOST = 'processing took longer than its lease, and another worker has claimed the message';

async function endFailed(ports: ProcessPorts, claim: Claim, error: unknown): Promise<void> {
  const failed = { error, reason: textOf(error), isHopeless: isHopeless(error) };
  const isDead = await giveBack(ports.messageQueue, ports, claim, failed);
  if (!isDead) return;
  ports.errorTracker.track(deadLetter(claim.message.platform, error, ports.tracer.current()));
  await alarm(ports, claim.message.platform, claim.message.id, textOf(error));
}

const deadLetter = (platform: Platform, error: unknown, trace?: TraceParent): TrackedError => ({
  ...{ source: 'message', place: platform, error, trace },
});

const named = ({ message: { platform, id } }: Claim) => ({ platform, messageId: id });

function fail(tally: Tally, { platform, messageId }: Pick<DeadLetter, 'platform' | 'messageId'>, why: string): void {
  tally.failed += 1;
  tally.errors.push(`${platform} ${messageId}: ${why}`);
}

const textOf = (error: unknown): string =>
  error instanceof Failure ? `${error.code}: ${error.message}` : `a defect: ${String(error)}`;

const alarm = ({ alarms }: ProcessPorts, platform: string, messageId: string, error: string): Promise<void> =>
  alarms.raise({
    name: 'message-dead',
    message: 'A message was moved to the dead letters. Fix the cause, then replay it.',
    facts: { platform, messageId, error },
  });
