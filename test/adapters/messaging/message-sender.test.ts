import { expect } from 'chai';
import { PlatformMessageSender } from '../../../src/adapters/messaging/message-sender.by-platform.ts';
import { InMemoryMessageSender } from '../../../src/adapters/messaging/message-sender.memory.ts';
import { TelegramMessageSender } from '../../../src/adapters/messaging/message-sender.telegram.ts';
import { WhatsAppMessageSender } from '../../../src/adapters/messaging/message-sender.whatsapp.ts';
import type { MessageSender } from '../../../src/application/ports/messaging.ts';
import { messageRefused, messagingUnavailable } from '../../../src/domain/messaging/errors.ts';
import type { Platform } from '../../../src/domain/messaging/platform.ts';
import { buttonsFor } from '../../../src/domain/messaging/reply-buttons.ts';
import { describeMessageSenderContract } from '../../contracts/messaging/message-sender.contract.ts';
import { failureOf } from '../../support/rejection.ts';
import { answers, type PlatformServer, startPlatformServer } from '../../support/servers/platform-server.ts';

const TOKEN = '1234:secret-token-of-the-bot';
const ACCESS = 'secret-access-token';
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

const worldOf = async (platform: Platform) => {
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

describeMessageSenderContract('InMemoryMessageSender', async () => {
  const sender = new InMemoryMessageSender();
  const shown = () => sender.sent.map(({ chat, text }) => ({ chat, text }));
  return { sender, platform: 'telegram', shown, stop: async () => {} };
});
describeMessageSenderContract('TelegramMessageSender', () => worldOf('telegram'));
describeMessageSenderContract('WhatsAppMessageSender', () => worldOf('whatsapp'));

const rateLimit = { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 5 } };
const graph = (code: number) => ({ error: { message: `(#${code}) no`, type: 'OAuthException', code } });

describe('errors of the platforms', () => {
  let world: Awaited<ReturnType<typeof worldOf>>;
  afterEach(() => world.stop());

  for (const [platform, what, status, body, headers, failure, retryAfterMs] of [
    ['telegram', 'a rate limit', 429, rateLimit, {}, messagingUnavailable, 5_000],
    [
      'telegram',
      'an expired token',
      401,
      { ok: false, description: 'Unauthorized' },
      {},
      messagingUnavailable,
      undefined,
    ],
    ['telegram', 'trouble of its own', 502, '<html>', {}, messagingUnavailable, undefined],
    ['telegram', 'a yes that is none', 200, { ok: false }, {}, messagingUnavailable, undefined],
    ['telegram', 'a page in the place of an answer', 200, '<html>', {}, messagingUnavailable, undefined],
    ['telegram', 'an unknown chat', 400, { ok: false, description: 'chat not found' }, {}, messageRefused, undefined],
    ['telegram', 'a person who blocked us', 403, { ok: false, description: 'blocked' }, {}, messageRefused, undefined],
    ['whatsapp', 'a rate limit', 429, graph(130429), { 'retry-after': '7' }, messagingUnavailable, 7_000],
    ['whatsapp', 'too much to one person', 400, graph(131056), {}, messagingUnavailable, undefined],
    ['whatsapp', 'a rate limit of the app', 400, graph(4), {}, messagingUnavailable, undefined],
    ['whatsapp', 'a rate limit of the account', 400, graph(80007), {}, messagingUnavailable, undefined],
    ['whatsapp', 'a rate limit for spam', 400, graph(131048), {}, messagingUnavailable, undefined],
    ['whatsapp', 'an expired token', 401, graph(190), {}, messagingUnavailable, undefined],
    ['whatsapp', 'trouble of its own', 500, graph(131000), {}, messagingUnavailable, undefined],
    ['whatsapp', 'a page in the place of an answer', 200, '<html>', {}, messagingUnavailable, undefined],
    ['whatsapp', 'a message outside the 24 hours', 400, graph(131047), {}, messageRefused, undefined],
    ['whatsapp', 'a number without WhatsApp', 400, graph(131026), {}, messageRefused, undefined],
  ] as const)
    it(`${platform}: ${what} is ${failure.code}`, async () => {
      world = await worldOf(platform);
      world.server.behave(answers(status, body, headers));
      const refusal = await failureOf(world.sender.send({ platform, chat: '1', text: 'x' }), failure);
      expect(refusal.facts.retryAfterMs).to.equal(retryAfterMs);
    });

  for (const platform of ['telegram', 'whatsapp'] as const)
    for (const [what, behave] of [
      ['silence', () => {}],
      ['a reset connection', (server: PlatformServer) => server.behave((response) => void response.destroy())],
      ['nobody there', (server: PlatformServer) => server.stop()],
    ] as const)
      it(`${platform}: ${what} is MESSAGING_UNAVAILABLE, and reveals no secret`, async () => {
        world = await worldOf(platform);
        world.server.behave(() => {});
        await behave(world.server);
        const refusal = await failureOf(world.sender.send({ platform, chat: '1', text: 'x' }), messagingUnavailable);
        expect(`${refusal.stack} ${JSON.stringify(refusal)}`)
          .to.not.include(TOKEN)
          .and.not.include(ACCESS);
      });

  it('include a platform that is not configured', async () => {
    world = await worldOf('telegram');
    await failureOf(world.sender.send({ platform: 'whatsapp', chat: '1', text: 'x' }), messageRefused);
  });

  it('escapes formatting, mentions, commands and links, and splits long texts', async () => {
    world = await worldOf('whatsapp');
    await world.sender.send({ platform: 'whatsapp', chat: '1', text: '*bold* _it_ ~gone~ `code`' });
    expect(world.shown()[0]?.text).to.not.match(/[*_~`]/);
    expect(world.server.calls[0]).to.have.nested.property('body.text.preview_url', false);
    await world.stop();
    world = await worldOf('telegram');
    const platform = 'telegram';
    await world.sender.send({ platform, chat: '1', text: '@everyone /pay #now <b>x</b> a@b.c' });
    expect(world.shown()[0]?.text).to.equal('@\u200beveryone /\u200bpay #\u200bnow <b>x</b> a@b.c');
    expect(world.server.calls[0]?.body).to.not.have.property('parse_mode');
    await world.sender.send({ platform, chat: '1', text: `${'x'.repeat(4094)}\u{1F680}\u{1F680}` });
    const parts = world.shown().slice(1);
    expect(parts.map(({ text }) => text)).to.deep.equal([`${'x'.repeat(4094)}\u{1F680}`, '\u{1F680}']);
  });
});

const buttons = buttonsFor('To prepare it, reply: confirm 0123abcd');

describe('buttons', () => {
  let world: Awaited<ReturnType<typeof worldOf>> | undefined;
  afterEach(async () => {
    await world?.stop();
    world = undefined;
  });

  it('are made of the words that a reply asks for', () => {
    expect(buttons).to.deep.equal([
      { label: 'Confirm', says: 'confirm 0123abcd' },
      { label: 'Cancel', says: 'cancel' },
    ]);
    expect(buttonsFor('Did you mean this change: amount 20 → 60 USDC?\n- yes\n- no')).to.deep.equal([
      { label: 'Yes', says: 'yes' },
      { label: 'No', says: 'no' },
    ]);
    expect(buttonsFor('One ETH costs 3000 USD')).to.deep.equal([]);
  });

  it('are an inline keyboard on Telegram, under the last part', async () => {
    world = await worldOf('telegram');
    await world.sender.send({ platform: 'telegram', chat: '1', text: `${'x'.repeat(5000)}`, buttons });
    const [first, last] = world.server.calls.map(({ body }) => body as { reply_markup?: object });
    expect(first).to.not.have.property('reply_markup');
    expect(last?.reply_markup).to.deep.equal({
      inline_keyboard: [
        [
          { text: 'Confirm', callback_data: 'confirm 0123abcd' },
          { text: 'Cancel', callback_data: 'cancel' },
        ],
      ],
    });
  });

  it('are reply buttons on WhatsApp', async () => {
    world = await worldOf('whatsapp');
    await world.sender.send({ platform: 'whatsapp', chat: '1', text: 'ready', buttons });
    expect(world.server.calls[0]?.body).to.deep.include({ type: 'interactive' });
    expect(world.server.calls[0]).to.have.nested.property(
      'body.interactive.action.buttons[0].reply.id',
      'confirm 0123abcd',
    );
  });

  it('that were pressed are noticed, and typing is shown', async () => {
    world = await worldOf('telegram');
    const press = {
      platform: 'telegram',
      id: '1',
      chat: '7',
      sender: '7',
      text: 'cancel',
      secondHand: false,
      pressed: 'q',
    } as const;
    await world.sender.announce(press);
    expect(world.server.calls.map(({ body }) => body)).to.deep.equal([
      { callback_query_id: 'q' },
      { chat_id: '7', action: 'typing' },
    ]);
  });
});

describe('where Telegram’s answers go', () => {
  const GROUP = '-5';
  const to = { platform: 'telegram', chat: GROUP, text: 'hi' } as const;
  let server: PlatformServer;
  const sender = () => new TelegramMessageSender({ apiUrl: server.url, botToken: TOKEN, timeoutMs: 2_000 });
  /** Refuses with each of these in turn, and then accepts. */
  const refusing = (...refusals: readonly object[]) => {
    const left = [...refusals];
    server.behave((response) => {
      const refusal = left.shift();
      answers(refusal === undefined ? 200 : 400, refusal ?? { ok: true, result: {} })(response);
    });
  };
  const bodies = () => server.calls.map(({ body }) => body as Record<string, unknown>);
  beforeEach(async () => {
    server = await startPlatformServer(answers(200, { ok: true, result: {} }));
  });
  afterEach(() => server.stop());

  const migrated = {
    ok: false,
    error_code: 400,
    description: 'Bad Request: group chat was upgraded to a supergroup chat',
    parameters: { migrate_to_chat_id: -1_002_000_000_000 },
  };

  it('is the topic of the message, and none without one', async () => {
    await sender().send({ ...to, thread: '42' });
    await sender().send(to);
    expect(bodies().map(({ message_thread_id }) => message_thread_id)).to.deep.equal([42, undefined]);
  });

  it('is the new id of a group that became a supergroup, once', async () => {
    refusing(migrated);
    await sender().send(to);
    expect(bodies().map(({ chat_id }) => chat_id)).to.deep.equal([GROUP, '-1002000000000']);
    refusing(migrated, migrated);
    await failureOf(sender().send(to), messageRefused);
    expect(server.calls).to.have.length(4);
  });

  for (const description of ['Bad Request: message thread not found', 'Bad Request: TOPIC_DELETED'])
    it(`is the group itself when the topic was deleted (“${description}”)`, async () => {
      refusing({ ok: false, error_code: 400, description });
      await sender().send({ ...to, thread: '42' });
      expect(bodies().map(({ message_thread_id }) => message_thread_id)).to.deep.equal([42, undefined]);
    });

  it('shows that a reply is being written also when the press is too old to be answered', async () => {
    refusing({ ok: false, error_code: 400, description: 'Bad Request: query is too old and response timeout expired' });
    const press = {
      platform: 'telegram',
      id: '1',
      chat: '7',
      sender: '7',
      text: 'x',
      secondHand: false,
      pressed: 'q',
    } as const;
    await failureOf(sender().announce(press), messageRefused);
    expect(server.calls.map(({ path }) => path.split('/').at(-1))).to.deep.equal([
      'answerCallbackQuery',
      'sendChatAction',
    ]);
  });
});
