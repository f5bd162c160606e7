import { type PaymentClaim, RECONCILE_AFTER_MS } from '../../domain/payment/claim.ts';
import type { Ports } from '../ports/index.ts';

type ReconcilerNeeds = Pick<Ports, 'paymentRail' | 'paymentNetwork' | 'paymentClaims' | 'alarms' | 'clock'>;

export type Reconciliation = Readonly<{ settled: number; voided: number; unknown: number }>;

const CLAIMS_A_RUN = 100;

/**
 * Asks the network what became of the payments whose settlement was left in doubt, and closes their claims. Several runs at
 * once do no harm. Rejects with PAYMENT_RAIL_UNAVAILABLE when the network does not answer; the rest waits for the next run.
 */
export const reconcilePayments = (ports: ReconcilerNeeds) => async (): Promise<Reconciliation> => {
  const tally = { settled: 0, voided: 0, unknown: 0 };
  const { terms } = ports.paymentRail;
  if (terms === undefined) return tally;
  const before = new Date(ports.clock.now().getTime() - RECONCILE_AFTER_MS);
  for (const claim of await ports.paymentClaims.pending(terms.network, before, CLAIMS_A_RUN))
    tally[await close(ports, claim)] += 1;
  return tally;
};

async function close(ports: ReconcilerNeeds, claim: PaymentClaim): Promise<keyof Reconciliation> {
  const { paymentNetwork, paymentClaims, alarms, clock } = ports;
  const outcome = await paymentNetwork.outcomeOf(claim);
  if (outcome === 'unknown') return 'unknown';
  const state = outcome === 'paid' ? 'settled' : 'void';
  const closed = await paymentClaims.advance(claim.challengeId, ['pending'], state, clock.now());
  if (state === 'void') return 'voided';
  if (closed)
    await alarms.raise({
      name: 'payment-undelivered',
      message:
        'A payment arrived that nothing was delivered for; its payer may still fetch it with the same credential',
      facts: { challengeId: claim.challengeId, reference: claim.reference, payer: claim.payer },
    });
  return 'settled';
}
