import { expect } from 'chai';
import sinon from 'sinon';
import { kycUnavailable } from '../../../src/domain/kyc/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { later } from '../../support/service/kyc-reports.ts';
import { verifying } from '../../support/service/verifying.ts';

describe('/api/kyc', () => {
  const { at, open, status, decide } = verifying();

  it('has no status for an unknown wallet', async () =>
    expect(await status()).to.deep.equal({
      wallet: at.wallet,
      kycStatus: 'none',
      kycTier: 'TIER_1',
      tierName: 'Basic',
      maxAllowed: '0',
      isBlocked: false,
      canBuy: false,
      verificationUrl: null,
      needsSessionCreation: true,
      history: [],
    }));

  it('opens a verification session, and returns the same one when called again', async () => {
    const first = (await open().expect(200)).body;
    expect(first).to.include({ kycStatus: 'pending', kycTier: 'TIER_1', needsSessionCreation: false, canBuy: false });
    expect(first.verificationUrl).to.match(/^http:\/\/localhost:3000\/sandbox\/kyc\//);
    expect((await open().expect(200)).body).to.deep.equal(first);
    const higher = (await open({ requestedTier: 'TIER_2' }).expect(200)).body;
    expect(higher.sessionId).to.not.equal(first.sessionId);
  });

  it('returns a contact for the accredited tier, and opens nothing', async () => {
    const { body } = await open({ requestedTier: 'TIER_3' }).expect(200);
    expect(body).to.include({ contactAddress: 'accredited@localhost', sessionId: null, kycStatus: 'none' });
    expect((await at.world.kycs.verificationsOf(at.wallet)).all).to.deep.equal([]);
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
    sinon.stub(at.world.kycProvider, 'openSession').rejects(kycUnavailable());
    expectRefusal(await open(), 503, 'KYC_UNAVAILABLE');
    expect((await status()).kycStatus).to.equal('none');
  });

  it('rejects an incomplete wallet address', async () =>
    expectRefusal(await at.world.api.get('/api/kyc/session?wallet=0x12'), 400, 'VALIDATION_FAILED', 'wallet'));
});
