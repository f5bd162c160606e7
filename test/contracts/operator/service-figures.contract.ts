import { expect } from 'chai';
import { aRaised } from '../../support/fixtures/notice-fixtures.ts';
import {
  DAY_MS,
  draft,
  entryOf,
  type OperatorStores,
  permitting,
  register,
} from '../../support/fixtures/operator-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

export function describeServiceFiguresContract(name: string, makeWorld: () => Promise<OperatorStores>): void {
  describe(`ServiceFigures and ChangeMarks: ${name}`, () => {
    let stores: OperatorStores;
    beforeEach(async () => {
      stores = await makeWorld();
    });
    const block = () =>
      stores.caseFiles.block(
        { wallet: BOB, reason: 'x', by: ALICE, at: at() },
        permitting(entryOf({ id: '1', wallet: BOB }, 'user.block')),
      );

    const acknowledge = (id: string) => {
      const entry = { at: at(), actor: BOB, action: 'alarm.acknowledge', subject: 'alarm:1', outcome: 'done' } as const;
      return stores.alarmStore.acknowledge(id, { by: BOB, note: 'seen', at: at() }, permitting(entry));
    };

    it('counts nothing in an empty service', async () => {
      const { serviceFigures: figures } = stores;
      expect((await figures.people(at())).total).to.equal(0);
      for (const kind of ['buy', 'mint', 'bid'] as const)
        expect(await figures.sale(kind, at(), at()), kind).to.deep.equal({
          authorizations: { issued: 0, used: 0, expired: 0 },
          purchases: 0,
          volume: 0n,
          issued: [],
          ...(kind !== 'mint' && { bought: [] }),
        });
      expect(await figures.refusals(at())).to.deep.equal([]);
      expect(await figures.sponsorship('2026-01-31')).to.deep.equal({ all: 0n, wallet: 0n, network: 0n });
      expect(await figures.payments(at())).to.deep.equal([]);
      expect(await figures.deadLetters()).to.equal(0);
      expect(await figures.openAlarms()).to.equal(0);
      expect(await figures.openProposals(at())).to.equal(0);
    });

    it('counts the proposals that wait for a decision, and not those that ended', async () => {
      const { proposals, serviceFigures } = stores;
      for (const wallet of [BOB, CAROL]) await proposals.create(draft(undefined, { wallet }), permitting(entryOf));
      const { id } = await proposals.create(draft(undefined, { wallet: ALICE }), permitting(entryOf));
      await proposals.decide(id, (proposal) => ({
        decision: { verdict: 'rejected', by: ALICE, at: at() },
        entry: entryOf(proposal, 'proposal.reject'),
      }));
      expect(await serviceFigures.openProposals(at())).to.equal(2);
      expect(await serviceFigures.openProposals(at(7 * DAY_MS))).to.equal(0);
    });

    it('counts users by day, and who is blocked', async () => {
      for (const wallet of [ALICE, BOB, CAROL]) await register(stores, wallet);
      await stores.users.markSiweVerified(ALICE, at());
      await block();
      const { registered, ...people } = await stores.serviceFigures.people(at());
      expect(people).to.deep.equal({
        total: 3,
        signedIn: 1,
        blocked: 1,
        kyc: { none: 3, pending: 0, approved: 0, rejected: 0 },
        tiers: { TIER_1: 0, TIER_2: 0, TIER_3: 0 },
      });
      expect(registered).to.deep.equal([{ day: '2026-03-29', count: 3 }]);
      expect((await stores.serviceFigures.people(at(1))).registered).to.deep.equal([]);
    });

    it('counts the alarms that nobody acknowledged', async () => {
      const { alarmStore, serviceFigures } = stores;
      const { id } = await alarmStore.record(aRaised());
      await alarmStore.record(aRaised({ kind: 'swap-quote-unsafe' }));
      expect(await serviceFigures.openAlarms()).to.equal(2);
      await acknowledge(id);
      expect(await serviceFigures.openAlarms()).to.equal(1);
    });

    it('marks an alarm that is raised, raised again or acknowledged', async () => {
      const { alarmStore, changeMarks } = stores;
      const before = await changeMarks.read();
      const { id } = await alarmStore.record(aRaised());
      const raised = await changeMarks.read();
      await alarmStore.record(aRaised({ at: at(1) }));
      const again = await changeMarks.read();
      await acknowledge(id);
      const acknowledged = await changeMarks.read();
      const marks = [before, raised, again, acknowledged].map(({ alarms }) => alarms);
      expect(new Set(marks).size).to.equal(4);
      expect(again).to.deep.equal({ ...before, alarms: again.alarms });
      expect(acknowledged).to.deep.equal({ ...again, alarms: acknowledged.alarms, audit: acknowledged.audit });
    });

    it('marks exactly the topics that changed', async () => {
      const { changeMarks } = stores;
      const before = await changeMarks.read();
      expect(await changeMarks.read()).to.deep.equal(before);
      await register(stores, BOB);
      const registered = await changeMarks.read();
      expect(registered)
        .to.deep.equal({ ...before, users: registered.users })
        .and.not.deep.equal(before);
      await block();
      const blocked = await changeMarks.read();
      expect(blocked).to.deep.equal({ ...registered, users: blocked.users, audit: blocked.audit });
      expect(blocked.audit).to.not.equal(registered.audit);
    });

    it('does not mark a reading of the audit log, which its readers would follow with another', async () => {
      const { auditLog, changeMarks } = stores;
      const before = await changeMarks.read();
      const read = (action: string) =>
        auditLog.record(() => ({ at: at(), actor: BOB, action, subject: 'audit', outcome: 'done' }));
      for (let reading = 0; reading < 3; reading += 1) await read('audit.read');
      expect(await changeMarks.read()).to.deep.equal(before);
      await read('audit.export');
      expect((await changeMarks.read()).audit).to.not.equal(before.audit);
    });
  });
}
