import { aWorld, CRON_SECRET, type TestWorld } from './world.ts';

export const TELEGRAM = 'telegram-secret-of-tests';

export const WHATSAPP = 'whatsapp-secret-of-tests';

export const VERIFY = 'verify-token-of-tests';

export const ENV = { TELEGRAM_WEBHOOK_SECRET: TELEGRAM, WHATSAPP_APP_SECRET: WHATSAPP, WHATSAPP_VERIFY_TOKEN: VERIFY };

export const update = (id: number, text: string, chat: object = { id: 77, type: 'private' }) => ({
  update_id: id,
  message: { message_id: id, from: { id: 77, is_bot: false }, chat, date: 1, text },
});

/** A service that Telegram and WhatsApp send updates to; new for every test. */
export function messenger() {
  const at = {} as { world: TestWorld };
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    at.world = await aWorld(env);
  };
  beforeEach(() => open(ENV));

  const post = (body: object, secret = TELEGRAM, search = '') =>
    at.world.api.post(`/api/agent/webhook${search}`).set('x-telegram-bot-api-secret-token', secret).send(body);

  const say = (text: string, id = 1001, chat?: object) => post(update(id, text, chat)).expect(200);

  const cron = () => at.world.api.get('/api/cron/process-webhooks').set('authorization', `Bearer ${CRON_SECRET}`);

  const drain = async () => (await cron().expect(200)).body;

  const replies = () => at.world.messageSender.sent.map(({ text }) => text);
  return { at, open, post, say, cron, drain, replies };
}
