import { expect } from 'chai';
import sinon from 'sinon';
import type { ReportedKycSession } from '../../../src/application/ports/kyc.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { deliver, later } from '../../support/service/kyc-reports.ts';
import { aWorld, NOON, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const IDENTITY = { countryCode: 'IR', personId: 'a person' };

describe('the webhook of an approval', () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld({ BLOCKED_COUNTRIES: 'IR' });
    owner = await signedIn(world);
    const { termsVersion } = world.config.compliance;
    await world.api.post('/api/terms').set(owner.bearer).send({ wallet: owner.address, termsVersion }).expect(200);
  });

  const open = async (): Promise<string> =>
    (await world.api.post('/api/kyc/session').set(owner.bearer).send({ wallet: owner.address }).expect(200)).body
      .sessionId;
  const approved = (sessionId: string) => world.kycProvider.decide(sessionId, 'approved', later(1), IDENTITY);
  const stored = async () => (await world.kycs.verificationsOf(owner.address)).all[0];
  const buy = () =>
    world.api.post('/api/sale/authorize').set(owner.bearer).send({
      wallet: owner.address,
      amount: '250000000',
      paymentToken: world.config.sale.paymentTokens[0].address,
    });
  /** From now on, the provider answers with an older or newer state than that of its webhook. */
  const reports = (changes: Partial<ReportedKycSession> | undefined) => {
    const ask = world.kycProvider.report.bind(world.kycProvider);
    return sinon.stub(world.kycProvider, 'report').callsFake(async (id) => {
      const { identity: _, ...report } = (await ask(id)) as ReportedKycSession;
      return changes === undefined ? undefined : { ...report, ...changes };
    });
  };

  for (const [what, report] of [
    ['has no decision yet', { status: 'pending' }],
    ['does not know the session yet', undefined],
  ] as const)
    it(`is refused, and applied with the identity when it comes again, while the provider ${what}`, async () => {
      const delivery = approved(await open());
      const lagging = reports(report);
      expectRefusal(await deliver(world, delivery), 503, 'KYC_UNAVAILABLE');
      expect(await stored()).to.include({ status: 'pending' });
      lagging.restore();
      expect((await deliver(world, delivery).expect(200)).body.data).to.deep.equal({ applied: true });
      expect(await stored()).to.deep.nested.include({ status: 'approved', 'identity.countryCode': 'IR' });
      expectRefusal(await buy(), 403, 'REGION_BLOCKED');
    });

  it('is applied together with its revocation when the provider has revoked the approval since', async () => {
    const delivery = approved(await open());
    reports({ status: 'rejected', occurredAt: later(2) });
    expect((await deliver(world, delivery).expect(200)).body.data).to.deep.equal({ applied: true });
    expect(await stored()).to.deep.include({ status: 'rejected', statusAt: later(2), revokedAt: later(2) });
  });

  it('is not applied without the identity when its session is linked in the meantime', async () => {
    const { id } = await world.kycProvider.openSession({ openedBy: 'owner', wallet: owner.address, tier: 'TIER_1' });
    const link = () =>
      world.api.post('/api/kyc/link-session').set(owner.bearer).send({ wallet: owner.address, sessionId: id });
    let waiting = true;
    const linkedMeanwhile = async () => {
      if (!waiting) return;
      waiting = false;
      await link().expect(200);
    };
    const [find, apply] = [world.kycs.findSession.bind(world.kycs), world.kycs.apply.bind(world.kycs)];
    const lagging = reports({ status: 'pending', occurredAt: NOON });
    const delivery = approved(id);
    sinon.stub(world.kycs, 'findSession').callsFake(async (one) => {
      const found = await find(one);
      await linkedMeanwhile();
      return found;
    });
    sinon.stub(world.kycs, 'apply').callsFake(async (...given) => {
      await linkedMeanwhile();
      return await apply(...given);
    });
    expectRefusal(await deliver(world, delivery), 503, 'KYC_UNAVAILABLE');
    expect(await stored()).to.include({ status: 'pending' });
    lagging.restore();
    await deliver(world, delivery).expect(200);
    expect(await stored()).to.deep.nested.include({ status: 'approved', 'identity.countryCode': 'IR' });
  });

  it('is kept without effect when the session is unknown here, also while the provider has no decision', async () => {
    const { id } = await world.kycProvider.openSession({ openedBy: 'owner', wallet: owner.address, tier: 'TIER_1' });
    const delivery = approved(id);
    for (const report of [{ status: 'pending' }, undefined] as const) {
      const lagging = reports(report);
      expect((await deliver(world, delivery).expect(200)).body.data).to.deep.equal({ applied: false });
      lagging.restore();
    }
  });
});
