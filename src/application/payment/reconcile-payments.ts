import { type PaymentClaim, RECONCILE_AFTER_MS } from '../../domain/payment/claim.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';

type ReconcilerNeeds = Pick<
  Ports,
  'paymentRail' | 'paymentNetwork' | 'paymentClaims' | 'alarms' | 'clock' | 'leases' | 'random'
>;

export type Reconciliation = Readonly<{ settled: number; voided: number; unknown: number }>;

const CLAIMS_A_RUN = 100;
/** Well above the duration of that many queries to the network. */
const NOTHING: Reconciliation = { settled: 0, voided: 0, unknown: 0 };

/**
 * Determines the outcome of payments whose settlement is unknown, and closes their claims; in one process at a time.
 * Rejects with the errors of claims that could not be closed, after trying all others. Those claims are tried again in
 * the next run.
 */
export const reconcilePayments = (ports: ReconcilerNeeds) => async (): Promise<Reconciliation> => {
  const network = ports.paymentRail.terms?.network;
  if (network === undefined) return NOTHING;
  return (await exclusively(ports, 'reconcile-payments', () => reconcile(ports, network))) ?? NOTHING;
};

async function reconcile(ports: ReconcilerNeeds, network: string): Promise<Reconciliation> {
  const tally = { ...NOTHING };
  const failures: unknown[] = [];
  const before = new Date(ports.clock.now().getTime() - RECONCILE_AFTER_MS);
  for (const claim of await ports.paymentClaims.pending(network, before, CLAIMS_A_RUN)) {
    try {
      tally[await close(ports, claim)] += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  const [first, ...others] = failures;
  if (others.length > 0) {
    const message = `${failures.length} payments could not be reconciled`;
    throw new AggregateError(failures, message, { cause: first });
  }
  if (first !== undefined) throw first;
  return tally;
}

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
        'A payment was received but nothing was delivered. The payer can still fetch the result with the same credential.',
      facts: { challengeId: claim.challengeId, reference: claim.reference, payer: claim.payer },
    });
  return 'settled';
}
