import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

for (const [path, more] of [
  ['/api/sale/authorize', {}],
  ['/api/sale/authorize-nft', { tokenId: '77' }],
] as const)
  describe(`the referrer of POST ${path}`, () => {
    let world: TestWorld;
    let buyer: SignedIn;
    beforeEach(async () => {
      world = await aWorld();
      buyer = await eligible(world);
    });
    const codeOf = async ({ bearer }: SignedIn) =>
      (await world.api.get('/api/user').set(bearer).expect(200)).body.profile.referralCode as string;
    const ask = (referrer: unknown) => {
      const paymentToken = world.config.sale.paymentTokens[0].address;
      const order = { wallet: buyer.address, amount: '250000000', paymentToken, referrer, ...more };
      return world.api.post(path).set(buyer.bearer).send(order);
    };

    it('is a wallet, or the code of one in any letter case', async () => {
      const friend = await signedIn(world);
      const code = await codeOf(friend);
      for (const referrer of [friend.address, code, code.toLowerCase()])
        expect((await ask(referrer).expect(200)).body.data.referrer).to.equal(friend.address);
    });

    it('is never the buyer, by their own code either', async () =>
      expectRefusal(await ask(await codeOf(buyer)), 400, 'SELF_REFERRAL'));

    it('is refused when nobody has the code', async () =>
      expectRefusal(await ask('NXBXDY22'), 400, 'REFERRAL_CODE_UNKNOWN'));

    for (const referrer of ['', '0x12', 'K7QMX2P', 'K7QMX2PAA', 'K7QMX2P!', 7, `0X${'1'.repeat(40)}`])
      it(`is refused when it is ${JSON.stringify(referrer)}`, async () =>
        expectRefusal(await ask(referrer), 400, 'VALIDATION_FAILED', 'referrer'));

    it('is refused with a wrong checksum', async () => {
      const wrong = aWallet().address.replace(/[a-f]/i, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
      expectRefusal(await ask(wrong), 400, 'VALIDATION_FAILED', 'referrer');
    });
  });
