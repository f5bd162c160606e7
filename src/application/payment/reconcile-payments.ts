import { type PaymentClaim, RECONCILE_AFTER_MS } from '../../domain/payment/claim.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { networksOf, type SettledOn } from '../shared/payment-networks.ts';

type ReconcilerNeeds = Pick<
  Ports,
  'paymentRail' | 'paymentNetwork' | 'transferRail' | 'paymentClaims' | 'alarms' | 'clock' | 'leases' | 'random'
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
  const networks = networksOf(ports);
  if (networks.length === 0) return NOTHING;
  return (await exclusively(ports, 'reconcile-payments', () => reconcile(ports, networks))) ?? NOTHING;
};

async function reconcile(ports: ReconcilerNeeds, networks: readonly SettledOn[]): Promise<Reconciliation> {
  const tally = { ...NOTHING };
  const failures: unknown[] = [];
  const before = new Date(ports.clock.now().getTime() - RECONCILE_AFTER_MS);
  for (const { network, outcomeOf } of networks)
    for (const claim of await ports.paymentClaims.pending(network, before, CLAIMS_A_RUN)) {
      try {
        tally[await close(ports, claim, outcomeOf)] += 1;
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

async function close(
  { paymentClaims, alarms, clock }: ReconcilerNeeds,
  claim: PaymentClaim,
  outcomeOf: SettledOn['outcomeOf'],
): Promise<keyof Reconciliation> {
  const outcome = await outcomeOf(claim);
  if (outcome === 'unknown') return 'unknown';
  const state = outcome === 'never' ? 'void' : 'settled';
  const txHash = typeof outcome === 'string' ? undefined : outcome.txHash;
  const closed = await paymentClaims.advance(claim.challengeId, ['pending'], state, clock.now(), txHash);
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
