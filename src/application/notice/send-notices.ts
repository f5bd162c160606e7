import { isRefused } from '../../domain/notice/delivery.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Ports } from '../ports/index.ts';
import type { OutboxClaim } from '../ports/notice.ts';
import type { Span, SpanSettings } from '../ports/observability.ts';
import { giveBack } from '../shared/give-back.ts';
import { inSpan, reasonOf } from '../shared/in-span.ts';
import { type DispatchPorts, dispatch } from './dispatch.ts';

type SendPorts = DispatchPorts & Pick<Ports, 'alarms' | 'clock' | 'errorTracker' | 'outbox' | 'random' | 'tracer'>;
export type SentNotices = Readonly<{ sent: number; failed: number }>;

/** `leaseMs` is longer than the slowest delivery: each of its steps times out after at most ten seconds. */
const PACE = { leaseMs: 60_000, budgetMs: 20_000 };

/** Sends the notices that are due, one after the other, until none is left or the time is up. */
export const sendNotices =
  (ports: SendPorts, pace = PACE) =>
  async (): Promise<SentNotices> => {
    const until = ports.clock.now().getTime() + pace.budgetMs;
    const tally = { sent: 0, failed: 0 };
    while (ports.clock.now().getTime() < until) {
      const { claim, died } = await ports.outbox.claim(pace.leaseMs);
      for (const { channel, key, error } of died) await reportDead(ports, { channel, key, error }, new Error(error));
      if (claim === undefined) break;
      const send = (span: Span) => sendOne(ports, claim, span);
      tally[(await inSpan(ports.tracer, 'send notice', spanOf(claim), send)) ? 'sent' : 'failed'] += 1;
    }
    return tally;
  };

const spanOf = ({ attempt, parcel }: OutboxClaim): SpanSettings => ({
  kind: 'consumer',
  facts: { 'notice.channel': parcel.channel, 'notice.kind': parcel.notice.kind, 'messaging.attempt': attempt },
});

async function sendOne(ports: SendPorts, claim: OutboxClaim, span: Span): Promise<boolean> {
  try {
    await dispatch(ports, claim.parcel);
    return await ports.outbox.finish(claim);
  } catch (error) {
    span.fail(reasonOf(error));
    await endFailed(ports, claim, error);
    return false;
  }
}

async function endFailed(ports: SendPorts, claim: OutboxClaim, error: unknown): Promise<void> {
  const reason = error instanceof Failure ? `${error.code}: ${error.message}` : `a defect: ${String(error)}`;
  const isDead = await giveBack(ports.outbox, ports, claim, { error, reason, isHopeless: isRefused(error) });
  // A refused address of a user needs no operator.
  const isOurs = claim.parcel.wallet === undefined || !isRefused(error);
  if (isDead && isOurs)
    await reportDead(ports, { channel: claim.parcel.channel, key: claim.parcel.key, error: reason }, error);
}

type DeadNotice = Readonly<{ channel: string; key: string; error: string }>;

function reportDead({ alarms, errorTracker, tracer }: SendPorts, facts: DeadNotice, error: unknown): Promise<void> {
  errorTracker.track({ source: 'notice', place: facts.channel, error, trace: tracer.current() });
  return alarms.raise({
    name: 'notice-dead',
    message: 'A notice failed all its attempts and will not be sent.',
    facts,
  });
}
