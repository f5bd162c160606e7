import { expect } from 'chai';
import sinon from 'sinon';
import { kycUnavailable } from '../../../src/domain/kyc/errors.ts';
import type { KycTier } from '../../../src/domain/kyc/tier.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { later } from '../../support/service/kyc-reports.ts';
import { decided } from '../../support/service/verifying.ts';
import { aWallet, aWorld, NOON, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('/api/kyc: linking and upgrading', () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });

  /** A verification session that exists at the provider but not here. */
  const elsewhere = async (tier: KycTier = 'TIER_1', wallet: WalletAddress = owner.address) =>
    (await world.kycProvider.openSession({ openedBy: 'owner', wallet, tier })).id;
  const open = async (requestedTier: KycTier = 'TIER_1') =>
    (
      await world.api
        .post('/api/kyc/session')
        .set(owner.bearer)
        .send({ wallet: owner.address, requestedTier })
        .expect(200)
    ).body;

  describe('POST /api/kyc/link-session', () => {
    const link = (sessionId: string, body: object = {}) =>
      world.api
        .post('/api/kyc/link-session')
        .set(owner.bearer)
        .send({ wallet: owner.address, sessionId, ...body });

    it('links an approved session that was unknown here', async () => {
      const sessionId = await elsewhere('TIER_2');
      world.kycProvider.decide(sessionId, 'approved', later(1));
      const { body } = await link(sessionId).expect(200);
      expect(body.success).to.equal(true);
      expect(body.data).to.include({
        wallet: owner.address,
        kycStatus: 'approved',
        kycTier: 'TIER_2',
        maxAllowed: '9999990000',
        canBuy: true,
      });
    });

    it('links an open session, whose webhooks count from then on', async () => {
      const sessionId = await elsewhere();
      const { data } = (await link(sessionId).expect(200)).body;
      expect(data).to.include({ kycStatus: 'pending', needsSessionCreation: false });
      expect(data.verificationUrl).to.match(new RegExp(`/${sessionId}$`));
      expect(await decided(world, sessionId, 'approved')).to.equal(true);
    });

    describe('when the provider returns no URL', () => {
      const withoutUrl = async (sessionId: string) => {
        const report = await world.kycProvider.report(sessionId);
        const { url: _, ...rest } = report ?? expect.fail('no report');
        sinon.stub(world.kycProvider, 'report').resolves(rest);
      };

      it('does not find a session that was not opened here', async () => {
        const sessionId = await elsewhere();
        await withoutUrl(sessionId);
        expectRefusal(await link(sessionId), 404, 'KYC_SESSION_NOT_FOUND');
        expect((await world.kycs.verificationsOf(owner.address)).all).to.deep.equal([]);
      });

      it('links a session that was opened here, which keeps its URL', async () => {
        const { sessionId, verificationUrl } = await open();
        await withoutUrl(sessionId);
        expect((await link(sessionId).expect(200)).body.data).to.include({ kycStatus: 'pending', verificationUrl });
      });
    });

    it('returns a known session’s decision, and changes nothing the second time', async () => {
      const { sessionId } = await open();
      world.kycProvider.decide(sessionId, 'approved', later(1));
      const first = (await link(sessionId).expect(200)).body;
      expect(first.data.kycStatus).to.equal('approved');
      expect((await link(sessionId).expect(200)).body).to.deep.equal(first);
      expect((await world.kycs.verificationsOf(owner.address)).all).to.have.length(1);
    });

    it('links a decided session beside an open one, but no second open one of the tier', async () => {
      await open();
      const sessionId = await elsewhere();
      expectRefusal(await link(sessionId), 409, 'KYC_SESSION_OPEN');
      world.kycProvider.decide(sessionId, 'approved', later(1));
      expect((await link(sessionId).expect(200)).body.data).to.include({ kycStatus: 'approved', canBuy: true });
    });

    it('links once for ten concurrent requests', async () => {
      const sessionId = await elsewhere();
      world.kycProvider.decide(sessionId, 'approved', later(1));
      await Promise.all(Array.from({ length: 10 }, () => link(sessionId).expect(200)));
      expect((await world.kycs.verificationsOf(owner.address)).all).to.have.length(1);
    });

    it('does not restore a revoked approval', async () => {
      const { sessionId } = await open();
      world.kycProvider.decide(sessionId, 'approved', later(1));
      await link(sessionId).expect(200);
      world.kycProvider.decide(sessionId, 'rejected', later(2));
      expect((await link(sessionId).expect(200)).body.data.kycStatus).to.equal('rejected');
      const older = await elsewhere('TIER_2');
      world.kycProvider.decide(older, 'approved', later(1));
      expect((await link(older).expect(200)).body.data).to.include({ kycStatus: 'rejected', canBuy: false });
    });

    for (const [why, body, path] of [
      ['half a wallet', { wallet: '0x12' }, 'wallet'],
      ['no session', { sessionId: undefined }, 'sessionId'],
      ['an empty session', { sessionId: '' }, 'sessionId'],
      ['a session that is a path', { sessionId: '../sessions' }, 'sessionId'],
      ['a session of 201 characters', { sessionId: 's'.repeat(201) }, 'sessionId'],
      ['a tier, which is the provider’s to say', { tier: 'TIER_3' }, 'tier'],
    ] as const)
      it(`rejects ${why}`, async () => expectRefusal(await link('s', body), 400, 'VALIDATION_FAILED', path));

    it('rejects an unknown session', async () => expectRefusal(await link('nobody'), 404, 'KYC_SESSION_NOT_FOUND'));

    it('rejects a session that is not for any tier', async () => {
      const at = { wallet: owner.address, occurredAt: NOON };
      sinon
        .stub(world.kycProvider, 'report')
        .resolves({ sessionId: 'age-check', status: 'approved', url: 'https://kyc.example/', ...at });
      expectRefusal(await link('age-check'), 404, 'KYC_SESSION_NOT_FOUND');
      expect((await world.kycs.verificationsOf(owner.address)).all).to.deep.equal([]);
    });

    it('rejects a session opened for another wallet, and stores nothing', async () => {
      const sessionId = await elsewhere('TIER_2', aWallet().address as WalletAddress);
      world.kycProvider.decide(sessionId, 'approved', later(1));
      expectRefusal(await link(sessionId), 403, 'KYC_SESSION_FOREIGN');
      expect(await world.kycs.findSession(sessionId)).to.equal(undefined);
    });

    it('returns 503 while the provider is down', async () => {
      sinon.stub(world.kycProvider, 'report').rejects(kycUnavailable());
      expectRefusal(await link('s'), 503, 'KYC_UNAVAILABLE');
    });
  });

  describe('GET /api/kyc/upgrade-url', () => {
    const upgrade = (tier: string, wallet: string = owner.address) =>
      world.api.get(`/api/kyc/upgrade-url?wallet=${wallet}&tier=${tier}`).set(owner.bearer);
    const approve = async (tier: KycTier) => {
      world.kycProvider.decide((await open(tier)).sessionId, 'approved', later(1));
      await world.api.get(`/api/kyc/session?wallet=${owner.address}`).expect(200);
    };

    it('returns the URL of the first tier, and the same one when called again', async () => {
      const first = await upgrade('TIER_1').expect(200);
      expect(first.body.data).to.include({ wallet: owner.address, currentTier: null, tier: 'TIER_1' });
      expect(first.get('cache-control')).to.equal('no-store');
      expect((await upgrade('TIER_1').expect(200)).body).to.deep.equal(first.body);
      expect((await open()).verificationUrl).to.equal(first.body.data.url);
    });

    it('returns the tier above the approved one, and keeps the approved one', async () => {
      await approve('TIER_1');
      const { data } = (await upgrade('TIER_2').expect(200)).body;
      expect(data).to.include({ currentTier: 'TIER_1', tier: 'TIER_2' });
      expect(data.url).to.match(/^http:\/\/localhost:3000\/sandbox\/kyc\//);
      const status = (await world.api.get(`/api/kyc/session?wallet=${owner.address}`).set(owner.bearer)).body;
      expect(status).to.include({ kycStatus: 'approved', kycTier: 'TIER_1', verificationUrl: data.url });
    });

    it('returns the contact for the accredited tier', async () => {
      await approve('TIER_2');
      const url = 'mailto:accredited@localhost';
      expect((await upgrade('TIER_3').expect(200)).body.data).to.include({ currentTier: 'TIER_2', url });
    });

    it('returns a contact that is a web address', async () => {
      world = await aWorld({ ACCREDITED_CONTACT: 'https://example.com/apply' });
      owner = await signedIn(world);
      expect((await upgrade('TIER_3').expect(200)).body.data.url).to.equal('https://example.com/apply');
    });

    it('rejects a tier that is not above the approved one', async () => {
      await approve('TIER_2');
      for (const tier of ['TIER_1', 'TIER_2']) expectRefusal(await upgrade(tier), 400, 'TIER_ALREADY_APPROVED');
    });

    it('rejects an unknown tier, and an incomplete wallet address', async () => {
      expectRefusal(await upgrade('TIER_9'), 400, 'VALIDATION_FAILED', 'tier');
      expectRefusal(await upgrade('TIER_1', '0x12'), 400, 'VALIDATION_FAILED', 'wallet');
    });

    it('returns 503 while the provider is down', async () => {
      sinon.stub(world.kycProvider, 'openSession').rejects(kycUnavailable());
      expectRefusal(await upgrade('TIER_1'), 503, 'KYC_UNAVAILABLE');
    });
  });
});
