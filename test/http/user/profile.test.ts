import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('PATCH /api/user', () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });
  const change = (body: object, as: SignedIn = owner) => world.api.patch('/api/user').set(as.bearer).send(body);
  const profile = async () => (await world.api.get('/api/user').set(owner.bearer).expect(200)).body;

  const verifyEmail = () =>
    world.users.revise(owner.address, (user) => ({ user: { ...user, emailVerified: true }, history: [] }));

  it('changes the given fields and keeps the rest', async () => {
    const before = (await profile()).profile;
    const changes = {
      username: 'Alice_1',
      email: 'alice@example.com',
      name: 'Alice',
      phone: '+33123456789',
      notifyAml: true,
    };
    const { success, data } = (await change(changes).expect(200)).body;
    expect(success).to.equal(true);
    expect(data).to.deep.equal({ profile: { ...before, ...changes }, referralDisclaimerAccepted: false });
    expect(await profile()).to.deep.include({ profileComplete: true, profile: { ...before, ...changes } });
    const next = (await change({ notifyVesting: true, referralDisclaimerAccepted: true }).expect(200)).body.data;
    expect(next.referralDisclaimerAccepted).to.equal(true);
    expect(next.profile).to.deep.equal({ ...before, ...changes, notifyVesting: true });
  });

  it('deletes the e-mail that another wallet suggested when the owner sets one', async () => {
    const wallet = aWallet();
    await world.api.post('/api/user').send({ wallet: wallet.address, email: 'given@example.com' }).expect(200);
    await change({ email: 'given@example.com' }).expect(200);
    const registered = await signedIn(world, wallet);
    await change({ email: 'given@example.com' }, registered).expect(200);
    await change({ email: 'own@example.com' }, registered).expect(200);
    expect(await world.users.find(registered.address)).to.not.have.property('unconfirmedEmail');
  });

  for (const [field, code, first, second] of [
    ['username', 'USERNAME_TAKEN', 'Alice_1', 'alice_1'],
    ['email', 'EMAIL_TAKEN', 'alice@example.com', 'ALICE@example.com'],
  ] as const)
    it(`rejects a ${field} that another user has, in any letter case, and changes nothing`, async () => {
      await change({ [field]: first }).expect(200);
      if (field === 'email') await verifyEmail();
      const other = await signedIn(world);
      expectRefusal(await change({ name: 'Other', [field]: second }, other), 409, code);
      expect(await world.users.find(other.address)).to.not.have.any.keys(field, 'name');
      expect(await world.users.history(other.address)).to.deep.equal([]);
    });

  it('answers the same for an unverified e-mail that another user entered (squatting, enumeration)', async () => {
    await change({ email: 'victim@example.com' }).expect(200);
    const victim = await signedIn(world);
    const { profile } = (await change({ email: 'victim@example.com' }, victim).expect(200)).body.data;
    expect(profile).to.include({ email: 'victim@example.com', emailVerified: false });
  });

  it('clears a name and a phone number with an empty text', async () => {
    await change({ name: 'Alice', phone: '1' }).expect(200);
    expect((await change({ name: '', phone: '' }).expect(200)).body.data.profile).to.include({
      name: null,
      phone: null,
    });
  });

  it('accepts an empty change, and records none', async () => {
    await change({}).expect(200);
    expect(await world.users.history(owner.address)).to.deep.equal([]);
  });

  for (const [why, body, path] of [
    ['a username of two characters', { username: 'ab' }, 'username'],
    ['a username of 33 characters', { username: 'a'.repeat(33) }, 'username'],
    ['a username with a blank', { username: 'alice 1' }, 'username'],
    ['a username of other scripts', { username: 'аlice' }, 'username'],
    ['no username at all', { username: null }, 'username'],
    ['an e-mail that is none', { email: 'alice@' }, 'email'],
    ['an empty e-mail', { email: '' }, 'email'],
    ['a name of 256 characters', { name: 'x'.repeat(256) }, 'name'],
    ['a phone number of 21 characters', { phone: '1'.repeat(21) }, 'phone'],
    ['a word for a truth value', { notifyAml: 'yes' }, 'notifyAml'],
    ['isBlocked', { isBlocked: false }, 'isBlocked'],
    ['kycStatus', { kycStatus: 'approved' }, 'kycStatus'],
    ['id', { id: 1 }, 'id'],
    ['siweVerified', { siweVerified: true }, 'siweVerified'],
    ['emailVerified', { emailVerified: true }, 'emailVerified'],
    ['wallet', { wallet: `0x${'1'.repeat(40)}` }, 'wallet'],
    ['referralCode', { referralCode: 'AAAA2222' }, 'referralCode'],
  ] as const)
    it(`rejects ${why}, and changes nothing`, async () => {
      const before = await world.users.find(owner.address);
      expectRefusal(await change(body), 400, 'VALIDATION_FAILED', path);
      expect(await world.users.find(owner.address)).to.deep.equal(before);
    });

  it('accepts every allowed length', async () => {
    await change({ username: 'abc', name: 'é'.repeat(255), phone: '1'.repeat(20) }).expect(200);
    await change({ username: '_'.repeat(32) }).expect(200);
  });

  it('returns 503 while the database is down', async () => {
    sinon.stub(world.users, 'revise').rejects(storeUnavailable());
    expectRefusal(await change({ name: 'A' }), 503, 'STORE_UNAVAILABLE');
  });
});
