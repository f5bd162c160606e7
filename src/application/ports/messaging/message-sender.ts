import type { InboundMessage, OutboundMessage } from '../../../domain/messaging/inbound-message.ts';

export interface MessageSender {
  /**
   * Resolves once the platform has accepted the message, in parts when it is long. It is shown as plain text: without formatting, mentions or
   * links. Rejects with MESSAGING_UNAVAILABLE when it may be tried again, and with MESSAGE_REFUSED when retrying is
   * pointless.
   */
  send(message: OutboundMessage): Promise<void>;
  /** Shows the author that a reply is being written, and that a pressed button was noticed. Rejects as `send` does. */
  announce(message: InboundMessage): Promise<void>;
}
