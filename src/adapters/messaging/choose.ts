import type { MessageInbox } from '../../application/ports/messaging/message-inbox.ts';
import type { MessageSender } from '../../application/ports/messaging/message-sender.ts';
import { type InboxSecrets, PlatformMessageInbox } from './message-inbox.platforms.ts';
import { PlatformMessageSender } from './message-sender.by-platform.ts';
import { TelegramMessageSender, type TelegramSettings } from './message-sender.telegram.ts';
import { WhatsAppMessageSender, type WhatsAppSettings } from './message-sender.whatsapp.ts';

export type MessagingChoice = Readonly<{
  kind: 'memory' | 'platforms' | 'none';
  inbox: InboxSecrets;
  whatsApp?: WhatsAppSettings;
  telegram?: TelegramSettings;
}>;

/** Incoming updates are authenticated in every mode. */
export const chooseMessageInbox = ({ inbox }: MessagingChoice): MessageInbox => new PlatformMessageInbox(inbox);

/** A platform without settings rejects messages: with `none` that applies to every platform. */
export function chooseMessageSender(
  { kind, telegram, whatsApp }: MessagingChoice,
  sandbox: () => Readonly<{ messageSender: MessageSender }>,
): MessageSender {
  if (kind === 'memory') return sandbox().messageSender;
  if (kind === 'none') return new PlatformMessageSender({});
  return new PlatformMessageSender({
    ...(telegram && { telegram: new TelegramMessageSender(telegram) }),
    ...(whatsApp && { whatsapp: new WhatsAppMessageSender(whatsApp) }),
  });
}
