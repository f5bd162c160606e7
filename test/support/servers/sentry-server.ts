import { expect } from 'chai';
import type { CspViolation } from '../../../src/domain/csp/csp-violation.ts';
import type { TrackedReport } from '../../contracts/system/error-tracker.contract.ts';
import { type Asked, type ProviderServer, Reply, startProviderServer } from './provider-server.ts';

export const startSentry = () => startProviderServer(() => new Reply(200, ''));

export const settingsOf = (server: ProviderServer) => ({
  dsn: `${server.url.replace('http://', 'http://publickey@')}/42`,
  environment: 'production',
  release: '4.0.0',
});

/** Sentry's handling of a request, or its reason to reject it. */
export function readBySentry({ method, path, query, headers, body }: Asked): CspViolation {
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
export function readEnvelope({ method, path, headers, sent }: Asked): TrackedReport {
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

export const isEnvelope = ({ path }: Asked) => path.endsWith('/envelope/');
