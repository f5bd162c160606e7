import { expect } from 'chai';
import { CRON_SECRET, type SignedIn, type TestWorld } from './world.ts';

/** What Telegram signs its updates with. */
export const TELEGRAM = 'telegram-secret-of-tests';

/** A wallet's session on the web, and accounts on Telegram. */
export const linking = (at: () => Readonly<{ world: TestWorld; alice: SignedIn }>) => {
  let lastUpdate = 0;
  const onWeb = async (message: string, headers: object = at().alice.bearer, body: object = {}) => {
    const sent = at()
      .world.api.post('/api/chat')
      .set(headers as Record<string, string>);
    return (await sent.send({ sessionId: 's', message, ...body }).expect(200)).body.response;
  };
  /** The bot's reply to one message. */
  const onTelegram = async (text: string, from = 77, over: object = {}): Promise<string> => {
    lastUpdate += 1;
    const sent = { message_id: 1, from: { id: from }, chat: { id: from, type: 'private' }, date: now() };
    const message = { ...sent, text, ...over };
    const posted = at().world.api.post('/api/agent/webhook').set('x-telegram-bot-api-secret-token', TELEGRAM);
    await posted.send({ update_id: lastUpdate, message }).expect(200);
    const drained = await at()
      .world.api.get('/api/cron/process-webhooks')
      .set('authorization', `Bearer ${CRON_SECRET}`);
    expect(drained.body).to.include({ processed: 1, failed: 0 });
    return at().world.messageSender.sent.at(-1)?.text ?? '';
  };
  /** In seconds, as Telegram dates messages. */
  const now = () => Math.floor(at().world.clock.now().getTime() / 1_000);
  const code = async () => (await onWeb('link telegram')).data.link.code as string;
  const link = async (from = 77) => await onTelegram(`link ${await code()}`, from);
  return { onWeb, onTelegram, now, code, link };
};
