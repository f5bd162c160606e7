import axios, { isAxiosError } from 'axios';
import { messagingUnavailable } from '../../domain/messaging/errors.ts';

const ANSWER_LIMIT = 64 * 1024;

export type PostSettings = Readonly<{ headers?: Readonly<Record<string, string>>; timeoutMs: number }>;
export type Posted = Readonly<{ status: number; json: unknown; retryAfterMs?: number }>;

/**
 * Posts JSON and answers what came back, whatever the status. Rejects with MESSAGING_UNAVAILABLE when nothing did. Of a transport
 * error only the code is kept: the error itself holds the URL, and with it a bot's token.
 */
export async function postJson(url: string, body: object, { headers = {}, timeoutMs }: PostSettings): Promise<Posted> {
  try {
    const {
      status,
      data,
      headers: answered,
    } = await axios.post<string>(url, body, {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      proxy: false,
      maxRedirects: 0,
      maxContentLength: ANSWER_LIMIT,
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
    });
    const seconds = Number(answered['retry-after']);
    return { status, json: parsed(data), ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) };
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    throw messagingUnavailable({ reason: `no complete response (${error.code ?? 'unknown'})` });
  }
}

/** What is not JSON has no fields. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The beginning of a text that is too long for its platform, not cut within a character. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest - 1);
  return `${/[\ud800-\udbff]$/.test(head) ? head.slice(0, -1) : head}…`;
}
