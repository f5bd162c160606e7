import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('/sandbox/kyc/{session}', () => {
  let world: TestWorld;
  let buyer: SignedIn;
  let path: string;
  beforeEach(async () => {
    world = await aWorld();
    buyer = await signedIn(world);
    const opened = await world.api
      .post('/api/kyc/session')
      .set(buyer.bearer)
      .send({ wallet: buyer.address, requestedTier: 'TIER_2' });
    path = new URL((opened.body as { verificationUrl: string }).verificationUrl).pathname;
  });
  const standing = async () => {
    const { body } = await world.api.get(`/api/kyc/session?wallet=${buyer.address}`).set(buyer.bearer);
    const { kycStatus, kycTier } = body as { kycStatus: string; kycTier: string };
    return kycStatus === 'approved' ? kycTier : kycStatus;
  };
  const decide = (body: object) => world.api.post(path).send(body);

  it('is where the verification URL leads, and decides without a secret', async () => {
    expect((await world.api.get(path)).body.data).to.include({ wallet: buyer.address, status: 'pending' });
    expect((await decide({ decision: 'approved' })).body.data.status).to.equal('approved');
    expect(await standing()).to.equal('TIER_2');
  });

  it('shows a page with a form, which decides like JSON', async () => {
    const page = await world.api.get(path).set('accept', 'text/html');
    expect(page.headers['content-security-policy']).to.include("form-action 'self'");
    expect(page.text).to.include(buyer.address).and.include('value="approved"').and.include('value="rejected"');
    const decided = await world.api
      .post(path)
      .set('accept', 'text/html')
      .type('form')
      .send({ decision: 'approved', countryCode: '', personId: '' });
    expect([decided.status, decided.headers.location]).to.deep.equal([303, path]);
    expect((await world.api.get(path).set('accept', 'text/html')).text).to.include('value="revoked"');
  });

  it('leaves a verification pending, and rejects it permanently', async () => {
    await decide({ decision: 'pending' });
    expect(await standing()).to.equal('pending');
    expect((await decide({ decision: 'rejected' })).body.data.status).to.equal('rejected');
    const page = await world.api.get(path).set('accept', 'text/html');
    expect(page.text).to.include('Open a new verification').and.not.include('<form');
    expectRefusal(await decide({ decision: 'approved' }), 409, 'SANDBOX_SESSION_FINAL');
  });

  it('revokes an approval later', async () => {
    await decide({ decision: 'approved' });
    world.clock.advance(60_000);
    expect((await decide({ decision: 'revoked' })).body.data.status).to.equal('revoked');
    expect(await standing()).to.equal('rejected');
  });

  it('reports the country and the person that the decision names', async () => {
    await decide({ decision: 'approved', countryCode: 'DE', personId: 'ana' });
    const [session] = (await world.kycs.verificationsOf(buyer.address)).all;
    expect(session?.identity?.countryCode).to.equal('DE');
  });

  it('decides a verification that an earlier process opened', async () => {
    const [session] = (await world.kycs.verificationsOf(buyer.address)).all;
    const restarted = await aWorld();
    if (session !== undefined) await restarted.kycs.open(session);
    const decided = await restarted.api.post(path).send({ decision: 'approved' });
    expect(decided.body.data.status).to.equal('approved');
  });

  for (const [title, body, field] of [
    ['a decision that does not exist', { decision: 'perhaps' }, 'decision'],
    ['no decision', {}, 'decision'],
    ['a country that is no code', { decision: 'approved', countryCode: 'Germany' }, 'countryCode'],
    ['an unknown field', { decision: 'approved', tier: 'TIER_3' }, 'tier'],
  ] as const)
    it(`refuses ${title}`, async () => {
      const refused = await decide(body);
      expectRefusal(refused, 400, 'VALIDATION_FAILED');
      expect(refused.body.details[0].path).to.equal(field);
      expect(await standing()).to.equal('pending');
    });

  it('says what to do about an unknown verification, to programs and to people', async () => {
    expectRefusal(await world.api.get('/sandbox/kyc/nothing'), 404, 'SANDBOX_SESSION_UNKNOWN');
    expectRefusal(await world.api.post('/sandbox/kyc/%3Cb%3E').send({}), 404, 'SANDBOX_SESSION_UNKNOWN');
    const page = await world.api.get('/sandbox/kyc/%3Cb%3E').set('accept', 'text/html');
    expect([page.status, page.text.includes('<b>')]).to.deep.equal([404, false]);
  });
});
