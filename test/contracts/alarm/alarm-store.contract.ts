import { expect } from 'chai';
import type { AlarmStore } from '../../../src/application/ports/alarm.ts';
import type { AuditLog } from '../../../src/application/ports/audit.ts';
import { ACKNOWLEDGED_FOR_MS } from '../../../src/domain/alarm/alarm.ts';
import { recordsOf } from '../../support/fixtures/audit-fixtures.ts';
import { ANOTHER_ID, aRaised } from '../../support/fixtures/notice-fixtures.ts';
import { permitting } from '../../support/fixtures/operator-fixtures.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

export type AlarmStoreWorld = Readonly<{ alarms: AlarmStore; auditLog: AuditLog }>;

const entry = { at: at(), actor: BOB, action: 'alarm.acknowledge', subject: 'alarm:1', outcome: 'done' } as const;
const ACT = permitting(entry);
const acknowledgement = { by: BOB, note: NON_ASCII, at: at(5) };

export function describeAlarmStoreContract(name: string, makeWorld: () => Promise<AlarmStoreWorld>): void {
  describe(`AlarmStore: ${name}`, () => {
    let alarms: AlarmStore;
    let auditLog: AuditLog;
    beforeEach(async () => {
      ({ alarms, auditLog } = await makeWorld());
    });
    const list = async (state?: 'open' | 'acknowledged') => (await alarms.list(state, { limit: 100 })).items;
    const entries = async () => (await recordsOf(auditLog.stream({}))).length;

    it('is empty at first', async () => {
      expect(await list()).to.deep.equal([]);
      expect(await alarms.unannounced(10)).to.deep.equal([]);
      for (const id of [ANOTHER_ID, 'not an id', '']) {
        expect(await alarms.find(id)).to.equal(undefined);
        expect(await alarms.acknowledge(id, acknowledgement, ACT)).to.equal(undefined);
      }
      expect(await entries()).to.equal(0);
    });

    it('keeps one row for each kind and subject, with first and last time and the count', async () => {
      const first = await alarms.record(aRaised({ message: NON_ASCII }));
      expect(first).to.deep.include({ state: 'open', count: 1, openings: 1, firstAt: at(), lastAt: at() });
      expect(first.subject).to.equal(`chainId=8453 target=${ALICE}`);
      const again = await alarms.record(
        aRaised({ at: at(1000), message: 'again', facts: { ...aRaised().facts, id: '2' } }),
      );
      expect(again).to.deep.equal({
        ...first,
        message: 'again',
        facts: { ...first.facts, id: '2' },
        count: 2,
        lastAt: at(1000),
      });
      await alarms.record(aRaised({ facts: { chainId: 1, target: ALICE } }));
      await alarms.record(aRaised({ kind: 'swap-quote-unsafe', facts: { chainId: 8453 } }));
      expect((await list()).map(({ count }) => count)).to.deep.equal([1, 1, 2]);
      expect(await alarms.find(first.id)).to.deep.equal(again);
    });

    it('stores facts that JSON cannot represent as text', async () => {
      const facts: Record<string, unknown> = { chainId: 8453n, nothing: undefined, when: at(), list: [1n] };
      facts.self = facts;
      const { facts: stored } = await alarms.record(aRaised({ facts }));
      expect(stored).to.deep.equal({
        chainId: '8453',
        when: JSON.stringify(at()),
        list: '["1"]',
        self: '[not representable]',
      });
    });

    it('counts each of twenty concurrent times', async () => {
      await atOnce(20, () => alarms.record(aRaised()));
      expect((await list()).map(({ count }) => count)).to.deep.equal([20]);
    });

    it('acknowledges once, and appends one audit entry', async () => {
      const { id } = await alarms.record(aRaised());
      const acknowledged = await alarms.acknowledge(id.toUpperCase(), acknowledgement, ACT);
      expect(acknowledged).to.deep.include({ state: 'acknowledged', acknowledgement });
      const second = await alarms.acknowledge(id, { ...acknowledgement, note: 'other' }, ACT);
      expect(second).to.deep.equal(acknowledged);
      expect(await entries()).to.equal(1);
      expect([await list('open'), await list('acknowledged')]).to.deep.equal([[], [acknowledged]]);
    });

    it('acknowledges nothing when the entry cannot be appended', async () => {
      const { id } = await alarms.record(aRaised());
      const refused = await alarms
        .acknowledge(id, acknowledgement, permitting({ ...entry, action: 'Not an action' }))
        .catch(() => 'no');
      expect(refused).to.equal('no');
      expect((await alarms.find(id))?.state).to.equal('open');
    });

    it('opens again when it is raised a day after it was acknowledged, not before', async () => {
      const { id } = await alarms.record(aRaised());
      await alarms.acknowledge(id, acknowledgement, ACT);
      const soon = await alarms.record(aRaised({ at: at(5 + ACKNOWLEDGED_FOR_MS - 1) }));
      expect(soon).to.deep.include({ state: 'acknowledged', count: 2, openings: 1 });
      const late = await alarms.record(aRaised({ at: at(5 + ACKNOWLEDGED_FOR_MS) }));
      expect(late).to.deep.include({ state: 'open', count: 3, openings: 2, acknowledgement });
    });

    it('announces each opening once, oldest first', async () => {
      const one = await alarms.record(aRaised());
      const two = await alarms.record(aRaised({ facts: { chainId: 1, target: ALICE } }));
      expect((await alarms.unannounced(10)).map(({ id }) => id)).to.deep.equal([one.id, two.id]);
      expect(await alarms.unannounced(1)).to.have.length(1);
      await alarms.markAnnounced(one.id, 1);
      await alarms.acknowledge(two.id, acknowledgement, ACT);
      expect(await alarms.unannounced(10)).to.deep.equal([]);
      await alarms.record(aRaised({ facts: { chainId: 1, target: ALICE }, at: at(5 + ACKNOWLEDGED_FOR_MS) }));
      await alarms.markAnnounced(two.id, 1);
      expect((await alarms.unannounced(10)).map(({ id }) => id)).to.deep.equal([two.id]);
    });

    it('lists pages, newest first', async () => {
      const rows = [];
      for (const chainId of [1, 2, 3])
        rows.unshift(await alarms.record(aRaised({ facts: { chainId, target: ALICE } })));
      const first = await alarms.list(undefined, { limit: 2 });
      expect(first.items).to.deep.equal(rows.slice(0, 2));
      const second = await alarms.list(undefined, { limit: 2, cursor: first.nextCursor ?? '' });
      expect(second).to.deep.equal({ items: rows.slice(2) });
    });

    it('purges acknowledged alarms only, in batches', async () => {
      for (const chainId of [1, 2, 3]) {
        const { id } = await alarms.record(aRaised({ facts: { chainId, target: ALICE } }));
        await alarms.acknowledge(id, acknowledgement, ACT);
      }
      await alarms.record(aRaised());
      expect(await alarms.purge(at(), 10)).to.equal(0);
      expect([await alarms.purge(at(1), 2), await alarms.purge(at(1), 2)]).to.deep.equal([2, 1]);
      expect(await list()).to.have.length(1);
    });
  });
}
