import type { OutboundMessage } from '../../../domain/messaging/inbound-message.ts';

export interface MessageSender {
  /**
   * Resolves once the platform has taken the message, which is shown as plain text: nothing in it formats, mentions or links.
   * Rejects with MESSAGING_UNAVAILABLE when it may be tried again, with MESSAGE_REFUSED when that is of no use.
   */
  send(message: OutboundMessage): Promise<void>;
}
