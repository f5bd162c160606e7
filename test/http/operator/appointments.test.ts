import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { proposing, type StaffedWorld } from '../../support/service/proposing.ts';
import { aWallet, type SignedIn, signedIn } from '../../support/service/world.ts';

describe('the appointment of operators', () => {
  let world: StaffedWorld;
  let person: SignedIn;
  beforeEach(async () => {
    world = await aStaffedWorld();
    person = await signedIn(world);
  });
  const { act, approve, reject, proposed } = proposing(() => ({ world, person }));

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
    const added = await act(admin, 'add-operator', { reason: 'x', role: 'admin' }, third).expect(200);
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
});
