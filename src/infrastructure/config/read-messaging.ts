import type { InboxSecrets } from '../../adapters/messaging/message-inbox.platforms.ts';
import type { Choose } from './adapter-chooser.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

type Messaging = AdapterChoices['messaging'];

const WHATSAPP = ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN', 'WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'];
const TELEGRAM = ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET'];

/** What platforms may still use during a rotation. */
function previous(
  reader: EnvReader,
): Pick<InboxSecrets, 'previousTelegramWebhookSecret' | 'previousWhatsAppAppSecret'> {
  const whatsApp = reader.optional('PREVIOUS_WHATSAPP_APP_SECRET', as.issuedSecret, undefined);
  const telegram = reader.optional('PREVIOUS_TELEGRAM_WEBHOOK_SECRET', as.secret, undefined);
  return {
    ...(whatsApp !== undefined && { previousWhatsAppAppSecret: whatsApp }),
    ...(telegram !== undefined && { previousTelegramWebhookSecret: telegram }),
  };
}

/**
 * How messages are received and sent. Incoming updates are always authenticated; updates of a platform without a secret
 * are rejected. Live messaging without any configured platform is off.
 */
export function readMessaging(reader: EnvReader, choose: Choose): Messaging {
  const isAnySet = (names: readonly string[]) => names.filter((name) => reader.text(name) !== undefined).length > 0;
  const [isWhatsApp, isTelegram] = [isAnySet(WHATSAPP), isAnySet(TELEGRAM)];
  const kind =
    isWhatsApp || isTelegram
      ? choose('MESSAGING_PROVIDER', 'platforms', 'none')
      : choose('MESSAGING_PROVIDER', 'none', 'platforms');
  const isLive = kind === 'platforms';
  const read = (name: string, isOn: boolean, schema: typeof as.label = as.label) =>
    isLive && isOn
      ? reader.required(name, schema, 'a value, because other variables of its platform are set', '')
      : reader.optional(name, schema, '');
  if (isLive && !isWhatsApp && !isTelegram)
    reader.fault('MESSAGING_PROVIDER is platforms: set the variables of WhatsApp or Telegram');
  const inbox = {
    whatsAppAppSecret: read('WHATSAPP_APP_SECRET', isWhatsApp, as.issuedSecret),
    whatsAppVerifyToken: read('WHATSAPP_VERIFY_TOKEN', isWhatsApp, as.secret),
    telegramWebhookSecret: read('TELEGRAM_WEBHOOK_SECRET', isTelegram, as.secret),
    ...previous(reader),
  };
  const whatsApp = {
    apiUrl: reader.optional('WHATSAPP_API_URL', as.url, 'https://graph.facebook.com/v26.0').replace(/\/+$/, ''),
    accessToken: read('WHATSAPP_ACCESS_TOKEN', isWhatsApp, as.issuedSecret),
    phoneNumberId: read('WHATSAPP_PHONE_NUMBER_ID', isWhatsApp),
  };
  const telegram = {
    apiUrl: reader.optional('TELEGRAM_API_URL', as.url, 'https://api.telegram.org').replace(/\/+$/, ''),
    botToken: read('TELEGRAM_BOT_TOKEN', isTelegram, as.issuedSecret),
  };
  return { kind, inbox, ...(isWhatsApp && { whatsApp }), ...(isTelegram && { telegram }) };
}
