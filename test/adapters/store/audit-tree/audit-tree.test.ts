import { expect } from 'chai';
import type { Knex } from 'knex';
import { newAuditKey, parseAuditKeys } from '../../../../src/adapters/local/transparency/audit-keys.ts';
import { CheckpointSigner } from '../../../../src/adapters/local/transparency/checkpoint-signer.ts';
import { InMemoryAuditEntries, InMemoryAuditLog } from '../../../../src/adapters/store/audit/audit-log.memory.ts';
import { PostgresAuditLog } from '../../../../src/adapters/store/audit/audit-log.postgres.ts';
import { InMemoryAuditTree } from '../../../../src/adapters/store/audit-tree/audit-tree.memory.ts';
import { PostgresAuditTree } from '../../../../src/adapters/store/audit-tree/audit-tree.postgres.ts';
import { InMemoryDecisions } from '../../../../src/adapters/store/decision/decision-store.memory.ts';
import { PostgresDecisionStore } from '../../../../src/adapters/store/decision/decision-store.postgres.ts';
import { describeAuditTreeContract } from '../../../contracts/audit/audit-tree.contract.ts';
import { auditEntry } from '../../../support/fixtures/audit-fixtures.ts';
import { aDecision, decisionId } from '../../../support/fixtures/decision-fixtures.ts';
import { ed25519Key } from '../../../support/fixtures/signing-keys.ts';
import { at } from '../../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const [key, otherKey] = parseAuditKeys(`${newAuditKey()},${newAuditKey()}`).map(ed25519Key) as [never, never];
const signer = new CheckpointSigner({ origin: 'localhost/audit', keys: [key] });

describeAuditTreeContract('InMemoryAuditTree', async () => {
  const entries = new InMemoryAuditEntries();
  return {
    tree: new InMemoryAuditTree(entries, signer),
    auditLog: new InMemoryAuditLog(entries),
    decisions: new InMemoryDecisions(entries),
  };
});
onEveryDatabase((open) => {
  describeAuditTreeContract('PostgresAuditTree', async () => {
    const db = await open();
    return {
      tree: new PostgresAuditTree(db, signer),
      auditLog: new PostgresAuditLog(db),
      decisions: new PostgresDecisionStore(db),
    };
  });

  describe('verification of the stored log', () => {
    let db: Knex;
    let tree: PostgresAuditTree;
    beforeEach('seal eight entries in two batches', async () => {
      db = await open();
      tree = new PostgresAuditTree(db, signer);
      const log = new PostgresAuditLog(db);
      for (let index = 0; index < 7; index += 1) await log.append(auditEntry({ at: at(index) }));
      await new PostgresDecisionStore(db).record(aDecision());
      await tree.seal(5, at());
      await tree.seal(5, at());
    });
    /** As somebody who owns the tables. */
    const tamper = async (table: string, statement: string) => {
      const script = ['disable', statement, 'enable'].map((step) =>
        step === statement ? step : `alter table ${table} ${step} trigger audit_frozen`,
      );
      await db.raw(script.join(';'));
    };
    const problems = async () => (await tree.verify()).problems.join('; ');

    for (const [what, table, statement, problem] of [
      [
        'a changed entry',
        'audit_entries',
        `update audit_entries set body = replace(body, 'user.block', 'user.read') where id = (select entry from audit_leaves where leaf = 3)`,
        'the entry of leaf 3 is not what was sealed',
      ],
      [
        'a changed leaf',
        'audit_leaves',
        `update audit_leaves set hash = decode(repeat('00', 32), 'hex') where leaf = 2`,
        'the entry of leaf 2 is not what was sealed',
      ],
      ['a deleted leaf', 'audit_leaves', 'delete from audit_leaves where leaf = 4', 'leaf 4 is missing'],
      [
        'a deleted checkpoint',
        'audit_checkpoints',
        'delete from audit_checkpoints where size = 8',
        'no checkpoint commits to all 8 leaves',
      ],
    ] as const)
      it(`finds ${what}`, async () => {
        await tamper(table, statement);
        expect(await problems()).to.include(problem);
      });

    it('finds an entry that was changed together with its leaf', async () => {
      await tamper(
        'audit_entries',
        `update audit_entries set body = '{"at":"x","actor":"x","action":"x","subject":"x"}' where id = (select entry from audit_leaves where leaf = 1)`,
      );
      await tamper(
        'audit_leaves',
        `update audit_leaves set hash = sha256('\\x00'::bytea || '{"at":"x","actor":"x","action":"x","subject":"x"}'::bytea) where leaf = 1`,
      );
      expect(await problems()).to.equal(
        'the checkpoint of size 5 has another root; the checkpoint of size 8 has another root',
      );
    });

    it('finds a decision that was changed', async () => {
      await db('decisions').update({ rules: '[]' });
      expect(await problems()).to.equal(`decision ${decisionId(1)} is not what leaf 7 recorded`);
    });

    it('accepts older checkpoints of a key that was replaced, if a current key signed the newest', async () => {
      const both = new PostgresAuditTree(db, new CheckpointSigner({ origin: 'localhost/audit', keys: [otherKey] }));
      expect((await both.verify()).problems).to.deep.equal(['no current key signed the newest checkpoint']);
      await new PostgresAuditLog(db).append(auditEntry());
      await both.seal(5, at());
      expect(await both.verify())
        .to.include({ checkpoints: 3, signedByOtherKeys: 2 })
        .and.to.deep.include({ problems: [] });
    });

    it('seals nothing of a batch that fails: the next run continues', async () => {
      await new PostgresAuditLog(db).append(auditEntry());
      await db('audit_tiles').update({ hashes: Buffer.alloc(32) });
      expect(await rejectionOf(tree.seal(5, at()))).to.match(/damaged/);
      expect(await db('audit_pending')).to.have.length(1);
      expect(await db('audit_leaves')).to.have.length(8);
    });
  });
});
