import { expect } from 'chai';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { InMemorySponsorships } from '../../../src/adapters/store/paymaster/sponsorships.memory.ts';
import { writeOffFees } from '../../../src/application/paymaster/follow-sponsorships.ts';
import { createMetrics } from '../../../src/infrastructure/observability/metrics.ts';
import { observeFees } from '../../../src/infrastructure/observability/store-gauges.ts';
import { aGrant, inMemoryDecisions } from '../../support/fixtures/decision-fixtures.ts';
import { dollars, newSponsorship, uuid } from '../../support/fixtures/sponsorship-fixtures.ts';
import { at, BOB } from '../../support/fixtures/store-fixtures.ts';

const DAY_MS = 86_400_000;
const PLENTY = { wallet: dollars(100), network: dollars(100), all: dollars(100) };

describe('writing off the fees that nobody paid', () => {
  let clock: SettableClock;
  let sponsorships: InMemorySponsorships;
  let alarms: InMemoryAlarms;
  let writeOff: ReturnType<typeof writeOffFees>;

  beforeEach(async () => {
    clock = new SettableClock(at());
    sponsorships = new InMemorySponsorships(inMemoryDecisions());
    alarms = new InMemoryAlarms();
    const fees = { limit: dollars(10), writeOffDays: 90, writtenOffLimit: dollars(2) };
    writeOff = writeOffFees({ alarms, clock, sponsorships, sponsorPolicy: { fees } as never });
    await owe(1);
    await owe(2);
  });

  const owe = async (nth: number) => {
    await sponsorships.take(newSponsorship(nth, { feeUsd: dollars(1), takenAt: clock.now() }), PLENTY, aGrant());
    await sponsorships.settle(uuid(nth), { end: 'executed' }, clock.now());
  };

  it('waits for the configured days', async () => {
    clock.advance(90 * DAY_MS - 1);
    expect(await writeOff()).to.deep.equal([]);
    clock.advance(1);
    expect(await writeOff()).to.have.length(2);
    expect(await writeOff()).to.deep.equal([]);
    expect(alarms.raised).to.deep.equal([]);
  });

  it('raises one alarm when more was written off in thirty days than allowed', async () => {
    clock.advance(10 * DAY_MS);
    await owe(3);
    clock.advance(80 * DAY_MS);
    await writeOff();
    clock.advance(10 * DAY_MS);
    await writeOff();
    await writeOff();
    expect(alarms.raised.map(({ name, facts }) => [name, facts])).to.deep.equal([
      ['sponsor-fees-written-off', { recentUsd: 3, limitUsd: 2, now: [`chain 8453 token ${BOB} owes 4500`] }],
    ]);
  });

  it('forgets what was written off before', async () => {
    clock.advance(10 * DAY_MS);
    await owe(3);
    clock.advance(80 * DAY_MS);
    await writeOff();
    clock.advance(31 * DAY_MS);
    expect(await writeOff()).to.have.length(1);
    expect(alarms.raised).to.deep.equal([]);
  });

  it('shows the sums of each token and state as a metric, and no figure while the database is down', async () => {
    const metrics = createMetrics();
    let isDown = false;
    observeFees(metrics, async () => {
      if (isDown) throw new Error('down');
      return await sponsorships.feeFigures();
    });
    expect(await metrics.registry.metrics()).to.include(
      `sponsor_fees{chain="8453",token="${BOB}",state="owed"} 9000\n`,
    );
    isDown = true;
    expect(await metrics.registry.metrics()).not.to.include('sponsor_fees{');
  });
});
