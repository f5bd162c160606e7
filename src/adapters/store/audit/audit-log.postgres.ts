import type { Knex } from 'knex';
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
import type { PageRequest } from '../../../domain/shared/page.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { answerOf } from '../shared/database-answer.ts';
import { permit, StaffedStore } from '../shared/locks.ts';

/** The parts of a `with` statement that append an entry, as `entry`, and put it into the queue for the tree. `values`: a query of its body. */
export const appended = (values: string): string => `
  entry as (insert into audit_entries (body) ${values} returning id),
  queued as (insert into audit_pending (id) select id from entry)`;

/** Appends the entry in the transaction of what it records: pass the transaction. */
export async function appendEntry(db: Knex, entry: AuditEntry): Promise<void> {
  await db.raw(`with ${appended('values (:body)')} select`, { body: auditBody(entry) });
}

const ROWS_AT_ONCE = 1_000;

export class PostgresAuditLog extends StaffedStore implements AuditLog {
  async append(entry: AuditEntry) {
    await answerOf(appendEntry(this.db, entry));
  }

  async record(act: Act) {
    await answerOf(this.db.transaction(async (trx) => await appendEntry(trx, await permit(trx, this.named, act))));
  }

  async page(filter: AuditFilter, { limit, cursor }: PageRequest) {
    const query = this.#matching(filter).orderBy('audit_entries.id', 'desc');
    if (cursor !== undefined) query.where('audit_entries.id', '<', positionIn(cursor));
    const records = (await answerOf(query.limit(limit + 1))).map(toRecord);
    return pageByPosition(
      records.map((item) => ({ position: item.position, item })),
      limit,
    );
  }

  async *stream(range: AuditRange) {
    for (let after = 0, isLast = false; !isLast; ) {
      const query = this.#matching(range).where('audit_entries.id', '>', after).orderBy('audit_entries.id');
      const records = (await answerOf(query.limit(ROWS_AT_ONCE))).map(toRecord);
      yield* records;
      after = records.at(-1)?.position ?? after;
      isLast = records.length < ROWS_AT_ONCE;
    }
  }

  #matching({ from, to, ...equal }: AuditFilter) {
    const query = this.db<Row>('audit_entries')
      .leftJoin('audit_leaves', 'audit_leaves.entry', 'audit_entries.id')
      .select('audit_entries.id', 'audit_entries.body', 'audit_leaves.leaf');
    for (const [column, value] of Object.entries(equal))
      if (value !== undefined) query.where(`audit_entries.${column}`, value);
    if (from !== undefined) query.where('audit_entries.at', '>=', from.toISOString());
    if (to !== undefined) query.where('audit_entries.at', '<', to.toISOString());
    return query;
  }
}

type Row = Readonly<{ id: number | string; body: string; leaf: number | string | null }>;

const toRecord = ({ id, body, leaf }: Row): AuditRecord => ({
  position: Number(id),
  body,
  entry: auditEntryOf(body),
  ...(leaf !== null && { leaf: Number(leaf) }),
});
