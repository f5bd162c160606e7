import type { InboundMessage } from '../../../domain/messaging/inbound-message.ts';
import type { WebhookDelivery } from '../system.ts';

export interface MessageInbox {
  /**
   * Authenticates an update over its raw bytes and returns its messages; receipts, edits, joins and messages from bots
   * are ignored. The platform is the given one, or else detected from the update. Throws PLATFORM_UNSUPPORTED,
   * UPDATE_NOT_AUTHENTIC (also while the platform's secret is not configured), and UPDATE_UNREADABLE when the update is
   * authentic but cannot be parsed.
   */
  read(delivery: WebhookDelivery, named: string | undefined): readonly InboundMessage[];
  /** Whether the token is the verify token that the operator configured. */
  knowsVerifyToken(token: string): boolean;
}
