import { expect } from 'chai';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { BLOCKED, foreignVerification, OWN } from '../../support/service/foreign-verification.ts';
import { later } from '../../support/service/kyc-reports.ts';
import { aWallet, signedIn } from '../../support/service/world.ts';

describe('the link of a verification that a stranger opened', () => {
  const { at, wallet, openFor, open, decide, signIn, statusFor, buy, upgrade, link } = foreignVerification();

  it('never has its link shown again: not to the stranger, the owner or operators, nor in a chat', async () => {
    const secret = (body: unknown) => JSON.stringify(body);
    const key = 'one-key';
    const other = await signedIn(at.world);
    const another = aWallet().address;
    const keyed = () =>
      at.world.api
        .post('/api/kyc/session')
        .set({ ...other.bearer, 'Idempotency-Key': key })
        .send({ wallet: another });
    expect((await keyed().expect(200)).body.verificationUrl).to.be.a('string');
    expectRefusal(await keyed(), 409, 'IDEMPOTENCY_ANSWER_NOT_KEPT');

    expect((await open({}, 'TIER_2').expect(200)).body).to.include({ verificationUrl: null, sessionId: null });
    const owner = await signIn();
    const { bearer } = await aKey(at.world, owner);
    const say = { message: 'what is the status of my verification?' };
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'chat', arguments: say } };
    const answers = [
      await statusFor({}),
      await statusFor(owner.bearer),
      await statusFor(owner.bearer, '&readonly=true'),
      (await at.world.api.get('/api/user').set(owner.bearer).expect(200)).body,
      (await at.world.api.post('/api/chat').set(owner.bearer).send(say).expect(200)).body,
      (
        await at.world.api
          .post('/mcp')
          .set({ ...bearer, accept: 'application/json, text/event-stream' })
          .send(call)
          .expect(200)
      ).text,
      (await upgrade(owner, 'TIER_2').expect(200)).body,
      (await open(owner.bearer, 'TIER_2').expect(200)).body,
      await at.world.kycs.verificationsOf(wallet()),
    ];
    for (const answer of answers) expect(secret(answer)).to.not.include(at.foreign.verificationUrl);
    expect(answers[1]).to.include({ kycStatus: 'pending', verificationUrl: null, needsSessionCreation: true });
  });

  it('counts for the owner who links it, but not while whoever has its link can decide it', async () => {
    const owner = await signIn();
    const own = (await open(owner.bearer).expect(200)).body;
    expectRefusal(await link(owner, at.foreign.sessionId), 409, 'KYC_SESSION_OPEN');
    at.world.kycProvider.decide(at.foreign.sessionId, 'approved', later(1), OWN);
    expect((await link(owner, at.foreign.sessionId).expect(200)).body.data).to.include({
      ...{ kycStatus: 'approved', kycTier: 'TIER_2', canBuy: true },
      verificationUrl: own.verificationUrl,
    });
    await buy(owner).expect(200);
    await decide(at.foreign.sessionId, 'rejected', later(2));
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', canBuy: false });
  });

  it('counts beside an upgrade only when the owner linked it', async () => {
    await openFor('TIER_1');
    await decide(at.foreign.sessionId, 'approved', later(1), OWN);
    const owner = await signIn();
    const { url } = (await upgrade(owner, 'TIER_2').expect(200)).body.data;
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', verificationUrl: url });
    await link(owner, at.foreign.sessionId).expect(200);
    expect(await statusFor(owner.bearer)).to.include({
      ...{ kycStatus: 'approved', kycTier: 'TIER_1' },
      verificationUrl: url,
    });
    expectRefusal(await open(owner.bearer), 400, 'TIER_ALREADY_APPROVED');
  });

  it('raises an alarm when the owner’s own takes its place while authorizations are valid', async () => {
    await decide(at.foreign.sessionId, 'approved', later(1), OWN);
    const owner = await signIn();
    await buy(owner).expect(200);
    await open(owner.bearer).expect(200);
    await open(owner.bearer, 'TIER_2').expect(200);
    expect(at.world.raised).to.deep.equal(['authorization-at-risk']);
    await decide(at.foreign.sessionId, 'rejected', later(2));
    expect(at.world.raised).to.deep.equal(['authorization-at-risk']);
  });

  it('raises an alarm when it and the owner’s are of different persons', async () => {
    const owner = await signIn();
    const own = (await open(owner.bearer).expect(200)).body;
    await decide(own.sessionId, 'approved', later(1), OWN);
    expect(at.world.raised).to.deep.equal([]);
    await decide(at.foreign.sessionId, 'approved', later(2), BLOCKED);
    expect(at.world.raised).to.deep.equal(['wallet-of-two-persons']);
  });

  it('raises an alarm when a linked verification is of another person', async () => {
    await decide(at.foreign.sessionId, 'approved', later(1), BLOCKED);
    const owner = await signIn();
    const { id } = await at.world.kycProvider.openSession({ openedBy: 'owner', wallet: wallet(), tier: 'TIER_1' });
    at.world.kycProvider.decide(id, 'approved', later(2), OWN);
    await link(owner, id).expect(200);
    expect(at.world.raised).to.deep.equal(['wallet-of-two-persons']);
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'approved', kycTier: 'TIER_1' });
  });

  it('gives the owner a link of his own also when both open at once', async () => {
    const owner = await signIn();
    const [own, ...strangers] = await Promise.all([
      open(owner.bearer, 'TIER_2'),
      ...Array.from({ length: 5 }, () => open({}, 'TIER_2')),
    ]);
    expect(own?.body.verificationUrl).to.be.a('string').and.not.equal(at.foreign.verificationUrl);
    for (const { body } of strangers) expect(body.verificationUrl).to.equal(null);
  });
});
