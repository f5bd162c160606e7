import type { MessageSender } from '../../application/ports/messaging.ts';
import type { InboundMessage } from '../../domain/messaging/inbound-message.ts';
import type { Each } from '../local/each-of.ts';
import type { ProviderSettings } from '../outbound/provider-settings.ts';

/** All that the service knows about one messaging platform. What a message may hold there is up to its sender, which splits it. */
export type PlatformRecord<Settings> = Readonly<{
  /** The variables that configure it: with any of them set, all are required. */
  variables: readonly string[];
  /** The one that authenticates updates, which can be rotated by `PREVIOUS_<VARIABLE>`. */
  webhookSecret: string;
  settings: (read: ProviderSettings) => Settings;
  /** The header, in lower case, that proves an update, and that no other platform sends. */
  proof: string;
  /** Whether an update without that header is of this platform. Its body is not authenticated: this only names what is missing. */
  hasFormOf: (body: Readonly<Record<string, unknown>>) => boolean;
  isAuthentic: (proof: string | undefined, body: Uint8Array, settings: Settings) => boolean;
  /** The messages of an update, each read on its own. Throws when the update does not have the platform's format. */
  read: (json: unknown) => Each<InboundMessage>;
  sender: (settings: Settings) => MessageSender;
  /** The token of the check by which the platform subscribes, where it has one. */
  verifyToken?: (settings: Settings) => string;
}>;
