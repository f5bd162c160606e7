import { z } from 'zod';
import type { InboundMessage } from '../../domain/messaging/inbound-message.ts';

const Message = z.object({
  from: z.object({ id: z.int(), is_bot: z.boolean().optional() }).optional(),
  chat: z.object({ id: z.int(), type: z.string() }),
  text: z.string().optional(),
  forward_origin: z.unknown().optional(),
  via_bot: z.unknown().optional(),
});

const Update = z.object({ update_id: z.int(), message: Message.optional() });

/** The message of a Bot API update, if it contains a new one by a human sender. Throws when it is not an update. */
export function readTelegramUpdate(json: unknown): InboundMessage[] {
  const { update_id, message } = Update.parse(json);
  if (message?.from === undefined || message.from.is_bot === true || message.via_bot !== undefined) return [];
  const { chat, from, text = '', forward_origin } = message;
  return [
    {
      platform: 'telegram',
      id: String(update_id),
      chat: String(chat.id),
      sender: String(from.id),
      text: withoutSlash(text),
      secondHand: chat.type !== 'private' || forward_origin !== undefined,
    },
  ];
}

/** "/price@our_bot eth" means "price eth"; "/start" is the first message of every conversation with a bot. */
const withoutSlash = (text: string): string =>
  text.replace(/^\/([a-z0-9_]{1,32})(?:@\w{1,64})?/i, (_whole, command: string) =>
    command.toLowerCase() === 'start' ? 'help' : command,
  );
