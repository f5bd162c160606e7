import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { KycStore } from '../../../src/application/ports/kyc.ts';
import { afterEvent, type KycEvent, type KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import { verificationsOf } from '../../../src/domain/kyc/verifications.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';

const pending: KycSession = {
  id: 's1',
  wallet: ALICE,
  tier: 'TIER_1',
  status: 'pending',
  url: 'https://kyc.example/s1',
  createdAt: at(),
  statusAt: at(),
  ownedAt: at(),
};

const approval: KycEvent = { id: 'e1', sessionId: 's1', status: 'approved', occurredAt: at(10) };

const neverAsked = (): never => {
  throw new Error('there was nothing to decide');
};

export function describeKycStoreContract(name: string, makeWorld: () => Promise<KycStore>): void {
  describe(`KycStore: ${name}`, () => {
    let kycs: KycStore;
    const open = async (session: KycSession) => (await kycs.open(session)).session;
    const apply = (event: KycEvent) => kycs.apply(event, (session) => afterEvent(session, event));
    beforeEach(async () => {
      kycs = await makeWorld();
    });

    describe('sessions', () => {
      it('are unknown until they are opened', async () => {
        expect((await kycs.verificationsOf(ALICE)).all).to.deep.equal([]);
        expect(await kycs.findSession('s1')).to.equal(undefined);
      });

      it('come back as they were opened', async () => {
        const session = { ...pending, id: NON_ASCII, url: `https://kyc.example/?q=${NON_ASCII}`, statusAt: at(1) };
        expect(await open(session)).to.deep.equal(session);
        expect(await kycs.findSession(NON_ASCII)).to.deep.equal(session);
        expect((await kycs.verificationsOf(ALICE)).all).to.deep.equal([session]);
      });

      it('are listed oldest first, by wallet, and at the same time in the order in which they were opened', async () => {
        await open({ ...pending, id: 'b', createdAt: at(2) });
        await open({ ...pending, id: 'c', tier: 'TIER_3', createdAt: at(2) });
        await open({ ...pending, id: 'a', tier: 'TIER_2', createdAt: at(1) });
        await open({ ...pending, id: 'd', wallet: BOB });
        await apply({ ...approval, sessionId: 'b' });
        expect((await kycs.verificationsOf(ALICE)).all.map(({ id }) => id)).to.deep.equal(['a', 'b', 'c']);
      });

      it('keep the identity of an approval, and are found by the person', async () => {
        const identity = { countryCode: 'UA', region: 'UA-43', person: 'digest-1' };
        await open(pending);
        await open({ ...pending, id: 's2', wallet: BOB });
        await open({ ...pending, id: 's3', wallet: BOB, tier: 'TIER_2' });
        expect(await apply({ ...approval, identity })).to.deep.nested.include({ 'after.identity': identity });
        for (const [index, sessionId] of ['s2', 's3'].entries())
          await apply({ ...approval, id: `o${index}`, sessionId, identity: { person: 'digest-1' } });
        expect(await kycs.findSession('s1')).to.deep.include({ identity });
        expect(await kycs.findSession('s2')).to.deep.include({ identity: { person: 'digest-1' } });
        expect((await kycs.walletsOfPersons(['digest-1', 'digest-2'])).toSorted()).to.deep.equal(
          [ALICE, BOB].toSorted(),
        );
        expect(await kycs.walletsOfPersons(['digest-2'])).to.deep.equal([]);
        expect(await kycs.walletsOfPersons([])).to.deep.equal([]);
      });

      it('are not opened while the wallet has a pending one of the tier: that one is returned', async () => {
        await open(pending);
        expect(await open({ ...pending, id: 's2', url: 'https://kyc.example/s2' })).to.deep.equal(pending);
        expect(await kycs.findSession('s2')).to.equal(undefined);
        const other = { ...pending, id: 's3', wallet: BOB };
        expect(await open(other)).to.deep.equal(other);
      });

      it('are opened again once the last one is decided', async () => {
        await open(pending);
        await apply({ ...approval, status: 'rejected' });
        const next = { ...pending, id: 's2', createdAt: at(20) };
        expect(await open(next)).to.deep.equal(next);
        expect(await open({ ...next, id: 's3' })).to.deep.equal(next);
        expect((await kycs.verificationsOf(ALICE)).all).to.have.length(2);
      });

      it('are opened once by ten concurrent calls, and all return that one', async () => {
        const answers = await atOnce(10, (index) => open({ ...pending, id: `s${index}` }));
        const kept = (await kycs.verificationsOf(ALICE)).all;
        expect(kept).to.have.length(1);
        for (const answer of answers) expect(answer).to.deep.equal(kept[0]);
      });

      it('are not opened twice under one id: the existing one is returned', async () => {
        await open(pending);
        await apply(approval);
        const known = { ...pending, status: 'approved', statusAt: at(10) };
        expect(await open({ ...pending, wallet: BOB, tier: 'TIER_2' })).to.deep.equal(known);
        expect(await kycs.findSession('s1')).to.deep.equal(known);
      });

      it('are stored beside a pending one when they are already decided', async () => {
        await open(pending);
        const decided = { ...pending, id: 's2', status: 'approved', statusAt: at(5), createdAt: at(6) } as const;
        expect(await open(decided)).to.deep.equal(decided);
        expect((await kycs.verificationsOf(ALICE)).all).to.deep.equal([pending, decided]);
      });

      it('that are pending are listed by id, in pages, for all wallets', async () => {
        const ids = async (limit: number, after?: string) =>
          (await kycs.pendingSessions(limit, after)).map(({ id }) => id);
        expect(await ids(9)).to.deep.equal([]);
        const opened = [
          { ...pending, id: 'b' },
          { ...pending, id: 'B', tier: 'TIER_2' },
          { ...pending, id: 'a-', wallet: BOB },
          { ...pending, id: 'a', tier: 'TIER_2', wallet: BOB },
          { ...pending, id: 'c', status: 'rejected' },
        ] as const;
        for (const session of opened) await open(session);
        expect(await ids(9)).to.deep.equal(['B', 'a', 'a-', 'b']);
        expect(await ids(2)).to.deep.equal(['B', 'a']);
        expect(await ids(2, 'a')).to.deep.equal(['a-', 'b']);
        expect(await kycs.pendingSessions(1, 'a-')).to.deep.equal([opened[0]]);
        await apply({ ...approval, sessionId: 'b' });
        expect(await ids(9, 'a-')).to.deep.equal([]);
      });

      it('of a stranger are stored without their link, and only for a wallet without any', async () => {
        const { ownedAt: _, ...foreign } = { ...pending, id: 'foreign' };
        const { url: __, ...kept } = foreign;
        expect(await kycs.open(foreign)).to.deep.equal({ session: kept, isNew: true });
        expect(await kycs.findSession('foreign')).to.deep.equal(kept);
        expect(await kycs.open({ ...foreign, id: 'f2', tier: 'TIER_2' })).to.deep.equal({
          session: kept,
          isNew: false,
        });
        expect(await kycs.open(foreign)).to.deep.equal({ session: kept, isNew: false });
        await kycs.open({ ...pending, wallet: BOB });
        expect((await kycs.open({ ...foreign, id: 'f3', wallet: BOB })).isNew).to.equal(false);
        expect((await kycs.verificationsOf(BOB)).all.map(({ id }) => id)).to.deep.equal(['s1']);
      });

      it('of the owner are opened beside those of a stranger, and count alone from then on', async () => {
        const { ownedAt: _, ...foreign } = { ...pending, id: 'foreign' };
        await kycs.open(foreign);
        expect((await kycs.verificationsOf(ALICE)).counted.map(({ id }) => id)).to.deep.equal(['foreign']);
        expect(await kycs.open(pending)).to.deep.equal({ session: pending, isNew: true });
        expect(await kycs.open({ ...pending, id: 's2' })).to.deep.equal({ session: pending, isNew: false });
        const { all, counted } = await kycs.verificationsOf(ALICE);
        expect([all.map(({ id }) => id), counted.map(({ id }) => id)]).to.deep.equal([['foreign', 's1'], ['s1']]);
        const late = await apply({ ...approval, sessionId: 'foreign' });
        expect(late.applied && late.verifications.counted).to.deep.equal([pending]);
      });

      it('of a stranger and of the owner that are opened at once: the owner’s is always stored, and one is new of each', async () => {
        const { ownedAt: _, ...foreign } = pending;
        const answers = await atOnce(12, (index) =>
          kycs.open({
            ...(index % 2 === 0 ? pending : foreign),
            id: `${index % 2 === 0 ? 'own' : 'foreign'} ${index}`,
          }),
        );
        const { all, counted } = await kycs.verificationsOf(ALICE);
        expect(counted).to.have.length(1);
        expect(all.length).to.be.within(1, 2);
        expect(answers.filter(({ isNew }) => isNew).map(({ session }) => session.id)).to.have.members(
          all.map(({ id }) => id),
        );
        for (const [index, { session }] of answers.entries())
          if (index % 2 === 0) expect(session).to.deep.equal(counted[0]);
      });

      it('of a stranger become the owner’s when the owner adopts them after the decision, once', async () => {
        const { ownedAt: _, url: __, ...foreign } = pending;
        await kycs.open(foreign);
        for (const [id, wallet] of [
          ['s1', ALICE],
          ['s1', BOB],
          ['unknown', ALICE],
        ] as const)
          expect(await kycs.adopt(id, wallet, at(20))).to.equal(undefined);
        await apply(approval);
        expect(await kycs.adopt('s1', BOB, at(20))).to.equal(undefined);
        const owners = { ...foreign, status: 'approved', statusAt: at(10), ownedAt: at(20) } as const;
        expect(await kycs.adopt('s1', ALICE, at(20))).to.deep.equal(owners);
        expect(await kycs.adopt('s1', ALICE, at(30))).to.deep.equal(owners);
        expect(await kycs.findSession('s1')).to.deep.equal(owners);
        await apply({ ...approval, id: 'e2', status: 'rejected', occurredAt: at(40) });
        expect(await kycs.findSession('s1')).to.deep.include({ status: 'rejected', ownedAt: at(20) });
      });

      it('of the owner that are open are the owner’s already', async () => {
        await kycs.open(pending);
        expect(await kycs.adopt('s1', ALICE, at(20))).to.deep.equal(pending);
      });

      it('are returned as copies', async () => {
        (await open(pending)).createdAt.setTime(0);
        (await kycs.findSession('s1'))?.createdAt.setTime(0);
        expect(await kycs.findSession('s1')).to.deep.equal(pending);
      });
    });

    describe('events', () => {
      it('change their session as decided, and return both states', async () => {
        await open(pending);
        const approved = { ...pending, status: 'approved', statusAt: at(10) } as const;
        expect(await apply(approval)).to.deep.equal({
          ...{ applied: true, before: pending, after: approved },
          verifications: verificationsOf([approved]),
        });
        expect(await kycs.findSession('s1')).to.deep.equal(approved);
        const revocation: KycEvent = {
          ...approval,
          id: 'e2',
          wallet: ALICE,
          tier: 'TIER_1',
          status: 'rejected',
          occurredAt: at(20),
        };
        const revoked = { ...approved, status: 'rejected', statusAt: at(20), revokedAt: at(20) };
        expect(await apply(revocation)).to.deep.include({ applied: true, before: approved, after: revoked });
        expect(await kycs.findSession('s1')).to.deep.equal(revoked);
      });

      it('are decided once, however often they come', async () => {
        await open(pending);
        await apply(approval);
        expect(await kycs.apply(approval, neverAsked)).to.deep.equal({ applied: false });
      });

      it('are decided once under ten concurrent deliveries', async () => {
        await open(pending);
        let decisions = 0;
        const outcomes = await atOnce(10, () =>
          kycs.apply(approval, (session) => {
            decisions += 1;
            return afterEvent(session, approval);
          }),
        );
        expect(decisions).to.equal(1);
        expect(outcomes.filter(({ applied }) => applied)).to.have.length(1);
      });

      it('are kept when they change nothing, and not decided again', async () => {
        await open(pending);
        expect(await kycs.apply(approval, () => undefined)).to.deep.equal({ applied: false, before: pending });
        expect(await kycs.findSession('s1')).to.deep.equal(pending);
        expect(await kycs.apply(approval, neverAsked)).to.deep.equal({ applied: false });
      });

      it('of an unknown session are kept, and not decided when the session appears', async () => {
        expect(await kycs.apply(approval, neverAsked)).to.deep.equal({ applied: false });
        await open(pending);
        expect(await kycs.apply(approval, neverAsked)).to.deep.equal({ applied: false });
        expect(await kycs.findSession('s1')).to.deep.equal(pending);
      });

      it('that arrive late or out of order never overwrite newer ones', async () => {
        await open(pending);
        await apply({ ...approval, occurredAt: at(30) });
        const approved = await kycs.findSession('s1');
        for (const status of ['rejected', 'pending'] as const)
          expect((await apply({ ...approval, id: `late ${status}`, status, occurredAt: at(20) })).applied).to.equal(
            false,
          );
        expect(await kycs.findSession('s1')).to.deep.equal(approved);
        expect((await apply({ ...approval, id: 'newer', status: 'rejected', occurredAt: at(40) })).applied).to.equal(
          true,
        );
      });

      it('leave nothing behind when the decision throws', async () => {
        await open(pending);
        const broken = new Error('no decision');
        const thrown = await rejectionOf(
          kycs.apply(approval, () => {
            throw broken;
          }),
        );
        expect(thrown).to.equal(broken);
        expect(await kycs.findSession('s1')).to.deep.equal(pending);
        expect((await apply(approval)).applied).to.equal(true);
      });

      it('of one session are serialized: none of ten concurrent ones is lost', async () => {
        await open(pending);
        await atOnce(10, (index) =>
          kycs.apply({ ...approval, id: `e${index}` }, (session) => ({ ...session, url: `${session.url}.` })),
        );
        expect((await kycs.findSession('s1'))?.url).to.equal(`${pending.url}..........`);
      });

      it('do not change other sessions', async () => {
        await open(pending);
        const other = await open({ ...pending, id: 's2', wallet: BOB });
        await apply(approval);
        expect(await kycs.findSession('s2')).to.deep.equal(other);
      });
    });
  });
}
