import { afterEvent, type KycSession } from '../../domain/kyc/kyc-session.ts';
import type { Ports } from '../ports/index.ts';
import type { WebhookDelivery } from '../ports/kyc-provider.ts';

/**
 * Applies what the identity provider reports. Repeated, late and unknown events leave the status as it is and are kept for
 * inspection.
 * Rejects with WEBHOOK_SECRET_INVALID or WEBHOOK_UNREADABLE.
 */
export const receiveKycWebhook =
  (ports: Pick<Ports, 'kycProvider' | 'kycs' | 'saleLedger' | 'alarms' | 'clock'>) =>
  async (delivery: WebhookDelivery): Promise<{ applied: boolean }> => {
    const event = ports.kycProvider.readWebhook(delivery, ports.clock.now());
    const { before, after } = await ports.kycs.apply(event, (session) => afterEvent(session, event));
    await warnOfLiveAuthorizations(ports, before, after);
    return { applied: after !== undefined && before?.status !== after.status };
  };

/** A signed authorization cannot be called back, so somebody must know when its buyer is no longer approved. */
async function warnOfLiveAuthorizations(
  { saleLedger, alarms, clock }: Pick<Ports, 'saleLedger' | 'alarms' | 'clock'>,
  before: KycSession | undefined,
  after: KycSession | undefined,
): Promise<void> {
  if (before?.status !== 'approved' || after?.status !== 'rejected') return;
  const live = await saleLedger.liveAuthorizations(after.wallet, clock.now());
  if (live === 0) return;
  await alarms.raise({
    name: 'authorization-at-risk',
    message: 'A wallet whose verification was revoked still holds purchase authorizations that can be used',
    facts: { wallet: after.wallet, live },
  });
}
