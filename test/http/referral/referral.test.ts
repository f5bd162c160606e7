import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('referrals', () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });

  describe('GET /api/referral/resolve', () => {
    const resolve = (code: string) => world.api.get(`/api/referral/resolve?code=${encodeURIComponent(code)}`);

    it('returns the owner of a code, in any letter case', async () => {
      const { referralCode } = (await world.api.get('/api/user').set(owner.bearer)).body.profile;
      for (const written of [referralCode, referralCode.toLowerCase(), ` ${referralCode} `])
        expect((await resolve(written).expect(200)).body).to.deep.equal({
          success: true,
          data: { code: referralCode, wallet: owner.address },
        });
    });

    it('returns 404 for an unknown code', async () =>
      expectRefusal(await resolve('NOBODY22'), 404, 'REFERRAL_CODE_NOT_FOUND'));

    it('needs a code', async () => {
      expectRefusal(await world.api.get('/api/referral/resolve'), 400, 'VALIDATION_FAILED', 'code');
      expectRefusal(await resolve(''), 400, 'VALIDATION_FAILED', 'code');
      expectRefusal(await resolve('X'.repeat(65)), 400, 'VALIDATION_FAILED', 'code');
    });

    it('returns 503 while the database is down', async () => {
      sinon.stub(world.users, 'findByReferralCode').rejects(storeUnavailable());
      expectRefusal(await resolve('NOBODY22'), 503, 'STORE_UNAVAILABLE');
    });
  });

  describe('GET /api/referral/stats', () => {
    const stats = (wallet: string) => world.api.get(`/api/referral/stats?wallet=${wallet}`).set(owner.bearer);

    it('starts at zero', async () => {
      expect((await stats(owner.address).expect(200)).body).to.deep.equal({
        success: true,
        data: {
          totalReferrals: 0,
          totalAmountReferred: '0',
          totalFreedEarned: '0',
          totalTokensReferred: '0',
          recentReferrals: [],
        },
      });
    });

    it('totals confirmed purchases that named the wallet as referrer', async () => {
      const referred = { referrer: owner.address };
      const bought = [
        purchase(1, 7, { ...referred, buyer: ALICE, amount: 100_000_000n, tokens: 2n * 10n ** 21n }),
        purchase(2, 8, { ...referred, buyer: ALICE, amount: 150_000_000n, tokens: 3n * 10n ** 21n }),
        purchase(3, 9, { ...referred, buyer: BOB, amount: 250_000_000n, tokens: 5n * 10n ** 21n }),
        purchase(4, 9, { buyer: BOB, logIndex: 1 }),
      ];
      const unconfirmed = [purchase(5, 11, { ...referred, amount: 1n })];
      await world.purchaseIndex.commit(step(block(10), { confirmed: bought, unconfirmed }));
      const { data } = (await stats(owner.address).expect(200)).body;
      expect(data).to.deep.include({
        totalReferrals: 2,
        totalAmountReferred: '500000000',
        totalFreedEarned: '0',
        totalTokensReferred: '10000000000000000000000',
      });
      expect(data.recentReferrals).to.have.length(3);
      expect(data.recentReferrals[0]).to.deep.equal({
        wallet: BOB,
        amount: '250000000',
        tokens: '5000000000000000000000',
        date: purchase(3, 9).timestamp.toISOString(),
      });
    });

    it('computes rewards from the configured share of confirmed purchases, rounded down', async () => {
      world = await aWorld({ REFERRAL_REWARD_BPS: '250' });
      owner = await signedIn(world);
      const referred = { referrer: owner.address, buyer: ALICE };
      const confirmed = [purchase(1, 7, { ...referred, tokens: 1_000n }), purchase(2, 8, { ...referred, tokens: 39n })];
      const unconfirmed = [purchase(5, 11, { ...referred, tokens: 10n ** 30n })];
      await world.purchaseIndex.commit(step(block(10), { confirmed, unconfirmed }));
      // 1,039 × 2.5 % = 25.975
      expect((await stats(owner.address).expect(200)).body.data).to.include({ totalFreedEarned: '25' });
    });

    it('returns at most 20 purchases, the newest', async () => {
      const many = Array.from({ length: 25 }, (_, i) => purchase(i + 1, i + 1, { referrer: owner.address }));
      await world.purchaseIndex.commit(step(block(30), { confirmed: many }));
      const { recentReferrals } = (await stats(owner.address).expect(200)).body.data;
      expect(recentReferrals).to.have.length(20);
      expect(recentReferrals[19].date).to.equal(purchase(6, 6).timestamp.toISOString());
    });

    it('needs a wallet', async () => {
      expectRefusal(await stats('me'), 400, 'VALIDATION_FAILED', 'wallet');
      expectRefusal(await world.api.get('/api/referral/stats').set(owner.bearer), 400, 'VALIDATION_FAILED', 'wallet');
    });
  });
});
