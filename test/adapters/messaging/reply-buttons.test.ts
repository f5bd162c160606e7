import { expect } from 'chai';
import { TelegramMessageSender } from '../../../src/adapters/messaging/message-sender.telegram.ts';
import { messageRefused } from '../../../src/domain/messaging/errors.ts';
import { buttonsFor } from '../../../src/domain/messaging/reply-buttons.ts';
import { failureOf } from '../../support/rejection.ts';
import { platformWorlds, TOKEN } from '../../support/servers/messaging-platforms.ts';
import { answers, type PlatformServer, startPlatformServer } from '../../support/servers/platform-server.ts';

const buttons = buttonsFor('To prepare it, reply: confirm 0123abcd');
/** A button of Telegram that somebody pressed. */
const PRESS = {
  platform: 'telegram',
  id: '1',
  chat: '7',
  sender: '7',
  text: 'cancel',
  secondHand: false,
  pressed: 'q',
} as const;

describe('buttons', () => {
  const open = platformWorlds();

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
    const world = await open('telegram');
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
    const world = await open('whatsapp');
    await world.sender.send({ platform: 'whatsapp', chat: '1', text: 'ready', buttons });
    expect(world.server.calls[0]?.body).to.deep.include({ type: 'interactive' });
    expect(world.server.calls[0]).to.have.nested.property(
      'body.interactive.action.buttons[0].reply.id',
      'confirm 0123abcd',
    );
  });

  it('that were pressed are noticed, and typing is shown', async () => {
    const world = await open('telegram');
    await world.sender.announce(PRESS);
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
    await failureOf(sender().announce(PRESS), messageRefused);
    expect(server.calls.map(({ path }) => path.split('/').at(-1))).to.deep.equal([
      'answerCallbackQuery',
      'sendChatAction',
    ]);
  });
});
