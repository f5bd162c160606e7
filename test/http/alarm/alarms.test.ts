import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { ANOTHER_ID } from '../../support/fixtures/notice-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld, type Staff } from '../../support/service/operators.ts';
import { NOON, type SignedIn, type TestWorld } from '../../support/service/world.ts';

const HOUR_MS = 60 * 60_000;
const ALARM = {
  name: 'swap-quote-unsafe',
  message: 'A quote was unsafe',
  facts: { chainId: 10, reason: 'r' },
} as const;

describe('the alarms of operators', () => {
  let world: TestWorld & Readonly<{ staff: Staff }>;
  let reviewer: SignedIn;
  beforeEach(async () => {
    world = await aStaffedWorld();
    reviewer = world.staff.reviewer;
  });
  const list = async (query = '') =>
    (await world.api.get(`/api/operator/alarms?${query}`).set(world.staff.viewer.bearer).expect(200)).body.data;
  const acknowledge = (id: string, as = reviewer, note = 'seen') =>
    world.api.post(`/api/operator/alarms/${id}/acknowledge`).set(as.bearer).send({ note });

  it('lists what was raised as one row, with times and count', async () => {
    await world.alarms.raise(ALARM);
    world.clock.advance(1000);
    await world.alarms.raise(ALARM);
    const { alarms, nextCursor } = await list();
    expect(nextCursor).to.equal(null);
    expect(alarms).to.have.length(1);
    expect(alarms[0]).to.deep.include({
      kind: ALARM.name,
      subject: 'chainId=10',
      message: ALARM.message,
      facts: ALARM.facts,
      state: 'open',
      firstAt: NOON.toISOString(),
      lastAt: new Date(NOON.getTime() + 1000).toISOString(),
      count: 2,
      acknowledgement: null,
    });
    expect(alarms[0]).to.not.have.property('openings');
    expect(world.raised).to.deep.equal([ALARM.name, ALARM.name]);
  });

  it('acknowledges with a note, and records that in the audit log', async () => {
    await world.alarms.raise(ALARM);
    const [{ id }] = (await list()).alarms;
    const { data } = (await acknowledge(id).expect(200)).body;
    expect(data.acknowledgement).to.deep.equal({ by: reviewer.address, note: 'seen', at: NOON.toISOString() });
    expect((await list('state=open')).alarms).to.deep.equal([]);
    expect((await list('state=acknowledged')).alarms).to.deep.equal([data]);
    const { items } = await world.auditLog.page({ action: 'alarm.acknowledge' }, { limit: 10 });
    expect(items.map(({ entry }) => entry)).to.deep.equal([
      { at: NOON, actor: reviewer.address, action: 'alarm.acknowledge', subject: `alarm:${id}`, outcome: 'done' },
    ]);
  });

  it('rejects an unknown alarm, an empty note, a wrong state and a cursor of somebody else', async () => {
    expectRefusal(await acknowledge(ANOTHER_ID), 404, 'ALARM_NOT_FOUND');
    expectRefusal(await acknowledge('1'), 400, 'VALIDATION_FAILED');
    expectRefusal(await acknowledge(ANOTHER_ID, reviewer, ''), 400, 'VALIDATION_FAILED');
    for (const query of ['state=closed', 'cursor=x', 'limit=0'])
      expectRefusal(
        await world.api.get(`/api/operator/alarms?${query}`).set(reviewer.bearer),
        400,
        'VALIDATION_FAILED',
      );
  });

  it('lets a viewer read only, and requires a sign-in of the last hour to acknowledge', async () => {
    expectRefusal(await acknowledge(ANOTHER_ID, world.staff.viewer), 403, 'NOT_AN_OPERATOR');
    world.clock.advance(HOUR_MS + 1);
    expectRefusal(await acknowledge(ANOTHER_ID), 401, 'FRESH_SIGN_IN_REQUIRED');
  });

  it('reports a database that does not respond', async () => {
    sinon.stub(world.alarmStore, 'list').rejects(storeUnavailable());
    expectRefusal(await world.api.get('/api/operator/alarms').set(reviewer.bearer), 503, 'STORE_UNAVAILABLE');
  });

  it('still logs and counts an alarm while the rows cannot be written, and does not reject', async () => {
    sinon.stub(world.alarmStore, 'record').rejects(storeUnavailable());
    await world.alarms.raise(ALARM);
    expect(world.raised).to.deep.equal([ALARM.name]);
  });
});
