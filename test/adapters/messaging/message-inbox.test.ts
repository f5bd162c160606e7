import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { PlatformMessageInbox } from '../../../src/adapters/messaging/message-inbox.platforms.ts';
import type { PlatformSettings } from '../../../src/adapters/messaging/platforms.ts';
import { platformUnsupported, updateRefused, updateUnreadable } from '../../../src/domain/messaging/errors.ts';
import { failureOf } from '../../support/rejection.ts';

const SECRETS = {
  appSecret: 'app-secret-of-tests',
  verifyToken: 'verify-token-of-tests',
  webhookSecret: 'telegram-secret-of-tests',
};
const settingsWith = ({ appSecret, verifyToken, webhookSecret }: typeof SECRETS): PlatformSettings => ({
  whatsapp: { apiUrl: '', accessToken: '', phoneNumberId: '', appSecret, previousAppSecret: undefined, verifyToken },
  telegram: { apiUrl: '', botToken: '', webhookSecret, previousWebhookSecret: undefined },
});
const inbox = new PlatformMessageInbox(settingsWith(SECRETS));
const bytes = (body: unknown) => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
const signed = (body: unknown, secret = SECRETS.appSecret) => ({
  body: bytes(body),
  headers: { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(bytes(body)).digest('hex')}` },
});
const fromTelegram = (body: unknown, secret = SECRETS.webhookSecret) => ({
  body: bytes(body),
  headers: { 'x-telegram-bot-api-secret-token': secret },
});
const failureWhen = (read: () => unknown, failure: typeof updateRefused) =>
  failureOf(
    Promise.resolve().then(() => read()),
    failure,
  );

const update = (message: object) => ({
  update_id: 1001,
  message: { message_id: 5, from: { id: 77, is_bot: false }, chat: { id: 77, type: 'private' }, date: 1, ...message },
});
const change = (message: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1020',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            messages: [{ from: '15550002222', id: 'wamid.ABC', timestamp: '1', type: 'text', ...message }],
          },
        },
      ],
    },
  ],
});

describe('what Telegram posts', () => {
  const read = (message: object) => inbox.read(fromTelegram(update(message)), undefined);

  it('is decoded to its message, with the update’s id', () =>
    expect(read({ text: 'hello' })).to.deep.equal([
      { platform: 'telegram', id: '1001', chat: '77', sender: '77', text: 'hello', secondHand: false, sentBy: 1_999 },
    ]));

  it('is marked as second hand in a group, and when forwarded', () => {
    const [inGroup] = read({ text: 'x', chat: { id: -100123456789012, type: 'supergroup' } });
    expect(inGroup).to.include({ chat: '-100123456789012', sender: '77', secondHand: true });
    expect(read({ text: 'x', forward_origin: { type: 'user' } })[0]).to.include({ secondHand: true });
    expect(read({ text: 'x', forward_sender_name: 'Ana', forward_date: 1 })[0]).to.include({ secondHand: true });
  });

  for (const [command, text] of [
    ['/start abc', 'help abc'],
    ['/price@our_bot eth', 'price eth'],
    ['/Help', 'Help'],
    ['1/2 usdc', '1/2 usdc'],
  ] as const)
    it(`decodes ${command} to “${text}”`, () => expect(read({ text: command })[0]?.text).to.equal(text));

  for (const [what, message] of [
    ['a bot wrote', { text: 'x', from: { id: 1, is_bot: true } }],
    ['a bot made for somebody', { text: 'x', via_bot: { id: 1 } }],
    ['nobody wrote', { text: 'x', from: undefined }],
  ] as const)
    it(`has no message when ${what}`, () => expect(read(message)).to.deep.equal([]));

  it('has no message when it is an edit or contains none', () => {
    for (const other of [{ edited_message: update({ text: 'x' }).message }, { my_chat_member: {} }, {}])
      expect(inbox.read(fromTelegram({ update_id: 1, ...other }), undefined)).to.deep.equal([]);
  });

  it('has an empty text when it contains a picture', () => expect(read({ photo: [] })[0]?.text).to.equal(''));

  it('loses characters that databases reject', () =>
    expect(read({ text: 'a\0b\ud83d' })[0]?.text).to.equal('ab\ufffd'));

  for (const secret of ['', 'wrong', `${SECRETS.webhookSecret} `])
    it(`is rejected with the secret “${secret}”`, () =>
      failureWhen(() => inbox.read(fromTelegram(update({}), secret), 'telegram'), updateRefused));
});

describe('what WhatsApp posts', () => {
  it('is decoded to all its messages, with their ids', () => {
    const body = change({ text: { body: 'hello' } });
    const [entry] = body.entry;
    const second = change({ id: 'wamid.DEF', text: { body: 'again' } }).entry[0];
    const read = inbox.read(signed({ ...body, entry: [entry, second] }), undefined);
    expect(read.map(({ id, text, chat }) => [id, text, chat])).to.deep.equal([
      ['wamid.ABC', 'hello', '15550002222'],
      ['wamid.DEF', 'again', '15550002222'],
    ]);
  });

  it('has the end of the second in which it was sent, where WhatsApp names it', () => {
    const sentBy = (timestamp: unknown) => inbox.read(signed(change({ timestamp })), undefined)[0]?.sentBy;
    expect(sentBy('1751200000')).to.equal(1_751_200_000_999);
    for (const none of [undefined, null, '', 'noon', {}, '1e999'])
      expect(sentBy(none), String(none)).to.equal(undefined);
  });

  it('is read from every entry that can be read, whatever stands beside it', () => {
    const body = change({ text: { body: 'hello' } });
    const others = [{ id: '1' }, null, 'x', { id: '2', changes: {} }];
    for (const other of others)
      expect(inbox.read(signed({ ...body, entry: [other, ...body.entry] }), undefined)).to.have.length(1);
  });

  it('supports users who hide their number', () => {
    const [message] = inbox.read(
      signed(change({ from: undefined, from_user_id: 'US.1349', text: { body: 'x' } })),
      undefined,
    );
    expect(message).to.include({ chat: 'US.1349', sender: 'US.1349' });
  });

  it('is marked as second hand when forwarded', () =>
    expect(inbox.read(signed(change({ context: { forwarded: true } })), undefined)[0]).to.include({
      secondHand: true,
    }));

  it('has no message when it is a receipt, or written in a group', () => {
    const receipt = { ...change({}), entry: [{ changes: [{ value: { statuses: [{ id: 'wamid.ABC' }] } }] }] };
    for (const body of [receipt, change({ group_id: 'g' })])
      expect(inbox.read(signed(body), undefined)).to.deep.equal([]);
  });

  it('is rejected when a byte differs, when truncated, and with another secret', async () => {
    const { body, headers } = signed(change({}));
    const spaced = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    await failureWhen(() => inbox.read({ body: spaced, headers }, undefined), updateRefused);
    const short = { 'x-hub-signature-256': headers['x-hub-signature-256'].slice(0, -1) };
    await failureWhen(() => inbox.read({ body, headers: short }, undefined), updateRefused);
    await failureWhen(() => inbox.read(signed(change({}), 'another'), undefined), updateRefused);
    await failureWhen(() => inbox.read({ body, headers: {} }, 'whatsapp'), updateRefused);
  });
});

describe('any update', () => {
  it('is recognized by its body when its header is missing, and then rejected', async () => {
    await failureWhen(() => inbox.read({ body: bytes(change({})), headers: {} }, undefined), updateRefused);
    await failureWhen(() => inbox.read({ body: bytes(update({})), headers: {} }, undefined), updateRefused);
  });

  for (const [what, body] of [
    ['of nobody', { hello: 1 }],
    ['that is no JSON', 'x'],
    ['of null', null],
    ['of nothing', ''],
  ] as const)
    it(`${what} belongs to no platform`, () =>
      failureWhen(() => inbox.read({ body: bytes(body), headers: {} }, undefined), platformUnsupported));

  it('of an unsupported platform is rejected, whatever it contains', () =>
    failureWhen(() => inbox.read(fromTelegram(update({})), 'slack'), platformUnsupported));

  for (const [what, delivery] of [
    ['an update without id', fromTelegram({ message: {} })],
    ['half an update', fromTelegram('{"update_id":')],
    ['bytes that are no text', { ...fromTelegram(''), body: Buffer.from([0xff, 0xfe]) }],
    ['a change of another kind', signed({ object: 'page', entry: [] })],
    ['a message without a sender', signed(change({ from: undefined }))],
  ] as const)
    it(`is unreadable when authentic but ${what}`, () =>
      failureWhen(() => inbox.read(delivery, undefined), updateUnreadable));

  it('is rejected while no secret is configured, whatever it contains', async () => {
    for (const none of [{}, settingsWith({ appSecret: '', verifyToken: '', webhookSecret: '' })]) {
      const closed = new PlatformMessageInbox(none);
      await failureWhen(() => closed.read(fromTelegram(update({}), ''), undefined), updateRefused);
      await failureWhen(() => closed.read(signed(change({}), ''), undefined), updateRefused);
      expect(closed.knowsVerifyToken('')).to.equal(false);
    }
  });

  it('is accepted from a platform with the verify token', () => {
    expect(inbox.knowsVerifyToken(SECRETS.verifyToken)).to.equal(true);
    expect(inbox.knowsVerifyToken('')).to.equal(false);
    expect(inbox.knowsVerifyToken(`${SECRETS.verifyToken}x`)).to.equal(false);
  });
});

describe('presses of buttons', () => {
  const press = (query: object, chat = { id: 77, type: 'private' }) => ({
    update_id: 1002,
    callback_query: {
      id: 'q1',
      from: { id: 77, is_bot: false },
      message: { message_id: 6, from: { id: 1, is_bot: true }, chat },
      data: 'confirm 0123abcd',
      ...query,
    },
  });
  const read = (body: object) => inbox.read(fromTelegram(body), undefined);

  it('on Telegram say the words of the button, for the person who pressed it', () => {
    const said = { text: 'confirm 0123abcd', pressed: 'q1', sender: '77', chat: '77', secondHand: false };
    expect(read(press({}))[0]).to.include(said);
    expect(read(press({}, { id: -5, type: 'group' }))[0]).to.include({ secondHand: true });
  });

  it('on Telegram count also under a message of the bot that Telegram no longer shows', () => {
    const message = { message_id: 6, date: 0, chat: { id: 77, type: 'private' } };
    expect(read(press({ message }))[0]).to.include({ text: 'confirm 0123abcd', pressed: 'q1', secondHand: false });
    expect(read(press({ message: { ...message, date: 1 } }))).to.deep.equal([]);
    expect(read(press({ message: { ...message, from: { id: 9, is_bot: false } } }))).to.deep.equal([]);
  });

  it('on Telegram count only under the bot’s own messages, and with the webhook’s secret', async () => {
    expect(read(press({ message: undefined }))).to.deep.equal([]);
    const foreign = { message_id: 6, from: { id: 9, is_bot: false }, chat: { id: 77, type: 'private' } };
    expect(read(press({ message: foreign }))).to.deep.equal([]);
    await failureWhen(() => inbox.read(fromTelegram(press({}), 'wrong'), undefined), updateRefused);
  });

  it('on WhatsApp say the words of the button', () => {
    const reply = {
      type: 'interactive',
      text: undefined,
      interactive: { button_reply: { id: 'cancel', title: 'Cancel' } },
    };
    expect(inbox.read(signed(change(reply)), undefined)[0]).to.include({ text: 'cancel' });
  });

  for (const [what, message, attached] of [
    ['a voice message', { voice: { file_id: 'f' } }, 'voice'],
    ['a picture', { photo: [] }, 'image'],
    ['a sticker', { sticker: {} }, 'sticker'],
  ] as const)
    it(`are told apart from ${what}`, () => expect(read(update(message))[0]).to.deep.include({ text: '', attached }));

  it('leave /link alone to ask how to link', () =>
    expect(read(update({ text: '/link' }))[0]).to.include({ text: 'link account' }));
});
