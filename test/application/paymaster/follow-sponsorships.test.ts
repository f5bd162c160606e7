import { expect } from 'chai';
import sinon from 'sinon';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { InMemoryForwarders } from '../../../src/adapters/chain/gasless/forwarders.memory.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { InMemorySponsorships } from '../../../src/adapters/store/paymaster/sponsorships.memory.ts';
import { InMemoryLeases } from '../../../src/adapters/store/system/system-stores.memory.ts';
import { followSponsorships } from '../../../src/application/paymaster/follow-sponsorships.ts';
import type { Relay } from '../../../src/application/ports/paymaster.ts';
import { sponsorUnavailable } from '../../../src/domain/paymaster/errors.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { aGrant, inMemoryDecisions } from '../../support/fixtures/decision-fixtures.ts';
import { dollars, firstOf, uuid } from '../../support/fixtures/sponsorship-fixtures.ts';
import { hash } from '../../support/fixtures/store-fixtures.ts';

const PLENTY = { wallet: dollars(100), network: dollars(100), all: dollars(100) };
const DEADLINE = Number(firstOf(1).request.deadline) * 1000;

describe('following sponsored requests', () => {
  let clock: SettableClock;
  let forwarders: InMemoryForwarders;
  /** The time of the newest confirmed block. */
  let settled: number;
  let sponsorships: InMemorySponsorships;
  let alarms: InMemoryAlarms;
  let pursue: sinon.SinonStub<unknown[], Promise<Relay>>;
  let follow: ReturnType<typeof followSponsorships>;

  beforeEach(async () => {
    clock = new SettableClock(new Date(DEADLINE - 60_000));
    settled = DEADLINE - 60_000;
    forwarders = new InMemoryForwarders(
      () => {},
      () => new Date(settled),
    );
    sponsorships = new InMemorySponsorships(inMemoryDecisions());
    alarms = new InMemoryAlarms();
    pursue = sinon.stub();
    follow = followSponsorships({
      alarms,
      clock,
      forwarders,
      leases: new InMemoryLeases(clock),
      random: cryptoRandom,
      sponsor: { relay: sinon.stub(), pursue },
      sponsorships,
      transferPolicy: { confirmations: new Map([[8453, 3]]) },
    });
    const { state, ...first } = firstOf(1);
    await sponsorships.take(first, PLENTY, aGrant());
  });

  const stateOf = async () => (await sponsorships.find(uuid(1)))?.state;
  const ended = { looked: 1, ended: 1, unknown: 0 };
  const waiting = { looked: 1, ended: 0, unknown: 0 };

  it('skips requests that may still be in submission', async () => {
    const { state, ...young } = firstOf(2);
    await sponsorships.take({ ...young, takenAt: new Date(clock.now().getTime() - 59_999) }, PLENTY, aGrant());
    pursue.resolves({ status: 'pending' });
    expect(await follow()).to.deep.equal(waiting);
    clock.advance(1);
    expect((await follow()).looked).to.equal(2);
  });

  it('takes the outcome from the chain, not from the sponsor', async () => {
    const executing = forwarders.execute(firstOf(1));
    pursue.resolves({ status: 'gone', reference: 'r', hash: executing });
    expect(await follow()).to.deep.equal(ended);
    expect(await sponsorships.find(uuid(1))).to.include({ state: 'executed', hash: executing });
    expect(await follow()).to.deep.equal({ looked: 0, ended: 0, unknown: 0 });
  });

  it('queries the chain with the configured confirmations', async () => {
    const outcomeOf = sinon.stub(forwarders, 'outcomeOf').resolves('absent');
    pursue.resolves({ status: 'submitted', hash: hash(1) });
    expect(await follow()).to.deep.equal(waiting);
    expect(outcomeOf.args[0]?.slice(1)).to.deep.equal([hash(1), 3]);
    expect(await sponsorships.find(uuid(1))).to.include({ state: 'relayed', hash: hash(1) });
  });

  it('raises an alarm for a request that reverted', async () => {
    sinon.stub(forwarders, 'outcomeOf').resolves({ end: 'failed', isRevert: true });
    pursue.resolves({ status: 'submitted', hash: hash(1) });
    expect(await follow()).to.deep.equal(ended);
    expect(await stateOf()).to.equal('failed');
    expect(alarms.raised.map(({ name }) => name)).to.deep.equal(['sponsored-request-failed']);
    const until = new Date(clock.now().getTime() + 3_600_000);
    expect(await sponsorships.suspensionOf(firstOf(1).request.from)).to.deep.equal({ failures: 1, until });
  });

  for (const [lead, late, suspended] of [
    [120, 1, false],
    [120, 0, true],
    [119, 1, true],
  ] as const)
    it(`${suspended ? 'suspends' : 'does not suspend'} for a revert ${late} s after a deadline ${lead} s ahead`, async () => {
      const { state, ...other } = firstOf(2);
      await sponsorships.take({ ...other, takenAt: new Date(DEADLINE - lead * 1000) }, PLENTY, aGrant());
      await sponsorships.settle(uuid(1), { end: 'lapsed' }, clock.now());
      const minedAt = new Date(DEADLINE + late * 1000);
      sinon.stub(forwarders, 'outcomeOf').resolves({ end: 'failed', isRevert: true, minedAt });
      pursue.resolves({ status: 'submitted', hash: hash(1) });
      clock.set(new Date(DEADLINE));
      expect(await follow()).to.deep.equal(ended);
      expect((await sponsorships.find(uuid(2)))?.state).to.equal('failed');
      expect((await sponsorships.suspensionOf(other.request.from)) !== undefined).to.equal(suspended);
      expect(alarms.raised.map(({ facts }) => facts?.suspended)).to.deep.equal([suspended]);
    });

  it('charges what the transaction cost to the budget, and not the estimate', async () => {
    const { state, ...second } = firstOf(2);
    await sponsorships.take({ ...second, nativeUsd: dollars(3_000) }, PLENTY, aGrant());
    pursue.resolves({ status: 'submitted', hash: hash(1) });
    sinon.stub(forwarders, 'outcomeOf').resolves({ end: 'failed', isRevert: true, paidWei: 10n ** 14n });
    await follow();
    expect((await sponsorships.find(uuid(2)))?.cost).to.equal((dollars(3) * 1n) / 10n);
    expect((await sponsorships.find(uuid(1)))?.cost, 'no price was stored').to.equal(dollars(1));
  });

  const SENT = { hash: hash(1) };
  for (const [why, relay, cost] of [
    ['frees the budget of a request that was never broadcast', { status: 'gone' }, 0n],
    ['keeps the estimate of a request that was broadcast and then given up', { status: 'gone', ...SENT }, dollars(1)],
    ['keeps the estimate of a request that the sponsor lost', { status: 'unknown', ...SENT }, dollars(1)],
    ['frees the budget when no transaction can be mined', { status: 'gone', ...SENT, neverMined: true }, 0n],
    ['frees the budget when none could be, seen late', { status: 'unknown', ...SENT, neverMined: true }, 0n],
    ['keeps the estimate while one can be mined', { status: 'unknown', ...SENT, neverMined: false }, dollars(1)],
  ] as const)
    it(why, async () => {
      const seenHash = 'hash' in relay ? relay.hash : undefined;
      pursue.resolves(relay);
      if (seenHash !== undefined) {
        clock.advance(24 * 60 * 60 * 1000);
        expect(await follow(), 'a node may still have it mined').to.deep.equal(waiting);
        settled = DEADLINE + 1_000;
      }
      expect(await follow()).to.deep.equal(ended);
      expect(await sponsorships.find(uuid(1))).to.include({ state: 'lapsed', cost });
    });

  it('waits for the confirmations of a transaction that the sponsor reports as failed', async () => {
    pursue.resolves({ status: 'gone', hash: hash(1) });
    const outcomeOf = sinon.stub(forwarders, 'outcomeOf').resolves('unconfirmed');
    expect(await follow()).to.deep.equal(waiting);
    outcomeOf.resolves({ end: 'failed', isRevert: true });
    expect(await follow()).to.deep.equal(ended);
    expect(await stateOf()).to.equal('failed');
  });

  it('waits while the sponsor has the request, even past the deadline', async () => {
    clock.advance(24 * 60 * 60 * 1000);
    pursue.resolves({ status: 'pending', reference: 'r' });
    expect(await follow()).to.deep.equal(waiting);
    expect(await sponsorships.find(uuid(1))).to.include({ state: 'relayed', reference: 'r' });
  });

  for (const [why, isExecuted, state] of [
    ['was never executed', false, 'lapsed'],
    ['was executed all the same', true, 'executed'],
  ] as const) {
    it(`ends a request that the sponsor gave up, when it ${why}`, async () => {
      if (isExecuted) forwarders.execute(firstOf(1));
      pursue.resolves({ status: 'gone' });
      expect(await follow()).to.deep.equal(ended);
      expect(await stateOf()).to.equal(state);
    });

    it(`waits for a confirmed block after the deadline, whatever the clock says, when the sponsor has no information, and finds that it ${why}`, async () => {
      if (isExecuted) forwarders.execute(firstOf(1));
      pursue.resolves({ status: 'unknown' });
      clock.advance(24 * 60 * 60 * 1000);
      for (const time of [0, DEADLINE - 1, DEADLINE, DEADLINE + 999]) {
        settled = time;
        expect(await follow()).to.deep.equal(waiting);
      }
      expect(await stateOf()).to.equal('taken');
      clock.set(new Date(DEADLINE));
      settled = DEADLINE + 1_000;
      expect(await follow()).to.deep.equal(ended);
      expect(pursue.args.map(([, isTooLate]) => isTooLate)).to.deep.equal([false, false, false, false, true]);
      expect(await stateOf()).to.equal(state);
    });
  }

  it('counts what it could not check as unknown, and ends nothing', async () => {
    clock.advance(24 * 60 * 60 * 1000);
    pursue.rejects(sponsorUnavailable());
    expect(await follow()).to.deep.equal({ looked: 1, ended: 0, unknown: 1 });
    pursue.resolves({ status: 'unknown' });
    settled = DEADLINE + 1_000;
    for (const name of ['nonceOf', 'settledUntil'] as const) {
      const asked = sinon.stub(forwarders, name).rejects(chainUnavailable());
      expect(await follow(), name).to.deep.equal({ looked: 1, ended: 0, unknown: 1 });
      asked.restore();
    }
    expect(await stateOf()).to.equal('taken');
  });

  it('checks all in turn, even if one cannot be checked', async () => {
    const { state, ...second } = firstOf(2);
    await sponsorships.take(second, PLENTY, aGrant());
    pursue.onFirstCall().rejects(sponsorUnavailable());
    pursue.onSecondCall().resolves({ status: 'gone' });
    expect(await follow()).to.deep.equal({ looked: 2, ended: 1, unknown: 1 });
  });
});
