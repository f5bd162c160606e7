import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { deferred } from '../../support/deferred.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const WALLETS = '/api/user/wallets';
const ADDRESS = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const listing = (label: string) => ({ wallet: { chain: 'evm', address: ADDRESS, label } });
const LISTED = listing('Cold');

describe('requests with an Idempotency-Key', () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });
  const add = (key: string | string[] | undefined, body: object = LISTED, as: Pick<SignedIn, 'bearer'> = owner) => {
    const sent = world.api.post(WALLETS).set(as.bearer);
    return (key === undefined ? sent : sent.set('Idempotency-Key', key as string)).send(body);
  };
  const listed = async () =>
    (await world.api.get(WALLETS).set(owner.bearer).expect(200)).body.data.wallets as readonly { id: string }[];

  it('are executed once, and the first answer is returned again', async () => {
    const first = await add('key-1').expect(200);
    expect(first.get('idempotent-replayed')).to.equal(undefined);
    const again = await add('key-1').expect(200);
    expect(again.text).to.equal(first.text);
    expect(again.get('idempotent-replayed')).to.equal('true');
    expect(again.get('content-type')).to.equal(first.get('content-type'));
    expect(again.get('x-request-id')).to.not.equal(first.get('x-request-id'));
    expect(await listed()).to.have.length(1);
  });

  it('receive a refusal of the work again, as it was', async () => {
    await add(undefined).expect(200);
    const first = await add('key-1');
    expectRefusal(first, 409, 'WALLET_EXISTS');
    sinon.stub(world.userWallets, 'add').rejects(new Error('called again'));
    const again = await add('key-1');
    expect([again.status, again.text, again.get('idempotent-replayed')]).to.deep.equal([409, first.text, 'true']);
  });

  it('receive 422 when another request uses the key, whatever differs', async () => {
    await add('key-1').expect(200);
    expectRefusal(await add('key-1', listing('Other')), 422, 'IDEMPOTENCY_KEY_REUSED');
    const [{ id }] = (await listed()) as [{ id: string }];
    const remove = (which: string) =>
      world.api.delete(`${WALLETS}?id=${which}`).set({ ...owner.bearer, 'Idempotency-Key': 'd' });
    expectRefusal(await remove('999'), 404, 'WALLET_NOT_FOUND');
    expectRefusal(await remove(id), 422, 'IDEMPOTENCY_KEY_REUSED');
    expect(await listed()).to.have.length(1);
  });

  it('are the same request when only the encoding of the body differs', async () => {
    const first = await add('key-1');
    const again = await world.api
      .post(WALLETS)
      .set({ ...owner.bearer, 'Idempotency-Key': '"key-1"', 'content-type': 'application/json' })
      .send(`{ "wallet": {"label": "C\\u006fld",\n "address": "${ADDRESS}", "chain":"evm"} }`);
    expect([again.status, again.text]).to.deep.equal([200, first.text]);
  });

  it('keep the keys of wallets, API keys and operations apart, but not those of a wallet’s sessions', async () => {
    await add('key-1').expect(200);
    const other = await signedIn(world);
    expect((await add('key-1', LISTED, other)).get('idempotent-replayed')).to.equal(undefined);
    const later = await signedIn(world, owner.wallet);
    expect((await add('key-1', LISTED, later)).get('idempotent-replayed')).to.equal('true');
    await world.api
      .post('/api/user/preferences')
      .set({ ...owner.bearer, 'Idempotency-Key': 'key-1' })
      .send({ swapPreferences: {} })
      .expect(200);
  });

  it('are executed again after 24 hours', async () => {
    await add('key-1').expect(200);
    world.clock.advance(24 * 60 * 60_000);
    owner = await signedIn(world, owner.wallet);
    expectRefusal(await add('key-1'), 409, 'WALLET_EXISTS');
  });

  for (const [what, key] of [
    ['an empty key', ''],
    ['a key of 256 characters', 'x'.repeat(256)],
    ['a space', 'a b'],
    ['a comma', 'a,b'],
    ['a character that is not ASCII', 'é'],
    ['an unfinished string', '"abc'],
    ['a bad escape', '"a\\bc"'],
    ['parameters', '"abc";a=1'],
    ['an empty string', '""'],
    ['a space in a string', '"a b"'],
  ] as const)
    it(`receive 400 for ${what}`, async () => {
      const response = await add(key);
      expectRefusal(response, 400, 'VALIDATION_FAILED');
      expect(response.body.details[0].path).to.equal('Idempotency-Key');
      expect(await listed()).to.deep.equal([]);
    });

  it('receive 400 for two keys', async () => {
    expectRefusal(await add(['one', 'two']), 400, 'VALIDATION_FAILED');
  });

  for (const key of ['x'.repeat(255), '!~', `"${'x'.repeat(255)}"`, '"a\\"\\\\b"', '"a,b"'])
    it(`accept the key ${key.slice(0, 12)}`, async () => {
      await add(key).expect(200);
      expect((await add(key)).get('idempotent-replayed')).to.equal('true');
    });

  it('receive 409 with Retry-After while the first is running', async () => {
    const [hold, started] = [deferred(), deferred()];
    const real = world.userWallets.add.bind(world.userWallets);
    sinon.stub(world.userWallets, 'add').callsFake(async (...args) => {
      started.resolve();
      await hold.promise;
      return await real(...args);
    });
    const first = add('key-1').then((response) => response);
    await started.promise;
    const second = await add('key-1');
    expectRefusal(second, 409, 'IDEMPOTENCY_IN_PROGRESS');
    expect(second.get('retry-after')).to.equal('1');
    hold.resolve();
    expect((await first).status).to.equal(200);
    expect((await add('key-1')).get('idempotent-replayed')).to.equal('true');
  });

  it('are executed again after an answer of 500 and above', async () => {
    const failing = sinon.stub(world.userWallets, 'add');
    failing.onFirstCall().rejects(storeUnavailable());
    failing.onSecondCall().rejects(new Error('a defect'));
    failing.callThrough();
    expectRefusal(await add('key-1'), 503, 'STORE_UNAVAILABLE');
    expect((await add('key-1')).status).to.equal(500);
    await add('key-1').expect(200);
  });

  it('keep no refusal from before the work: sign-in, validation, rate limit, blocked or foreign wallet', async () => {
    expectRefusal(await add('key-1', LISTED, { bearer: { authorization: 'Bearer none' } }), 401, 'UNAUTHENTICATED');
    expectRefusal(await add('key-1', { wallet: 'none' }), 400, 'VALIDATION_FAILED');
    await add('key-1').expect(200);
    const terms = (wallet: string) =>
      world.api
        .post('/api/terms')
        .set({ ...owner.bearer, 'Idempotency-Key': 'terms' })
        .send({ wallet, termsVersion: world.config.compliance.termsVersion });
    expectRefusal(await terms(ADDRESS), 403, 'WALLET_MISMATCH');
    await terms(owner.address).expect(200);
    const limited = await aWorld({ RATE_LIMIT_WRITE: '1' });
    const caller = await signedIn(limited);
    const write = () =>
      limited.api
        .post(WALLETS)
        .set({ ...caller.bearer, 'Idempotency-Key': 'key-1' })
        .send(LISTED);
    await write().expect(200);
    expectRefusal(await write(), 429, 'RATE_LIMITED');
  });

  it('have no effect on a read, and none for an anonymous caller', async () => {
    const reads = sinon.spy(world.idempotencyKeys, 'once');
    await world.api.get(WALLETS).set(owner.bearer).set('Idempotency-Key', 'a b').expect(200);
    await world.api.post('/api/user').set('Idempotency-Key', 'a').send({ wallet: ADDRESS }).expect(200);
    await add(undefined).expect(200);
    expect(reads.callCount).to.equal(0);
  });

  describe('that create an API key', () => {
    const create = (key: string) =>
      world.api
        .post('/api/auth/api-key')
        .set({ ...owner.bearer, 'Idempotency-Key': key })
        .send({ label: 'bot', env: 'live' });

    it('never return it twice: the repeated request names its id', async () => {
      const { data } = (await create('key-1').expect(200)).body;
      const again = await create('key-1');
      expectRefusal(again, 409, 'ALREADY_CREATED');
      expect(again.body.id).to.equal(data.id);
      expect(again.text).to.not.include(data.key);
      expect(await world.apiKeys.keysOf(owner.address)).to.have.length(1);
    });

    it('create one of eight parallel retries', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => create('key-1')));
      expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
      for (const { status, body } of answers)
        if (status !== 200) expect(body.code).to.be.oneOf(['IDEMPOTENCY_IN_PROGRESS', 'ALREADY_CREATED']);
      expect(await world.apiKeys.keysOf(owner.address)).to.have.length(1);
    });
  });

  it('of an API key return the same prepared transfer', async () => {
    const sender = await signedIn(world, new Wallet(developmentAccounts[0].privateKey));
    const key = await aKey(world, sender, ['transfer']);
    const prepare = () =>
      world.api
        .post('/api/transfer/prepare')
        .set({ ...key.bearer, 'Idempotency-Key': 'p' })
        .send({ chainId: 8453, from: sender.address, to: ADDRESS, token: 'native', amount: '1' });
    const kept = sinon.spy(world.preparedTransfers, 'keep');
    const [first, again] = [await prepare(), await prepare()];
    expect([first.status, again.status, again.text]).to.deep.equal([200, 200, first.text]);
    expect(again.get('idempotent-replayed')).to.equal('true');
    expect(kept.callCount).to.equal(1);
  });

  it('return the same authorization, and the same verification', async () => {
    const buyer = await eligible(world);
    const issued = sinon.spy(world.issuedAuthorizations, 'record');
    const buy = () =>
      world.api
        .post('/api/sale/authorize')
        .set({ ...buyer.bearer, 'Idempotency-Key': 'b' })
        .send({ wallet: buyer.address, amount: '100000000', paymentToken: world.config.sale.paymentTokens[0].address });
    const first = await buy();
    expect([first.status, first.body.code]).to.deep.equal([200, undefined]);
    expect((await buy()).text).to.equal(first.text);
    expect(issued.callCount).to.equal(1);
    const opened = sinon.spy(world.kycProvider, 'openSession');
    const verify = () =>
      world.api
        .post('/api/kyc/session')
        .set({ ...owner.bearer, 'Idempotency-Key': 'v' })
        .send({ wallet: owner.address, requestedTier: 'TIER_1' });
    const verification = await verify().expect(200);
    expect((await verify()).text).to.equal(verification.text);
    expect(opened.callCount).to.equal(1);
  });

  it('are allowed to browsers of other origins, which may read whether an answer was replayed', async () => {
    const web = await aWorld({ ALLOWED_ORIGINS: 'https://app.example' });
    const preflight = await web.api.options(WALLETS).set({
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'idempotency-key',
    });
    expect(preflight.get('access-control-allow-headers')).to.equal('idempotency-key');
    const read = await web.api.get('/api/health').set('origin', 'https://app.example');
    expect(read.get('access-control-expose-headers')).to.include('Idempotent-Replayed');
  });
});
