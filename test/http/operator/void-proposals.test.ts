import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { proposing, type StaffedWorld } from '../../support/service/proposing.ts';
import { type SignedIn, signedIn } from '../../support/service/world.ts';

describe('the proposal of an operator who loses power', () => {
  let world: StaffedWorld;
  let person: SignedIn;
  beforeEach(async () => {
    world = await aStaffedWorld();
    person = await signedIn(world);
  });
  const { act, approve, reject, proposed, kyc, audit } = proposing(() => ({ world, person }));

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
