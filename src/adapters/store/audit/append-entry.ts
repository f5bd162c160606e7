import type { Knex } from 'knex';
import { auditBody } from '../../../domain/audit/audit-body.ts';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';

/** Appends the entry in the transaction of what it records: pass the transaction. */
export async function appendEntry(db: Knex, entry: AuditEntry): Promise<void> {
  await db('audit_entries').insert({ body: auditBody(entry) });
}
