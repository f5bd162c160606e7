import type { OutboundMessage } from '../../../domain/messaging/inbound-message.ts';

export interface MessageSender {
  /**
   * Resolves once the platform has accepted the message. It is shown as plain text: without formatting, mentions or
   * links. Rejects with MESSAGING_UNAVAILABLE when it may be tried again, and with MESSAGE_REFUSED when retrying is
   * pointless.
   */
  send(message: OutboundMessage): Promise<void>;
}
