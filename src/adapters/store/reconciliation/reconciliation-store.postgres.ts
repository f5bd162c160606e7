import type { ReconciliationStore } from '../../../application/ports/reconciliation.ts';
import type { Reconciliation } from '../../../domain/reconciliation/reconciliation.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';

export class PostgresReconciliationStore extends DatabaseStore implements ReconciliationStore {
  async keep({ at, checks }: Reconciliation) {
    await answerOf(this.db('reconciliations').insert({ at, report: JSON.stringify(checks) }));
  }

  async latest(): Promise<Reconciliation | undefined> {
    const newest = this.db<{ id: string; at: Date; report: string }>('reconciliations').orderBy('id', 'desc');
    const row = await answerOf(newest.first());
    return row && { at: row.at, checks: JSON.parse(row.report) as Reconciliation['checks'] };
  }

  async purge(before: Date, limit: number) {
    return await deleteBefore(this.db, 'reconciliations', 'at', before, limit);
  }
}
