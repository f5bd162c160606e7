import { expect } from 'chai';
import sinon from 'sinon';
import { expectRefusal } from '../../support/refusal.ts';
import { later } from '../../support/service/kyc-reports.ts';
import { verifying } from '../../support/service/verifying.ts';
import { aWallet, signedIn } from '../../support/service/world.ts';

describe('a link to a verification', () => {
  const { at, open, status } = verifying();

  const asStranger = (body: object) => at.world.api.post('/api/kyc/session').send(body);
  const linkOf = ({ body }: { body: { verificationUrl: unknown; sessionId?: unknown } }) => [
    body.verificationUrl,
    body.sessionId,
  ];

  it('is returned to the wallet’s own session only', async () => {
    const { verificationUrl } = (await open().expect(200)).body;
    expect(verificationUrl).to.be.a('string');
    expect((await status()).verificationUrl).to.equal(verificationUrl);
    const other = await signedIn(at.world);
    for (const headers of [{}, other.bearer])
      for (const query of ['', '&readonly=true']) {
        const seen = await at.world.api.get(`/api/kyc/session?wallet=${at.wallet}${query}`).set(headers).expect(200);
        expect(seen.body).to.include({ verificationUrl: null, kycStatus: 'pending' });
      }
    for (const requestedTier of ['TIER_1', 'TIER_2']) {
      expect(linkOf(await asStranger({ wallet: at.wallet, requestedTier }).expect(200))).to.deep.equal([null, null]);
      const foreign = at.world.api
        .post('/api/kyc/session')
        .set(other.bearer)
        .send({ wallet: at.wallet, requestedTier });
      expect(linkOf(await foreign.expect(200))).to.deep.equal([null, null]);
    }
    expect((await at.world.kycs.verificationsOf(at.owner.address)).all).to.have.length(1);
  });

  it('is not returned in a chat about another wallet', async () => {
    await open().expect(200);
    const say = { message: `kyc status of ${at.wallet}` };
    const { body } = await at.world.api.post('/api/chat').send(say).expect(200);
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
    expect((await at.world.kycs.verificationsOf(unknown as never)).all).to.have.length(1);
  });

  it('has a separate limit for callers other than the owner', async () => {
    const codes = [];
    for (let i = 0; i < 5; i += 1) codes.push((await asStranger({ wallet: aWallet().address })).status);
    expect(codes).to.deep.equal([200, 200, 200, 429, 429]);
    const refused = await asStranger({ wallet: aWallet().address });
    expectRefusal(refused, 429, 'KYC_STRANGER_LIMIT');
    expect(refused.get('retry-after')).to.equal('60');
    await open().expect(200);
    at.world.clock.set(later(1));
    await asStranger({ wallet: aWallet().address }).expect(200);
  });

  it('has a separate limit for status requests of other callers', async () => {
    const strangers = await Promise.all(
      [1, 2, 3].map(async () => (await asStranger({ wallet: aWallet().address }).expect(200)).body.wallet),
    );
    await open().expect(200);
    const report = sinon.spy(at.world.kycProvider, 'report');
    for (const one of [...strangers, at.wallet]) await at.world.api.get(`/api/kyc/session?wallet=${one}`).expect(200);
    expect(report.callCount).to.equal(3);
    await status();
    expect(report.callCount).to.equal(4);
  });
});
