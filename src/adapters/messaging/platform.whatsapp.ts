import { createHmac } from 'node:crypto';
import { isMadeByAny } from '../local/constant-time.ts';
import type { ProviderSettings } from '../outbound/provider-settings.ts';
import { WhatsAppMessageSender, type WhatsAppSettings } from './message-sender.whatsapp.ts';
import type { PlatformRecord } from './platform-record.ts';
import { readWhatsAppUpdate } from './whatsapp-update.ts';

const APP_SECRET = 'WHATSAPP_APP_SECRET';
const VERIFY_TOKEN = 'WHATSAPP_VERIFY_TOKEN';
const ACCESS_TOKEN = 'WHATSAPP_ACCESS_TOKEN';
const PHONE_NUMBER_ID = 'WHATSAPP_PHONE_NUMBER_ID';

type Settings = WhatsAppSettings &
  Readonly<{ appSecret: string; previousAppSecret: string | undefined; verifyToken: string }>;

export const WHATSAPP: PlatformRecord<Settings> = {
  variables: [APP_SECRET, VERIFY_TOKEN, ACCESS_TOKEN, PHONE_NUMBER_ID],
  webhookSecret: APP_SECRET,
  settings: (read: ProviderSettings) => ({
    apiUrl: read.url('WHATSAPP_API_URL', 'https://graph.facebook.com/v26.0').replace(/\/+$/, ''),
    accessToken: read.secret(ACCESS_TOKEN, 'provider', 'the access token of the account'),
    phoneNumberId: read.label(PHONE_NUMBER_ID, 'the id of the phone number'),
    appSecret: read.secret(APP_SECRET, 'provider', 'the secret of the app'),
    previousAppSecret: read.former(APP_SECRET, 'provider'),
    verifyToken: read.secret(VERIFY_TOKEN, 'operator', 'the verify token of the webhook'),
  }),
  proof: 'x-hub-signature-256',
  hasFormOf: ({ object }) => object === 'whatsapp_business_account',
  /** The HMAC-SHA256 of the raw body with the app secret, the one in use or the one before it. */
  isAuthentic: (proof, body, { appSecret, previousAppSecret }) =>
    isMadeByAny(
      proof,
      [appSecret, previousAppSecret],
      (secret) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    ),
  read: readWhatsAppUpdate,
  sender: (settings) => new WhatsAppMessageSender(settings),
  verifyToken: ({ verifyToken }) => verifyToken,
};
