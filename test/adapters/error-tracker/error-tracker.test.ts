import { expect } from 'chai';
import sinon from 'sinon';
import { BoundedErrors } from '../../../src/adapters/error-tracker/bounded-errors.ts';
import { InMemoryErrorTracker } from '../../../src/adapters/error-tracker/error-tracker.memory.ts';
import { SentryErrorTracker } from '../../../src/adapters/error-tracker/error-tracker.sentry.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import { DEFECT, describeErrorTrackerContract, VIOLATION } from '../../contracts/system/error-tracker.contract.ts';
import { NOON } from '../../support/noon.ts';
import { until } from '../../support/real-time.ts';
import { FAULTS, type ProviderServer, rateLimits, sends } from '../../support/servers/provider-server.ts';
import {
  isEnvelope,
  readBySentry,
  readEnvelope,
  settingsOf,
  startSentry,
} from '../../support/servers/sentry-server.ts';

describeErrorTrackerContract('in memory', async () => {
  const tracker = new InMemoryErrorTracker();
  return { tracker, arrived: async () => tracker.reported, errors: async () => tracker.tracked };
});

describeErrorTrackerContract('Sentry', async () => {
  const server = await startSentry();
  const onTrouble = (error: unknown) => {
    throw error;
  };
  const tracker = new SentryErrorTracker(settingsOf(server), { clock: new SettableClock(NOON), onTrouble });
  return {
    tracker,
    arrived: async (count) => {
      await until(() => server.asked.length >= count);
      return server.asked.map(readBySentry);
    },
    errors: async () => {
      await tracker.settled();
      return server.asked.filter(isEnvelope).map(readEnvelope);
    },
    close: server.stop,
  };
});

describe('SentryErrorTracker', () => {
  let server: ProviderServer;
  let clock: SettableClock;
  let troubles: unknown[];
  let tracker: SentryErrorTracker;
  beforeEach(async () => {
    server = await startSentry();
    clock = new SettableClock(NOON);
    troubles = [];
    tracker = new SentryErrorTracker(settingsOf(server), { clock, onTrouble: (error) => void troubles.push(error) });
  });
  afterEach(() => server.stop());

  for (const fault of ['refusing the key (401)', 'failing (500)', 'resetting connections'])
    it(`reports to the operator, without the key, when Sentry is ${fault}`, async () => {
      server.behave(FAULTS[fault]);
      tracker.report(VIOLATION);
      await until(() => troubles.length > 0);
      expect(troubles[0]).to.be.instanceOf(UpstreamTrouble);
      expect(String(troubles[0]))
        .to.match(/^UpstreamTrouble: Sentry: /)
        .and.not.include('publickey');
    });

  for (const [header, seconds] of [
    ['45', 45],
    [undefined, 60],
    ['86400', 900],
  ] as const)
    it(`skips Sentry for ${seconds} seconds after a 429 with Retry-After ${header}`, async () => {
      server.behave(rateLimits(header));
      tracker.report(VIOLATION);
      await until(() => troubles.length === 1);
      server.behave();
      clock.advance(seconds * 1_000 - 1);
      tracker.report({ ...VIOLATION, line: 1 });
      clock.advance(1);
      for (const line of [2, 3]) {
        tracker.report({ ...VIOLATION, line });
        await until(() => server.asked.length >= line);
      }
      expect(server.asked.slice(1).map((asked) => readBySentry(asked).line)).to.deep.equal([2, 3]);
    });

  it('sends at most 20 reports concurrently, and accepts more when they are done', async () => {
    server.behave(FAULTS.silent);
    for (let i = 0; i < 25; i += 1) tracker.report(VIOLATION);
    expect(troubles).to.have.length(5);
    await until(() => server.asked.length === 20);
    await server.stop();
    await until(() => troubles.length === 25);
    tracker.report(VIOLATION);
    expect(troubles).to.have.length(25);
    server = await startSentry();
  });

  it('does not follow a redirect', async () => {
    const elsewhere = await startSentry();
    server.behave(sends(307, '', { location: `${elsewhere.url}/` }));
    tracker.report(VIOLATION);
    await until(() => troubles.length === 1);
    expect(elsewhere.asked).to.deep.equal([]);
    await elsewhere.stop();
  });

  it('reports an error that Sentry does not accept to the operator, and skips Sentry after a 429', async () => {
    server.behave(FAULTS['failing (500)']);
    tracker.track(DEFECT);
    await tracker.settled();
    server.behave(rateLimits('45'));
    tracker.track({ ...DEFECT, place: 'GET /a' });
    await tracker.settled();
    expect(troubles.map(String)).to.deep.equal([
      'UpstreamTrouble: Sentry: HTTP 500',
      'UpstreamTrouble: Sentry: HTTP 429',
    ]);
    tracker.track({ ...DEFECT, place: 'GET /b' });
    await tracker.flush();
    expect(server.asked).to.have.length(2);
  });

  it('calls the error that ends the process fatal', async () => {
    tracker.track({ source: 'process', place: 'uncaughtException', error: new Error('x') });
    await tracker.settled();
    expect(server.asked[0]?.sent).to.include('"level":"fatal"');
  });

  for (const dsn of ['https://sentry.example/42', 'https://key@sentry.example/', 'https://key@sentry.example/web'])
    it(`cannot be created from ${dsn}`, () => {
      expect(() => new SentryErrorTracker({ ...settingsOf(server), dsn }, { clock, onTrouble: () => {} })).to.throw(
        TypeError,
      );
    });
});

it('InMemoryErrorTracker keeps the newest thousand', () => {
  const tracker = new InMemoryErrorTracker();
  for (let line = 0; line < 1_001; line += 1) tracker.report({ ...VIOLATION, line });
  expect([tracker.reported.length, tracker.reported[0]?.line]).to.deep.equal([1_000, 1]);
});

describe('a storm of errors', () => {
  let time: sinon.SinonFakeTimers;
  beforeEach(() => {
    time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => time.restore());

  it('sends two events a minute, which tell how many errors there were', () => {
    const sent: number[] = [];
    const bounded = new BoundedErrors((_report, count) => void sent.push(count));
    for (let second = 0; second < 120; second += 1) {
      for (let nth = 0; nth < 10; nth += 1) bounded.take(DEFECT);
      time.tick(1_000);
    }
    expect(sent).to.deep.equal([1, 599, 1, 599]);
    time.tick(600_000);
    expect(sent).to.have.length(4);
  });
});
