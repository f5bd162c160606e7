import type { AuditLog } from '../../../application/ports/audit.ts';
import type { Act } from '../../../application/ports/operator.ts';
import {
  type AuditEntry,
  type AuditFilter,
  type AuditRange,
  type AuditRecord,
  auditBody,
  auditEntryOf,
} from '../../../domain/audit/audit-entry.ts';
import type { Staff } from '../../../domain/operator/staff.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';

/** The bodies of the log in this process, oldest first. In-memory stores append in the same turn as what they record. */
export class InMemoryAuditEntries {
  readonly #bodies: string[] = [];
  readonly #staff: () => Staff;
  /** How many of the bodies are in the tree. */
  sealed = 0;

  constructor(staff: () => Staff = () => new Map()) {
    this.#staff = staff;
  }

  /** What the act returns for the staff of now. */
  permit<T>(act: Act<T>): T {
    return act(this.#staff());
  }

  get bodies(): readonly string[] {
    return this.#bodies;
  }

  append(entry: AuditEntry): void {
    this.#bodies.push(auditBody(entry));
  }
}

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
