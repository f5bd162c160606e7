import { expect } from 'chai';
import sinon from 'sinon';
import type { Stopping } from '../../../src/application/shared/stopping.ts';
import { createLogger } from '../../../src/infrastructure/observability/logger.ts';
import { silent } from '../../../src/infrastructure/observability/silent.ts';
import { startScheduler } from '../../../src/infrastructure/process/scheduler.ts';
import { deferred } from '../../support/deferred.ts';
import { NOON } from '../../support/noon.ts';

const HOUR_MS = 3_600_000;

describe('the scheduler', () => {
  let time: sinon.SinonFakeTimers;
  let stop: () => Promise<void>;
  let runs: number;
  const start = (work: (stopping?: Stopping) => Promise<unknown> = async () => {}) => {
    runs = 0;
    const run = async (stopping?: Stopping) => {
      runs += 1;
      await work(stopping);
    };
    stop = startScheduler([{ name: 'a-job', schedule: '*/2 * * * * *', run }], silent());
  };
  const runsWithin = async (ms: number) => {
    const before = runs;
    await time.tickAsync(ms);
    return runs - before;
  };
  beforeEach(() => {
    const toFake = ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
    time = sinon.useFakeTimers({ now: NOON, toFake: [...toFake] });
  });
  afterEach(async () => {
    time.restore();
    await stop();
  });

  for (const [name, byMs] of [
    ['back', -HOUR_MS],
    ['ahead', HOUR_MS],
  ] as const)
    it(`goes on within seconds when the clock is set ${name} by an hour`, async () => {
      start();
      expect(await runsWithin(4_000)).to.equal(2);
      time.setSystemTime(Date.now() + byMs);
      expect(await runsWithin(10_000)).to.be.within(2, 6);
      expect(await runsWithin(10_000)).to.equal(5);
    });

  it('logs what its timer reports, and writes nothing to the console itself', async () => {
    const lines: string[] = [];
    const raw = ['log', 'info', 'warn', 'error', 'debug'].map((name) => sinon.stub(console, name as 'log'));
    const logger = createLogger('debug', { write: (line: string) => void lines.push(line) });
    stop = startScheduler([{ name: 'a-job', schedule: '*/2 * * * * *', run: async () => {} }], { ...silent(), logger });
    await time.tickAsync(2_000);
    // A process that was busy for seconds misses runs.
    time.setSystemTime(Date.now() + 7_000);
    await time.tickAsync(500);
    await time.tickAsync(4_000);
    for (const stub of raw) stub.restore();
    expect(raw.flatMap((stub) => stub.args)).to.deep.equal([]);
    expect(lines.filter((line) => line.includes('missed'))).to.not.deep.equal([]);
    for (const line of lines) expect(JSON.parse(line)).to.include.keys('level', 'msg');
  });

  it('does not start a job that still runs, also after the clock was set', async () => {
    const hold = deferred();
    start(() => hold.promise);
    expect(await runsWithin(2_000)).to.equal(1);
    time.setSystemTime(Date.now() - HOUR_MS);
    expect(await runsWithin(20_000)).to.equal(0);
    hold.resolve();
    expect(await runsWithin(2_000)).to.equal(1);
  });

  it('tells a run in progress that the process stops, and waits for it', async () => {
    const hold = deferred();
    let seen: Stopping | undefined;
    let ended = false;
    start(async (stopping) => {
      seen = stopping;
      await hold.promise;
      ended = true;
    });
    await runsWithin(2_000);
    expect(seen?.aborted).to.equal(false);
    const stopped = stop();
    expect(seen?.aborted).to.equal(true);
    hold.resolve();
    await stopped;
    expect(ended).to.equal(true);
  });
});
