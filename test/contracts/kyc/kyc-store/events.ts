import { expect } from 'chai';
import type { KycStore } from '../../../../src/application/ports/kyc.ts';
import { afterEvent, type KycEvent } from '../../../../src/domain/kyc/kyc-session.ts';
import { verificationsOf } from '../../../../src/domain/kyc/verifications.ts';
import { ALICE, at, atOnce, BOB } from '../../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { approval, kycSteps, pending } from './fixtures.ts';

const neverAsked = (): never => {
  throw new Error('there was nothing to decide');
};

export function describeKycEvents(kycsOf: () => KycStore): void {
  const { open, apply } = kycSteps(kycsOf);

  describe('events', () => {
    it('change their session as decided, and return both states', async () => {
      await open(pending);
      const approved = { ...pending, status: 'approved', statusAt: at(10) } as const;
      expect(await apply(approval)).to.deep.equal({
        ...{ applied: true, before: pending, after: approved },
        verifications: verificationsOf([approved]),
      });
      expect(await kycsOf().findSession('s1')).to.deep.equal(approved);
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
      expect(await kycsOf().findSession('s1')).to.deep.equal(revoked);
    });

    it('are decided once, however often they come', async () => {
      await open(pending);
      await apply(approval);
      expect(await kycsOf().apply(approval, neverAsked)).to.deep.equal({ applied: false });
    });

    it('are decided once under ten concurrent deliveries', async () => {
      await open(pending);
      let decisions = 0;
      const outcomes = await atOnce(10, () =>
        kycsOf().apply(approval, (session) => {
          decisions += 1;
          return afterEvent(session, approval);
        }),
      );
      expect(decisions).to.equal(1);
      expect(outcomes.filter(({ applied }) => applied)).to.have.length(1);
    });

    it('are kept when they change nothing, and not decided again', async () => {
      await open(pending);
      expect(await kycsOf().apply(approval, () => undefined)).to.deep.equal({ applied: false, before: pending });
      expect(await kycsOf().findSession('s1')).to.deep.equal(pending);
      expect(await kycsOf().apply(approval, neverAsked)).to.deep.equal({ applied: false });
    });

    it('of an unknown session are kept, and not decided when the session appears', async () => {
      expect(await kycsOf().apply(approval, neverAsked)).to.deep.equal({ applied: false });
      await open(pending);
      expect(await kycsOf().apply(approval, neverAsked)).to.deep.equal({ applied: false });
      expect(await kycsOf().findSession('s1')).to.deep.equal(pending);
    });

    it('that arrive late or out of order never overwrite newer ones', async () => {
      await open(pending);
      await apply({ ...approval, occurredAt: at(30) });
      const approved = await kycsOf().findSession('s1');
      for (const status of ['rejected', 'pending'] as const)
        expect((await apply({ ...approval, id: `late ${status}`, status, occurredAt: at(20) })).applied).to.equal(
          false,
        );
      expect(await kycsOf().findSession('s1')).to.deep.equal(approved);
      expect((await apply({ ...approval, id: 'newer', status: 'rejected', occurredAt: at(40) })).applied).to.equal(
        true,
      );
    });

    it('leave nothing behind when the decision throws', async () => {
      await open(pending);
      const broken = new Error('no decision');
      const thrown = await rejectionOf(
        kycsOf().apply(approval, () => {
          throw broken;
        }),
      );
      expect(thrown).to.equal(broken);
      expect(await kycsOf().findSession('s1')).to.deep.equal(pending);
      expect((await apply(approval)).applied).to.equal(true);
    });

    it('of one session are serialized: none of ten concurrent ones is lost', async () => {
      await open(pending);
      await atOnce(10, (index) =>
        kycsOf().apply({ ...approval, id: `e${index}` }, (session) => ({ ...session, url: `${session.url}.` })),
      );
      expect((await kycsOf().findSession('s1'))?.url).to.equal(`${pending.url}..........`);
    });

    it('do not change other sessions', async () => {
      await open(pending);
      const other = await open({ ...pending, id: 's2', wallet: BOB });
      await apply(approval);
      expect(await kycsOf().findSession('s2')).to.deep.equal(other);
    });
  });
}
