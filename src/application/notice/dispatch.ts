import { type Notice, type Parcel, WANTED_BY } from '../../domain/notice/notice.ts';
import { alarmLetter, confirmationLetter, personLetter } from '../../domain/notice/templates.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { tokenOf } from './confirm-email.ts';

export type DispatchPorts = Pick<
  Ports,
  'alarmReceiver' | 'alarmStore' | 'clock' | 'emailConfirmations' | 'keyDigests' | 'mailer' | 'noticePolicy' | 'users'
>;

/**
 * Sends the notice to the verified address that the profile has now, if the profile still asks for such notices. Otherwise nothing is
 * sent, and the notice counts as done.
 */
export async function dispatch(ports: DispatchPorts, parcel: Parcel): Promise<void> {
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
