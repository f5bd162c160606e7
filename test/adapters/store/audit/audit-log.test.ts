import { expect } from 'chai';
import type { Knex } from 'knex';
import { InMemoryAuditEntries, InMemoryAuditLog } from '../../../../src/adapters/store/audit/audit-log.memory.ts';
import { appendEntry, PostgresAuditLog } from '../../../../src/adapters/store/audit/audit-log.postgres.ts';
import { describeAuditLogContract } from '../../../contracts/audit/audit-log.contract.ts';
import { auditEntry, recordsOf } from '../../../support/fixtures/audit-fixtures.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeAuditLogContract('InMemoryAuditLog', async () => new InMemoryAuditLog(new InMemoryAuditEntries()));
onEveryDatabase((open) => {
  describeAuditLogContract('PostgresAuditLog', async () => new PostgresAuditLog(await open()));

  describe('the tables of the audit log', () => {
    let db: Knex;
    beforeEach(async () => {
      db = await open();
    });

    for (const table of ['audit_entries', 'audit_leaves', 'audit_checkpoints'])
      for (const statement of [`delete from ${table} where false`, `truncate ${table} cascade`])
        it(`refuse "${statement}"`, async () => {
          expect(await rejectionOf(db.raw(statement))).to.have.property('code', '42501');
        });

    it('refuse an update', async () => {
      await appendEntry(db, auditEntry());
      expect(await rejectionOf(db('audit_entries').update({ body: '{}' }))).to.have.property('code', '42501');
    });

    it('keep nothing of a transaction that is rolled back', async () => {
      const wrong = new Error('the work failed');
      const work = db.transaction(async (trx) => {
        await appendEntry(trx, auditEntry());
        throw wrong;
      });
      expect(await rejectionOf(work)).to.equal(wrong);
      expect(await recordsOf(new PostgresAuditLog(db).stream({}))).to.deep.equal([]);
      expect(await db('audit_pending')).to.deep.equal([]);
    });
  });
});
