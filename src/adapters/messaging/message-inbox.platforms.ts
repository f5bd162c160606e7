import type { MessageInbox } from '../../application/ports/messaging.ts';
import type { WebhookDelivery } from '../../application/ports/system.ts';
import { platformUnsupported, updateRefused, updateUnreadable } from '../../domain/messaging/errors.ts';
import type { InboundMessage } from '../../domain/messaging/inbound-message.ts';
import { isPlatform, PLATFORMS, type Platform } from '../../domain/messaging/platform.ts';
import { sameSecret } from '../local/constant-time.ts';
import type { Each } from '../local/each-of.ts';
import { PLATFORM_RECORDS, type PlatformSettings } from './platforms.ts';

/** Reads the updates of every platform. An empty secret matches nothing, so updates of a platform without settings are rejected. */
export class PlatformMessageInbox implements MessageInbox {
  readonly #settings: PlatformSettings;
  readonly #onUnread: (error: unknown) => void;

  /** `onUnread` is told of messages that could not be read beside others that could. */
  constructor(settings: PlatformSettings, onUnread: (error: unknown) => void = () => {}) {
    this.#settings = settings;
    this.#onUnread = onUnread;
  }

  read(delivery: WebhookDelivery, named: string | undefined): readonly InboundMessage[] {
    const platform = named ?? platformOf(delivery);
    if (platform === undefined || !isPlatform(platform)) throw platformUnsupported();
    if (!isAuthentic(platform, delivery, this.#settings)) throw updateRefused();
    const { items, unread } = readUpdate(platform, delivery.body);
    if (unread.length > 0) {
      const trouble = new Error(`${unread.length} of ${items.length + unread.length} messages could not be read`);
      // The platform would send the whole update again, with the messages that were read.
      if (items.length === 0) throw updateUnreadable.because(trouble);
      this.#onUnread(trouble);
    }
    return items.map(wellFormed);
  }

  knowsVerifyToken(token: string): boolean {
    return PLATFORMS.some((platform) => sameSecret(token, verifyTokenOf(platform, this.#settings)));
  }
}

function readUpdate(platform: Platform, body: Uint8Array): Each<InboundMessage> {
  try {
    return PLATFORM_RECORDS[platform].read(parseBody(body));
  } catch (cause) {
    throw updateUnreadable.because(cause);
  }
}

function isAuthentic<P extends Platform>(platform: P, { headers, body }: WebhookDelivery, all: PlatformSettings) {
  const { proof, isAuthentic } = PLATFORM_RECORDS[platform];
  const settings = all[platform];
  return settings !== undefined && isAuthentic(headers[proof], body, settings);
}

function verifyTokenOf<P extends Platform>(platform: P, all: PlatformSettings): string {
  const settings = all[platform];
  return (settings && PLATFORM_RECORDS[platform].verifyToken?.(settings)) ?? '';
}

/** By the header that only this platform sends, else by the body. */
function platformOf({ headers, body }: WebhookDelivery): Platform | undefined {
  const byHeader = PLATFORMS.find((platform) => headers[PLATFORM_RECORDS[platform].proof] !== undefined);
  if (byHeader !== undefined) return byHeader;
  const said = sayingOf(body);
  return said && PLATFORMS.find((platform) => PLATFORM_RECORDS[platform].hasFormOf(said));
}

/** Reads the unauthenticated body only to select the secret; undefined when it is not JSON. */
function sayingOf(body: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    return (parseBody(body) ?? undefined) as Readonly<Record<string, unknown>> | undefined;
  } catch {
    return undefined;
  }
}

const parseBody = (body: Uint8Array): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));

/** Replaces lone surrogates with U+FFFD and removes U+0000: databases reject both. */
const wellFormed = (message: InboundMessage): InboundMessage => ({
  ...message,
  text: Buffer.from(message.text.replaceAll('\0', '')).toString(),
});
