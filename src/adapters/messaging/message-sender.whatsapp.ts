import { z } from 'zod';
import type { MessageSender } from '../../application/ports/messaging/message-sender.ts';
import { messageRefused, messagingUnavailable } from '../../domain/messaging/errors.ts';
import type { OutboundMessage } from '../../domain/messaging/inbound-message.ts';
import { cut, postJson } from './post-json.ts';

export type WhatsAppSettings = Readonly<{
  apiUrl: string;
  accessToken: string;
  phoneNumberId: string;
  timeoutMs?: number;
}>;

const LONGEST = 4096;
const TIMEOUT_MS = 10_000;
/** Error codes that allow a retry: rate limits (in total, or for this recipient), and errors of WhatsApp. */
const LATER: readonly number[] = [130429, 131056, 131000];

const Sent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const Refusal = z.object({ error: z.object({ code: z.int(), message: z.string() }) });

/** Sends text with the Cloud API. */
export class WhatsAppMessageSender implements MessageSender {
  readonly #settings: WhatsAppSettings;

  constructor(settings: WhatsAppSettings) {
    this.#settings = settings;
  }

  async send({ chat, text }: OutboundMessage): Promise<void> {
    const { apiUrl, accessToken, phoneNumberId, timeoutMs = TIMEOUT_MS } = this.#settings;
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: chat,
      type: 'text',
      text: { preview_url: false, body: cut(withoutFormatting(text), LONGEST) },
    };
    const headers = { authorization: `Bearer ${accessToken}` };
    const url = `${apiUrl}/${phoneNumberId}/messages`;
    const { status, json, retryAfterMs } = await postJson(url, body, { headers, timeoutMs });
    if (status === 200 && Sent.safeParse(json).success) return;
    const refusal = Refusal.safeParse(json).data?.error;
    const reason = `HTTP ${status} ${refusal?.message ?? 'without a reason'}`;
    if (isForGood(status, refusal?.code)) throw messageRefused({ reason });
    throw messagingUnavailable({ reason, ...(retryAfterMs !== undefined && { retryAfterMs }) });
  }
}

/** An expired token (401) has to be renewed by the operator; the message may be sent then. */
const isForGood = (status: number, code: number | undefined): boolean =>
  (status === 400 || status === 403 || status === 404) && (code === undefined || !LATER.includes(code));

/** WhatsApp has no escape character: the four formatting characters are replaced by similar ones. */
const TWINS: Readonly<Record<string, string>> = { '*': '\u2217', _: '\u02cd', '~': '\u223c', '`': '\u02cb' };
const withoutFormatting = (text: string): string => text.replace(/[*_~`]/g, (mark) => TWINS[mark] ?? mark);
