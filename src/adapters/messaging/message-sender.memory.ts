import type { MessageSender } from '../../application/ports/messaging/message-sender.ts';
import type { OutboundMessage } from '../../domain/messaging/inbound-message.ts';

/** Stores the sent messages, oldest first. */
export class InMemoryMessageSender implements MessageSender {
  readonly #sent: OutboundMessage[] = [];

  get sent(): readonly OutboundMessage[] {
    return this.#sent.map((message) => ({ ...message }));
  }

  async send(message: OutboundMessage): Promise<void> {
    this.#sent.push({ ...message });
  }
}
