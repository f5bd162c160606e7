import { afterConfirmedEvent, afterEvent, type KycEvent, type KycSession } from '../../domain/kyc/kyc-session.ts';
import { announceKyc } from '../notice/announce.ts';
import type { Ports } from '../ports/index.ts';
import type { ReportedKycSession } from '../ports/kyc.ts';
import type { WebhookDelivery } from '../ports/system.ts';
import { exclusively } from '../shared/exclusively.ts';
import { kycIdentity } from './standing-of.ts';
import { type WarningPorts, warnOfLiveAuthorizations, warnOfTwoPersons } from './warnings.ts';

type KycEventPorts = WarningPorts & Pick<Ports, 'noticePolicy' | 'outbox'>;

/**
 * Applies an event once, whether it came from a webhook or a report. Returns true when it changed the session's status. No notice is
 * sent about a session that does not count.
 */
async function applyKycEvent(
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

/**
 * Applies an event of the identity provider. Repeated, late and unknown events do not change the status and are stored
 * for inspection. An approval is applied with the identity that the provider reports, so that no rule misses it; while
 * the provider does not respond, or does not report the approval yet, the delivery is refused, and comes again. Whether
 * the session is known is decided with the event: a session that is linked meanwhile is not approved without identity.
 * Rejects with WEBHOOK_SECRET_INVALID, WEBHOOK_UNREADABLE or KYC_UNAVAILABLE.
 */
export const receiveKycWebhook =
  (ports: Pick<Ports, 'kycProvider' | 'keyDigests'> & KycEventPorts) =>
  async (delivery: WebhookDelivery): Promise<{ applied: boolean }> => {
    const event = ports.kycProvider.readWebhook(delivery, ports.clock.now());
    const report = event.status === 'approved' ? await ports.kycProvider.report(event.sessionId) : undefined;
    const identified = { ...event, ...kycIdentity(ports, report?.identity) };
    return {
      applied: await applyKycEvent(ports, identified, (session) => afterConfirmedEvent(session, identified, report)),
    };
  };

export type ResyncPorts = Pick<Ports, 'kycProvider' | 'keyDigests'> & KycEventPorts;

/**
 * Queries the provider and applies a decision whose webhook is missing. Returns true when that changed the status.
 * Rejects with KYC_UNAVAILABLE.
 */
export const resyncKycSession =
  (ports: ResyncPorts) =>
  async (sessionId: string): Promise<boolean> => {
    const report = await ports.kycProvider.report(sessionId);
    return report !== undefined && (await applyReport(ports, report));
  };

/** A session is decided once, so its id and status identify the event: applying it again changes nothing. */
export async function applyReport(ports: ResyncPorts, report: ReportedKycSession): Promise<boolean> {
  const { sessionId, wallet, tier, status, occurredAt, identity } = report;
  if (status === 'pending') return false;
  const id = `report:${sessionId}:${status}`;
  const known = { ...(tier !== undefined && { tier }), ...kycIdentity(ports, identity) };
  return await applyKycEvent(ports, { id, sessionId, wallet, status, occurredAt, ...known });
}

/** Sessions per run: half of the strictest provider's limit per minute. */
const BATCH = 50;

/**
 * Queries the provider about the next batch of open sessions of all wallets, and starts over after the last one. A run
 * ends at the first session that fails; the next run continues after it. Returns undefined while another process is
 * doing this. Rejects with KYC_UNAVAILABLE or STORE_UNAVAILABLE.
 */
export const resyncOpenSessions = (ports: ResyncPorts & Pick<Ports, 'leases' | 'random'>) => {
  const resync = resyncKycSession(ports);
  let after: string | undefined;
  const work = async () => {
    const sessions = await ports.kycs.pendingSessions(BATCH, after);
    let changed = 0;
    for (const { id } of sessions) {
      after = id;
      if (await resync(id)) changed += 1;
    }
    if (sessions.length < BATCH) after = undefined;
    return { asked: sessions.length, changed };
  };
  return () => exclusively(ports, 'resync-kyc', work);
};
