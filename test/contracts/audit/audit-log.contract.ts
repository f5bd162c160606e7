import { expect } from 'chai';
import type { AuditLog } from '../../../src/application/ports/audit.ts';
import { type AuditFilter, auditBody } from '../../../src/domain/audit/audit-entry.ts';
import { requestInvalid } from '../../../src/domain/shared/failures.ts';
import { auditEntry, recordsOf } from '../../support/fixtures/audit-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejectionOf } from '../../support/rejection.ts';

export function describeAuditLogContract(name: string, makeWorld: () => Promise<AuditLog>): void {
  describe(`AuditLog: ${name}`, () => {
    let log: AuditLog;
    beforeEach(async () => {
      log = await makeWorld();
    });
    const found = async (filter: AuditFilter) =>
      (await log.page(filter, { limit: 10 })).items.map(({ entry }) => entry);

    it('is empty at first', async () => {
      expect(await log.page({}, { limit: 10 })).to.deep.equal({ items: [] });
      expect(await recordsOf(log.stream({}))).to.deep.equal([]);
    });

    it('returns every field of an entry, and its body byte for byte', async () => {
      const entry = auditEntry({
        actor: `cli:${NON_ASCII}`,
        outcome: 'refused',
        decisionId: 'd1',
        digest: 'f'.repeat(64),
        detail: { proposal: '12', b: 'x', a: 'y' },
      });
      await log.append(entry);
      const [record] = (await log.page({}, { limit: 1 })).items;
      expect(record?.entry).to.deep.equal(entry);
      expect(record?.body).to.equal(auditBody(entry));
      expect(record).not.to.have.property('leaf');
    });

    it('rejects an entry that cannot be stored as text, and keeps nothing of it', async () => {
      for (const wrong of [{ actor: 'a\0b' }, { subject: '' }, { action: 'block' }, { detail: { a: '\ud800' } }])
        expect(await rejectionOf(log.append(auditEntry(wrong)))).to.be.instanceOf(TypeError);
      expect(await recordsOf(log.stream({}))).to.deep.equal([]);
    });

    it('finds entries by actor, subject, action and time, newest first', async () => {
      const [first, second, third] = [
        auditEntry(),
        auditEntry({ at: at(1), actor: CAROL, action: 'user.read' }),
        auditEntry({ at: at(2), subject: CAROL }),
      ];
      for (const entry of [first, second, third]) await log.append(entry);
      expect(await found({})).to.deep.equal([third, second, first]);
      expect(await found({ actor: ALICE })).to.deep.equal([third, first]);
      expect(await found({ subject: BOB })).to.deep.equal([second, first]);
      expect(await found({ action: 'user.read' })).to.deep.equal([second]);
      expect(await found({ from: at(1) })).to.deep.equal([third, second]);
      expect(await found({ to: at(1) })).to.deep.equal([first]);
      expect(await found({ actor: ALICE, subject: BOB, from: at(), to: at(1) })).to.deep.equal([first]);
      expect(await found({ actor: ALICE.toLowerCase() })).to.deep.equal([]);
    });

    it('continues a page after its cursor, without entries that arrived since', async () => {
      for (let index = 0; index < 5; index += 1) await log.append(auditEntry({ at: at(index) }));
      const first = await log.page({}, { limit: 2 });
      await log.append(auditEntry({ at: at(9) }));
      const second = await log.page({}, { limit: 2, cursor: first.nextCursor as string });
      const third = await log.page({}, { limit: 2, cursor: second.nextCursor as string });
      const times = [first, second, third].map(({ items }) => items.map(({ entry }) => entry.at));
      expect(times).to.deep.equal([[at(4), at(3)], [at(2), at(1)], [at(0)]]);
      expect(third).not.to.have.property('nextCursor');
    });

    it('rejects a malformed cursor with VALIDATION_FAILED', async () => {
      await failureOf(log.page({}, { limit: 1, cursor: 'x' }), requestInvalid);
    });

    it('streams the entries of a time range, oldest first, over several batches', async () => {
      await atOnce(1_100, (index) => log.append(auditEntry({ at: at(index) })));
      const all = await recordsOf(log.stream({}));
      expect(new Set(all.map(({ entry }) => entry.at.getTime()))).to.have.property('size', 1_100);
      expect(all.map(({ position }) => position)).to.deep.equal(
        all.map(({ position }) => position).sort((a, b) => a - b),
      );
      expect(await recordsOf(log.stream({ from: at(10), to: at(13) }))).to.have.length(3);
    });
  });
}
