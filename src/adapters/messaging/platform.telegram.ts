import { isMadeByAny } from '../local/constant-time.ts';
import type { ProviderSettings } from '../outbound/provider-settings.ts';
import { TelegramMessageSender, type TelegramSettings } from './message-sender.telegram.ts';
import type { PlatformRecord } from './platform-record.ts';
import { readTelegramUpdate } from './telegram-update.ts';

const BOT_TOKEN = 'TELEGRAM_BOT_TOKEN';
const WEBHOOK_SECRET = 'TELEGRAM_WEBHOOK_SECRET';

type Settings = TelegramSettings & Readonly<{ webhookSecret: string; previousWebhookSecret: string | undefined }>;

export const TELEGRAM: PlatformRecord<Settings> = {
  variables: [BOT_TOKEN, WEBHOOK_SECRET],
  webhookSecret: WEBHOOK_SECRET,
  settings: (read: ProviderSettings) => ({
    apiUrl: read.url('TELEGRAM_API_URL', 'https://api.telegram.org').replace(/\/+$/, ''),
    botToken: read.secret(BOT_TOKEN, 'provider', 'the token of the bot'),
    webhookSecret: read.secret(WEBHOOK_SECRET, 'operator', 'the secret token of the webhook'),
    previousWebhookSecret: read.former(WEBHOOK_SECRET, 'operator'),
  }),
  proof: 'x-telegram-bot-api-secret-token',
  hasFormOf: ({ update_id }) => update_id !== undefined,
  isAuthentic: (proof, _body, { webhookSecret, previousWebhookSecret }) =>
    isMadeByAny(proof, [webhookSecret, previousWebhookSecret], (token) => token),
  read: readTelegramUpdate,
  sender: (settings) => new TelegramMessageSender(settings),
};
