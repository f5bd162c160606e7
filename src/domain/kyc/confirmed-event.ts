import { kycUnavailable } from './errors.ts';
import { afterEvent, type KycEvent, type KycSession } from './kyc-session.ts';

/** The status that the provider reports when it is asked about the session of an event. */
export type Confirmation = Pick<KycEvent, 'status' | 'occurredAt'>;

/**
 * Returns the session after an event, as `afterEvent` does. An approval takes effect only when the provider reports the session as
 * approved, because only that report contains the person and the country. An approval that the provider has revoked since is applied
 * together with its revocation. Throws KYC_UNAVAILABLE while the provider reports neither: the event has to be delivered again.
 */
export function afterConfirmedEvent(
  session: KycSession,
  event: KycEvent,
  report: Confirmation | undefined,
): KycSession | undefined {
  const after = afterEvent(session, event);
  if (after?.status !== 'approved' || report?.status === 'approved') return after;
  if (report?.status !== 'rejected' || report.occurredAt < event.occurredAt) throw kycUnavailable();
  return afterEvent(after, { ...event, status: 'rejected', occurredAt: report.occurredAt });
}
