import { expect } from 'chai';
import sinon from 'sinon';
import { retentionUseCases } from '../../../src/application/retention/index.ts';
import { RETENTION_NAMES } from '../../../src/domain/retention/retention.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aPreparation } from '../../support/fixtures/prepared-fixtures.ts';
import { ALICE, at } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { aWorld, NOON, type TestWorld } from '../../support/service/world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const message = { platform: 'telegram', id: '1', chat: '2', sender: '3', text: 'help', secondHand: false } as const;

describe('purgeOld', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  const purge = () => retentionUseCases(world).purgeOld();
  const fromNow = (ms: number) => new Date(world.clock.now().getTime() + ms);

  it('deletes expired nonces, sessions and attempts, and nothing else', async () => {
    for (const ms of [-1, 0, 1]) {
      await world.nonces.issue(`nonce ${ms}`, fromNow(ms));
      await world.sessions.open({
        id: `${ms}`,
        wallet: ALICE,
        provider: 'siwe',
        createdAt: at(),
        expiresAt: fromNow(ms),
      });
    }
    await world.tryCounts.count('gate', 1, fromNow(-2));
    expect(await purge()).to.deep.equal({ nonces: 1, sessions: 1, tries: 1 });
    expect(await purge()).to.deep.equal({});
    expect(await world.nonces.consume('nonce 1', world.clock.now())).to.equal(true);
  });

  it('deletes a conversation once it has expired', async () => {
    await world.api.post('/api/chat').send({ message: 'send 5 usdc' }).expect(200);
    expect(await purge()).to.deep.equal({});
    world.clock.advance(11 * MINUTE);
    expect(await purge()).to.deep.equal({ chats: 1 });
  });

  it('deletes an answered message only after its platform stops redelivering it', async () => {
    await world.messageQueue.enqueue([message]);
    const { claim } = await world.messageQueue.claim(1);
    if (claim !== undefined) await world.messageQueue.finish(claim);
    world.clock.advance(7 * DAY);
    expect(await purge()).to.deep.equal({});
    expect(await world.messageQueue.enqueue([message]), 'it is still known').to.equal(0);
    world.clock.advance(DAY + 1);
    expect(await purge()).to.deep.equal({ messages: 1 });
  });

  it('deletes expired prepared transfers, and keeps the rest', async () => {
    for (const [number, ms] of [
      [1, -1],
      [2, 0],
      [3, 1],
    ] as const)
      await world.preparedTransfers.keep(aPreparation(number, { expiresAt: fromNow(ms) }));
    expect(await purge()).to.deep.equal({ preparedTransfers: 1 });
    expect(await world.preparedTransfers.find(ALICE, aPreparation(1).id)).to.equal(undefined);
    expect(await world.preparedTransfers.find(ALICE, aPreparation(3).id)).to.not.equal(undefined);
  });

  it('keeps for as many days as the configuration says', async () => {
    world = await aWorld({ RETENTION_CHATS: '2' });
    await world.api.post('/api/chat').send({ message: 'send 5 usdc' }).expect(200);
    world.clock.advance(2 * DAY);
    expect(await purge()).to.deep.equal({});
    world.clock.advance(DAY);
    expect(await purge()).to.deep.equal({ chats: 1 });
  });

  it('deletes in batches until one is not full', async () => {
    const purged = sinon.stub(world.sessions, 'purgeExpired').onCall(0).resolves(1_000).onCall(1).resolves(1_000);
    purged.onCall(2).resolves(7);
    expect(await purge()).to.deep.equal({ sessions: 2_007 });
    expect(purged.args.map(([, limit]) => limit)).to.deep.equal([1_000, 1_000, 1_000]);
  });

  it('stops when its time is up', async () => {
    const purged = sinon.stub(world.sessions, 'purgeExpired').callsFake(async () => {
      world.clock.advance(3 * MINUTE);
      return 1_000;
    });
    await purge();
    expect(purged.callCount).to.equal(2);
  });

  it('stops between two batches when the process stops', async () => {
    const stopping = { aborted: false };
    const purged = sinon.stub(world.sessions, 'purgeExpired').callsFake(async () => {
      stopping.aborted = true;
      return 1_000;
    });
    const reclaim = sinon.spy(world.databaseUpkeep, 'reclaim');
    expect(await retentionUseCases(world).purgeOld(stopping)).to.deep.equal({ sessions: 1_000 });
    expect([purged.callCount, reclaim.callCount]).to.deep.equal([1, 0]);
  });

  it('runs every rule although one fails, and then rejects', async () => {
    sinon.stub(world.chatSessions, 'purgeExpired').rejects(storeUnavailable());
    await world.nonces.issue('old', fromNow(-1));
    expect(await rejectionOf(purge())).to.be.instanceOf(AggregateError);
    expect(await world.nonces.consume('old', new Date(0))).to.equal(false);
  });

  it('makes the space usable again, also of what other jobs deleted', async () => {
    const reclaim = sinon.spy(world.databaseUpkeep, 'reclaim');
    await purge();
    expect(reclaim.callCount).to.equal(1);
    await world.nonces.issue('old', fromNow(-1));
    await purge();
    expect(reclaim.callCount).to.equal(2);
  });

  it('has a number of days for every rule', () =>
    expect(Object.keys(world.retentionPolicy)).to.have.members([...RETENTION_NAMES]));

  it('is for one process at a time', async () => {
    await world.leases.acquire('purge-old', 'another', MINUTE);
    await world.nonces.issue('old', new Date(NOON.getTime() - 1));
    expect(await purge()).to.deep.equal({});
  });
});
