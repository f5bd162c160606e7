import type { Ports } from '../ports/index.ts';
import type { WebhookDelivery } from '../ports/system/webhook-delivery.ts';
import { applyKycEvent } from './apply-kyc-event.ts';

/**
 * Applies an event of the identity provider. Repeated, late and unknown events do not change the status and are stored
 * for inspection. Rejects with WEBHOOK_SECRET_INVALID or WEBHOOK_UNREADABLE.
 */
export const receiveKycWebhook =
  (ports: Pick<Ports, 'kycProvider' | 'kycs' | 'issuedAuthorizations' | 'alarms' | 'clock'>) =>
  async (delivery: WebhookDelivery): Promise<{ applied: boolean }> => {
    const event = ports.kycProvider.readWebhook(delivery, ports.clock.now());
    return { applied: await applyKycEvent(ports, event) };
  };
