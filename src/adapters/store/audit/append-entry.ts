import type { Knex } from 'knex';
import { type AuditEntry, auditBody } from '../../../domain/audit/audit-entry.ts';

/** The parts of a `with` statement that append an entry, as `entry`, and put it into the queue for the tree. `values`: a query of its body. */
export const appended = (values: string): string => `
  entry as (insert into audit_entries (body) ${values} returning id),
  queued as (insert into audit_pending (id) select id from entry)`;

/** Appends the entry in the transaction of what it records: pass the transaction. */
export async function appendEntry(db: Knex, entry: AuditEntry): Promise<void> {
  await db.raw(`with ${appended('values (:body)')} select`, { body: auditBody(entry) });
}
