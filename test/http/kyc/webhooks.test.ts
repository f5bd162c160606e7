import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { later } from '../../support/service/kyc-reports.ts';
import { verifying } from '../../support/service/verifying.ts';
import { aWallet, eligible, KYC_SECRET } from '../../support/service/world.ts';

describe('the webhooks of /api/kyc', () => {
  const { at, open, status, decide } = verifying();

  for (const [what, changes, stays] of [
    ['of an unknown session', { sessionId: 'nobody' }, 'none'],
    ['about another wallet than the session’s', { wallet: aWallet().address }, 'pending'],
  ] as const)
    it(`${what} are accepted and change nothing`, async () => {
      const sessionId = stays === 'none' ? 'nobody' : (await open()).body.sessionId;
      const report = { eventId: 'e', sessionId, wallet: at.wallet, status: 'approved', tier: 'TIER_1' };
      const sent = at.world.api.post('/api/kyc/webhook').set('x-webhook-secret', KYC_SECRET);
      const { body } = await sent.send({ ...report, occurredAt: later(1).toISOString(), ...changes }).expect(200);
      expect(body).to.deep.equal({ success: true, data: { applied: false } });
      expect((await status()).kycStatus).to.equal(stays);
    });

  for (const [why, headers] of [
    ['no secret', {}],
    ['a wrong secret', { 'x-webhook-secret': 'wrong' }],
    ['an empty secret', { 'x-webhook-secret': '' }],
  ] as const)
    it(`with ${why} are rejected before they are parsed`, async () => {
      const response = await at.world.api.post('/api/kyc/webhook').set(headers).send({ anything: true });
      expectRefusal(response, 401, 'WEBHOOK_SECRET_INVALID');
    });

  for (const [why, body] of [
    ['no JSON', 'approved'],
    ['an unknown status', JSON.stringify({ eventId: 'e', sessionId: 's', status: 'APPROVED' })],
    ['nothing', ''],
  ] as const)
    it(`with ${why} are rejected`, async () => {
      const request = at.world.api.post('/api/kyc/webhook').set('x-webhook-secret', KYC_SECRET);
      expectRefusal(await request.set('content-type', 'application/json').send(body), 400, 'WEBHOOK_UNREADABLE');
    });

  it('that revoke an approval raise an alarm while authorizations are valid', async () => {
    const buyer = await eligible(at.world);
    const order = {
      wallet: buyer.address,
      amount: '100000000',
      paymentToken: at.world.config.sale.paymentTokens[0].address,
    };
    await at.world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(200);
    const [session] = (await at.world.kycs.verificationsOf(buyer.address)).all;
    expect(await decide(session?.id ?? '', 'rejected')).to.equal(true);
    expect(at.world.raised).to.deep.equal(['authorization-at-risk']);
    expectRefusal(await at.world.api.post('/api/sale/authorize').set(buyer.bearer).send(order), 403, 'KYC_REQUIRED');
  });
});
