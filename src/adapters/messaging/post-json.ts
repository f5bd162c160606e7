import { messagingUnavailable } from '../../domain/messaging/errors.ts';
import { HttpExchange } from '../outbound/http-exchange.ts';
import { HttpTrouble } from '../outbound/http-trouble.ts';
import { jsonOf } from '../outbound/json.ts';
import { retryAfterMs } from '../outbound/retry-after.ts';

const exchange = new HttpExchange({ maxBytes: 64 * 1024 });

export type PostSettings = Readonly<{ headers?: Readonly<Record<string, string>>; timeoutMs: number }>;
/** `json` is undefined when the response is not JSON. */
export type Posted = Readonly<{ status: number; json: unknown; retryAfterMs?: number }>;

/** Posts JSON and returns the response with any status. Rejects with MESSAGING_UNAVAILABLE when there was no response. */
export async function postJson(url: string, body: object, { headers = {}, timeoutMs }: PostSettings): Promise<Posted> {
  const request = {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  } as const;
  const { status, text, retryAfter } = await exchange
    .send(request, AbortSignal.timeout(timeoutMs))
    .catch((error: unknown) => {
      throw error instanceof HttpTrouble
        ? messagingUnavailable({ reason: `no complete response (${error.code})` })
        : error;
    });
  const waitMs = retryAfterMs(retryAfter, new Date()) ?? 0;
  return { status, json: jsonOf(text), ...(waitMs > 0 && { retryAfterMs: waitMs }) };
}
