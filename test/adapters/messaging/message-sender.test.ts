import { expect } from 'chai';
import { InMemoryMessageSender } from '../../../src/adapters/messaging/message-sender.memory.ts';
import { messageRefused, messagingUnavailable } from '../../../src/domain/messaging/errors.ts';
import { describeMessageSenderContract } from '../../contracts/messaging/message-sender.contract.ts';
import { failureOf } from '../../support/rejection.ts';
import { ACCESS, platformWorlds, TOKEN, worldOf } from '../../support/servers/messaging-platforms.ts';
import { answers, type PlatformServer } from '../../support/servers/platform-server.ts';

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
  const open = platformWorlds();

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
      const world = await open(platform);
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
        const world = await open(platform);
        world.server.behave(() => {});
        await behave(world.server);
        const refusal = await failureOf(world.sender.send({ platform, chat: '1', text: 'x' }), messagingUnavailable);
        expect(`${refusal.stack} ${JSON.stringify(refusal)}`)
          .to.not.include(TOKEN)
          .and.not.include(ACCESS);
      });

  it('include a platform that is not configured', async () => {
    const world = await open('telegram');
    await failureOf(world.sender.send({ platform: 'whatsapp', chat: '1', text: 'x' }), messageRefused);
  });

  it('escapes formatting, mentions, commands and links, and splits long texts', async () => {
    const world = await open('whatsapp');
    await world.sender.send({ platform: 'whatsapp', chat: '1', text: '*bold* _it_ ~gone~ `code`' });
    expect(world.shown()[0]?.text).to.not.match(/[*_~`]/);
    expect(world.server.calls[0]).to.have.nested.property('body.text.preview_url', false);
    const telegram = await open('telegram');
    const platform = 'telegram';
    await telegram.sender.send({ platform, chat: '1', text: '@everyone /pay #now <b>x</b> a@b.c' });
    expect(telegram.shown()[0]?.text).to.equal('@\u200beveryone /\u200bpay #\u200bnow <b>x</b> a@b.c');
    expect(telegram.server.calls[0]?.body).to.not.have.property('parse_mode');
    await telegram.sender.send({ platform, chat: '1', text: `${'x'.repeat(4094)}\u{1F680}\u{1F680}` });
    const parts = telegram.shown().slice(1);
    expect(parts.map(({ text }) => text)).to.deep.equal([`${'x'.repeat(4094)}\u{1F680}`, '\u{1F680}']);
  });
});
