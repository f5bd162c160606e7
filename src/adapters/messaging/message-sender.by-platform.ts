import type { MessageSender } from '../../application/ports/messaging.ts';
import { messageRefused } from '../../domain/messaging/errors.ts';
import type { InboundMessage, OutboundMessage } from '../../domain/messaging/inbound-message.ts';
import type { Platform } from '../../domain/messaging/platform.ts';

/** Passes each message to the sender of its platform; rejects for a platform without a sender. */
export class PlatformMessageSender implements MessageSender {
  readonly #senders: Readonly<Partial<Record<Platform, MessageSender>>>;

  constructor(senders: Readonly<Partial<Record<Platform, MessageSender>>>) {
    this.#senders = senders;
  }

  async send(message: OutboundMessage): Promise<void> {
    await this.#of(message.platform).send(message);
  }

  async announce(message: InboundMessage): Promise<void> {
    await this.#of(message.platform).announce(message);
  }

  #of(platform: Platform): MessageSender {
    const sender = this.#senders[platform];
    if (sender === undefined) throw messageRefused({ reason: `${platform} is not configured` });
    return sender;
  }
}
