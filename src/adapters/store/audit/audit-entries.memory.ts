import type { Act } from '../../../application/ports/operator.ts';
import { type AuditEntry, auditBody } from '../../../domain/audit/audit-entry.ts';
import type { Staff } from '../../../domain/operator/staff.ts';

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
