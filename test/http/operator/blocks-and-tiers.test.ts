import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { proposing, type StaffedWorld } from '../../support/service/proposing.ts';
import { eligible, type SignedIn, signedIn } from '../../support/service/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('blocks and tiers, as operators decide them', () => {
  let world: StaffedWorld;
  let person: SignedIn;
  beforeEach(async () => {
    world = await aStaffedWorld();
    person = await signedIn(world);
  });
  const { act, approve, proposed, kyc, audit } = proposing(() => ({ world, person }));

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
});
