import { randomBytes } from 'node:crypto';
import type { ErrorReport, Frame } from './error-report.ts';

/** Where Sentry receives what, derived from a DSN of the form `https://<key>@<host>/<project>`. The key is public: it only allows sending reports. */
export type SentryEndpoints = Readonly<{ security: string; envelope: string; key: string }>;

type Settings = Readonly<{ dsn: string; environment: string; release: string }>;

/** Throws a TypeError for another form. Sources: docs.sentry.io, "Security Policy Reporting"; develop.sentry.dev, "Authentication". */
export function endpointsOf({ dsn, environment, release }: Settings): SentryEndpoints {
  const url = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([0-9]+)$/.exec(url.pathname) ?? [];
  if (url.username === '' || project === '') throw new TypeError('A Sentry DSN is https://<key>@<host>/<project>');
  const security = new URL(`${folder}/api/${project}/security/`, url.origin);
  security.search = new URLSearchParams({
    sentry_key: url.username,
    sentry_environment: environment,
    sentry_release: release,
  }).toString();
  return { security: security.href, envelope: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username };
}

type Deployment = Readonly<{ environment: string; release: string }>;

/** Sentry's envelope with one event (develop.sentry.dev, "Envelopes" and "Event Payloads"). */
export function envelopeOf(report: ErrorReport, count: number, { environment, release }: Deployment, at: Date): string {
  const eventId = randomBytes(16).toString('hex');
  const event = {
    event_id: eventId,
    timestamp: at.toISOString(),
    ...{ platform: 'node', level: report.source === 'process' ? 'fatal' : 'error', environment, release },
    transaction: report.place,
    fingerprint: [report.fingerprint],
    tags: tagsOf(report, count),
    extra: { count },
    ...(report.trace !== undefined && {
      contexts: { trace: { trace_id: report.trace.traceId, span_id: report.trace.spanId } },
    }),
    exception: { values: report.chain.map(exceptionOf).reverse() },
  };
  const lines = [{ event_id: eventId, sent_at: at.toISOString() }, { type: 'event' }, event];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const tagsOf = ({ source, code, requestId }: ErrorReport, count: number) => ({
  source,
  count: String(count),
  ...(code !== undefined && { code }),
  ...(requestId !== undefined && { request_id: requestId }),
});

/** The innermost cause first, and of each the outermost call first, as Sentry orders them. */
const exceptionOf = ({ type, message, frames }: ErrorReport['chain'][number]) => ({
  ...{ type, value: message },
  ...(frames.length > 0 && { stacktrace: { frames: frames.map(frameOf).reverse() } }),
});

const frameOf = ({ function: name, filename, line, column, isOurs }: Frame) => ({
  ...(name !== undefined && { function: name }),
  ...{ filename, lineno: line, colno: column, in_app: isOurs },
});
