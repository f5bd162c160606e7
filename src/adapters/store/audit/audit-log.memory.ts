import type { AuditLog } from '../../../application/ports/audit/audit-log.ts';
import type { Act } from '../../../application/ports/operator/act.ts';
import { auditEntryOf } from '../../../domain/audit/audit-body.ts';
import type { AuditEntry, AuditFilter, AuditRange, AuditRecord } from '../../../domain/audit/audit-entry.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import type { InMemoryAuditEntries } from './audit-entries.memory.ts';

export class InMemoryAuditLog implements AuditLog {
  readonly #entries: InMemoryAuditEntries;

  constructor(entries: InMemoryAuditEntries) {
    this.#entries = entries;
  }

  async append(entry: AuditEntry) {
    this.#entries.append(entry);
  }

  async record(act: Act) {
    this.#entries.append(this.#entries.permit(act));
  }

  async page(filter: AuditFilter, { limit, cursor }: PageRequest) {
    const before = positionIn(cursor);
    const found = this.#matching(filter)
      .filter(({ position }) => position < before)
      .reverse();
    return pageByPosition(
      found.slice(0, limit + 1).map((item) => ({ position: item.position, item })),
      limit,
    );
  }

  async *stream(range: AuditRange) {
    yield* this.#matching(range);
  }

  #matching({ actor, subject, action, from, to }: AuditFilter): AuditRecord[] {
    return this.#entries.bodies
      .map((body, index) => ({
        position: index + 1,
        body,
        entry: auditEntryOf(body),
        ...(index < this.#entries.sealed && { leaf: index }),
      }))
      .filter(
        ({ entry }) =>
          (actor === undefined || entry.actor === actor) &&
          (subject === undefined || entry.subject === subject) &&
          (action === undefined || entry.action === action) &&
          (from === undefined || entry.at >= from) &&
          (to === undefined || entry.at < to),
      );
  }
}
