import { expect } from 'chai';
import sinon from 'sinon';
import { DEVELOPMENT_ACCOUNTS } from '../../../src/adapters/local/development-accounts.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { parseSetCookie } from '../../support/service/cookies.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { aWorld, NOON, signedIn } from '../../support/service/world.ts';

const HOUR_MS = 60 * 60 * 1000;
const PASSWORD = 'the master password';

describe('the admission of operators', () => {
  it('returns the role, the gate, until when the sign-in is fresh, and how much waits', async () => {
    const { alarms, api, staff } = await aStaffedWorld();
    await alarms.raise({ name: 'swap-quote-unsafe', message: 'x', facts: { chainId: 1 } });
    await api
      .post(`/api/operator/users/${staff.viewer.address}/grant-tier`)
      .set(staff.reviewer.bearer)
      .send({ tier: 'TIER_1', reason: 'x' })
      .expect(200);
    const { body } = await api.get('/api/operator/session').set(staff.reviewer.bearer).expect(200);
    expect(body.data).to.deep.equal({
      wallet: staff.reviewer.address,
      role: 'reviewer',
      gatePassed: true,
      freshUntil: new Date(NOON.getTime() + HOUR_MS).toISOString(),
      fourEyes: true,
      waiting: { alarms: 1, proposals: 1 },
    });
  });

  it('returns 403 to a wallet without a role, and says what to do', async () => {
    const world = await aStaffedWorld();
    const stranger = await signedIn(world);
    const refusal = await world.api.get('/api/operator/session').set(stranger.bearer);
    expectRefusal(refusal, 403, 'NOT_AN_OPERATOR');
    expect(refusal.body.error).to.include('admin');
  });

  it('also requires the pass of the gate where there is a password, except for the session', async () => {
    const world = await aStaffedWorld({ GATE_PASSWORD: PASSWORD });
    const { bearer } = world.staff.viewer;
    const list = () => world.api.get('/api/operator/operators').set(bearer);
    expectRefusal(await list(), 403, 'GATE_REQUIRED');
    const session = () => world.api.get('/api/operator/session').set(bearer).expect(200);
    expect((await session()).body.data).to.include({ gatePassed: false, waiting: null });
    const [pass] = parseSetCookie(await world.api.post('/api/auth/gate').send({ password: PASSWORD }).expect(200));
    const cookie = `svc-gate=${pass?.value}`;
    await list().set('cookie', cookie).expect(200);
    expect((await session().set('cookie', cookie)).body.data.gatePassed).to.equal(true);
    expectRefusal(await list().set('cookie', `svc-gate=${pass?.value}x`), 403, 'GATE_REQUIRED');
  });

  it('does not accept the pass of the gate without a session', async () => {
    const world = await aStaffedWorld({ GATE_PASSWORD: PASSWORD });
    const [pass] = parseSetCookie(await world.api.post('/api/auth/gate').send({ password: PASSWORD }).expect(200));
    const refusal = await world.api.get('/api/operator/operators').set('cookie', `svc-gate=${pass?.value}`);
    expectRefusal(refusal, 401, 'UNAUTHENTICATED');
  });

  it('prefers a stored appointment to the configuration, and acts on a removal at once', async () => {
    const world = await aStaffedWorld();
    const { viewer, admin } = world.staff;
    const roleOf = () => world.api.get('/api/operator/session').set(viewer.bearer);
    const appointment = { wallet: viewer.address, at: NOON, by: admin.address };
    const latest = sinon.stub(world.operators, 'appointmentOf').resolves({ ...appointment, role: 'admin' });
    expect((await roleOf().expect(200)).body.data.role).to.equal('admin');
    latest.resolves(appointment);
    expectRefusal(await roleOf(), 403, 'NOT_AN_OPERATOR');
  });

  it('ends at once, for reading too, when the operator’s wallet is blocked', async () => {
    const world = await aStaffedWorld();
    const { admin, reviewer, other } = world.staff;
    const block = (by: typeof admin, wallet: string) =>
      world.api.post(`/api/operator/users/${wallet}/block`).set(by.bearer).send({ reason: 'stolen' });
    await block(admin, reviewer.address).expect(200);
    expectRefusal(await world.api.get('/api/operator/users').set(reviewer.bearer), 403, 'NOT_AN_OPERATOR');
    expectRefusal(await block(reviewer, other.address), 403, 'NOT_AN_OPERATOR');
    const { body } = await world.api.get('/api/operator/operators').set(admin.bearer).expect(200);
    expect(body.data.operators.map(({ wallet }: { wallet: string }) => wallet)).to.include(reviewer.address);
  });

  for (const [by, whom, status, code] of [
    ['reviewer', 'viewer', 403, 'NOT_AN_OPERATOR'],
    ['reviewer', 'other', 403, 'NOT_AN_OPERATOR'],
    ['reviewer', 'admin', 403, 'NOT_AN_OPERATOR'],
    ['reviewer', 'reviewer', 409, 'OWN_WALLET'],
    ['admin', 'admin', 409, 'OWN_WALLET'],
    ['admin', 'viewer', 200, undefined],
    ['admin', 'chief', 200, undefined],
  ] as const)
    it(`${status === 200 ? 'lets' : 'does not let'} the ${by} block the ${whom === by ? 'own wallet' : whom}`, async () => {
      const world = await aStaffedWorld();
      const { bearer } = world.staff[by];
      const { address } = world.staff[whom];
      const answer = await world.api.post(`/api/operator/users/${address}/block`).set(bearer).send({ reason: 'x' });
      expect([answer.status, answer.body.code]).to.deep.equal([status, code]);
      expect((await world.users.find(address))?.isBlocked).to.equal(status === 200);
    });

  it('admits nobody while the database does not respond', async () => {
    const world = await aStaffedWorld();
    sinon.stub(world.operators, 'appointmentOf').rejects(storeUnavailable());
    const refusal = await world.api.get('/api/operator/session').set(world.staff.admin.bearer);
    expectRefusal(refusal, 503, 'STORE_UNAVAILABLE');
  });

  it('has an admin and a reviewer among the development accounts in memory, and nobody else', async () => {
    const { config } = await aWorld();
    expect([...config.operators.named]).to.deep.equal([
      [DEVELOPMENT_ACCOUNTS[3], 'admin'],
      [DEVELOPMENT_ACCOUNTS[4], 'reviewer'],
    ]);
    expect(config.operators.fourEyes).to.equal(false);
  });

  it('lists the operators in one order, with who appointed them', async () => {
    const world = await aStaffedWorld();
    const { viewer, admin } = world.staff;
    sinon.stub(world.operators, 'appointments').resolves([{ wallet: viewer.address, at: NOON, by: 'cli:root' }]);
    const { body } = await world.api.get('/api/operator/operators').set(admin.bearer).expect(200);
    const wallets = body.data.operators.map(({ wallet }: { wallet: string }) => wallet);
    expect(wallets).to.have.length(4).and.not.include(viewer.address);
    expect(wallets).to.deep.equal([...wallets].sort());
  });
});
