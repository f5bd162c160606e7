import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { proposing, type StaffedWorld } from '../../support/service/proposing.ts';
import { type SignedIn, signedIn } from '../../support/service/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

describe('what operators propose', () => {
  let world: StaffedWorld;
  let person: SignedIn;
  beforeEach(async () => {
    world = await aStaffedWorld();
    person = await signedIn(world);
  });
  const { act, approve, reject, proposed, kyc } = proposing(() => ({ world, person }));

  it('can be rejected with a reason, also by the proposer', async () => {
    const id = await proposed('grant-tier', { tier: 'TIER_3' });
    const { body } = await reject(world.staff.reviewer, id, { reason: 'wrong wallet' }).expect(200);
    expect(body.data).to.deep.include({ state: 'rejected', decisionReason: 'wrong wallet' });
    expect((await kyc()).kycStatus).to.equal('none');
    expectRefusal(await approve(world.staff.other, id), 409, 'PROPOSAL_DECIDED');
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
    expectRefusal(await act(reviewer, 'block', { reason: 'x' }, 'nobody'), 400, 'VALIDATION_FAILED', 'wallet');
    expectRefusal(await act(reviewer, 'unblock', { reason: 'x' }), 409, 'WALLET_NOT_BLOCKED');
    const id = await proposed('grant-tier', { tier: 'TIER_3' });
    const again = await act(reviewer, 'grant-tier', { reason: 'x', tier: 'TIER_2' });
    expectRefusal(again, 409, 'PROPOSAL_OPEN');
    expect(again.body.error).to.include(id);
    const wrongChecksum = person.address.replace(/[a-f]/, (letter) => letter.toUpperCase());
    if (wrongChecksum !== person.address) {
      const refusal = await act(reviewer, 'block', { reason: 'x' }, wrongChecksum);
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
