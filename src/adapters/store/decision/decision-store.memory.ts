import type { DecisionStore } from '../../../application/ports/decision.ts';
import type { Decision, DecisionFilter } from '../../../domain/decision/decision.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { copyOf } from '../shared/values.ts';
import { decisionEntry } from './decision-entry.ts';

export class InMemoryDecisions implements DecisionStore {
  readonly #audit: InMemoryAuditEntries;
  /** By id, oldest first. */
  readonly #decisions = new Map<string, Decision>();

  constructor(audit: InMemoryAuditEntries) {
    this.#audit = audit;
  }

  /** Stores the decision in the same turn as what it grants, after everything that can fail. */
  keep(decision: Decision): void {
    if (this.#decisions.has(decision.id)) throw new Error(`decision ${decision.id} exists`);
    this.#audit.append(decisionEntry(decision));
    this.#decisions.set(decision.id, copyOf(decision));
  }

  about(wallet: WalletAddress) {
    return { decisions: [...this.#decisions.values()].filter((one) => one.wallet === wallet) };
  }

  async record(decision: Decision) {
    this.keep(decision);
  }

  async find(id: string) {
    return copyOf(this.#decisions.get(id));
  }

  async page(filter: DecisionFilter, { limit, cursor }: PageRequest) {
    const before = positionIn(cursor);
    const found = [...this.#decisions.values()]
      .map((item, position) => ({ position, item }))
      .filter(({ position, item }) => position < before && matches(item, filter))
      .reverse();
    return pageByPosition(copyOf(found.slice(0, limit + 1)), limit);
  }
}

const matches = (decision: Decision, { from, to, ...equal }: DecisionFilter) =>
  Object.entries(equal).every(([name, value]) => value === undefined || decision[name as keyof Decision] === value) &&
  (from === undefined || decision.at >= from) &&
  (to === undefined || decision.at < to);
