import type { ErrorTracker, TrackedError } from '../../application/ports/observability.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { CspViolation } from '../../domain/csp/csp-violation.ts';
import { HttpExchange, type HttpRequest } from '../outbound/http-exchange.ts';
import { HttpTrouble } from '../outbound/http-trouble.ts';
import { retryAfterMs } from '../outbound/retry-after.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';
import { BoundedErrors } from './bounded-errors.ts';
import { endpointsOf, envelopeOf, type SentryEndpoints } from './sentry-envelope.ts';

export type SentrySettings = Readonly<{ dsn: string; environment: string; release: string }>;
type Tools = Readonly<{ clock: Clock; onTrouble: (error: unknown) => void }>;

const TIMEOUT_MS = 5_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** The maximum number of concurrent reports of violations, which limits the cost of a slow tracker. Errors are bounded before. */
const MOST_AT_ONCE = 20;
/** The cool-down after a 429 without Retry-After (Sentry's own clients wait as long). */
const LIMIT_REST_MS = 60_000;
const LONGEST_REST_MS = 15 * 60_000;

/** Sends violations to Sentry's security endpoint, and errors to its envelope endpoint. */
export class SentryErrorTracker implements ErrorTracker {
  readonly #settings: SentrySettings;
  readonly #endpoints: SentryEndpoints;
  readonly #tools: Tools;
  readonly #exchange = new HttpExchange({ maxBytes: MAX_RESPONSE_BYTES });
  readonly #underWay = new Set<Promise<void>>();
  readonly #errors = new BoundedErrors((report, count) => {
    const now = this.#tools.clock.now();
    this.#send(() => this.#envelope(envelopeOf(report, count, this.#settings, now)));
  });
  #restsUntil = 0;

  constructor(settings: SentrySettings, tools: Tools) {
    this.#settings = settings;
    this.#endpoints = endpointsOf(settings);
    this.#tools = tools;
  }

  report(violation: CspViolation): void {
    if (this.#underWay.size < MOST_AT_ONCE || this.#isResting()) this.#send(() => this.#violation(violation));
    else this.#tools.onTrouble(new UpstreamTrouble('Sentry', 'over-budget', 'too many reports are in progress'));
  }

  track(error: TrackedError): void {
    this.#errors.take(error);
  }

  async flush(): Promise<void> {
    this.#errors.flush();
    await this.settled();
  }

  /** Resolves once nothing is being sent. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  #send(request: () => HttpRequest): void {
    if (this.#isResting()) return;
    const sending = this.#deliver(request()).catch(this.#tools.onTrouble);
    this.#underWay.add(sending);
    void sending.finally(() => this.#underWay.delete(sending));
  }

  #isResting(): boolean {
    return this.#tools.clock.now().getTime() < this.#restsUntil;
  }

  async #deliver(request: HttpRequest): Promise<void> {
    const { status, retryAfter } = await this.#exchange
      .send(request, AbortSignal.timeout(TIMEOUT_MS))
      .catch((error: unknown) => {
        throw error instanceof HttpTrouble
          ? new UpstreamTrouble('Sentry', 'unreachable', `no response (${error.code})`)
          : error;
      });
    if (status === 429) this.#rest(retryAfter);
    if (status < 200 || status > 299) throw new UpstreamTrouble('Sentry', 'http-status', `HTTP ${status}`, { status });
  }

  #violation({ userAgent, ...violation }: CspViolation): HttpRequest {
    const headers = {
      'content-type': 'application/csp-report',
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
    };
    return {
      ...{ method: 'POST', url: this.#endpoints.security, headers },
      body: JSON.stringify({ 'csp-report': reportOf(violation) }),
    };
  }

  #envelope(body: string): HttpRequest {
    const client = `institutional-defi-api/${this.#settings.release}`;
    const headers = {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${this.#endpoints.key}`,
    };
    return { method: 'POST', url: this.#endpoints.envelope, headers, body };
  }

  #rest(retryAfter: string | undefined): void {
    const now = this.#tools.clock.now();
    const waitMs = retryAfterMs(retryAfter, now) ?? LIMIT_REST_MS;
    this.#restsUntil = now.getTime() + Math.min(waitMs, LONGEST_REST_MS);
  }
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
