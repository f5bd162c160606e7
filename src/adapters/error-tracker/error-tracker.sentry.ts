import type { Clock } from '../../application/ports/system/clock.ts';
import type { ErrorTracker } from '../../application/ports/system/error-tracker.ts';
import type { CspViolation } from '../../domain/csp/csp-violation.ts';
import { HttpExchange } from '../outbound/http-exchange.ts';
import { HttpTrouble } from '../outbound/http-trouble.ts';
import { retryAfterMs } from '../outbound/retry-after.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';

export type SentrySettings = Readonly<{ dsn: string; environment: string; release: string }>;
type Tools = Readonly<{ clock: Clock; onTrouble: (error: unknown) => void }>;

const TIMEOUT_MS = 5_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** The maximum number of concurrent reports, which limits the cost of a slow tracker. */
const MOST_AT_ONCE = 20;
/** The cool-down after a 429 without Retry-After (Sentry's own clients wait as long). */
const LIMIT_REST_MS = 60_000;
const LONGEST_REST_MS = 15 * 60_000;

/** Sentry's security endpoint, derived from a DSN (docs.sentry.io, "Security Policy Reporting"). */
export class SentryErrorTracker implements ErrorTracker {
  readonly #url: string;
  readonly #tools: Tools;
  readonly #exchange = new HttpExchange({ maxBytes: MAX_RESPONSE_BYTES });
  #underWay = 0;
  #restsUntil = 0;

  constructor(settings: SentrySettings, tools: Tools) {
    this.#url = securityEndpoint(settings);
    this.#tools = tools;
  }

  report(violation: CspViolation): void {
    if (this.#tools.clock.now().getTime() < this.#restsUntil) return;
    if (this.#underWay >= MOST_AT_ONCE) {
      this.#tools.onTrouble(new UpstreamTrouble('Sentry', 'over-budget', 'too many reports are in progress'));
      return;
    }
    this.#underWay += 1;
    void this.#deliver(violation)
      .catch(this.#tools.onTrouble)
      .finally(() => {
        this.#underWay -= 1;
      });
  }

  async #deliver({ userAgent, ...violation }: CspViolation): Promise<void> {
    const headers = {
      'content-type': 'application/csp-report',
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
    };
    const body = JSON.stringify({ 'csp-report': reportOf(violation) });
    const { status, retryAfter } = await this.#exchange
      .send({ method: 'POST', url: this.#url, headers, body }, AbortSignal.timeout(TIMEOUT_MS))
      .catch((error: unknown) => {
        throw error instanceof HttpTrouble
          ? new UpstreamTrouble('Sentry', 'unreachable', `no response (${error.code})`)
          : error;
      });
    if (status === 429) this.#rest(retryAfter);
    if (status < 200 || status > 299) throw new UpstreamTrouble('Sentry', 'http-status', `HTTP ${status}`, { status });
  }

  #rest(retryAfter: string | undefined): void {
    const now = this.#tools.clock.now();
    const waitMs = retryAfterMs(retryAfter, now) ?? LIMIT_REST_MS;
    this.#restsUntil = now.getTime() + Math.min(waitMs, LONGEST_REST_MS);
  }
}

/** A DSN has the form `https://<key>@<host>/<project>`. The key is public: it only allows sending reports. */
function securityEndpoint({ dsn, environment, release }: SentrySettings): string {
  const url = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([0-9]+)$/.exec(url.pathname) ?? [];
  if (url.username === '' || project === '') throw new TypeError('A Sentry DSN is https://<key>@<host>/<project>');
  const endpoint = new URL(`${folder}/api/${project}/security/`, url.origin);
  endpoint.search = new URLSearchParams({
    sentry_key: url.username,
    sentry_environment: environment,
    sentry_release: release,
  }).toString();
  return endpoint.href;
}

const reportOf = (violation: Omit<CspViolation, 'userAgent'>) => ({
  'document-uri': violation.documentUrl,
  'violated-directive': violation.directive,
  'effective-directive': violation.directive,
  'blocked-uri': violation.blockedUrl,
  'original-policy': violation.policy,
  disposition: violation.disposition,
  ...(violation.sourceFile !== undefined && { 'source-file': violation.sourceFile }),
  ...(violation.line !== undefined && { 'line-number': violation.line }),
  ...(violation.column !== undefined && { 'column-number': violation.column }),
});
