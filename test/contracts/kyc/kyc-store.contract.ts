import { expect } from 'chai';
import type { KycStore } from '../../../src/application/ports/kyc.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { describeKycEvents } from './kyc-store/events.ts';
import { approval, kycSteps, pending } from './kyc-store/fixtures.ts';
import { describeSessionsOfStrangers } from './kyc-store/strangers.ts';

export function describeKycStoreContract(name: string, makeWorld: () => Promise<KycStore>): void {
  describe(`KycStore: ${name}`, () => {
    let made: KycStore;
    const kycsOf = () => made;
    const { open, apply } = kycSteps(kycsOf);
    beforeEach(async () => {
      made = await makeWorld();
    });

    describe('sessions', () => {
      it('are unknown until they are opened', async () => {
        expect((await kycsOf().verificationsOf(ALICE)).all).to.deep.equal([]);
        expect(await kycsOf().findSession('s1')).to.equal(undefined);
      });

      it('come back as they were opened', async () => {
        const session = { ...pending, id: NON_ASCII, url: `https://kyc.example/?q=${NON_ASCII}`, statusAt: at(1) };
        expect(await open(session)).to.deep.equal(session);
        expect(await kycsOf().findSession(NON_ASCII)).to.deep.equal(session);
        expect((await kycsOf().verificationsOf(ALICE)).all).to.deep.equal([session]);
      });

      it('are listed oldest first, by wallet, and at the same time in the order in which they were opened', async () => {
        await open({ ...pending, id: 'b', createdAt: at(2) });
        await open({ ...pending, id: 'c', tier: 'TIER_3', createdAt: at(2) });
        await open({ ...pending, id: 'a', tier: 'TIER_2', createdAt: at(1) });
        await open({ ...pending, id: 'd', wallet: BOB });
        await apply({ ...approval, sessionId: 'b' });
        expect((await kycsOf().verificationsOf(ALICE)).all.map(({ id }) => id)).to.deep.equal(['a', 'b', 'c']);
      });

      it('keep the identity of an approval, and are found by the person', async () => {
        const identity = { countryCode: 'UA', region: 'UA-43', person: 'digest-1' };
        await open(pending);
        await open({ ...pending, id: 's2', wallet: BOB });
        await open({ ...pending, id: 's3', wallet: BOB, tier: 'TIER_2' });
        expect(await apply({ ...approval, identity })).to.deep.nested.include({ 'after.identity': identity });
        for (const [index, sessionId] of ['s2', 's3'].entries())
          await apply({ ...approval, id: `o${index}`, sessionId, identity: { person: 'digest-1' } });
        expect(await kycsOf().findSession('s1')).to.deep.include({ identity });
        expect(await kycsOf().findSession('s2')).to.deep.include({ identity: { person: 'digest-1' } });
        expect((await kycsOf().walletsOfPersons(['digest-1', 'digest-2'])).toSorted()).to.deep.equal(
          [ALICE, BOB].toSorted(),
        );
        expect(await kycsOf().walletsOfPersons(['digest-2'])).to.deep.equal([]);
        expect(await kycsOf().walletsOfPersons([])).to.deep.equal([]);
      });

      it('are not opened while the wallet has a pending one of the tier: that one is returned', async () => {
        await open(pending);
        expect(await open({ ...pending, id: 's2', url: 'https://kyc.example/s2' })).to.deep.equal(pending);
        expect(await kycsOf().findSession('s2')).to.equal(undefined);
        const other = { ...pending, id: 's3', wallet: BOB };
        expect(await open(other)).to.deep.equal(other);
      });

      it('are opened again once the last one is decided', async () => {
        await open(pending);
        await apply({ ...approval, status: 'rejected' });
        const next = { ...pending, id: 's2', createdAt: at(20) };
        expect(await open(next)).to.deep.equal(next);
        expect(await open({ ...next, id: 's3' })).to.deep.equal(next);
        expect((await kycsOf().verificationsOf(ALICE)).all).to.have.length(2);
      });

      it('are opened once by ten concurrent calls, and all return that one', async () => {
        const answers = await atOnce(10, (index) => open({ ...pending, id: `s${index}` }));
        const kept = (await kycsOf().verificationsOf(ALICE)).all;
        expect(kept).to.have.length(1);
        for (const answer of answers) expect(answer).to.deep.equal(kept[0]);
      });

      it('are not opened twice under one id: the existing one is returned', async () => {
        await open(pending);
        await apply(approval);
        const known = { ...pending, status: 'approved', statusAt: at(10) };
        expect(await open({ ...pending, wallet: BOB, tier: 'TIER_2' })).to.deep.equal(known);
        expect(await kycsOf().findSession('s1')).to.deep.equal(known);
      });

      it('are stored beside a pending one when they are already decided', async () => {
        await open(pending);
        const decided = { ...pending, id: 's2', status: 'approved', statusAt: at(5), createdAt: at(6) } as const;
        expect(await open(decided)).to.deep.equal(decided);
        expect((await kycsOf().verificationsOf(ALICE)).all).to.deep.equal([pending, decided]);
      });

      it('that are pending are listed by id, in pages, for all wallets', async () => {
        const ids = async (limit: number, after?: string) =>
          (await kycsOf().pendingSessions(limit, after)).map(({ id }) => id);
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
        expect(await kycsOf().pendingSessions(1, 'a-')).to.deep.equal([opened[0]]);
        await apply({ ...approval, sessionId: 'b' });
        expect(await ids(9, 'a-')).to.deep.equal([]);
      });

      it('are returned as copies', async () => {
        (await open(pending)).createdAt.setTime(0);
        (await kycsOf().findSession('s1'))?.createdAt.setTime(0);
        expect(await kycsOf().findSession('s1')).to.deep.equal(pending);
      });
    });
    describeSessionsOfStrangers(kycsOf);
    describeKycEvents(kycsOf);
  });
}
