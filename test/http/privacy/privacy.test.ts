import { expect } from 'chai';
import sinon from 'sinon';
import type { OpenedKycSession } from '../../../src/application/ports/kyc.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld, type Staff } from '../../support/service/operators.ts';
import { decided } from '../../support/service/verifying.ts';
import { aWallet, NOON, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const REASON = 'Letter of 3 March';

describe('data protection', () => {
  let world: TestWorld & Readonly<{ staff: Staff }>;
  let person: SignedIn;
  beforeEach(async () => {
    world = await aStaffedWorld();
    person = await signedIn(world);
    await world.api.patch('/api/user').set(person.bearer).send({ email: 'alice@example.com', name: 'Zoë' }).expect(200);
  });
  const exporting = (as: SignedIn, wallet: string = person.address) =>
    world.api.get(`/api/operator/users/${wallet}/export`).set(as.bearer);
  const erasing = (as: SignedIn) =>
    world.api.post(`/api/operator/users/${person.address}/erase`).set(as.bearer).send({ reason: REASON });
  const approving = (id: string, as: SignedIn) =>
    world.api.post(`/api/operator/proposals/${id}/approve`).set(as.bearer);

  it('exports one JSON object a line, and records the export', async () => {
    const { text, type } = await exporting(world.staff.reviewer).expect(200);
    expect(type).to.equal('application/x-ndjson');
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: string; row: object });
    expect(records.find(({ table }) => table === 'users')?.row).to.include({ email: 'alice@example.com', name: 'Zoë' });
    const { items } = await world.auditLog.page({ action: 'user.export' }, { limit: 10 });
    expect(items.map(({ entry }) => entry)).to.deep.equal([
      {
        at: NOON,
        actor: world.staff.reviewer.address,
        action: 'user.export',
        subject: person.address,
        outcome: 'done',
      },
    ]);
  });

  it('exports what an operator was answered about a person with neither of the two', async () => {
    const { reviewer, admin } = world.staff;
    const note = world.api.post(`/api/operator/users/${person.address}/notes`).set(reviewer.bearer);
    await note.set('Idempotency-Key', 'a-note').send({ text: 'Called twice' }).expect(200);
    for (const wallet of [reviewer.address, person.address]) {
      const { text } = await exporting(admin, wallet).expect(200);
      const answers = text.split('\n').filter((line) => line.includes('"idempotency_keys"'));
      expect(answers).to.not.be.empty;
      for (const answer of answers) expect(answer).to.include('"mention"').and.not.include('Called twice');
    }
  });

  it('exports to reviewers with a fresh sign-in only', async () => {
    expectRefusal(await exporting(world.staff.viewer), 403, 'NOT_AN_OPERATOR');
    world.clock.advance(60 * 60_000 + 1_000);
    expectRefusal(await exporting(world.staff.reviewer), 401, 'FRESH_SIGN_IN_REQUIRED');
    await world.api.get('/api/operator/users').set(world.staff.reviewer.bearer).expect(200);
    await world.api.get('/api/operator/audit/export').set(world.staff.viewer.bearer).expect(200);
    await exporting(await signedIn(world, world.staff.reviewer.wallet)).expect(200);
  });

  it('exports nothing that is not in the audit log', async () => {
    sinon.stub(world.auditLog, 'record').rejects(storeUnavailable());
    const read = sinon.spy(world.personalData, 'recordsOf');
    expectRefusal(await exporting(world.staff.reviewer), 503, 'STORE_UNAVAILABLE');
    expect(read.callCount).to.equal(0);
  });

  it('returns 404 for a wallet that is not registered', async () => {
    expectRefusal(await exporting(world.staff.reviewer, aWallet().address), 404, 'USER_NOT_FOUND');
  });

  it('erases once another admin approved the proposal', async () => {
    const { id } = (await erasing(world.staff.admin).expect(200)).body.data;
    expect((await world.users.find(person.address))?.name).to.equal('Zoë');
    expectRefusal(await approving(id, world.staff.admin), 403, 'FOUR_EYES_REQUIRED');
    expectRefusal(await approving(id, world.staff.reviewer), 403, 'NOT_AN_OPERATOR');
    await approving(id, world.staff.chief).expect(200);
    expect(await world.users.find(person.address)).to.not.have.any.keys('name', 'email');
    expectRefusal(await world.api.get('/api/user').set(person.bearer), 401, 'UNAUTHENTICATED');
    const { items } = await world.auditLog.page({ subject: person.address }, { limit: 10 });
    const acts = items.map(({ entry }) => [entry.action, entry.detail?.change]);
    expect(acts).to.deep.include(['proposal.create', 'erase']).and.deep.include(['proposal.approve', 'erase']);
    expect(JSON.stringify(items)).to.not.include('Zoë').and.not.include(REASON);
  });

  it('ends open verifications: nothing of them is shown or counts any more, and a new one can be opened', async () => {
    const wallet = person.address;
    const opening = (as: SignedIn, requestedTier: string) =>
      world.api.post('/api/kyc/session').set(as.bearer).send({ wallet, requestedTier }).expect(200);
    const before = [(await opening(person, 'TIER_1')).body, (await opening(person, 'TIER_2')).body];
    const { id } = (await erasing(world.staff.admin).expect(200)).body.data;
    await approving(id, world.staff.chief).expect(200);
    const again = await signedIn(world, person.wallet);
    const status = async () =>
      (await world.api.get(`/api/kyc/session?wallet=${wallet}`).set(again.bearer).expect(200)).body;
    const ended = { verificationUrl: null, needsSessionCreation: true, kycStatus: 'rejected', canBuy: false };
    expect(await status()).to.include(ended);
    for (const { sessionId } of before) {
      expect(await decided(world, sessionId, 'approved')).to.equal(false);
      await world.api.post('/api/kyc/link-session').set(again.bearer).send({ wallet, sessionId }).expect(200);
    }
    expect(await status()).to.include(ended);
    expect((await world.kycs.eventsOf(wallet)).map(({ applied }) => applied)).to.not.include(true).and.not.be.empty;
    const fresh = (await opening(again, 'TIER_1')).body;
    expect(fresh).to.include({ kycStatus: 'pending' });
    expect(before.map(({ sessionId }) => sessionId)).to.not.include(fresh.sessionId);
    const { url } = (await world.api.get(`/api/kyc/upgrade-url?wallet=${wallet}&tier=TIER_2`).set(again.bearer)).body
      .data;
    expect(url).to.match(/^https?:/);
    expect(url).to.not.equal(before[1].verificationUrl);
  });

  it('ends an open verification also at a provider that still has it unfinished: the owner gets another one', async () => {
    const open = world.kycProvider.openSession.bind(world.kycProvider);
    const unfinished = new Map<string, Promise<OpenedKycSession>>();
    // As Didit does for the same vendor data and workflow.
    sinon.stub(world.kycProvider, 'openSession').callsFake((request) => {
      const key = JSON.stringify(request);
      const session = unfinished.get(key) ?? open(request);
      unfinished.set(key, session);
      return session;
    });
    const opening = async (as: SignedIn) =>
      (await world.api.post('/api/kyc/session').set(as.bearer).send({ wallet: person.address }).expect(200)).body;
    const before = await opening(person);
    const { id } = (await erasing(world.staff.admin).expect(200)).body.data;
    await approving(id, world.staff.chief).expect(200);
    const fresh = await opening(await signedIn(world, person.wallet));
    expect(fresh).to.include({ kycStatus: 'pending' });
    expect(fresh.verificationUrl).to.not.equal(before.verificationUrl);
  });

  it('leaves no session or key that could make another one', async () => {
    const creating = (as: Readonly<Record<string, string>>) =>
      world.api.post('/api/auth/api-key').set(as).send({ label: 'another', env: 'live' });
    const { bearer: withKey } = await aKey(world, person);
    const second = await signedIn(world, person.wallet);
    const reading = () => world.api.get(`/api/portfolio/summary?address=${person.address}`).set(withKey);
    await reading().expect(200);
    const { id } = (await erasing(world.staff.admin).expect(200)).body.data;
    await approving(id, world.staff.chief).expect(200);
    for (const { bearer } of [person, second]) expectRefusal(await creating(bearer), 401, 'UNAUTHENTICATED');
    expectRefusal(await reading(), 401, 'UNAUTHENTICATED');
    expect((await world.apiKeys.keysOf(person.address)).filter(({ revokedAt }) => revokedAt === undefined)).to.be.empty;
  });

  it('lets only an admin propose an erasure', async () =>
    expectRefusal(await erasing(world.staff.reviewer), 403, 'NOT_AN_OPERATOR'));
});
