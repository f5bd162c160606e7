import { expect } from 'chai';
import { InMemoryErrorTracker } from '../../../src/adapters/error-tracker/error-tracker.memory.ts';
import { SentryErrorTracker } from '../../../src/adapters/error-tracker/error-tracker.sentry.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import type { CspViolation } from '../../../src/domain/csp/csp-violation.ts';
import { describeErrorTrackerContract, VIOLATION } from '../../contracts/system/error-tracker.contract.ts';
import { NOON } from '../../support/noon.ts';
import { until } from '../../support/real-time.ts';
import {
  type Asked,
  FAULTS,
  type ProviderServer,
  Reply,
  rateLimits,
  sends,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

describeErrorTrackerContract('in memory', async () => {
  const tracker = new InMemoryErrorTracker();
  return { tracker, arrived: async () => tracker.reported };
});

const startSentry = () => startProviderServer(() => new Reply(200, ''));
const dsnOf = ({ url }: ProviderServer) => `${url.replace('http://', 'http://publickey@')}/42`;

/** Sentry's handling of a request, or its reason to reject it. */
function readBySentry({ method, path, query, headers, body }: Asked): CspViolation {
  expect([method, path]).to.deep.equal(['POST', '/api/42/security/']);
  expect(Object.fromEntries(query)).to.deep.equal({
    sentry_key: 'publickey',
    sentry_environment: 'production',
    sentry_release: '4.0.0',
  });
  expect(headers['content-type']).to.equal('application/csp-report');
  const { 'csp-report': report } = body as { 'csp-report': Record<string, never> };
  const agent = headers['user-agent'] ?? '';
  return {
    documentUrl: report['document-uri'] ?? '',
    directive: report['violated-directive'] ?? '',
    blockedUrl: report['blocked-uri'] ?? '',
    policy: report['original-policy'] ?? '',
    disposition: report.disposition ?? 'enforce',
    ...('source-file' in report && { sourceFile: report['source-file'] }),
    ...('line-number' in report && { line: report['line-number'] }),
    ...('column-number' in report && { column: report['column-number'] }),
    ...(!agent.startsWith('axios') && { userAgent: agent }),
  };
}

const settingsOf = (server: ProviderServer) => ({
  dsn: dsnOf(server),
  environment: 'production',
  release: '4.0.0',
});

describeErrorTrackerContract('Sentry', async () => {
  const server = await startSentry();
  const onTrouble = (error: unknown) => {
    throw error;
  };
  return {
    tracker: new SentryErrorTracker(settingsOf(server), { clock: new SettableClock(NOON), onTrouble }),
    arrived: async (count) => {
      await until(() => server.asked.length >= count);
      return server.asked.map(readBySentry);
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
