import { expect } from 'chai';
import type { KycStore } from '../../../../src/application/ports/kyc.ts';
import { ALICE, at, atOnce, BOB } from '../../../support/fixtures/store-fixtures.ts';
import { approval, kycSteps, pending } from './fixtures.ts';

export function describeSessionsOfStrangers(kycsOf: () => KycStore): void {
  const { apply } = kycSteps(kycsOf);
  const { ownedAt: _, ...opened } = pending;
  const foreign = { ...opened, id: 'foreign' };

  describe('sessions', () => {
    it('of a stranger are stored without their link, and only for a wallet without any', async () => {
      const { url: _, ...kept } = foreign;
      expect(await kycsOf().open(foreign)).to.deep.equal({ session: kept, isNew: true });
      expect(await kycsOf().findSession('foreign')).to.deep.equal(kept);
      expect(await kycsOf().open({ ...foreign, id: 'f2', tier: 'TIER_2' })).to.deep.equal({
        session: kept,
        isNew: false,
      });
      expect(await kycsOf().open(foreign)).to.deep.equal({ session: kept, isNew: false });
      await kycsOf().open({ ...pending, wallet: BOB });
      expect((await kycsOf().open({ ...foreign, id: 'f3', wallet: BOB })).isNew).to.equal(false);
      expect((await kycsOf().verificationsOf(BOB)).all.map(({ id }) => id)).to.deep.equal(['s1']);
    });

    it('of the owner are opened beside those of a stranger, and count alone from then on', async () => {
      await kycsOf().open(foreign);
      expect((await kycsOf().verificationsOf(ALICE)).counted.map(({ id }) => id)).to.deep.equal(['foreign']);
      expect(await kycsOf().open(pending)).to.deep.equal({ session: pending, isNew: true });
      expect(await kycsOf().open({ ...pending, id: 's2' })).to.deep.equal({ session: pending, isNew: false });
      const { all, counted } = await kycsOf().verificationsOf(ALICE);
      expect([all.map(({ id }) => id), counted.map(({ id }) => id)]).to.deep.equal([['foreign', 's1'], ['s1']]);
      const late = await apply({ ...approval, sessionId: 'foreign' });
      expect(late.applied && late.verifications.counted).to.deep.equal([pending]);
    });

    it('of a stranger and of the owner that are opened at once: the owner’s is always stored, and one is new of each', async () => {
      const answers = await atOnce(12, (index) =>
        kycsOf().open({
          ...(index % 2 === 0 ? pending : foreign),
          id: `${index % 2 === 0 ? 'own' : 'foreign'} ${index}`,
        }),
      );
      const { all, counted } = await kycsOf().verificationsOf(ALICE);
      expect(counted).to.have.length(1);
      expect(all.length).to.be.within(1, 2);
      expect(answers.filter(({ isNew }) => isNew).map(({ session }) => session.id)).to.have.members(
        all.map(({ id }) => id),
      );
      for (const [index, { session }] of answers.entries())
        if (index % 2 === 0) expect(session).to.deep.equal(counted[0]);
    });

    it('of a stranger become the owner’s when the owner adopts them after the decision, once', async () => {
      const { url: _, ...foreign } = opened;
      await kycsOf().open(foreign);
      for (const [id, wallet] of [
        ['s1', ALICE],
        ['s1', BOB],
        ['unknown', ALICE],
      ] as const)
        expect(await kycsOf().adopt(id, wallet, at(20))).to.equal(undefined);
      await apply(approval);
      expect(await kycsOf().adopt('s1', BOB, at(20))).to.equal(undefined);
      const owners = { ...foreign, status: 'approved', statusAt: at(10), ownedAt: at(20) } as const;
      expect(await kycsOf().adopt('s1', ALICE, at(20))).to.deep.equal(owners);
      expect(await kycsOf().adopt('s1', ALICE, at(30))).to.deep.equal(owners);
      expect(await kycsOf().findSession('s1')).to.deep.equal(owners);
      await apply({ ...approval, id: 'e2', status: 'rejected', occurredAt: at(40) });
      expect(await kycsOf().findSession('s1')).to.deep.include({ status: 'rejected', ownedAt: at(20) });
    });

    it('of the owner that are open are the owner’s already', async () => {
      await kycsOf().open(pending);
      expect(await kycsOf().adopt('s1', ALICE, at(20))).to.deep.equal(pending);
    });
  });
}
