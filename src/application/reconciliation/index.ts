import type { Reconciliation } from '../../domain/reconciliation/reconciliation.ts';
import { recordRead } from '../operator/entry.ts';
import type { Ports } from '../ports/index.ts';
import { compose, type Needs } from '../shared/compose.ts';
import { exclusively } from '../shared/exclusively.ts';
import { checkPayments, checkSponsorships } from './check-outside.ts';
import { checkBids, checkPermits, checkPurchases } from './check-sale.ts';

type ReconcilePorts = Needs<typeof checkBids> &
  Needs<typeof checkPermits> &
  Needs<typeof checkPurchases> &
  Needs<typeof checkSponsorships> &
  Needs<typeof checkPayments> &
  Pick<Ports, 'clock' | 'leases' | 'random' | 'reconciliations'>;

/**
 * Compares the records of this service with the chains, and stores the report; in one process at a time. Returns undefined
 * while another process does this. Rejects with STORE_UNAVAILABLE; a chain that does not respond is `unknown` in the report.
 */
const reconcile = (ports: ReconcilePorts) => (): Promise<Reconciliation | undefined> =>
  exclusively(ports, 'reconcile', async () => {
    const last = await ports.reconciliations.latest();
    const checks = [
      await checkPermits(ports),
      await checkPurchases(
        ports,
        last?.checks.find(({ check }) => check === 'purchases'),
      ),
      await checkBids(ports),
      await checkSponsorships(ports),
      await checkPayments(ports),
    ];
    const report = { at: ports.clock.now(), checks };
    await ports.reconciliations.keep(report);
    return report;
  });

/** The last stored report. */
const view =
  (ports: Pick<Ports, 'auditLog' | 'clock' | 'reconciliations'>) =>
  async (actor: string): Promise<Reconciliation | undefined> => {
    const report = await ports.reconciliations.latest();
    await recordRead(ports, actor, 'reconciliation.read', 'reconciliation');
    return report;
  };

export const reconciliationUseCases = compose({ reconcile, view });

export type ReconciliationUseCases = ReturnType<typeof reconciliationUseCases>;
