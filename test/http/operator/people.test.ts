import { expect } from 'chai';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aKey } from '../../support/chain/keys.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { newRelay } from '../../support/fixtures/relay-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { eligible, NOON, type SignedIn, signedIn } from '../../support/service/world.ts';

const HOUR_MS = 60 * 60 * 1000;
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

describe('what operators see of a person', () => {
  let world: Awaited<ReturnType<typeof aStaffedWorld>>;
  let person: SignedIn;
  beforeEach(async () => {
    world = await aStaffedWorld();
    person = await eligible(world);
  });
  const see = (typed: string, by = world.staff.viewer) => world.api.get(`/api/operator/users/${typed}`).set(by.bearer);
  const list = async (query: string) => {
    const { body } = await world.api.get(`/api/operator/users?${query}`).set(world.staff.viewer.bearer).expect(200);
    return body.data.users.map(({ wallet }: { wallet: string }) => wallet);
  };

  it('is everything in one answer, without any secret', async () => {
    await world.api
      .patch('/api/user')
      .set(person.bearer)
      .send({ username: 'alice_1', email: 'alice@example.com' })
      .expect(200);
    await world.api
      .post('/api/sale/authorize')
      .set(person.bearer)
      .send({ wallet: person.address, amount: '250000000', paymentToken: USDC })
      .expect(200);
    const { key } = await aKey(world, person);
    const unlisted = world.staff.viewer.address;
    for (const [nonce, token] of [undefined, USDC, unlisted].entries()) {
      const movement = { to: unlisted, amount: 5n, ...(token && { token: token as WalletAddress }) };
      const relay = newRelay(nonce, { from: person.address, movement });
      await world.relayedTransactions.record(relay, aGrant());
      await world.relayedTransactions.accept(relay);
    }
    const { reviewer } = world.staff;
    const post = (what: string, body: object) =>
      world.api.post(`/api/operator/users/${person.address}/${what}`).set(reviewer.bearer).send(body).expect(200);
    for (const text of ['Called', 'Called back']) await post('notes', { text });
    await post('block', { reason: 'stolen' });
    await post('unblock', { reason: 'found' });
    const answer = await see(person.address).expect(200);
    const { data } = answer.body;
    expect(data.profile).to.deep.include({ wallet: person.address, email: 'alice@example.com', isBlocked: true });
    expect(data.profileHistory.map(({ field }: { field: string }) => field)).to.deep.equal(['email', 'username']);
    expect(data.kyc).to.deep.include({ status: 'approved', tier: 'TIER_1' });
    expect(data.kyc.sessions).to.have.length(1);
    expect(data.kyc.events[0]).to.deep.include({ status: 'approved', applied: true });
    expect(data.terms.acceptances).to.have.length(1);
    expect(data.screening).to.deep.include({ sanctioned: false, reason: null });
    expect(data.authorizations[0]).to.deep.include({ state: 'issued', amount: '250000000', tier: 'TIER_1' });
    expect(data.decisions[0]).to.deep.include({ kind: 'buy', outcome: 'granted' });
    expect(data.sessions).to.deep.equal([
      {
        provider: 'siwe',
        createdAt: NOON.toISOString(),
        expiresAt: new Date(NOON.getTime() + 12 * HOUR_MS).toISOString(),
      },
    ]);
    const moved = data.transfers.map(({ symbol, decimals }: Record<string, unknown>) => [symbol, decimals]);
    expect(moved).to.have.deep.members([
      ['ETH', 18],
      ['USDC', 6],
      [null, null],
    ]);
    expect(data.keys[0]).to.deep.include({ label: 'test', prefix: 'svc_pk_live_' });
    expect(data.blocks[0]).to.deep.include({ kind: 'block', reason: 'stolen', by: reviewer.address });
    expect(data.notes.map(({ text }: { text: string }) => text)).to.deep.equal(['Called back', 'Called']);
    expect(data.notes[0]).to.deep.include({ text: 'Called back', by: reviewer.address });
    expect(data.proposals[0]).to.deep.include({ action: 'unblock', state: 'open' });
    expect(answer.text).to.not.include(key.slice(-32));
    expect(answer.text).to.not.match(/verificationUrl|sandbox\/kyc/);
  });

  it('says rule by rule why a wallet may not buy', async () => {
    const outcomes = async () => {
      const { eligibility } = (await see(person.address).expect(200)).body.data;
      const failing = eligibility.rules.filter(({ outcome }: { outcome: string }) => outcome !== 'pass');
      return [eligibility.eligible, eligibility.code, failing.map(({ rule }: { rule: string }) => rule)];
    };
    expect(await outcomes()).to.deep.equal([true, null, []]);
    await world.api
      .post(`/api/operator/users/${person.address}/block`)
      .set(world.staff.reviewer.bearer)
      .send({ reason: 'x' })
      .expect(200);
    expect(await outcomes()).to.deep.equal([false, 'WALLET_BLOCKED', ['notBlocked']]);
    person = await signedIn(world);
    const [eligible, code, rules] = await outcomes();
    expect([eligible, code]).to.deep.equal([false, 'KYC_REQUIRED']);
    expect(rules).to.include.members(['kyc', 'terms']);
  });

  it('is in the audit log before it is returned', async () => {
    const { viewer } = world.staff;
    await see(person.address).expect(200);
    await list('query=0x');
    const { body } = await world.api.get(`/api/operator/audit?actor=${viewer.address}`).set(viewer.bearer).expect(200);
    const entries = body.data.entries.map(({ action, subject }: Record<string, string>) => [action, subject]);
    expect(entries).to.deep.equal([
      ['user.search', 'users'],
      ['user.read', person.address],
    ]);
  });

  it('is 404 for an unknown wallet, and names the nearest', async () => {
    const { address } = person;
    const digit = address.at(-1) === '0' ? '1' : '0';
    const mistyped = [
      address.slice(0, -1) + digit,
      address.slice(0, -1),
      `${address}0`,
      `${address.slice(0, 8)}...${address.slice(-4)}`,
      address.slice(0, 20),
      address.slice(2),
    ];
    for (const typed of mistyped) {
      const refusal = await see(encodeURIComponent(typed));
      expectRefusal(refusal, 404, 'USER_NOT_FOUND', 'wallet');
      expect(refusal.body.details, typed).to.deep.equal([{ path: 'wallet', message: address }]);
      expect(refusal.body.error).to.include(address);
    }
    const unknown = await see(`0x${'12'.repeat(20)}`);
    expectRefusal(unknown, 404, 'USER_NOT_FOUND');
    expect(unknown.body).to.have.property('details').that.deep.equals([]);
    for (const typed of ['nobody', '0xg', "0x1'%20or%201=1", '%00']) expect((await see(typed)).status).to.equal(400);
  });

  it('filters lists, page by page', async () => {
    const other = await signedIn(world);
    expect(await list('kyc=approved')).to.deep.equal([person.address]);
    expect(await list('tier=TIER_1')).to.deep.equal([person.address]);
    expect(await list('kyc=none'))
      .to.include(other.address)
      .and.not.include(person.address);
    expect(await list(`query=${other.address.slice(0, 12).toLowerCase()}`)).to.deep.equal([other.address]);
    expect(await list('blocked=true')).to.deep.equal([]);
    expect(await list(`from=${NOON.toISOString()}`)).to.include(other.address);
    expect(await list(`to=${NOON.toISOString()}`)).to.deep.equal([]);
    const ask = (query: string) => world.api.get(`/api/operator/users?${query}`).set(world.staff.viewer.bearer);
    const first = (await ask('limit=1').expect(200)).body.data;
    expect(first.users.map(({ wallet }: { wallet: string }) => wallet)).to.deep.equal([other.address]);
    const second = (await ask(`limit=1&cursor=${first.nextCursor}`).expect(200)).body.data;
    expect(second.users[0].wallet).to.equal(person.address);
    for (const bad of ['limit=0', 'limit=101', 'kyc=x', 'tier=TIER_9', 'blocked=1', 'cursor=x', 'query=', 'sort=id'])
      expectRefusal(await ask(bad), 400, 'VALIDATION_FAILED');
  });
});
