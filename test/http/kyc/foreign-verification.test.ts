import { expect } from 'chai';
import type { InMemoryKycStore } from '../../../src/adapters/store/kyc/kyc-store.memory.ts';
import type { ReportedIdentity } from '../../../src/application/ports/kyc.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { BLOCKED, foreignVerification, OWN } from '../../support/service/foreign-verification.ts';
import { later } from '../../support/service/kyc-reports.ts';
import { aWallet, eligible } from '../../support/service/world.ts';

describe('a verification that a stranger opened', () => {
  const { at, wallet, open, decide, signIn, statusFor, buy, upgrade, bought } = foreignVerification();

  it('neither gives the owner a country and a person nor keeps him from his own', async () => {
    await decide(at.foreign.sessionId, 'approved', later(1), BLOCKED);
    const owner = await signIn();
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'approved', kycTier: 'TIER_2' });
    expectRefusal(await buy(owner), 403, 'REGION_BLOCKED');

    const own = (await open(owner.bearer).expect(200)).body;
    expect(own).to.include({ kycStatus: 'pending', kycTier: 'TIER_1', canBuy: false, needsSessionCreation: false });
    expect(own.verificationUrl).to.be.a('string').and.not.equal(at.foreign.verificationUrl);
    expect((await open(owner.bearer).expect(200)).body).to.deep.equal(own);
    expectRefusal(await buy(owner), 403, 'KYC_REQUIRED');
    for (const [status, minutes] of [
      ['approved', 2],
      ['pending', 3],
    ] as const)
      await decide(at.foreign.sessionId, status, later(minutes), BLOCKED);
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', maxAllowed: '0' });

    await decide(own.sessionId, 'approved', later(4), OWN);
    await decide(at.foreign.sessionId, 'rejected', later(5));
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'approved', kycTier: 'TIER_1', canBuy: true });
    const { data } = (await buy(owner).expect(200)).body;
    expect([data.isEU, data.maxAllowed]).to.deep.equal([true, '999990000']);
    const { profile } = (await at.world.api.get('/api/user').set(owner.bearer).expect(200)).body;
    expect(profile).to.include({ kycStatus: 'approved', countryCode: 'FR' });
  });

  it('that is completed after the owner opened his own changes nothing', async () => {
    const owner = await signIn();
    const own = (await open(owner.bearer, 'TIER_2').expect(200)).body;
    expect(own.sessionId).to.not.equal(at.foreign.sessionId);
    await decide(at.foreign.sessionId, 'approved', later(1), BLOCKED);
    at.world.clock.set(later(2));
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', verificationUrl: own.verificationUrl });
    expect(await statusFor({})).to.include({ kycStatus: 'pending', verificationUrl: null });
    await decide(own.sessionId, 'approved', later(3), OWN);
    await buy(owner).expect(200);
  });

  it('does not limit the owner by what the stranger bought elsewhere, only by what the owner did', async () => {
    await decide(at.foreign.sessionId, 'approved', later(1), { ...BLOCKED, countryCode: 'FR' });
    const stranger = await eligible(at.world, 'TIER_1', aWallet(), { ...BLOCKED, countryCode: 'FR' });
    const second = await eligible(at.world, 'TIER_1', aWallet(), OWN);
    const owner = await signIn();
    const own = (await open(owner.bearer).expect(200)).body;
    await decide(own.sessionId, 'approved', later(2), OWN);
    bought({ [stranger.address]: 999_000_000n, [second.address]: 100_000_000n });
    expect((await buy(owner).expect(200)).body.data.maxAllowed).to.equal('899990000');
  });

  it('does not let a person buy the limit twice by disowning a verification under which was bought', async () => {
    await decide(at.foreign.sessionId, 'approved', later(1), OWN);
    const owner = await signIn();
    bought({ [owner.address]: 999_990_000n });
    await open(owner.bearer).expect(200);
    const second = await eligible(at.world, 'TIER_1', aWallet(), OWN);
    expectRefusal(await buy(second), 400, 'TIER_LIMIT_EXCEEDED');
  });

  describe('of a wallet to which operators granted a tier, after the owner opened his own and did not finish it', () => {
    const granted = async (identity: ReportedIdentity) => {
      await decide(at.foreign.sessionId, 'approved', later(0), identity);
      const owner = await signIn();
      (at.world.kycs as InMemoryKycStore).rule({ kind: 'grant', wallet: wallet(), tier: 'TIER_1', at: later(0) });
      const own = (await open(owner.bearer, 'TIER_2').expect(200)).body;
      expect(own).to.include({ kycStatus: 'approved', kycTier: 'TIER_1' });
      return { owner, own };
    };

    it('still names the country, until the owner’s is approved', async () => {
      const { owner, own } = await granted(BLOCKED);
      expectRefusal(await buy(owner), 403, 'REGION_BLOCKED');
      await decide(own.sessionId, 'approved', later(1), OWN);
      await buy(owner).expect(200);
    });

    it('still names the person, until the owner’s is approved', async () => {
      const second = await eligible(at.world, 'TIER_1', aWallet(), { personId: 'stranger' });
      const { owner, own } = await granted({ personId: 'stranger' });
      bought({ [second.address]: 900_000_000n });
      expectRefusal(await buy(owner), 400, 'TIER_LIMIT_EXCEEDED');
      await decide(own.sessionId, 'approved', later(1), OWN);
      await buy(owner).expect(200);
    });
  });

  it('does not keep the owner from the same tier or a lower one, by either endpoint', async () => {
    await decide(at.foreign.sessionId, 'approved', later(1), BLOCKED);
    const owner = await signIn();
    const { data } = (await upgrade(owner, 'TIER_1').expect(200)).body;
    expect(data).to.include({ currentTier: null, tier: 'TIER_1' });
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', verificationUrl: data.url });
    expect((await upgrade(owner, 'TIER_2').expect(200)).body.data.url).to.not.equal(at.foreign.verificationUrl);
    expectRefusal(await open({}, 'TIER_9'), 400, 'VALIDATION_FAILED', 'requestedTier');
  });
});
