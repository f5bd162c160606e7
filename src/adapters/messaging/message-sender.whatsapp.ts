import { z } from 'zod';
import type { MessageSender } from '../../application/ports/messaging.ts';
import { messageRefused, messagingUnavailable } from '../../domain/messaging/errors.ts';
import type { InboundMessage, OutboundMessage } from '../../domain/messaging/inbound-message.ts';
import type { Button } from '../../domain/messaging/reply-buttons.ts';
import { postJson } from './post-json.ts';
import { split } from './split.ts';

export type WhatsAppSettings = Readonly<{
  apiUrl: string;
  accessToken: string;
  phoneNumberId: string;
  timeoutMs?: number;
}>;

const LONGEST = 4096;
const LONGEST_WITH_BUTTONS = 1024;
/** Of one message. */
const MOST_BUTTONS = 3;
const TIMEOUT_MS = 10_000;
/**
 * Error codes that allow a retry, although the status may be 400: rate limits (of the app, of the account, in total, for spam, or for
 * this recipient), and errors of WhatsApp.
 */
const LATER: readonly number[] = [4, 80007, 130429, 131048, 131056, 131000];

const Sent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const Done = z.object({ success: z.literal(true) });
const Refusal = z.object({ error: z.object({ code: z.int(), message: z.string() }) });

/** Sends text with the Cloud API. */
export class WhatsAppMessageSender implements MessageSender {
  readonly #settings: WhatsAppSettings;

  constructor(settings: WhatsAppSettings) {
    this.#settings = settings;
  }

  async send({ chat, text, buttons: all = [] }: OutboundMessage): Promise<void> {
    // What does not fit is in the text too.
    const buttons = all.length > MOST_BUTTONS ? [] : all;
    const parts = split(withoutFormatting(text), buttons.length > 0 ? LONGEST_WITH_BUTTONS : LONGEST);
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      await this.#post({
        recipient_type: 'individual',
        to: chat,
        ...(isLast && buttons.length > 0 ? withButtons(part, buttons) : plainText(part)),
      });
    }
  }

  async announce({ id }: InboundMessage): Promise<void> {
    await this.#post({ status: 'read', message_id: id, typing_indicator: { type: 'text' } }, Done);
  }

  async #post(message: object, done: z.ZodType = Sent): Promise<void> {
    const { apiUrl, accessToken, phoneNumberId, timeoutMs = TIMEOUT_MS } = this.#settings;
    const body = { messaging_product: 'whatsapp', ...message };
    const headers = { authorization: `Bearer ${accessToken}` };
    const url = `${apiUrl}/${phoneNumberId}/messages`;
    const { status, json, retryAfterMs } = await postJson(url, body, { headers, timeoutMs });
    if (status === 200 && done.safeParse(json).success) return;
    const refusal = Refusal.safeParse(json).data?.error;
    const reason = `HTTP ${status} ${refusal?.message ?? 'without a reason'}`;
    if (isForGood(status, refusal?.code)) throw messageRefused({ reason });
    throw messagingUnavailable({ reason, ...(retryAfterMs !== undefined && { retryAfterMs }) });
  }
}

const plainText = (body: string) => ({ type: 'text', text: { preview_url: false, body } });

const withButtons = (text: string, buttons: readonly Button[]) => ({
  type: 'interactive',
  interactive: {
    type: 'button',
    body: { text },
    action: { buttons: buttons.map(({ label, says }) => ({ type: 'reply', reply: { id: says, title: label } })) },
  },
});

/** An expired token (401) has to be renewed by the operator; the message may be sent then. */
const isForGood = (status: number, code: number | undefined): boolean =>
  (status === 400 || status === 403 || status === 404) && (code === undefined || !LATER.includes(code));

/** WhatsApp has no escape character: the four formatting characters are replaced by similar ones. */
const TWINS: Readonly<Record<string, string>> = { '*': '\u2217', _: '\u02cd', '~': '\u223c', '`': '\u02cb' };
const withoutFormatting = (text: string): string => text.replace(/[*_~`]/g, (mark) => TWINS[mark] ?? mark);
