import { auditBody } from '../../../domain/audit/audit-body.ts';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';

/** The bodies of the log in this process, oldest first. In-memory stores append in the same turn as what they record. */
export class InMemoryAuditEntries {
  readonly #bodies: string[] = [];
  /** How many of the bodies are in the tree. */
  sealed = 0;

  get bodies(): readonly string[] {
    return this.#bodies;
  }

  append(entry: AuditEntry): void {
    this.#bodies.push(auditBody(entry));
  }
}
