import { afterEvent } from '../../domain/kyc/kyc-session.ts';
import type { Ports } from '../ports/index.ts';
import type { KycEventOutcome } from '../ports/kyc-store.ts';
import type { WebhookDelivery } from '../ports/kyc-provider.ts';

/**
 * Applies what the identity provider reports. Repeated, late and unknown events change nothing and are kept for inspection.
 * Rejects with WEBHOOK_SECRET_INVALID or WEBHOOK_UNREADABLE.
 */
export const receiveKycWebhook =
  (ports: Pick<Ports, 'kycProvider' | 'kycs' | 'saleLedger' | 'alarms' | 'clock'>) =>
  async (delivery: WebhookDelivery): Promise<{ applied: boolean }> => {
    const event = ports.kycProvider.readWebhook(delivery, ports.clock.now());
    const outcome = await ports.kycs.apply(event, (session) => afterEvent(session, event));
    await warnOfLiveAuthorizations(ports, outcome);
    return { applied: outcome.applied };
  };

/** A signed authorization cannot be called back, so somebody must know when its buyer is no longer approved. */
async function warnOfLiveAuthorizations(
  { saleLedger, alarms, clock }: Pick<Ports, 'saleLedger' | 'alarms' | 'clock'>,
  { applied, before, after }: KycEventOutcome,
): Promise<void> {
  if (!applied || before?.status !== 'approved' || after?.status !== 'rejected') return;
  const live = await saleLedger.liveAuthorizations(after.wallet, clock.now());
  if (live === 0) return;
  await alarms.raise({
    name: 'authorization-at-risk',
    message: 'A wallet whose verification was revoked still holds purchase authorizations that can be used',
    facts: { wallet: after.wallet, live },
  });
}
