import { expect } from 'chai';
import sinon from 'sinon';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PURCHASES = [
  { path: '/api/sale/authorize', ledger: 'issuedAuthorizations', own: {} },
  { path: '/api/sale/authorize-nft', ledger: 'nftSaleLedger', own: { tokenId: '77' } },
] as const;

for (const { path, ledger, own } of PURCHASES)
  describe(`Who may buy what by POST ${path}`, () => {
    let world: TestWorld;
    const order = (wallet: string, over: object = {}) => ({
      wallet,
      amount: '250000000',
      paymentToken: world.config.sale.paymentTokens[0].address,
      ...own,
      ...over,
    });
    const ask = ({ bearer }: Pick<SignedIn, 'bearer'>, body: object) => world.api.post(path).set(bearer).send(body);
    const refuses = async (buyer: SignedIn, status: number, code: string) => {
      const record = sinon.spy(world[ledger], 'record');
      expectRefusal(await ask(buyer, order(buyer.address)), status, code);
      expect(record.callCount, 'recorded').to.equal(0);
    };

    beforeEach(async () => {
      world = await aWorld();
    });

    it('includes the wallet that referred the buyer', async () => {
      const referrer = await signedIn(world);
      const code = (await world.users.find(referrer.address))?.referralCode;
      const wallet = aWallet();
      await world.api.post('/api/user').send({ wallet: wallet.address, referralCode: code }).expect(200);
      const buyer = await eligible(world, 'TIER_1', wallet);
      expect((await ask(buyer, order(buyer.address)).expect(200)).body.data.referrer).to.equal(referrer.address);
    });

    for (const [why, over, field] of [
      ['no amount', { amount: undefined }, 'amount'],
      ['a wallet with a wrong checksum', { wallet: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }, 'wallet'],
      ['no payment token', { paymentToken: undefined }, 'paymentToken'],
    ] as const)
      it(`rejects ${why}, and names the field`, async () => {
        const buyer = await eligible(world);
        expectRefusal(await ask(buyer, order(buyer.address, over)), 400, 'VALIDATION_FAILED', field);
      });

    it('rejects another token', async () => {
      const buyer = await eligible(world);
      const other = order(buyer.address, { paymentToken: `0x${'12'.repeat(20)}` });
      expectRefusal(await ask(buyer, other), 400, 'PAYMENT_TOKEN_UNKNOWN');
    });

    it('rejects the buyer as referrer, in any letter case', async () => {
      const buyer = await eligible(world);
      for (const referrer of [buyer.address, buyer.address.toLowerCase()])
        expectRefusal(await ask(buyer, order(buyer.address, { referrer })), 400, 'SELF_REFERRAL');
    });

    describe('self-referral through another wallet of the buyer', () => {
      const list = (owner: SignedIn, address: string) =>
        world.api
          .post('/api/user/wallets')
          .set(owner.bearer)
          .send({ wallet: { chain: 'evm', address } })
          .expect(200);

      it('refuses a referrer in the buyer’s own list', async () => {
        const [buyer, other] = [await eligible(world), await signedIn(world)];
        await list(buyer, other.address.toLowerCase());
        const self = await ask(buyer, order(buyer.address, { referrer: other.address }));
        expectRefusal(self, 400, 'SELF_REFERRAL');
      });

      it('refuses a named referrer whose list contains the buyer', async () => {
        const [buyer, main] = [await eligible(world), await signedIn(world)];
        await list(main, buyer.address);
        const self = await ask(buyer, order(buyer.address, { referrer: main.address }));
        expectRefusal(self, 400, 'SELF_REFERRAL');
      });

      it('refuses the recorded referrer once it is in the buyer’s own list', async () => {
        const [buyer, other] = [await eligible(world), await signedIn(world)];
        await world.users.revise(buyer.address, (user) => ({
          user: { ...user, referredBy: other.address },
          history: [],
        }));
        await list(buyer, other.address);
        expectRefusal(await ask(buyer, order(buyer.address)), 400, 'SELF_REFERRAL');
      });

      it('lets no recorded referrer block the buyer by listing the buyer’s wallet', async () => {
        const [buyer, referrer] = [await eligible(world), await signedIn(world)];
        await world.users.revise(buyer.address, (user) => ({
          user: { ...user, referredBy: referrer.address },
          history: [],
        }));
        await list(referrer, buyer.address);
        await ask(buyer, order(buyer.address)).expect(200);
      });
    });

    it('needs a session, which is checked first', async () => {
      const response = await world.api.post(path).send({ nonsense: true });
      expectRefusal(response, 401, 'UNAUTHENTICATED');
      expect(response.get('www-authenticate')).to.equal(
        'Bearer resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource"',
      );
    });

    it('rejects a wallet without an approved verification', async () => {
      await refuses(await signedIn(world), 403, 'KYC_REQUIRED');
    });

    it('rejects a blocked wallet', async () => {
      const buyer = await eligible(world);
      const user = await world.users.find(buyer.address);
      sinon.stub(world.users, 'find').resolves(user && { ...user, isBlocked: true });
      await refuses(buyer, 403, 'WALLET_BLOCKED');
    });

    it('rejects a wallet that did not accept the current terms', async () => {
      const buyer = await eligible(world);
      sinon.stub(world.terms, 'acceptanceOf').resolves(undefined);
      await refuses(buyer, 403, 'TERMS_NOT_ACCEPTED');
    });

    it('rejects a sanctioned wallet', async () => {
      const wallet = aWallet();
      world = await aWorld({ AML_DENYLIST: wallet.address });
      await refuses(await eligible(world, 'TIER_1', wallet), 403, 'AML_FAILED');
    });

    it('refuses a referrer on a sanctions list, who would gain by the purchase', async () => {
      const referrer = aWallet().address;
      world = await aWorld({ AML_DENYLIST: referrer });
      const buyer = await eligible(world);
      const record = sinon.spy(world[ledger], 'record');
      expectRefusal(await ask(buyer, order(buyer.address, { referrer })), 403, 'AML_FAILED');
      expect(record.callCount, 'recorded').to.equal(0);
      await ask(buyer, order(buyer.address)).expect(200);
    });

    describe('with a blocked referrer, who would gain by the purchase', () => {
      let buyer: SignedIn;
      let referrer: SignedIn;
      beforeEach(async () => {
        [buyer, referrer] = [await eligible(world), await signedIn(world)];
        await world.users.revise(referrer.address, (user) => ({ user: { ...user, isBlocked: true }, history: [] }));
      });
      const codeOf = async () => (await world.users.find(referrer.address))?.referralCode;

      for (const [how, named] of [
        ['by wallet', async () => referrer.address],
        ['by code', codeOf],
      ] as const)
        it(`refuses one that is named ${how}`, async () => {
          const record = sinon.spy(world[ledger], 'record');
          const asked = order(buyer.address, { referrer: await named() });
          expectRefusal(await ask(buyer, asked), 400, 'REFERRAL_CODE_UNKNOWN');
          expect(record.callCount, 'recorded').to.equal(0);
        });

      it('leaves out one that is recorded, and lets the buyer buy', async () => {
        await world.users.revise(buyer.address, (user) => ({
          user: { ...user, referredBy: referrer.address },
          history: [],
        }));
        const { body } = await ask(buyer, order(buyer.address)).expect(200);
        expect(body.data.referrer).to.equal(ZERO_ADDRESS);
      });

      it('tells blocked buyers who name themselves that they are blocked', async () => {
        const asked = { ...order(referrer.address), referrer: referrer.address };
        expectRefusal(await ask(referrer, asked), 403, 'WALLET_BLOCKED');
      });
    });

    it('rejects a blocked region, by the address of the request', async () => {
      world = await aWorld({ GEO_UNKNOWN: 'block' });
      await refuses(await eligible(world), 403, 'REGION_BLOCKED');
    });

    it('rejects a wallet that is no longer registered', async () => {
      const buyer = await eligible(world);
      sinon.stub(world.users, 'find').resolves(undefined);
      await refuses(buyer, 404, 'USER_NOT_FOUND');
    });

    for (const [what, port, method, failure, code] of [
      ['the screening', 'addressScreening', 'screen', screeningUnavailable, 'AML_UNAVAILABLE'],
      ['the database', 'kycs', 'verificationsOf', storeUnavailable, 'STORE_UNAVAILABLE'],
    ] as const)
      it(`returns 503 when ${what} cannot be read, and records nothing`, async () => {
        const buyer = await eligible(world);
        (sinon.stub(world[port] as object, method as never) as sinon.SinonStub).rejects(failure());
        await refuses(buyer, 503, code);
      });

    it('returns no authorization that it could not record', async () => {
      const buyer = await eligible(world);
      sinon.stub(world[ledger], 'record').rejects(storeUnavailable());
      const response = await ask(buyer, order(buyer.address));
      expectRefusal(response, 503, 'STORE_UNAVAILABLE');
      expect(response.text).to.not.include('signature');
    });
  });
