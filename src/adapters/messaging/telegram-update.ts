import { z } from 'zod';
import type { Attachment, InboundMessage } from '../../domain/messaging/inbound-message.ts';
import type { Each } from '../local/each-of.ts';
import { endOfSecond } from './end-of-second.ts';
import { isOfService } from './telegram-service-messages.ts';

const User = z.object({ id: z.int(), is_bot: z.boolean().optional() });
const Chat = z.object({ id: z.int(), type: z.string() });

/** The number of a topic, which replies in ordinary groups have too. */
const threaded = { message_thread_id: z.int().optional(), is_topic_message: z.boolean().optional() };

const Message = z.looseObject({
  ...threaded,
  from: User.optional(),
  chat: Chat,
  /** Unix seconds. */
  date: z.int().nonnegative().optional().catch(undefined),
  text: z.string().optional(),
  caption: z.string().optional(),
  forward_origin: z.unknown().optional(),
  /** In place of the origin, from a Bot API server before version 7.0. */
  forward_date: z.unknown().optional(),
  via_bot: z.unknown().optional(),
});

/** A press of a button under one of the bot's own messages; one that Telegram no longer shows has the date 0 and no sender. */
const Press = z.object({
  id: z.string().max(128),
  from: User,
  message: z.object({ ...threaded, chat: Chat, from: User.optional(), date: z.unknown().optional() }).optional(),
  data: z.string().max(64).optional(),
});

const Update = z.object({ update_id: z.int(), message: Message.optional(), callback_query: Press.optional() });

/** The message of a Bot API update, if it contains a new one by a human sender. Throws when it is not an update. */
export function readTelegramUpdate(json: unknown): Each<InboundMessage> {
  const { update_id, message, callback_query } = Update.parse(json);
  const read = callback_query === undefined ? readMessage(update_id, message) : readPress(update_id, callback_query);
  return { items: read === undefined ? [] : [read], unread: [] };
}

function readMessage(update: number, message: z.output<typeof Message> | undefined): InboundMessage | undefined {
  if (message?.from === undefined || message.from.is_bot === true || message.via_bot !== undefined) return undefined;
  if (isOfService(message)) return undefined;
  const { chat, date, from, forward_origin, forward_date } = message;
  const text = message.text ?? message.caption ?? '';
  const attached = text === '' ? attachmentOf(message) : undefined;
  return {
    platform: 'telegram',
    id: String(update),
    chat: String(chat.id),
    ...threadOf(message),
    sender: String(from.id),
    text: withoutSlash(text),
    secondHand: chat.type !== 'private' || forward_origin !== undefined || forward_date !== undefined,
    ...(date !== undefined && { sentBy: endOfSecond(date) }),
    ...(attached !== undefined && { attached }),
  };
}

const isOfBot = ({ from, date }: NonNullable<z.output<typeof Press>['message']>): boolean =>
  from?.is_bot === true || (from === undefined && date === 0);

/** The words of a button count only where the bot itself put the button, and for the person who pressed it. */
function readPress(update: number, { id, from, message, data }: z.output<typeof Press>): InboundMessage | undefined {
  if (message === undefined || !isOfBot(message) || data === undefined || from.is_bot === true) return undefined;
  return {
    platform: 'telegram',
    id: String(update),
    chat: String(message.chat.id),
    ...threadOf(message),
    sender: String(from.id),
    text: data,
    secondHand: message.chat.type !== 'private',
    pressed: id,
  };
}

/** The topic of a forum. The General topic has no number, and accepts none. */
const threadOf = ({ message_thread_id, is_topic_message }: z.output<z.ZodObject<typeof threaded>>) =>
  is_topic_message === true && message_thread_id !== undefined ? { thread: String(message_thread_id) } : {};

const ATTACHED: Readonly<Record<string, Attachment>> = {
  voice: 'voice',
  audio: 'voice',
  photo: 'image',
  animation: 'image',
  video: 'video',
  video_note: 'video',
  sticker: 'sticker',
  document: 'file',
  location: 'location',
  venue: 'location',
  contact: 'contact',
};

const attachmentOf = (message: Readonly<Record<string, unknown>>): Attachment | undefined =>
  Object.entries(ATTACHED).find(([name]) => message[name] !== undefined)?.[1];

/** Commands that are not the first word of what they ask for. "link" alone would be a token. */
const COMMANDS: Readonly<Record<string, string>> = {
  start: 'help',
  link: 'link account',
  contacts: 'my contacts',
  history: 'history',
};

/** "/price@our_bot eth" means "price eth"; "/start" is the first message of every conversation with a bot. */
const withoutSlash = (text: string): string =>
  text.replace(/^\/([a-z0-9_]{1,32})(?:@\w{1,64})?(?=\s*(\S?))/i, (_whole, command: string, next: string) => {
    const known = COMMANDS[command.toLowerCase()];
    return known !== undefined && (next === '' || command.toLowerCase() === 'start') ? known : command;
  });
