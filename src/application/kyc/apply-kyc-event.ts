import { afterEvent, type KycEvent, type KycSession } from '../../domain/kyc/kyc-session.ts';
import { announceKyc } from '../notice/announce.ts';
import type { Ports } from '../ports/index.ts';
import { type WarningPorts, warnOfLiveAuthorizations, warnOfTwoPersons } from './warnings.ts';

export type KycEventPorts = WarningPorts & Pick<Ports, 'noticePolicy' | 'outbox'>;

/**
 * Applies an event once, whether it came from a webhook or a report. Returns true when it changed the session's status. No notice is
 * sent about a session that does not count.
 */
export async function applyKycEvent(
  ports: KycEventPorts,
  event: KycEvent,
  decide = (session: KycSession): KycSession | undefined => afterEvent(session, event),
): Promise<boolean> {
  const outcome = await ports.kycs.apply(event, decide);
  if (!outcome.applied) return false;
  const { before, after, verifications } = outcome;
  if (before.identity?.person !== after.identity?.person) await warnOfTwoPersons(ports, after.wallet, verifications);
  if (before.status === after.status) return false;
  if (!verifications.counted.some(({ id }) => id === after.id)) return true;
  if (before.status === 'approved') await warnOfLiveAuthorizations(ports, after.wallet);
  await announceKyc(ports, after);
  return true;
}
