import type { MessageSender } from '../../application/ports/messaging.ts';
import type { InboundMessage, OutboundMessage } from '../../domain/messaging/inbound-message.ts';

/** Stores the sent messages, oldest first. */
export class InMemoryMessageSender implements MessageSender {
  readonly #sent: OutboundMessage[] = [];
  readonly #announced: string[] = [];

  /** The ids of the messages that were announced. */
  get announced(): readonly string[] {
    return [...this.#announced];
  }

  get sent(): readonly OutboundMessage[] {
    return this.#sent.map((message) => ({ ...message }));
  }

  async send(message: OutboundMessage): Promise<void> {
    this.#sent.push({ ...message });
  }

  async announce(message: InboundMessage): Promise<void> {
    this.#announced.push(message.id);
  }
}
