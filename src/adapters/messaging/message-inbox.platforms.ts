import type { MessageInbox } from '../../application/ports/messaging/message-inbox.ts';
import type { WebhookDelivery } from '../../application/ports/system/webhook-delivery.ts';
import { platformUnsupported, updateRefused, updateUnreadable } from '../../domain/messaging/errors.ts';
import { type InboundMessage, PLATFORMS, type Platform } from '../../domain/messaging/inbound-message.ts';
import { isMadeByAny, sameSecret } from '../local/constant-time.ts';
import { readTelegramUpdate } from './telegram-update.ts';
import { isWhatsAppAuthentic, readWhatsAppUpdate } from './whatsapp-update.ts';

/** An empty secret matches nothing, so updates of that platform are rejected. The previous ones are accepted too, during a rotation. */
export type InboxSecrets = Readonly<{
  whatsAppAppSecret: string;
  whatsAppVerifyToken: string;
  telegramWebhookSecret: string;
  previousWhatsAppAppSecret?: string;
  previousTelegramWebhookSecret?: string;
}>;

const SIGNATURE = 'x-hub-signature-256';
const SECRET_TOKEN = 'x-telegram-bot-api-secret-token';

/** Reads updates of WhatsApp's Cloud API and Telegram's Bot API. */
export class PlatformMessageInbox implements MessageInbox {
  readonly #secrets: InboxSecrets;

  constructor(secrets: InboxSecrets) {
    this.#secrets = secrets;
  }

  read(delivery: WebhookDelivery, named: string | undefined): readonly InboundMessage[] {
    const platform = named ?? platformOf(delivery);
    if (!isPlatform(platform)) throw platformUnsupported();
    if (!this.#isAuthentic(platform, delivery)) throw updateRefused();
    try {
      const json = parseBody(delivery.body);
      return (platform === 'whatsapp' ? readWhatsAppUpdate(json) : readTelegramUpdate(json)).map(wellFormed);
    } catch (cause) {
      throw updateUnreadable.because(cause);
    }
  }

  knowsVerifyToken(token: string): boolean {
    return sameSecret(token, this.#secrets.whatsAppVerifyToken);
  }

  #isAuthentic(platform: Platform, { headers, body }: WebhookDelivery): boolean {
    const { previousTelegramWebhookSecret, previousWhatsAppAppSecret } = this.#secrets;
    const { telegramWebhookSecret, whatsAppAppSecret } = this.#secrets;
    if (platform === 'whatsapp')
      return isWhatsAppAuthentic(headers[SIGNATURE], body, [whatsAppAppSecret, previousWhatsAppAppSecret]);
    const tokens = [telegramWebhookSecret, previousTelegramWebhookSecret];
    return isMadeByAny(headers[SECRET_TOKEN], tokens, (token) => token);
  }
}

const isPlatform = (name: string | undefined): name is Platform => PLATFORMS.some((platform) => platform === name);

/** By the header that only this platform sends, else by the body. */
function platformOf({ headers, body }: WebhookDelivery): Platform | undefined {
  if (headers[SECRET_TOKEN] !== undefined) return 'telegram';
  if (headers[SIGNATURE] !== undefined) return 'whatsapp';
  const said = sayingOf(body);
  if (said?.object === 'whatsapp_business_account') return 'whatsapp';
  return said?.update_id === undefined ? undefined : 'telegram';
}

/** Reads the unauthenticated body only to select the secret; undefined when it is not JSON. */
function sayingOf(body: Uint8Array): Readonly<{ object?: unknown; update_id?: unknown }> | undefined {
  try {
    return (parseBody(body) ?? undefined) as object | undefined;
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
