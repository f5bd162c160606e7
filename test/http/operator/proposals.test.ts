import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { aWallet, eligible, type SignedIn, signedIn } from '../../support/service/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

type World = Awaited<ReturnType<typeof aStaffedWorld>>;

describe('what operators decide', () => {
  let world: World;
  let person: SignedIn;
  beforeEach(async () => {
    world = await aStaffedWorld();
    person = await signedIn(world);
  });

  const act = (by: SignedIn, what: string, body: object, wallet = person.address) =>
    world.api.post(`/api/operator/users/${wallet}/${what}`).set(by.bearer).send(body);
  const approve = (by: SignedIn, id: string) => world.api.post(`/api/operator/proposals/${id}/approve`).set(by.bearer);
  const reject = (by: SignedIn, id: string, body: object = { reason: 'no' }) =>
    world.api.post(`/api/operator/proposals/${id}/reject`).set(by.bearer).send(body);
  const proposed = async (what: string, body: object, by = world.staff.reviewer): Promise<string> =>
    (await act(by, what, { reason: 'x', ...body }).expect(200)).body.data.id;
  const kyc = async () => (await world.api.get(`/api/kyc/session?wallet=${person.address}`).expect(200)).body;
  const audit = async (filter = '') =>
    (await world.api.get(`/api/operator/audit?${filter}`).set(world.staff.viewer.bearer).expect(200)).body.data.entries;

  it('blocks at once, names the person, and unblocks only after somebody else approved', async () => {
    const { reviewer, other } = world.staff;
    await world.api.patch('/api/user').set(person.bearer).send({ name: 'Ada Example' }).expect(200);
    const { body } = await act(reviewer, 'block', { reason: 'Reported as stolen' }).expect(200);
    expect(body.data).to.deep.equal({
      wallet: person.address,
      isBlocked: true,
      changed: true,
      liveAuthorizations: 0,
    });
    const key = () => world.api.post('/api/auth/api-key').set(person.bearer).send({ label: 'x', env: 'live' });
    expectRefusal(await key(), 403, 'WALLET_BLOCKED');
    const id = await proposed('unblock', {});
    expectRefusal(await key(), 403, 'WALLET_BLOCKED');
    const { data: listed } = (await world.api.get('/api/operator/proposals').set(reviewer.bearer).expect(200)).body;
    expect(listed.proposals[0]).to.include({ id, wallet: person.address, person: 'Ada Example' });
    expectRefusal(await approve(reviewer, id), 403, 'FOUR_EYES_REQUIRED');
    expect((await approve(other, id).expect(200)).body.data).to.deep.include({
      state: 'approved',
      decidedBy: other.address,
      proposedBy: reviewer.address,
      action: 'unblock',
    });
    await key().expect(200);
    const entries = await audit(`subject=${person.address}`);
    const acts = entries.filter(({ actor }: { actor: string }) => actor !== person.address);
    expect(acts.map(({ action }: { action: string }) => action)).to.deep.equal([
      'proposal.approve',
      'proposal.create',
      'user.block',
    ]);
    const [refused] = await audit(`subject=proposal:${id}`);
    expect(refused).to.deep.include({ outcome: 'refused', detail: { code: 'FOUR_EYES_REQUIRED' } });
  });

  it('grants TIER_3, which appears in the verification status, until it ends', async () => {
    const expiresAt = new Date(world.clock.now().getTime() + 30 * DAY_MS).toISOString();
    const id = await proposed('grant-tier', { tier: 'TIER_3', expiresAt });
    expect((await kyc()).kycStatus).to.equal('none');
    await approve(world.staff.other, id).expect(200);
    expect(await kyc()).to.deep.include({ kycStatus: 'approved', kycTier: 'TIER_3', canBuy: true });
    expect((await world.api.get('/api/user').set(person.bearer).expect(200)).body.profile.kycStatus).to.equal(
      'approved',
    );
    world.clock.advance(30 * DAY_MS);
    expect((await kyc()).kycStatus).to.equal('none');
  });

  it('lets a wallet buy without limit at a granted TIER_3, but not while it is blocked', async () => {
    person = await eligible(world, 'TIER_1');
    await approve(world.staff.other, await proposed('grant-tier', { tier: 'TIER_3' })).expect(200);
    const buy = () =>
      world.api.post('/api/sale/authorize').set(person.bearer).send({
        wallet: person.address,
        amount: '50000000000',
        paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      });
    expect((await buy().expect(200)).body.tier ?? 'TIER_3').to.equal('TIER_3');
    const { liveAuthorizations } = (await act(world.staff.reviewer, 'block', { reason: 'x' }).expect(200)).body.data;
    expect(liveAuthorizations).to.equal(1);
    expectRefusal(await buy(), 403, 'WALLET_BLOCKED');
  });

  it('revokes one tier and above, or everything, and raises an alarm about authorizations that still count', async () => {
    person = await eligible(world, 'TIER_2');
    world.clock.advance(1_000);
    await approve(world.staff.other, await proposed('grant-tier', { tier: 'TIER_3' })).expect(200);
    await world.api
      .post('/api/sale/authorize')
      .set(person.bearer)
      .send({
        wallet: person.address,
        amount: '250000000',
        paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      })
      .expect(200);
    await approve(world.staff.other, await proposed('revoke-tier', { tier: 'TIER_3' })).expect(200);
    expect(await kyc()).to.deep.include({ kycStatus: 'approved', kycTier: 'TIER_2' });
    expect(world.raised).to.deep.equal(['authorization-at-risk']);
    await approve(world.staff.other, await proposed('revoke-tier', {})).expect(200);
    expect(await kyc()).to.deep.include({ kycStatus: 'rejected', canBuy: false });
  });

  it('appoints and removes operators, by admins only, with effect on the next request', async () => {
    const { admin, chief, reviewer } = world.staff;
    const role = () => world.api.get('/api/operator/session').set(person.bearer);
    expectRefusal(await act(reviewer, 'add-operator', { reason: 'x', role: 'viewer' }), 403, 'NOT_AN_OPERATOR');
    const added = await proposed('add-operator', { role: 'viewer' }, admin);
    expectRefusal(await approve(reviewer, added), 403, 'NOT_AN_OPERATOR');
    await approve(chief, added).expect(200);
    expect((await role().expect(200)).body.data.role).to.equal('viewer');
    await approve(chief, await proposed('remove-operator', {}, admin)).expect(200);
    expectRefusal(await role(), 403, 'NOT_AN_OPERATOR');
    expectRefusal(await act(admin, 'remove-operator', { reason: 'x' }), 409, 'OPERATOR_NOT_FOUND');
  });

  it('never removes the last admin', async () => {
    const { admin, chief } = world.staff;
    const removal = async (of: SignedIn, by: SignedIn) =>
      (await act(by, 'remove-operator', { reason: 'x' }, of.address).expect(200)).body.data.id as string;
    const [one, two] = [await removal(chief, admin), await removal(admin, chief)];
    const third = aWallet().address;
    const added = await act(admin, 'add-operator', { reason: 'x', role: 'admin' }, third as never).expect(200);
    expectRefusal(await approve(chief, one), 403, 'FOUR_EYES_REQUIRED');
    const alone = await aStaffedWorld({ FOUR_EYES: 'off' });
    const own = alone.staff.admin;
    const remove = async (wallet: string) => {
      const made = await alone.api
        .post(`/api/operator/users/${wallet}/remove-operator`)
        .set(own.bearer)
        .send({ reason: 'x' })
        .expect(200);
      return alone.api.post(`/api/operator/proposals/${made.body.data.id}/approve`).set(own.bearer);
    };
    expect((await remove(alone.staff.chief.address)).status).to.equal(200);
    expectRefusal(await remove(own.address), 409, 'LAST_ADMIN');
    expect([two, added.body.data.state]).to.deep.equal([two, 'open']);
  });

  it('decides a proposal once, however many approve it at once', async () => {
    const { other, admin, chief, reviewer } = world.staff;
    const id = await proposed('grant-tier', { tier: 'TIER_3' });
    const answers = await Promise.all([other, admin, chief].map((by) => approve(by, id)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409]);
    expectRefusal(await approve(other, id), 409, 'PROPOSAL_DECIDED');
    expectRefusal(await reject(reviewer, id), 409, 'PROPOSAL_DECIDED');
  });

  it('can be rejected with a reason, also by the proposer', async () => {
    const id = await proposed('grant-tier', { tier: 'TIER_3' });
    const { body } = await reject(world.staff.reviewer, id, { reason: 'wrong wallet' }).expect(200);
    expect(body.data).to.deep.include({ state: 'rejected', decisionReason: 'wrong wallet' });
    expect((await kyc()).kycStatus).to.equal('none');
    expectRefusal(await approve(world.staff.other, id), 409, 'PROPOSAL_DECIDED');
  });

  describe('of an operator who loses power', () => {
    const carriedOut = async (what: string, of: SignedIn, body: object = {}) => {
      const { admin, chief } = world.staff;
      const { id } = (await act(admin, what, { reason: 'x', ...body }, of.address).expect(200)).body.data;
      await approve(chief, id).expect(200);
    };
    const shown = async (id: string) => {
      const { proposals } = (await world.api.get('/api/operator/proposals?state=void').set(world.staff.viewer.bearer))
        .body.data;
      return proposals.find((one: { id: string }) => one.id === id);
    };
    const [removed, readded] = [
      () => carriedOut('remove-operator', world.staff.reviewer),
      () => carriedOut('add-operator', world.staff.reviewer, { role: 'reviewer' }),
    ];
    const WAYS: readonly (readonly [how: string, take: () => Promise<unknown>, back: () => Promise<unknown>])[] = [
      ['removed', removed, readded],
      ['given a lower role', () => carriedOut('add-operator', world.staff.reviewer, { role: 'viewer' }), readded],
      [
        'blocked',
        () => act(world.staff.admin, 'block', { reason: 'x' }, world.staff.reviewer.address).expect(200),
        () => carriedOut('unblock', world.staff.reviewer),
      ],
    ];
    for (const [how, takeAway, giveBack] of WAYS)
      it(`is void for good when the proposer is ${how}, also with the role given back`, async () => {
        const { chief, other, reviewer } = world.staff;
        const id = await proposed('grant-tier', { tier: 'TIER_3' });
        await takeAway();
        const dead = await shown(id);
        expect(dead?.decisionReason).to.include('The proposer was');
        await giveBack();
        await world.api.get('/api/operator/proposals').set(reviewer.bearer).expect(200);
        for (const by of [other, chief]) {
          const late = await approve(by, id);
          expectRefusal(late, 409, 'PROPOSER_REMOVED');
          expect(late.body.error).to.include(reviewer.address);
        }
        expectRefusal(await reject(chief, id), 409, 'PROPOSER_REMOVED');
        expect(await shown(id)).to.deep.equal(dead);
        expect((await kyc()).kycStatus).to.equal('none');
        const [refused] = await audit(`subject=proposal:${id}`);
        expect(refused).to.deep.include({ outcome: 'refused', detail: { code: 'PROPOSER_REMOVED' } });
        const entries = await audit(`subject=${person.address}&action=proposal.void`);
        expect(entries.map(({ detail }: { detail: object }) => detail)).to.deep.equal([
          { proposal: id, change: 'grant-tier' },
        ]);
        const again = await proposed('grant-tier', { tier: 'TIER_3' });
        await approve(other, again).expect(200);
      });

    it('is void when the configuration no longer names the proposer, from the first attempt to approve it', async () => {
      const { chief, reviewer } = world.staff;
      const id = await proposed('grant-tier', { tier: 'TIER_3' });
      const named = world.config.operators.named as unknown as Map<string, string>;
      named.delete(reviewer.address);
      expectRefusal(await approve(chief, id), 409, 'PROPOSER_REMOVED');
      named.set(reviewer.address, 'reviewer');
      expectRefusal(await approve(chief, id), 409, 'PROPOSER_REMOVED');
      expect((await shown(id))?.decisionReason).to.include('no longer has the role');
    });

    it('keeps the proposals of an operator who is given a higher role, or the same', async () => {
      const { other, reviewer } = world.staff;
      const [one, two] = [await proposed('grant-tier', { tier: 'TIER_3' }), await proposed('revoke-tier', {})];
      await carriedOut('add-operator', reviewer, { role: 'reviewer' });
      await approve(other, one).expect(200);
      await carriedOut('add-operator', reviewer, { role: 'admin' });
      await approve(other, two).expect(200);
    });
  });

  it('lets only admins give a blocked operator the role back, also when the wallet became an operator meanwhile', async () => {
    const { admin, chief, other, reviewer, viewer } = world.staff;
    const powerOf = (by: SignedIn) => world.api.get('/api/operator/session').set(by.bearer);
    for (const blocked of [chief, viewer]) {
      await act(admin, 'block', { reason: 'stolen' }, blocked.address).expect(200);
      expectRefusal(await act(reviewer, 'unblock', { reason: 'x' }, blocked.address), 403, 'NOT_AN_OPERATOR');
      const { id } = (await act(admin, 'unblock', { reason: 'x' }, blocked.address).expect(200)).body.data;
      for (const by of [reviewer, other]) {
        expectRefusal(await approve(by, id), 403, 'NOT_AN_OPERATOR');
        expectRefusal(await reject(by, id), 403, 'NOT_AN_OPERATOR');
      }
      expectRefusal(await powerOf(blocked), 403, 'NOT_AN_OPERATOR');
    }
    await act(reviewer, 'block', { reason: 'x' }).expect(200);
    const early = await proposed('unblock', {});
    const named = world.config.operators.named as unknown as Map<string, string>;
    named.set(person.address, 'admin');
    expectRefusal(await approve(other, early), 403, 'NOT_AN_OPERATOR');
    expectRefusal(await powerOf(person), 403, 'NOT_AN_OPERATOR');
  });

  it('counts no blocked admin as one who is left', async () => {
    const relaxed = await aStaffedWorld({ FOUR_EYES: 'off' });
    const [own, second] = [relaxed.staff.admin, relaxed.staff.chief];
    const post = (path: string) => relaxed.api.post(`/api/operator/${path}`).set(own.bearer).send({ reason: 'x' });
    await post(`users/${second.address}/block`).expect(200);
    const { id } = (await post(`users/${own.address}/remove-operator`).expect(200)).body.data;
    expectRefusal(await relaxed.api.post(`/api/operator/proposals/${id}/approve`).set(own.bearer), 409, 'LAST_ADMIN');
  });

  it('blocks once: a second block changes nothing and the response tells it', async () => {
    const { other, reviewer } = world.staff;
    await act(reviewer, 'block', { reason: 'stolen' }).expect(200);
    expect((await act(other, 'block', { reason: 'again' }).expect(200)).body.data.changed).to.equal(false);
    const file = await world.api.get(`/api/operator/users/${person.address}`).set(reviewer.bearer).expect(200);
    expect(file.body.data.blocks).to.have.length(1);
    expect(file.body.data.blocks[0]).to.deep.include({ reason: 'stolen', by: reviewer.address });
  });

  it('says with each ruling who approved it, why, and by which proposal', async () => {
    const { other, reviewer } = world.staff;
    const id = await proposed('grant-tier', { tier: 'TIER_3', reason: 'Letter of 12 January' });
    await approve(other, id).expect(200);
    const file = await world.api.get(`/api/operator/users/${person.address}`).set(reviewer.bearer).expect(200);
    const { rulings } = file.body.data.kyc;
    expect(rulings[0]).to.deep.include({ by: other.address, reason: 'Letter of 12 January', proposal: id });
  });

  it('ends after seven days', async () => {
    const id = await proposed('grant-tier', { tier: 'TIER_3' });
    world.clock.advance(7 * DAY_MS);
    const later = await signedIn(world, world.staff.other.wallet);
    const list = async (state: string) =>
      (await world.api.get(`/api/operator/proposals?state=${state}`).set(later.bearer).expect(200)).body.data.proposals;
    expect(await list('open')).to.deep.equal([]);
    expect((await list('expired')).map((one: { id: string }) => one.id)).to.deep.equal([id]);
    expectRefusal(await approve(later, id), 409, 'PROPOSAL_ENDED');
    expectRefusal(await reject(later, id), 409, 'PROPOSAL_ENDED');
  });

  it('lets the wallet that gains not approve, and the proposer only where four eyes are not required', async () => {
    const { reviewer, other } = world.staff;
    const made = await act(reviewer, 'grant-tier', { reason: 'x', tier: 'TIER_3' }, other.address).expect(200);
    expectRefusal(await approve(other, made.body.data.id), 403, 'FOUR_EYES_REQUIRED');
    const relaxed = await aStaffedWorld({ FOUR_EYES: 'off' });
    const own = relaxed.staff.reviewer;
    const mine = await relaxed.api
      .post(`/api/operator/users/${own.address}/grant-tier`)
      .set(own.bearer)
      .send({ reason: 'x', tier: 'TIER_3' })
      .expect(200);
    await relaxed.api.post(`/api/operator/proposals/${mine.body.data.id}/approve`).set(own.bearer).expect(200);
  });

  it('requires a fresh sign-in for each change, and none for reading', async () => {
    const { reviewer } = world.staff;
    const id = await proposed('grant-tier', { tier: 'TIER_3' });
    world.clock.advance(HOUR_MS);
    await reject(reviewer, '999').expect(404);
    world.clock.advance(1_000);
    const stale = await act(reviewer, 'block', { reason: 'x' });
    expectRefusal(stale, 401, 'FRESH_SIGN_IN_REQUIRED');
    expect(stale.body.error).to.include('Sign in');
    expectRefusal(await approve(world.staff.other, id), 401, 'FRESH_SIGN_IN_REQUIRED');
    await world.api.get('/api/operator/proposals').set(reviewer.bearer).expect(200);
    const fresh = await signedIn(world, reviewer.wallet);
    await act(fresh, 'block', { reason: 'x' }).expect(200);
  });

  const BAD: readonly (readonly [what: string, body: object, path: string])[] = [
    ['block', {}, 'reason'],
    ['block', { reason: '' }, 'reason'],
    ['block', { reason: 'x'.repeat(501) }, 'reason'],
    ['block', { reason: 'a\u0007b' }, 'reason'],
    ['block', { reason: 'x', extra: 1 }, 'extra'],
    ['grant-tier', { reason: 'x' }, 'tier'],
    ['grant-tier', { reason: 'x', tier: 'TIER_4' }, 'tier'],
    ['grant-tier', { reason: 'x', tier: 'TIER_3', expiresAt: 'tomorrow' }, 'expiresAt'],
    ['grant-tier', { reason: 'x', tier: 'TIER_3', expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt'],
    ['revoke-tier', { reason: 'x', tier: 1 }, 'tier'],
    ['notes', { text: '' }, 'text'],
    ['notes', { text: 'x'.repeat(4_001) }, 'text'],
  ];
  for (const [what, body, path] of BAD)
    it(`rejects ${what} with ${JSON.stringify(body).slice(0, 60)}`, async () => {
      expectRefusal(await act(world.staff.reviewer, what, body), 400, 'VALIDATION_FAILED', path);
    });

  it('rejects what cannot be: a role, an id, a wallet, a second proposal of the same, unblocking who is not blocked', async () => {
    const { admin, reviewer } = world.staff;
    expectRefusal(await act(admin, 'add-operator', { reason: 'x', role: 'owner' }), 400, 'VALIDATION_FAILED', 'role');
    for (const id of ['x', '0', '1e3', '-1'])
      expectRefusal(await approve(reviewer, id), 400, 'VALIDATION_FAILED', 'id');
    expectRefusal(await approve(reviewer, '999'), 404, 'PROPOSAL_NOT_FOUND');
    expectRefusal(await act(reviewer, 'block', { reason: 'x' }, 'nobody' as never), 400, 'VALIDATION_FAILED', 'wallet');
    expectRefusal(await act(reviewer, 'unblock', { reason: 'x' }), 409, 'WALLET_NOT_BLOCKED');
    const id = await proposed('grant-tier', { tier: 'TIER_3' });
    const again = await act(reviewer, 'grant-tier', { reason: 'x', tier: 'TIER_2' });
    expectRefusal(again, 409, 'PROPOSAL_OPEN');
    expect(again.body.error).to.include(id);
    const wrongChecksum = person.address.replace(/[a-f]/, (letter) => letter.toUpperCase());
    if (wrongChecksum !== person.address) {
      const refusal = await act(reviewer, 'block', { reason: 'x' }, wrongChecksum as never);
      expectRefusal(refusal, 404, 'USER_NOT_FOUND');
      expect((await kyc()).isBlocked).to.equal(false);
    }
    expectRefusal(
      await world.api.get('/api/operator/proposals?state=new').set(reviewer.bearer),
      400,
      'VALIDATION_FAILED',
      'state',
    );
  });
});
