import type { ReconciliationStore } from '../../../application/ports/reconciliation.ts';
import type { Reconciliation } from '../../../domain/reconciliation/reconciliation.ts';

export class InMemoryReconciliationStore implements ReconciliationStore {
  /** Oldest first. */
  readonly #reports: Reconciliation[] = [];

  async keep(report: Reconciliation) {
    this.#reports.push(structuredClone(report));
  }

  async latest() {
    return structuredClone(this.#reports.at(-1));
  }

  async purge(before: Date, limit: number) {
    const old = this.#reports.filter(({ at }) => at < before).slice(0, limit);
    for (const report of old) this.#reports.splice(this.#reports.indexOf(report), 1);
    return old.length;
  }
}
