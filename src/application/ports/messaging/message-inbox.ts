import type { InboundMessage } from '../../../domain/messaging/inbound-message.ts';
import type { WebhookDelivery } from '../system/webhook-delivery.ts';

export interface MessageInbox {
  /**
   * Authenticates an update over its raw bytes and reads the messages in it; updates that hold none (receipts, edits, joins, what
   * bots write) are none. The platform is the one named, else it is told from the update. Throws PLATFORM_UNSUPPORTED,
   * UPDATE_NOT_AUTHENTIC (also while the platform's secret is not configured), and UPDATE_UNREADABLE when it is authentic but not
   * understood.
   */
  read(delivery: WebhookDelivery, named: string | undefined): readonly InboundMessage[];
  /** Whether a platform that subscribes to us knows the operator's verify token. */
  knowsVerifyToken(token: string): boolean;
}
