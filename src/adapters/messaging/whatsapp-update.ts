import { z } from 'zod';
import type { Attachment, InboundMessage } from '../../domain/messaging/inbound-message.ts';
import { type Each, readEach } from '../local/each-of.ts';
import { endOfSecond } from './end-of-second.ts';

const Id = z.string().min(1).max(512);

const Pressed = z.object({ id: z.string().max(256) }).nullish();
const Media = z.object({ caption: z.string().nullish() }).nullish();

const Message = z.object({
  id: Id,
  /** Absent when the user hides the number behind a username; then the business-scoped id identifies the user. */
  from: Id.nullish(),
  from_user_id: Id.nullish(),
  group_id: Id.nullish(),
  /** Unix seconds. */
  timestamp: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  type: z.string(),
  text: z.object({ body: z.string() }).nullish(),
  image: Media,
  video: Media,
  document: Media,
  /** A press of a quick reply under a template message. */
  button: z.object({ text: z.string().max(256) }).nullish(),
  /** A press of a button, or a choice from a list, under one of this account's own messages. */
  interactive: z.object({ button_reply: Pressed, list_reply: Pressed }).nullish(),
  context: z.object({ forwarded: z.boolean().nullish(), frequently_forwarded: z.boolean().nullish() }).nullish(),
});

const Change = z.object({ value: z.object({ messages: z.array(z.unknown()).nullish() }) });

const Entry = z.object({ changes: z.array(z.unknown()) });

const Update = z.object({ object: z.literal('whatsapp_business_account'), entry: z.array(z.unknown()) });

/** The messages in a Cloud API update that users sent directly to this account. Throws when it is not an update. */
export function readWhatsAppUpdate(json: unknown): Each<InboundMessage> {
  const entries = readEach(Update.parse(json).entry, Entry);
  const sent = entries.items.flatMap((entry) => entry.changes);
  const changes = readEach(sent, Change);
  const listed = changes.items.flatMap(({ value }) => value.messages ?? []);
  const { items, unread } = readEach(listed, Readable);
  return { items: items.filter(isForUs).map(toMessage), unread: [...entries.unread, ...changes.unread, ...unread] };
}

/** What people do to a message, and what WhatsApp itself says: neither is a message to this account. */
const UNANSWERED: ReadonlySet<string> = new Set(['reaction', 'system', 'edit', 'revoke']);
const isForUs = ({ group_id, type }: z.output<typeof Message>) =>
  (group_id === undefined || group_id === null) && !UNANSWERED.has(type);
const Readable = Message.refine(
  (message) => senderOf(message) !== undefined || !isForUs(message),
  'a message without a sender',
);
const senderOf = ({ from, from_user_id }: z.output<typeof Message>) => from ?? from_user_id ?? undefined;

const ATTACHED: Readonly<Record<string, Attachment>> = {
  audio: 'voice',
  voice: 'voice',
  image: 'image',
  video: 'video',
  sticker: 'sticker',
  document: 'file',
  location: 'location',
  contacts: 'contact',
};

/** What the person typed, or said by a press. A chat that is opened for the first time asks for a welcome. */
function wordsOf({ type, text, image, video, document, button, interactive }: z.output<typeof Message>): string {
  if (type === 'request_welcome') return 'help';
  const caption = image?.caption ?? video?.caption ?? document?.caption;
  const pressed = interactive?.button_reply?.id ?? interactive?.list_reply?.id ?? button?.text;
  return text?.body ?? pressed ?? caption ?? '';
}

function toMessage(message: z.output<typeof Message>): InboundMessage {
  const { id, type, timestamp, context } = message;
  const sender = senderOf(message) as string;
  const text = wordsOf(message);
  const attached = text === '' ? ATTACHED[type] : undefined;
  return {
    platform: 'whatsapp',
    id,
    chat: sender,
    sender,
    text,
    secondHand: context?.forwarded === true || context?.frequently_forwarded === true,
    ...(timestamp !== undefined && { sentBy: endOfSecond(timestamp) }),
    ...(attached !== undefined && { attached }),
  };
}
