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
  parameters: z.object({ retry_after: z.number().optional(), migrate_to_chat_id: z.int().optional() }).optional(),
});

/** Sends with the Bot API's sendMessage, without a parse mode: only what Telegram itself turns into links needs escaping. */
export class TelegramMessageSender implements MessageSender {
  readonly #settings: TelegramSettings;

  constructor(settings: TelegramSettings) {
    this.#settings = settings;
  }

  async send({ chat, thread, text, buttons = [] }: OutboundMessage): Promise<void> {
    const parts = split(withoutMentions(text), LONGEST);
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      const body = { ...placeOf(chat, thread), text: part, link_preview_options: { is_disabled: true } };
      await this.#call('sendMessage', {
        ...body,
        ...(isLast && buttons.length > 0 && { reply_markup: keyboard(buttons) }),
      });
    }
  }

  /** A press that is too old to be answered does not keep the chat from showing that a reply is being written. */
  async announce({ chat, thread, pressed }: InboundMessage): Promise<void> {
    try {
      if (pressed !== undefined) await this.#call('answerCallbackQuery', { callback_query_id: pressed });
    } finally {
      await this.#call('sendChatAction', { ...placeOf(chat, thread), action: 'typing' });
    }
  }

  async #call(method: string, body: Body): Promise<void> {
    const { apiUrl, botToken, timeoutMs = TIMEOUT_MS } = this.#settings;
    const { status, json } = await postJson(`${apiUrl}/bot${botToken}/${method}`, body, { timeoutMs });
    const answer = Answer.safeParse(json);
    if (status === 200 && answer.data?.ok === true) return;
    const reason = `HTTP ${status} ${answer.data?.description ?? 'without a reason'}`;
    const moved = movedTo(answer.data, body);
    if (moved !== undefined) return await this.#call(method, moved);
    const seconds = answer.data?.parameters?.retry_after;
    if (status === 400 || status === 403) throw messageRefused({ reason });
    throw messagingUnavailable({ reason, ...(seconds !== undefined && { retryAfterMs: seconds * 1000 }) });
  }
}

type Body = Readonly<{ chat_id?: string; message_thread_id?: number } & Record<string, unknown>>;

const placeOf = (chat: string, thread: string | undefined) => ({
  chat_id: chat,
  ...(thread !== undefined && { message_thread_id: Number(thread) }),
});

/** The same call for where the chat is now: a group that became a supergroup has another id, and a topic may be deleted. */
function movedTo(answer: z.output<typeof Answer> | undefined, body: Body): Body | undefined {
  const { message_thread_id: thread, ...rest } = body;
  const migrated = answer?.parameters?.migrate_to_chat_id;
  if (migrated !== undefined && String(migrated) !== body.chat_id) return { ...rest, chat_id: String(migrated) };
  return thread !== undefined && TOPIC_GONE.test(answer?.description ?? '') ? rest : undefined;
}

const TOPIC_GONE = /thread not found|TOPIC_DELETED/i;

/** Callback data holds at most 64 bytes: the words that the button says. */
const keyboard = (buttons: readonly Button[]) => ({
  inline_keyboard: [buttons.map(({ label, says }) => ({ text: label, callback_data: says }))],
});

/** Inserts a zero-width space after a character that would start a mention, a command or a hashtag. */
const withoutMentions = (text: string): string => text.replace(/(^|\s)([@/#])(?=\w)/g, '$1$2\u200b');
