import { afterConfirmedEvent } from '../../domain/kyc/confirmed-event.ts';
import type { Ports } from '../ports/index.ts';
import type { WebhookDelivery } from '../ports/system.ts';
import { applyKycEvent, type KycEventPorts } from './apply-kyc-event.ts';
import { kycIdentity } from './kyc-identity.ts';

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
