import { expect } from 'chai';
import sinon from 'sinon';
import { BoundedErrors } from '../../../src/adapters/error-tracker/bounded-errors.ts';
import { InMemoryErrorTracker } from '../../../src/adapters/error-tracker/error-tracker.memory.ts';
import { SentryErrorTracker } from '../../../src/adapters/error-tracker/error-tracker.sentry.ts';
import { redactedText } from '../../../src/adapters/error-tracker/redacted-text.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import type { CspViolation } from '../../../src/domain/csp/csp-violation.ts';
import {
  DEFECT,
  describeErrorTrackerContract,
  type TrackedReport,
  VIOLATION,
} from '../../contracts/system/error-tracker.contract.ts';
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
  return { tracker, arrived: async () => tracker.reported, errors: async () => tracker.tracked };
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

type Event = Readonly<Record<string, unknown>> &
  Readonly<{
    fingerprint: readonly string[];
    tags: Readonly<Record<string, string>>;
    extra: Readonly<{ count: number }>;
    transaction: string;
    contexts?: Readonly<{ trace: Readonly<{ trace_id: string; span_id: string }> }>;
    exception: Readonly<{
      values: readonly Readonly<{
        type: string;
        value: string;
        stacktrace?: Readonly<{
          frames: readonly Readonly<{ filename: string; lineno: number; colno: number; in_app: boolean }>[];
        }>;
      }>[];
    }>;
  }>;

/** Sentry's reading of an envelope, or its reason to reject it. */
function readEnvelope({ method, path, headers, sent }: Asked): TrackedReport {
  expect([method, path]).to.deep.equal(['POST', '/api/42/envelope/']);
  expect(headers['x-sentry-auth']).to.equal(
    'Sentry sentry_version=7, sentry_client=institutional-defi-api/4.0.0, sentry_key=publickey',
  );
  const [head, item, event, ...rest] = sent
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  expect([item, rest]).to.deep.equal([{ type: 'event' }, []]);
  expect(head.event_id)
    .to.match(/^[0-9a-f]{32}$/)
    .and.equal(event.event_id);
  expect(event).to.include({ platform: 'node', environment: 'production', release: '4.0.0', level: 'error' });
  const { tags, extra, contexts, exception, transaction } = event as Event;
  return {
    source: tags.source as TrackedReport['source'],
    place: transaction,
    code: tags.code,
    requestId: tags.request_id,
    trace: contexts && { traceId: contexts.trace.trace_id, spanId: contexts.trace.span_id, sampled: true },
    count: extra.count,
    chain: [...exception.values].reverse().map(({ type, value, stacktrace }) => ({
      type,
      message: value,
      frames: [...(stacktrace?.frames ?? [])].reverse().map(({ filename, lineno, colno, in_app }) => ({
        ...{ filename, line: lineno, column: colno, isOurs: in_app },
      })),
    })),
  };
}

const isEnvelope = ({ path }: Asked) => path.endsWith('/envelope/');

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

describe('the text of an error', () => {
  for (const [said, shown] of [
    ["Cannot read properties of undefined (reading 'id')", "Cannot read properties of undefined (reading 'id')"],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['mail to ann.b+c@mail.example failed', 'mail to [redacted] failed'],
    ['ann%40mail.example', '[redacted]'],
    [
      'Unexpected token \'x\', "{"p":"abcde","b":x}" is not valid JSON',
      'Unexpected token \'x\', "[redacted]" is not valid JSON',
    ],
    ['Unexpected token \'a\', "ann, 42" is not valid JSON', 'Unexpected token \'a\', "[redacted]" is not valid JSON'],
    ['invalid input syntax for type uuid: "O\\"Hara"', 'invalid input syntax for type uuid: "[redacted]"'],
    ['postgres://app:pw@db.internal:5432/app refused', 'postgres://db.internal:5432/… refused'],
    ['GET https://rpc.example/v2/abcKEY?x=1, then', 'GET https://rpc.example/… then'],
    [`wallet 0x${'Ab'.repeat(20)}`, 'wallet [redacted]'],
    [`signature ${'ab'.repeat(65)}`, 'signature [redacted]'],
    ['token eyJhbGciOiJub25lIn0.eyJzdWIiOiJtIn0.bWFya2Vy', 'token [redacted]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [redacted]'],
    ['key whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'key [redacted]'],
    ['call +1 (555) 014-2877 now', 'call [redacted] now'],
    ['took 1234 ms after 5 attempts', 'took 1234 ms after 5 attempts'],
    ['x'.repeat(600), `${'x'.repeat(500)}…`],
  ] as const)
    it(`shows “${said.slice(0, 60)}” as “${shown.slice(0, 60)}”`, () => expect(redactedText(said)).to.equal(shown));

  /** What an error could carry, and how errors of engines, databases and clients word it. */
  const CARRIED = {
    'a session token': 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIweDEifQ.c2lnbmF0dXJl',
    'an API key': `svc_pk_live_${'0123456789abcdef'.repeat(2)}`,
    'an e-mail address': 'ann.b+c@mail.example',
    'a telephone number': '+33 6 12 34 56 78',
    'a signature': `0x${'5e'.repeat(65)}`,
    'a short hexadecimal key': '0123456789abcdef',
    'a wallet': `0x${'Ab'.repeat(20)}`,
    'a token that confirms': 'q7Lw3nVZ0d_x2Rk9-TtYbA',
    'a key of a node': 'kD93jf8sLq2mZx7v',
    'the token of a bot': '123456789:AAF-abcDEFghiJKLmnoPQRstuVWXyz012345',
    'an IPv4 address': '203.0.113.7',
    'an IPv6 address': '2001:db8:85a3::8a2e:370:7334',
    'a link to a verification': 'https://verify.example/session/AbC123xyz',
    'a connection string': 'postgres://app:s3cretPass@db:5432/app',
  };
  const WORDED: readonly ((carried: string) => string)[] = [
    (one) => `failed for ${one} here`,
    (one) => `bad '${one}' x`,
    (one) => `bad \`${one}\` x`,
    (one) => `bad “${one}” x`,
    (one) => `bad "${one}" x`,
    (one) => `GET https://h.example/v1/${one}?key=${one}&a=b failed`,
    (one) => `key=${one}; x`,
    (one) => `value: ${one}, next`,
    (one) => `body {"a":"${one}"} {a: ${one}} [${one}]`,
    (one) => `Key (email)=(${one}) already exists.`,
    (one) => `first line\n${one}\nmore`,
    (one) => `X-Api-Key: ${one}`,
    (one) => `sent ${encodeURIComponent(one)} to`,
    (one) => `${'y '.repeat(240)}${one}`,
  ];
  for (const [what, carried] of Object.entries(CARRIED))
    it(`never shows ${what}, however it is worded`, () => {
      const start = carried.slice(carried.indexOf('://') + 1).slice(-Math.ceil(carried.length * 0.6));
      const shown = WORDED.map((worded) => redactedText(worded(carried))).filter((text) => text.includes(start));
      expect(shown).to.deep.equal([]);
    });

  for (const word of ['password', 'clientSecret', 'name', 'telegram_token'])
    it(`never shows what follows ${word}`, () => {
      for (const text of [`${word}=opensesame`, `${word}: opensesame, x`, `{${word}: 'open, sesame'}`])
        expect(redactedText(text)).to.not.include('sesame');
    });

  it('is read in a bounded time, whatever it is', () => {
    // What grows with the square of the length takes minutes, and the test's limit.
    for (const part of ['a', '@', '"', '\\', '1 ', 'a://', '0x', 'eyJa.']) redactedText(part.repeat(20_000));
  });
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
