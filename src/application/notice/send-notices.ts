import { isRefused, type Notice, type Parcel, WANTED_BY } from '../../domain/notice/notice.ts';
import { alarmLetter, confirmationLetter, personLetter } from '../../domain/notice/templates.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { OutboxClaim } from '../ports/notice.ts';
import type { Span, SpanSettings } from '../ports/observability.ts';
import { giveBack } from '../shared/give-back.ts';
import { inSpan, reasonOf } from '../shared/in-span.ts';
import { tokenOf } from './confirm-email.ts';

type DispatchPorts = Pick<
  Ports,
  'alarmReceiver' | 'alarmStore' | 'clock' | 'emailConfirmations' | 'keyDigests' | 'mailer' | 'noticePolicy' | 'users'
>;

/**
 * Sends the notice to the verified address that the profile has now, if the profile still asks for such notices. Otherwise nothing is
 * sent, and the notice counts as done.
 */
async function dispatch(ports: DispatchPorts, parcel: Parcel): Promise<void> {
  const { wallet, notice } = parcel;
  if (notice.kind === 'alarm') return await sendAlarm(ports, parcel, notice);
  if (wallet === undefined) throw new Error(`the notice ${parcel.key} has no recipient`);
  if (notice.kind === 'confirm-email') return await sendConfirmation(ports, wallet, notice.confirmationId);
  const user = await ports.users.find(wallet);
  if (user?.email === undefined || !user.emailVerified || !user[WANTED_BY[notice.kind]]) return;
  await ports.mailer.send({ to: user.email, ...personLetter(ports.noticePolicy, wallet, notice) });
}

async function sendAlarm(
  { alarmReceiver, alarmStore, mailer, noticePolicy }: DispatchPorts,
  { channel }: Parcel,
  { alarmId, opening }: Extract<Notice, { kind: 'alarm' }>,
): Promise<void> {
  const alarm = await alarmStore.find(alarmId);
  if (alarm === undefined) return;
  if (channel === 'webhook') return await alarmReceiver.deliver(`alarm_${alarmId}_${opening}`, alarm);
  if (noticePolicy.alarmEmail !== undefined)
    await mailer.send({ to: noticePolicy.alarmEmail, ...alarmLetter(noticePolicy, alarm) });
}

/** The only mail to an address that is not verified yet. */
async function sendConfirmation(ports: DispatchPorts, wallet: WalletAddress, id: string): Promise<void> {
  const open = await ports.emailConfirmations.find(id, ports.clock.now());
  if (open === undefined) return;
  await ports.mailer.send({ to: open.email, ...confirmationLetter(ports.noticePolicy, wallet, tokenOf(ports, id)) });
}

type SendPorts = DispatchPorts & Pick<Ports, 'alarms' | 'clock' | 'errorTracker' | 'outbox' | 'random' | 'tracer'>;
type SentNotices = Readonly<{ sent: number; failed: number }>;

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
