import type { Ports } from '../ports/index.ts';
import type { ReportedKycSession } from '../ports/kyc.ts';
import { applyKycEvent, type KycEventPorts } from './apply-kyc-event.ts';
import { kycIdentity } from './kyc-identity.ts';

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
