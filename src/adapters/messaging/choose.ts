import type { MessageInbox, MessageSender } from '../../application/ports/messaging.ts';
import { PLATFORMS, type Platform } from '../../domain/messaging/platform.ts';
import { PlatformMessageInbox } from './message-inbox.platforms.ts';
import { PlatformMessageSender } from './message-sender.by-platform.ts';
import { PLATFORM_RECORDS, type PlatformSettings } from './platforms.ts';

export type MessagingChoice = Readonly<{
  kind: 'memory' | 'platforms' | 'none';
  /** The platforms that are configured. */
  platforms: PlatformSettings;
}>;

/** Incoming updates are authenticated in every mode. */
export const chooseMessageInbox = ({ platforms }: MessagingChoice, onUnread: (error: unknown) => void): MessageInbox =>
  new PlatformMessageInbox(platforms, onUnread);

/** A platform without settings rejects messages: with `none` that applies to every platform. */
export function chooseMessageSender(
  { kind, platforms }: MessagingChoice,
  sandbox: () => Readonly<{ messageSender: MessageSender }>,
): MessageSender {
  if (kind === 'memory') return sandbox().messageSender;
  const served = kind === 'none' ? [] : PLATFORMS;
  const senders = served.map((platform) => [platform, senderOf(platform, platforms)] as const);
  return new PlatformMessageSender(Object.fromEntries(senders));
}

function senderOf<P extends Platform>(platform: P, platforms: PlatformSettings): MessageSender | undefined {
  const settings = platforms[platform];
  return settings && PLATFORM_RECORDS[platform].sender(settings);
}
