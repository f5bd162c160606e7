import { expect } from 'chai';
import sinon from 'sinon';
import request from 'supertest';
import { takePort } from '../../../src/infrastructure/process/entrance.ts';
import { deferred } from '../../support/deferred.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { buyerIn, expectNoDemand, inHeader } from '../../support/service/paying.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const WALLETS = '/api/user/wallets';
const LISTED = { wallet: { chain: 'evm', address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', label: 'Cold' } };

describe('the deadline of a request', () => {
  let world: TestWorld;
  let owner: SignedIn;
  /** Ends the work that `slow` holds up. */
  let release: () => void;
  const deadline = { ms: 0 };
  beforeEach(async () => {
    deadline.ms = 10_000;
    release = () => {};
    world = await aWorld({ RATE_LIMIT_SALE: '1000', RATE_LIMIT_WRITE: '1000' }, undefined, undefined, deadline);
    owner = await signedIn(world);
  });
  afterEach(() => release());

  /** Holds up every new wallet until `release`. The deadline is short until `refused`. */
  function slow(): sinon.SinonStub {
    const { promise, resolve } = deferred<void>();
    release = resolve;
    deadline.ms = 20;
    const add = sinon.stub(world.userWallets, 'add');
    add.callsFake(async (...args) => {
      await promise;
      return await add.wrappedMethod.apply(world.userWallets, args);
    });
    return add;
  }
  const send = (key?: string) => {
    const request = world.api.post(WALLETS).set(owner.bearer);
    return (key === undefined ? request : request.set('Idempotency-Key', key)).send(LISTED);
  };
  const refused = async (key?: string) => {
    const response = await send(key);
    expectRefusal(response, 503, 'DEADLINE_EXCEEDED');
    deadline.ms = 10_000;
    return response;
  };
  const settled = async (key: string) => {
    for (;;) {
      const response = await send(key);
      if (response.body.code !== 'IDEMPOTENCY_IN_PROGRESS') return response;
    }
  };

  it('answers 503 and when to repeat it, while the work goes on', async () => {
    slow();
    const response = await refused();
    expect(response.get('retry-after')).to.equal('1');
    expect(response.body.error).to.equal('The request took longer than 0.02 seconds');
    expect(response.body.remedy).to.include('Idempotency-Key');
  });

  it('includes the time that the request waited for the service to start', async () => {
    slow();
    deadline.ms = 1_000_020;
    const entrance = await takePort({ host: '127.0.0.1', port: 0, baseUrl: '' });
    const now = performance.now();
    const arrival = sinon.stub(performance, 'now').returns(now - 1_000_000);
    const waiting = request(entrance.url).post(WALLETS).set(owner.bearer).send(LISTED).then();
    await request(entrance.url).get('/api/health').expect(503);
    arrival.restore();
    entrance.open(world.app);
    const response = await waiting;
    await entrance.stop();
    expectRefusal(response, 503, 'DEADLINE_EXCEEDED');
  });

  it('does nothing twice: a repeated request with the same key receives what the first one completed', async () => {
    const add = slow();
    await refused('once');
    expectRefusal(await send('once'), 409, 'IDEMPOTENCY_IN_PROGRESS');
    release();
    const again = await settled('once');
    expect([again.status, again.get('idempotent-replayed')]).to.deep.equal([200, 'true']);
    expect(add.callCount).to.equal(1);
    const { body } = await world.api.get(WALLETS).set(owner.bearer).expect(200);
    expect(body.data.wallets).to.have.length(1);
  });

  it('keeps a refusal that was decided after it', async () => {
    await send();
    slow();
    await refused('late');
    release();
    const again = await settled('late');
    expectKept(again, 'WALLET_EXISTS');
  });

  it('keeps the decision about a purchase that was made after it', async () => {
    const buyer = await eligible(world);
    const state = await world.saleContract.state();
    const { promise, resolve } = deferred<void>();
    release = resolve;
    sinon.stub(world.saleContract, 'state').callsFake(() => promise.then(() => state));
    const body = {
      wallet: buyer.address,
      amount: '250000000',
      paymentToken: world.config.sale.paymentTokens[0].address,
    };
    const ask = () => world.api.post('/api/sale/authorize').set(buyer.bearer).set('Idempotency-Key', 'buy').send(body);
    deadline.ms = 20;
    expectRefusal(await ask(), 503, 'DEADLINE_EXCEEDED');
    deadline.ms = 10_000;
    release();
    let again = await ask();
    while (again.body.code === 'IDEMPOTENCY_IN_PROGRESS') again = await ask();
    expect([again.status, again.get('idempotent-replayed')]).to.deep.equal([200, 'true']);
    const id = again.get('decision-id');
    await world.api.get(`/api/sale/decisions/${id}`).set(buyer.bearer).expect(200);
  });

  it('says of a payment that it may be taken, not that the request took too long; the same payment receives what it bought', async () => {
    const { ask, credential } = buyerIn(() => world);
    const { promise, resolve } = deferred<void>();
    release = resolve;
    const settle = sinon.stub(world.paymentRail, 'settle');
    settle.callsFake(async (...args) => {
      const settlement = await settle.wrappedMethod.apply(world.paymentRail, args);
      await promise;
      return settlement;
    });
    const header = inHeader(await credential());
    deadline.ms = 20;
    const late = await ask(header);
    expectNoDemand(late, 503, 'PAYMENT_IN_DOUBT');
    expect(late.get('retry-after')).to.equal('60');
    deadline.ms = 10_000;
    release();
    let again = await ask(header);
    while (again.status === 503) again = await ask(header);
    expect(again.status).to.equal(200);
    expect(world.railLedger.balanceOf(world.paymentRail.terms.recipient)).to.equal(5_000n);
  });

  const expectKept = (response: { status: number; body: { code: string } }, code: string) =>
    expect([response.status, response.body.code]).to.deep.equal([409, code]);
});
