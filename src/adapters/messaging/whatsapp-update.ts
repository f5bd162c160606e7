import { z } from 'zod';
import type { Attachment, InboundMessage } from '../../domain/messaging/inbound-message.ts';

const Id = z.string().min(1).max(512);

const Message = z.object({
  id: Id,
  /** Absent when the user hides the number behind a username; then the business-scoped id identifies the user. */
  from: Id.optional(),
  from_user_id: Id.optional(),
  group_id: Id.optional(),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  /** A press of a button under one of this account's own messages. */
  interactive: z.object({ button_reply: z.object({ id: z.string().max(256) }).optional() }).optional(),
  context: z.object({ forwarded: z.boolean().optional(), frequently_forwarded: z.boolean().optional() }).optional(),
});

const Change = z.object({ value: z.object({ messages: z.array(Message).optional() }) });

const Update = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(Change) })),
});

/** The messages in a Cloud API update that users sent directly to this account. Throws when it is not an update. */
export const readWhatsAppUpdate = (json: unknown): InboundMessage[] =>
  Update.parse(json)
    .entry.flatMap(({ changes }) => changes)
    .flatMap(({ value }) => value.messages ?? [])
    .filter(({ group_id, type }) => group_id === undefined && type !== 'reaction')
    .map(toMessage);

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

function toMessage({
  id,
  from,
  from_user_id,
  type,
  text,
  interactive,
  context,
}: z.output<typeof Message>): InboundMessage {
  const sender = from ?? from_user_id;
  if (sender === undefined) throw new Error('a message without a sender');
  const attached = ATTACHED[type];
  const isForwarded = context?.forwarded === true || context?.frequently_forwarded === true;
  return {
    platform: 'whatsapp',
    id,
    chat: sender,
    sender,
    text: text?.body ?? interactive?.button_reply?.id ?? '',
    secondHand: isForwarded,
    ...(attached !== undefined && { attached }),
  };
}
