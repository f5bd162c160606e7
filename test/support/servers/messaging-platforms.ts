import { PlatformMessageSender } from '../../../src/adapters/messaging/message-sender.by-platform.ts';
import { TelegramMessageSender } from '../../../src/adapters/messaging/message-sender.telegram.ts';
import { WhatsAppMessageSender } from '../../../src/adapters/messaging/message-sender.whatsapp.ts';
import type { MessageSender } from '../../../src/application/ports/messaging.ts';
import type { Platform } from '../../../src/domain/messaging/platform.ts';
import { answers, startPlatformServer } from './platform-server.ts';

export const TOKEN = '1234:secret-token-of-the-bot';

export const ACCESS = 'secret-access-token';

const timeoutMs = 1_000;

type Sent = Record<'chat_id' | 'to', string> & { text: string & { body: string } };

const PLATFORMS: Readonly<
  Record<Platform, { honest: unknown; make: (apiUrl: string) => MessageSender; read: (body: Sent) => object }>
> = {
  telegram: {
    honest: { ok: true, result: { message_id: 7 } },
    make: (apiUrl) => new TelegramMessageSender({ apiUrl, botToken: TOKEN, timeoutMs }),
    read: ({ chat_id, text }) => ({ chat: chat_id, text }),
  },
  whatsapp: {
    honest: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.DEF' }] },
    make: (apiUrl) => new WhatsAppMessageSender({ apiUrl, accessToken: ACCESS, phoneNumberId: '1060', timeoutMs }),
    read: ({ to, text }) => ({ chat: to, text: text.body }),
  },
};

export const worldOf = async (platform: Platform) => {
  const { honest, make, read } = PLATFORMS[platform];
  const server = await startPlatformServer(answers(200, honest));
  return {
    server,
    platform,
    sender: new PlatformMessageSender({ [platform]: make(server.url) }),
    shown: () => server.calls.map(({ body }) => read(body as Sent)) as { chat: string; text: string }[],
    stop: server.stop,
  };
};
/** Worlds of platforms, which end with their test. */
export function platformWorlds() {
  const opened: Readonly<{ stop: () => Promise<void> }>[] = [];
  afterEach(async () => {
    for (const world of opened.splice(0)) await world.stop();
  });
  return async (platform: Platform) => {
    const world = await worldOf(platform);
    opened.push(world);
    return world;
  };
}
