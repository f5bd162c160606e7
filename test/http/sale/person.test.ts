import { expect } from 'chai';
import sinon from 'sinon';
import type { ReportedIdentity } from '../../../src/application/ports/kyc.ts';
import { settleMints } from '../../../src/application/sale/settle-mints.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { askSponsor, SPONSORING } from '../../support/chain/paymaster.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('the person behind a wallet', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld({ BLOCKED_COUNTRIES: 'IR,UA-43', ...SPONSORING });
  });
  const verifiedAs = (identity: ReportedIdentity) => eligible(world, 'TIER_1', aWallet(), identity);
  const buy = ({ bearer, address }: SignedIn, over: object = {}, path = '/api/sale/authorize') =>
    world.api
      .post(path)
      .set(bearer)
      .send({
        wallet: address,
        amount: '250000000',
        paymentToken: world.config.sale.paymentTokens[0].address,
        ...(path.endsWith('nft') && { tokenId: '77' }),
        ...over,
      });
  const bought = (figures: Readonly<Record<string, bigint | Error>>) =>
    sinon.stub(world.saleContract, 'purchased').callsFake(async (wallet) => {
      const figure = figures[wallet] ?? 0n;
      if (figure instanceof Error) throw figure;
      return figure;
    });

  describe('the country of the identity document', () => {
    for (const path of ['/api/sale/authorize', '/api/sale/authorize-nft'])
      it(`refuses by ${path} a blocked document country behind an allowed network, and says which decided`, async () => {
        const refused = await buy(await verifiedAs({ countryCode: 'IR' }), {}, path);
        expectRefusal(refused, 403, 'REGION_BLOCKED');
        expect(refused.body.error).to.include('unknown (network), IR (identity); not allowed: IR (identity)');
      });

    it('refuses a blocked region of a country that is allowed', async () => {
      const refused = await buy(await verifiedAs({ countryCode: 'UA', region: 'UA-43' }));
      expectRefusal(refused, 403, 'REGION_BLOCKED');
      expect(refused.body.error).to.include('UA-43 (identity)');
      await buy(await verifiedAs({ countryCode: 'UA', region: 'UA-30' })).expect(200);
    });

    it('treats the buyer as resident in the EU when the document is from there', async () => {
      expect((await buy(await verifiedAs({ countryCode: 'FR' })).expect(200)).body.data.isEU).to.equal(true);
      expect((await buy(await verifiedAs({ countryCode: 'JP' })).expect(200)).body.data.isEU).to.equal(false);
    });

    it('is shown to the user only', async () => {
      const { bearer, address } = await verifiedAs({ countryCode: 'FR' });
      const own = await world.api.get('/api/user').set(bearer).expect(200);
      expect(own.body.profile.countryCode).to.equal('FR');
      const seen = await world.api.get(`/api/user?wallet=${address}`).expect(200);
      expect(seen.body.profile.countryCode).to.equal(null);
    });
  });

  describe('several wallets of one person (the tier limit multiplied)', () => {
    const PERSON = { personId: 'provider-person-1' };

    it('leaves the contract what the other wallets left over', async () => {
      const [first, second] = [await verifiedAs(PERSON), await verifiedAs(PERSON)];
      bought({ [first.address]: 700_000_000n });
      expect((await buy(second).expect(200)).body.data.maxAllowed).to.equal('299990000');
    });

    describe('that mint', () => {
      const MINT = '/api/sale/authorize-nft';
      const mint = (one: SignedIn, tokenId: number) => buy(one, { tokenId: String(tokenId) }, MINT);

      it('can repeat the request for a token that was not minted', async () => {
        const one = await verifiedAs(PERSON);
        for (let nth = 0; nth < 5; nth += 1) await mint(one, 77).then(({ status }) => expect(status).to.equal(200));
      });

      it('have room again after the chain shows that an authorization was not used, and none after it was', async () => {
        const one = await verifiedAs(PERSON);
        const signed = [];
        for (const token of [1, 2, 3]) signed.push((await mint(one, token)).body.data);
        world.nftSaleContract.mint({
          owner: one.address as WalletAddress,
          tierId: 1,
          tokenId: 1n,
          nonce: BigInt(signed[0].nonce),
        });
        world.clock.advance(16 * 60_000);
        const again = await signedIn(world, one.wallet);
        expectRefusal(await mint(again, 4), 400, 'TIER_LIMIT_EXCEEDED');
        expect(await settleMints(world)()).to.deep.equal({ used: 1, unused: 2, cancelled: 0, open: 0 });
        expect((await mint(again, 4)).status).to.equal(200);
        expect((await mint(again, 5)).status).to.equal(200);
        expectRefusal(await mint(again, 6), 400, 'TIER_LIMIT_EXCEEDED');
      });

      it('buy less in the token sale, as the eligibility says', async () => {
        const [first, second] = [await verifiedAs(PERSON), await verifiedAs(PERSON)];
        for (const token of [1, 2]) await mint(first, token);
        const seen = await world.api.get(`/api/sale/eligibility?wallet=${second.address}`).set(second.bearer);
        expect(seen.body.data.remaining).to.equal('499990000');
        expectRefusal(await buy(second, { amount: '499990001' }), 400, 'TIER_LIMIT_EXCEEDED');
        expect((await buy(second, { amount: '499990000' })).body.data.maxAllowed).to.equal('499990000');
      });
    });

    it('sponsors none of them after a sponsored request of one reverted', async () => {
      const [first, second] = [await verifiedAs(PERSON), await verifiedAs(PERSON)];
      const { taskId } = (await askSponsor(world, first)).body.data;
      await world.sponsorships.settle(taskId, { end: 'failed', isRevert: true }, world.clock.now());
      expectRefusal(await askSponsor(world, second), 403, 'WALLET_SUSPENDED');
      expect((await askSponsor(world, await verifiedAs({ personId: 'provider-person-2' }))).status).to.equal(200);
    });

    it('counts nobody else’s purchases', async () => {
      const [first, second] = [await verifiedAs(PERSON), await verifiedAs({ personId: 'provider-person-2' })];
      bought({ [first.address]: 999_990_000n });
      expect((await buy(second).expect(200)).body.data.maxAllowed).to.equal('999990000');
      await buy(await verifiedAs({})).expect(200);
    });

    for (const path of ['/api/sale/authorize', '/api/sale/authorize-nft'])
      it(`refuses by ${path} one of them as the referrer of another (self-referral)`, async () => {
        const [first, second] = [await verifiedAs(PERSON), await verifiedAs(PERSON)];
        expectRefusal(await buy(second, { referrer: first.address }, path), 400, 'SELF_REFERRAL');
      });

    it('keeps a keyed digest of the provider’s id of the person, and never the id', async () => {
      const { address } = await verifiedAs(PERSON);
      const sessions = (await world.kycs.verificationsOf(address as WalletAddress)).all;
      expect(sessions[0]?.identity?.person).to.match(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(sessions)).to.not.include(PERSON.personId);
    });
  });
});
