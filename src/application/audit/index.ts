import type { AuditRange } from '../../domain/audit/audit-entry.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';

const BATCH = 5_000;
/** A run ends here, so that a large backlog does not delay a shutdown. The next run continues. */
const MOST_BATCHES = 20;

/** Seals the waiting entries. Returns how many. */
const sealLog =
  ({ auditTree, clock }: Pick<Ports, 'auditTree' | 'clock'>) =>
  async (): Promise<number> => {
    let total = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const sealed = await auditTree.seal(BATCH, clock.now());
      total += sealed;
      if (sealed < BATCH) break;
    }
    return total;
  };

const viewCheckpoint =
  ({ auditTree }: Pick<Ports, 'auditTree'>) =>
  () =>
    auditTree.checkpoint();

const viewVerifierKeys =
  ({ auditTree }: Pick<Ports, 'auditTree'>) =>
  () =>
    auditTree.verifierKeys;

const verifyLog =
  ({ auditTree }: Pick<Ports, 'auditTree'>) =>
  () =>
    auditTree.verify();

const exportLog =
  ({ auditLog }: Pick<Ports, 'auditLog'>) =>
  (range: AuditRange) =>
    auditLog.stream(range);

export const auditUseCases = compose({ sealLog, viewCheckpoint, viewVerifierKeys, verifyLog, exportLog });

export type AuditUseCases = ReturnType<typeof auditUseCases>;
