import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('who referred a user', () => {
  let world: TestWorld;
  let [mallory, friend]: SignedIn[] = [];
  let wallet: ReturnType<typeof aWallet>;
  beforeEach(async () => {
    world = await aWorld();
    [mallory, friend] = [await signedIn(world), await signedIn(world)];
    wallet = aWallet();
  });
  const codeOf = async (who: SignedIn | undefined) =>
    (await world.users.find((who as SignedIn).address))?.referralCode as string;
  const claim = async (who: SignedIn | undefined, bearer: object = {}) =>
    world.api
      .post('/api/user')
      .set(bearer as Record<string, string>)
      .send({ wallet: wallet.address, referralCode: await codeOf(who) });
  const referrer = async () => (await world.users.find(wallet.address as never))?.referredBy;

  it('counts a code sent without a session only once the wallet signs in', async () => {
    await claim(friend).then(({ status }) => expect(status).to.equal(200));
    expect(await referrer()).to.equal(undefined);
    await signedIn(world, wallet);
    expect(await referrer()).to.equal(friend?.address);
  });

  it('counts neither of two claimed codes (referral theft by an anonymous POST /api/user)', async () => {
    await claim(mallory);
    await claim(friend);
    const owner = await signedIn(world, wallet);
    expect(await referrer()).to.equal(undefined);
    expect((await claim(friend, owner.bearer)).status).to.equal(200);
    expect(await referrer()).to.equal(friend?.address);
  });

  it('lets the wallet’s own session replace what a stranger claimed (referral theft)', async () => {
    await claim(mallory);
    const owner = await signedIn(world, wallet);
    await claim(friend, owner.bearer);
    expect(await referrer()).to.equal(friend?.address);
    const history = await world.users.history(wallet.address as never);
    expect(history.map(({ field, after }) => [field, after])).to.deep.equal([
      ['referredBy', mallory?.address],
      ['referredBy', friend?.address],
    ]);
  });

  it('keeps the first referrer that the wallet’s own session named', async () => {
    const owner = await signedIn(world, wallet);
    await claim(friend, owner.bearer);
    await claim(mallory, owner.bearer);
    await signedIn(world, wallet);
    expect(await referrer()).to.equal(friend?.address);
  });

  it('records no claim for a wallet that signed in, whoever claims it (referral theft)', async () => {
    await signedIn(world, wallet);
    await claim(mallory);
    await claim(mallory, mallory?.bearer);
    await signedIn(world, wallet);
    expect(await referrer()).to.equal(undefined);
  });

  it('does not let another wallet’s session speak for it (referral theft)', async () => {
    await claim(mallory, mallory?.bearer);
    expect(await referrer()).to.equal(undefined);
  });

  it('reads a code in any letter case, with blanks around it', async () => {
    const owner = await signedIn(world, wallet);
    const referralCode = ` ${(await codeOf(friend)).toLowerCase()} `;
    const sent = world.api.post('/api/user').set(owner.bearer);
    await sent.send({ wallet: wallet.address, referralCode }).expect(200);
    expect(await referrer()).to.equal(friend?.address);
  });

  it('refuses the code of a wallet in the owner’s list (self-referral), and tells strangers nothing of the list', async () => {
    const owner = await signedIn(world, wallet);
    const listed = { chain: 'evm', address: friend?.address.toLowerCase() };
    await world.api.post('/api/user/wallets').set(owner.bearer).send({ wallet: listed }).expect(200);
    expectRefusal(await claim(friend, owner.bearer), 400, 'SELF_REFERRAL');
    expect((await claim(friend)).status).to.equal(200);
    expect(await referrer()).to.equal(undefined);
  });
});
