import { createHmac } from 'node:crypto';
import type { AlarmReceiver } from '../../application/ports/notice.ts';
import type { TraceParent } from '../../application/ports/observability.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { AlarmRow } from '../../domain/alarm/alarm.ts';
import { webhookRefused, webhookUnavailable } from '../../domain/notice/errors.ts';
import { HttpExchange, type HttpResponse } from '../outbound/http-exchange.ts';
import { HttpTrouble } from '../outbound/http-trouble.ts';
import { retryAfterMs } from '../outbound/retry-after.ts';
import { traceHeaders } from '../tracing/trace-parent.ts';

/** No receiver is configured. Nothing is queued for it, except before the configuration changed. */
export const noAlarmReceiver: AlarmReceiver = {
  deliver: async () => {
    throw webhookRefused({ reason: 'no alarm receiver is configured' });
  },
};

export type WebhookSettings = Readonly<{
  url: string;
  /** `whsec_` and the base64 of at least 24 bytes. */
  secret: string;
  /** The secret before it, which signs too: a receiver that knows either of them accepts the webhook. */
  previousSecret?: string;
}>;

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Standard Webhooks: the receiver asks for no more deliveries. */
const GONE = 410;

/** Sends alarms as Standard Webhooks 1.0.0 (standardwebhooks.com): signed over id, time and body with HMAC-SHA256. */
export class WebhookAlarmReceiver implements AlarmReceiver {
  readonly #url: string;
  readonly #keys: readonly Buffer[];
  readonly #clock: Clock;
  readonly #current: () => TraceParent | undefined;
  readonly #exchange = new HttpExchange({ maxBytes: MAX_RESPONSE_BYTES });

  /** The receiver is the operator's own: it is sent the current span. */
  constructor(
    { url, secret, previousSecret }: WebhookSettings,
    clock: Clock,
    current: () => TraceParent | undefined = () => undefined,
  ) {
    this.#url = url;
    const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
    this.#keys = secrets.map((one) => Buffer.from(one.replace(/^whsec_/, ''), 'base64'));
    this.#clock = clock;
    this.#current = current;
  }

  async deliver(id: string, alarm: AlarmRow): Promise<void> {
    const now = this.#clock.now();
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const body = JSON.stringify({ type: `alarm.${alarm.kind}`, timestamp: alarm.lastAt, data: alarm });
    const signatures = this.#keys.map((key) =>
      createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'),
    );
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
      ...traceHeaders(this.#current()),
    };
    const { status, retryAfter } = await this.#post(headers, body);
    if (status >= 200 && status <= 299) return;
    const reason = `HTTP ${status}`;
    if (status === GONE) throw webhookRefused({ reason });
    const waitMs = retryAfterMs(retryAfter, now);
    throw webhookUnavailable({ reason, ...(waitMs !== undefined && { retryAfterMs: waitMs }) });
  }

  async #post(headers: Readonly<Record<string, string>>, body: string): Promise<HttpResponse> {
    try {
      return await this.#exchange.send(
        { method: 'POST', url: this.#url, headers, body },
        AbortSignal.timeout(TIMEOUT_MS),
      );
    } catch (error) {
      if (error instanceof HttpTrouble) throw webhookUnavailable.because(error, { reason: error.code });
      throw error;
    }
  }
}
