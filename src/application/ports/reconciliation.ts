import type { Reconciliation } from '../../domain/reconciliation/reconciliation.ts';

/** The reports of past runs. Every method rejects with STORE_UNAVAILABLE. */
export interface ReconciliationStore {
  keep(report: Reconciliation): Promise<void>;
  /** The report that was stored last. */
  latest(): Promise<Reconciliation | undefined>;
  /** Deletes at most `limit` reports from before `before`; returns how many. */
  purge(before: Date, limit: number): Promise<number>;
}
