import { expect } from 'chai';
import sinon from 'sinon';
import type { WebhookDelivery } from '../../../src/application/ports/system.ts';
import { kycUnavailable } from '../../../src/domain/kyc/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import {
  aWallet,
  aWorld,
  eligible,
  KYC_SECRET,
  NOON,
  type SignedIn,
  signedIn,
  type TestWorld,
} from '../../support/service/world.ts';

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe('/api/kyc', () => {
  let world: TestWorld;
  let owner: SignedIn;
  let wallet: string;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
    wallet = owner.address;
  });
  afterEach(() => sinon.restore());

  const open = (body: object = {}) =>
    world.api
      .post('/api/kyc/session')
      .set(owner.bearer)
      .send({ wallet, ...body });
  const status = async () =>
    (await world.api.get(`/api/kyc/session?wallet=${wallet}`).set(owner.bearer).expect(200)).body;
  const deliver = ({ headers, body }: WebhookDelivery) =>
    world.api
      .post('/api/kyc/webhook')
      .set(headers as Record<string, string>)
      .send(Buffer.from(body).toString());
  const decide = async (sessionId: string, decision: 'approved' | 'rejected' | 'pending', at = later(1)) =>
    (await deliver(world.kycProvider.decide(sessionId, decision, at)).expect(200)).body.data.applied as boolean;

  it('has no status for an unknown wallet', async () =>
    expect(await status()).to.deep.equal({
      wallet,
      kycStatus: 'none',
      kycTier: 'TIER_1',
      tierName: 'Basic',
      maxAllowed: '0',
      isBlocked: false,
      canBuy: false,
      verificationUrl: null,
      needsSessionCreation: true,
    }));

  it('opens a verification session, and returns the same one when called again', async () => {
    const first = (await open().expect(200)).body;
    expect(first).to.include({ kycStatus: 'pending', kycTier: 'TIER_1', needsSessionCreation: false, canBuy: false });
    expect(first.verificationUrl).to.match(/^http:\/\/localhost:3000\/sandbox\/kyc\//);
    expect((await open().expect(200)).body).to.deep.equal(first);
    const higher = (await open({ requestedTier: 'TIER_2' }).expect(200)).body;
    expect(higher.sessionId).to.not.equal(first.sessionId);
  });

  it('keeps one session of several concurrent ones', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => open().expect(200)));
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).to.equal(1);
  });

  it('returns a contact for the accredited tier, and opens nothing', async () => {
    const { body } = await open({ requestedTier: 'TIER_3' }).expect(200);
    expect(body).to.include({ contactAddress: 'accredited@localhost', sessionId: null, kycStatus: 'none' });
    expect((await world.kycs.verificationsOf(wallet as never)).all).to.deep.equal([]);
  });

  it('allows purchases with the approved tier', async () => {
    const { sessionId } = (await open({ requestedTier: 'TIER_2' })).body;
    expect(await decide(sessionId, 'approved')).to.equal(true);
    expect(await status()).to.include({
      kycStatus: 'approved',
      kycTier: 'TIER_2',
      tierName: 'Enhanced',
      maxAllowed: '9999990000',
      canBuy: true,
      verificationUrl: null,
      needsSessionCreation: false,
    });
  });

  it('keeps an approved tier while an upgrade is pending, and when it fails', async () => {
    await decide((await open()).body.sessionId, 'approved');
    const upgrade = (await open({ requestedTier: 'TIER_2' }).expect(200)).body;
    expect(await status()).to.include({ kycStatus: 'approved', kycTier: 'TIER_1', canBuy: true });
    await decide(upgrade.sessionId, 'rejected', later(2));
    expect(await status()).to.include({ kycStatus: 'approved', kycTier: 'TIER_1', canBuy: true });
  });

  it('lets a rejected user try again', async () => {
    const first = (await open()).body;
    await decide(first.sessionId, 'rejected');
    expect(await status()).to.include({ kycStatus: 'rejected', needsSessionCreation: true, canBuy: false });
    const second = (await open().expect(200)).body;
    expect(second.sessionId).to.not.equal(first.sessionId);
    expect(second.kycStatus).to.equal('pending');
  });

  it('rejects a tier that is already approved', async () => {
    await decide((await open({ requestedTier: 'TIER_2' })).body.sessionId, 'approved');
    for (const requestedTier of ['TIER_1', 'TIER_2'])
      expectRefusal(await open({ requestedTier }), 400, 'TIER_ALREADY_APPROVED');
  });

  describe('webhooks', () => {
    it('are applied once, however often they are delivered', async () => {
      const { sessionId } = (await open()).body;
      const delivery = world.kycProvider.decide(sessionId, 'approved', later(1));
      const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(delivery).expect(200)));
      expect(answers.filter(({ body }) => body.data.applied)).to.have.length(1);
    });

    it('never overwrite a newer status', async () => {
      const { sessionId } = (await open()).body;
      const early = world.kycProvider.decide(sessionId, 'approved', later(1));
      expect(await decide(sessionId, 'rejected', later(2))).to.equal(true);
      expect((await deliver(early).expect(200)).body.data.applied).to.equal(false);
      expect((await status()).kycStatus).to.equal('rejected');
    });

    it('of an unknown session are accepted and change nothing', async () => {
      const body = {
        eventId: 'e',
        sessionId: 'nobody',
        wallet,
        status: 'approved',
        tier: 'TIER_1',
        occurredAt: NOON.toISOString(),
      };
      const response = await world.api
        .post('/api/kyc/webhook')
        .set('x-webhook-secret', KYC_SECRET)
        .send(body)
        .expect(200);
      expect(response.body).to.deep.equal({ success: true, data: { applied: false } });
      expect((await status()).kycStatus).to.equal('none');
    });

    it('about another wallet than the session’s change nothing', async () => {
      const { sessionId } = (await open()).body;
      const body = {
        eventId: 'e',
        sessionId,
        wallet: aWallet().address,
        status: 'approved',
        tier: 'TIER_1',
        occurredAt: later(1).toISOString(),
      };
      const response = await world.api
        .post('/api/kyc/webhook')
        .set('x-webhook-secret', KYC_SECRET)
        .send(body)
        .expect(200);
      expect(response.body.data.applied).to.equal(false);
      expect((await status()).kycStatus).to.equal('pending');
    });

    for (const [why, headers] of [
      ['no secret', {}],
      ['a wrong secret', { 'x-webhook-secret': 'wrong' }],
      ['an empty secret', { 'x-webhook-secret': '' }],
    ] as const)
      it(`with ${why} are rejected before they are parsed`, async () => {
        const response = await world.api.post('/api/kyc/webhook').set(headers).send({ anything: true });
        expectRefusal(response, 401, 'WEBHOOK_SECRET_INVALID');
      });

    for (const [why, body] of [
      ['no JSON', 'approved'],
      ['an unknown status', JSON.stringify({ eventId: 'e', sessionId: 's', status: 'APPROVED' })],
      ['nothing', ''],
    ] as const)
      it(`with ${why} are rejected`, async () => {
        const request = world.api.post('/api/kyc/webhook').set('x-webhook-secret', KYC_SECRET);
        expectRefusal(await request.set('content-type', 'application/json').send(body), 400, 'WEBHOOK_UNREADABLE');
      });

    it('that revoke an approval raise an alarm while authorizations are valid', async () => {
      const buyer = await eligible(world);
      const order = {
        wallet: buyer.address,
        amount: '100000000',
        paymentToken: world.config.sale.paymentTokens[0].address,
      };
      await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(200);
      const [session] = (await world.kycs.verificationsOf(buyer.address)).all;
      expect(await decide(session?.id ?? '', 'rejected')).to.equal(true);
      expect(world.raised).to.deep.equal(['authorization-at-risk']);
      expectRefusal(await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order), 403, 'KYC_REQUIRED');
    });
  });

  for (const [why, body, code, path] of [
    ['a foreign callback', { callbackUrl: 'https://evil.example/done' }, 'CALLBACK_NOT_ALLOWED', undefined],
    ['a callback that runs', { callbackUrl: 'javascript:alert(1)' }, 'VALIDATION_FAILED', 'callbackUrl'],
    ['a callback that is no address', { callbackUrl: 'done' }, 'VALIDATION_FAILED', 'callbackUrl'],
    ['a tier that there is not', { requestedTier: 'TIER_9' }, 'VALIDATION_FAILED', 'requestedTier'],
    ['half a wallet', { wallet: '0x12' }, 'VALIDATION_FAILED', 'wallet'],
  ] as const)
    it(`rejects ${why}`, async () => expectRefusal(await open(body), 400, code, path));

  it('accepts a callback on this site', async () => {
    await open({ callbackUrl: 'http://localhost:3000/done' }).expect(200);
  });

  it('returns 503 while the provider is down, and stores nothing', async () => {
    sinon.stub(world.kycProvider, 'openSession').rejects(kycUnavailable());
    expectRefusal(await open(), 503, 'KYC_UNAVAILABLE');
    expect((await status()).kycStatus).to.equal('none');
  });

  describe('a link to a verification', () => {
    const asStranger = (body: object) => world.api.post('/api/kyc/session').send(body);
    const linkOf = ({ body }: { body: { verificationUrl: unknown; sessionId?: unknown } }) => [
      body.verificationUrl,
      body.sessionId,
    ];

    it('is returned to the wallet’s own session only', async () => {
      const { verificationUrl } = (await open().expect(200)).body;
      expect(verificationUrl).to.be.a('string');
      expect((await status()).verificationUrl).to.equal(verificationUrl);
      const other = await signedIn(world);
      for (const headers of [{}, other.bearer])
        for (const query of ['', '&readonly=true']) {
          const seen = await world.api.get(`/api/kyc/session?wallet=${wallet}${query}`).set(headers).expect(200);
          expect(seen.body).to.include({ verificationUrl: null, kycStatus: 'pending' });
        }
      for (const requestedTier of ['TIER_1', 'TIER_2']) {
        expect(linkOf(await asStranger({ wallet, requestedTier }).expect(200))).to.deep.equal([null, null]);
        const foreign = world.api.post('/api/kyc/session').set(other.bearer).send({ wallet, requestedTier });
        expect(linkOf(await foreign.expect(200))).to.deep.equal([null, null]);
      }
      expect((await world.kycs.verificationsOf(owner.address)).all).to.have.length(1);
    });

    it('is not returned in a chat about another wallet', async () => {
      await open().expect(200);
      const say = { message: `kyc status of ${wallet}` };
      const { body } = await world.api.post('/api/chat').send(say).expect(200);
      expect(body.response.intent).to.equal('kyc');
      expect(JSON.stringify(body)).not.to.include('/sandbox/kyc/');
    });

    it('is returned once to the caller who opens it for a wallet without a user', async () => {
      const unknown = aWallet().address;
      const first = await asStranger({ wallet: unknown }).expect(200);
      expect(first.body.verificationUrl).to.match(/\/sandbox\/kyc\//);
      expect(linkOf(await asStranger({ wallet: unknown }).expect(200))).to.deep.equal([null, null]);
    });

    it('is returned to one of ten concurrent callers', async () => {
      const unknown = aWallet().address;
      const answers = await Promise.all(Array.from({ length: 10 }, () => asStranger({ wallet: unknown })));
      expect(answers.filter(({ body }) => typeof body.verificationUrl === 'string')).to.have.length.below(2);
      expect((await world.kycs.verificationsOf(unknown as never)).all).to.have.length(1);
    });

    it('has a separate limit for callers other than the owner', async () => {
      const codes = [];
      for (let i = 0; i < 5; i += 1) codes.push((await asStranger({ wallet: aWallet().address })).status);
      expect(codes).to.deep.equal([200, 200, 200, 429, 429]);
      const refused = await asStranger({ wallet: aWallet().address });
      expectRefusal(refused, 429, 'KYC_STRANGER_LIMIT');
      expect(refused.get('retry-after')).to.equal('60');
      await open().expect(200);
      world.clock.set(later(1));
      await asStranger({ wallet: aWallet().address }).expect(200);
    });

    it('has a separate limit for status requests of other callers', async () => {
      const strangers = await Promise.all(
        [1, 2, 3].map(async () => (await asStranger({ wallet: aWallet().address }).expect(200)).body.wallet),
      );
      await open().expect(200);
      const report = sinon.spy(world.kycProvider, 'report');
      for (const one of [...strangers, wallet]) await world.api.get(`/api/kyc/session?wallet=${one}`).expect(200);
      expect(report.callCount).to.equal(3);
      await status();
      expect(report.callCount).to.equal(4);
    });
  });

  it('rejects an incomplete wallet address', async () =>
    expectRefusal(await world.api.get('/api/kyc/session?wallet=0x12'), 400, 'VALIDATION_FAILED', 'wallet'));
});
