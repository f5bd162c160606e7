import { z } from 'zod';
import type { MessageSender } from '../../application/ports/messaging.ts';
import { messageRefused, messagingUnavailable } from '../../domain/messaging/errors.ts';
import type { InboundMessage, OutboundMessage } from '../../domain/messaging/inbound-message.ts';
import type { Button } from '../../domain/messaging/reply-buttons.ts';
import { postJson } from './post-json.ts';
import { split } from './split.ts';

export type TelegramSettings = Readonly<{ apiUrl: string; botToken: string; timeoutMs?: number }>;

const LONGEST = 4096;
const TIMEOUT_MS = 10_000;

const Answer = z.object({
  ok: z.boolean(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

/** Sends with the Bot API's sendMessage, without a parse mode: only what Telegram itself turns into links needs escaping. */
export class TelegramMessageSender implements MessageSender {
  readonly #settings: TelegramSettings;

  constructor(settings: TelegramSettings) {
    this.#settings = settings;
  }

  async send({ chat, text, buttons = [] }: OutboundMessage): Promise<void> {
    const parts = split(withoutMentions(text), LONGEST);
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      const body = { chat_id: chat, text: part, link_preview_options: { is_disabled: true } };
      await this.#call('sendMessage', {
        ...body,
        ...(isLast && buttons.length > 0 && { reply_markup: keyboard(buttons) }),
      });
    }
  }

  async announce({ chat, pressed }: InboundMessage): Promise<void> {
    if (pressed !== undefined) await this.#call('answerCallbackQuery', { callback_query_id: pressed });
    await this.#call('sendChatAction', { chat_id: chat, action: 'typing' });
  }

  async #call(method: string, body: object): Promise<void> {
    const { apiUrl, botToken, timeoutMs = TIMEOUT_MS } = this.#settings;
    const { status, json } = await postJson(`${apiUrl}/bot${botToken}/${method}`, body, { timeoutMs });
    const answer = Answer.safeParse(json);
    if (status === 200 && answer.data?.ok === true) return;
    const reason = `HTTP ${status} ${answer.data?.description ?? 'without a reason'}`;
    const seconds = answer.data?.parameters?.retry_after;
    if (status === 400 || status === 403) throw messageRefused({ reason });
    throw messagingUnavailable({ reason, ...(seconds !== undefined && { retryAfterMs: seconds * 1000 }) });
  }
}

/** Callback data holds at most 64 bytes: the words that the button says. */
const keyboard = (buttons: readonly Button[]) => ({
  inline_keyboard: [buttons.map(({ label, says }) => ({ text: label, callback_data: says }))],
});

/** Inserts a zero-width space after a character that would start a mention, a command or a hashtag. */
const withoutMentions = (text: string): string => text.replace(/(^|\s)([@/#])(?=\w)/g, '$1$2\u200b');
