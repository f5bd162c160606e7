import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import sinon from 'sinon';
import { messageRefused, messagingUnavailable } from '../../../src/domain/messaging/errors.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { auditEntry } from '../../support/fixtures/audit-fixtures.ts';
import { permitting } from '../../support/fixtures/operator-fixtures.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, CRON_SECRET, type TestWorld } from '../../support/service/world.ts';

const TELEGRAM = 'telegram-secret-of-tests';
const WHATSAPP = 'whatsapp-secret-of-tests';
const VERIFY = 'verify-token-of-tests';
const ENV = { TELEGRAM_WEBHOOK_SECRET: TELEGRAM, WHATSAPP_APP_SECRET: WHATSAPP, WHATSAPP_VERIFY_TOKEN: VERIFY };
const HOUR = 60 * 60 * 1000;

const update = (id: number, text: string, chat: object = { id: 77, type: 'private' }) => ({
  update_id: id,
  message: { message_id: id, from: { id: 77, is_bot: false }, chat, date: 1, text },
});

describe('messaging', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld(ENV);
  });
  afterEach(() => sinon.restore());

  const post = (body: object, secret = TELEGRAM, search = '') =>
    world.api.post(`/api/agent/webhook${search}`).set('x-telegram-bot-api-secret-token', secret).send(body);
  const say = (text: string, id = 1001, chat?: object) => post(update(id, text, chat)).expect(200);
  const cron = () => world.api.get('/api/cron/process-webhooks').set('authorization', `Bearer ${CRON_SECRET}`);
  const drain = async () => (await cron().expect(200)).body;
  const replies = () => world.messageSender.sent.map(({ text }) => text);

  it('stores an update before it responds, and the drain sends the reply', async () => {
    expect((await say('am i verified?')).body).to.deep.equal({ success: true, data: { accepted: 1, duplicates: 0 } });
    expect(world.messageSender.sent).to.deep.equal([]);
    const { durationMs, ...result } = await drain();
    expect(result).to.deep.equal({ success: true, processed: 1, failed: 0, skipped: 0, errors: [] });
    expect(durationMs).to.be.at.least(0);
    expect(world.messageSender.sent).to.have.length(1);
    expect(world.messageSender.sent[0]).to.include({ platform: 'telegram', chat: '77' });
  });

  it('replies on WhatsApp, whose signature covers the raw bytes', async () => {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          changes: [{ value: { messages: [{ from: '15550002222', id: 'w', type: 'text', text: { body: 'help' } }] } }],
        },
      ],
    });
    const signature = `sha256=${createHmac('sha256', WHATSAPP).update(body).digest('hex')}`;
    const send = (sent: string) =>
      world.api
        .post('/api/agent/webhook?platform=whatsapp')
        .set({ 'content-type': 'application/json', 'x-hub-signature-256': signature })
        .send(sent);
    expectRefusal(await send(`${body} `), 401, 'UPDATE_NOT_AUTHENTIC');
    await send(body).expect(200);
    await drain();
    expect(world.messageSender.sent[0]).to.include({ platform: 'whatsapp', chat: '15550002222' });
  });

  for (const [how, error, tracked] of [
    ['is refused', messageRefused({ reason: 'query is too old' }), 0],
    ['is unavailable', messagingUnavailable({ reason: 'HTTP 502' }), 0],
    ['is limited', messagingUnavailable({ reason: 'HTTP 429', retryAfterMs: 5_000 }), 0],
    ['throws a defect', new TypeError('x'), 1],
  ] as const)
    it(`sends the answer when the courtesy before it ${how}`, async () => {
      sinon.stub(world.messageSender, 'announce').rejects(error);
      await say('help');
      expect(await drain()).to.include({ processed: 1, failed: 0 });
      expect(world.messageSender.sent).to.have.length(1);
      expect(world.raised).to.deep.equal([]);
      expect(world.errorTracker.tracked).to.have.length(tracked);
    });

  it('answers in the topic of the question', async () => {
    const chat = { id: -1_002_000_000_000, type: 'supergroup', is_forum: true };
    const asked = update(1, '/price eth', chat);
    await post({ ...asked, message: { ...asked.message, message_thread_id: 42, is_topic_message: true } }).expect(200);
    await drain();
    expect(world.messageSender.sent[0]).to.include({ chat: '-1002000000000', thread: '42' });
  });

  it('remembers the conversation, and never acts: it says where to', async () => {
    await say('send 5 usdc on base', 1);
    await say(`to ${BOB}`, 2);
    expect(await drain()).to.include({ processed: 2, failed: 0 });
    expect(replies()[0]).to.equal('To which address or name?');
    expect(replies()[1]).to.include('Transfer 5 USDC').and.include('Continue at http://localhost:3000');
  });

  it('keeps conversations of different users separate', async () => {
    await say('send 5 usdc on base', 1);
    await say(`to ${BOB}`, 2, { id: 78, type: 'private' });
    await drain();
    expect(replies().join()).to.not.include('Transfer 5 USDC');
  });

  it('accepts no action from a group, and does not reply there to unrelated messages', async () => {
    const group = { id: -1, type: 'group' };
    await say(`send 5 usdc on base to ${BOB}`, 1, group);
    await say('what a match last night', 2, group);
    expect(await drain()).to.include({ processed: 2 });
    expect(replies()).to.have.length(1);
    expect(replies()[0]).to.include('I do not act on group messages');
  });

  it('passes nothing from a group to a language model', async () => {
    const call = sinon.spy(world.languageModel, 'call');
    await say('what a match last night', 1, { id: -1, type: 'group' });
    await drain();
    expect(call.callCount).to.equal(0);
    await say('what a match last night', 2);
    await drain();
    expect(call.callCount).to.equal(1);
  });

  it('replies to a picture or a very long text that it cannot read it', async () => {
    await post({ update_id: 1, message: { ...update(1, '').message, text: undefined } }).expect(200);
    await say('x'.repeat(2001), 2);
    await drain();
    expect(replies()).to.deep.equal([
      'I can only read text. Say “help” to see what I can do.',
      'I read at most 2000 characters at a time.',
    ]);
  });

  describe('delivery problems', () => {
    it('an update that is delivered twenty times is answered once', async () => {
      const receptions = await Promise.all(Array.from({ length: 20 }, () => say('help')));
      const accepted = receptions.map(({ body }) => body.data.accepted);
      expect(accepted.filter((one) => one === 1)).to.have.length(1);
      expect(await drain()).to.include({ processed: 1, skipped: 19 });
      await say('help');
      expect(await drain()).to.include({ processed: 0, skipped: 1 });
      expect(replies()).to.have.length(1);
    });

    it('a reply that the platform rejects with 429 is sent later, once, and unchanged', async () => {
      const send = sinon.stub(world.messageSender, 'send');
      send.onFirstCall().rejects(messagingUnavailable({ reason: 'HTTP 429', retryAfterMs: 30_000 }));
      send.callThrough();
      await say('am i verified?');
      const { failed, errors } = await drain();
      expect(failed).to.equal(1);
      expect(errors[0]).to.include('telegram 1001').and.include('HTTP 429');
      const understood = sinon.spy(world.chatSessions, 'recall');
      world.clock.advance(29_999);
      expect(await drain()).to.include({ processed: 0, failed: 0, skipped: 1 });
      world.clock.advance(1);
      expect(await drain()).to.include({ processed: 1, failed: 0, skipped: 0 });
      world.clock.advance(HOUR);
      expect(await drain()).to.include({ processed: 0, skipped: 0 });
      expect(replies()).to.have.length(1);
      expect(send.secondCall.args).to.deep.equal(send.firstCall.args);
      expect(understood.callCount).to.equal(0);
    });

    it('a poisoned message does not delay the others, becomes a dead letter with an alarm, and can be replayed', async () => {
      const recall = sinon.stub(world.chatSessions, 'recall').callsFake(async ({ id }) => {
        if (id.includes('13')) throw new Error('boom');
        return undefined;
      });
      for (let id = 1; id <= 12; id += 1) await say('help', id, { id, type: 'private' });
      await say('help', 13, { id: 13, type: 'private' });
      expect(await drain()).to.include({ processed: 12, failed: 1 });
      for (let attempt = 2; attempt <= 8; attempt += 1) {
        world.clock.advance(2 * HOUR);
        expect(await drain()).to.include({ processed: 0, failed: 1 });
      }
      world.clock.advance(2 * HOUR);
      expect(await drain()).to.include({ processed: 0, failed: 0, skipped: 0 });
      expect(world.raised).to.deep.equal(['message-dead']);
      expect(world.errorTracker.tracked.map(({ source, place }) => [source, place])).to.deep.equal([
        ['message', 'telegram'],
      ]);
      const [letter] = await world.messageQueue.deadLetters(10);
      expect(letter).to.include({ messageId: '13', attempts: 8, error: 'a defect: Error: boom' });
      recall.restore();
      await world.messageQueue.replay(letter?.id ?? '', permitting(auditEntry()));
      expect(await drain()).to.include({ processed: 1, failed: 0 });
    });

    it('a message whose worker dies eight times becomes a dead letter at the next drain', async () => {
      await say('help');
      for (let attempt = 1; attempt <= 8; attempt += 1) await world.messageQueue.claim(0);
      expect(await drain()).to.include({ processed: 0, failed: 1 });
      expect(world.raised).to.deep.equal(['message-dead']);
      expect(world.messageSender.sent).to.deep.equal([]);
    });

    it('a message that its platform rejects permanently becomes a dead letter at once', async () => {
      sinon.stub(world.messageSender, 'send').rejects(messageRefused({ reason: 'blocked' }));
      await say('help');
      expect(await drain()).to.include({ failed: 1 });
      expect(await world.messageQueue.deadLetters(10)).to.have.length(1);
      expect(world.raised).to.deep.equal(['message-dead']);
    });

    it('a reply whose message another worker has claimed in the meantime is not sent', async () => {
      sinon.stub(world.messageQueue, 'keepReply').resolves(false);
      await say('help');
      expect(await drain()).to.include({ processed: 0, failed: 1 });
      expect(world.messageSender.sent).to.deep.equal([]);
    });
  });

  describe('the challenge', () => {
    const ask = (token: string, over = '') =>
      world.api.get(`/api/agent/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444${over}`);

    it('is returned as plain text for the correct token', async () => {
      const response = await ask(VERIFY).expect(200);
      expect([response.type, response.text]).to.deep.equal(['text/plain', '1158201444']);
    });

    it('is rejected for a wrong token, and for any while none is configured', async () => {
      expectRefusal(await ask('wrong-token-of-tests'), 403, 'VERIFY_TOKEN_WRONG');
      world = await aWorld();
      expectRefusal(await ask(VERIFY), 403, 'VERIFY_TOKEN_WRONG');
    });

    it('is rejected without a token, without a challenge, for another mode, and with duplicates', async () => {
      expectRefusal(await ask(''), 400, 'VALIDATION_FAILED', 'hub.verify_token');
      expectRefusal(await ask(VERIFY, '&hub.challenge=2'), 400, 'VALIDATION_FAILED', 'hub.challenge');
      expectRefusal(await world.api.get('/api/agent/webhook'), 400, 'VALIDATION_FAILED', 'hub.challenge');
      const other = world.api.get(`/api/agent/webhook?hub.mode=x&hub.verify_token=${VERIFY}&hub.challenge=1`);
      expectRefusal(await other, 400, 'VALIDATION_FAILED', 'hub.mode');
    });
  });

  describe('an update is rejected, and nothing is stored,', () => {
    afterEach(async () => expect((await world.messageQueue.claim(0)).claim).to.equal(undefined));

    it('with a wrong secret, an empty one, and none', async () => {
      for (const secret of ['wrong', ''])
        expectRefusal(await post(update(1, 'x'), secret), 401, 'UPDATE_NOT_AUTHENTIC');
      expectRefusal(await world.api.post('/api/agent/webhook').send(update(1, 'x')), 401, 'UPDATE_NOT_AUTHENTIC');
    });

    it('while the platform has no secret', async () => {
      world = await aWorld();
      expectRefusal(await post(update(1, 'x'), ''), 401, 'UPDATE_NOT_AUTHENTIC');
    });

    it('of another platform, and of none', async () => {
      expectRefusal(await post(update(1, 'x'), TELEGRAM, '?platform=slack'), 400, 'PLATFORM_UNSUPPORTED');
      expectRefusal(await world.api.post('/api/agent/webhook').send({ x: 1 }), 400, 'PLATFORM_UNSUPPORTED');
    });

    it('when it is authentic and unreadable', async () =>
      expectRefusal(await post({ update_id: 'x' }), 400, 'UPDATE_UNREADABLE'));

    it('when it is larger than 512 KiB', async () =>
      expectRefusal(await post(update(1, 'x'.repeat(600_000))), 413, 'BODY_TOO_LARGE'));

    it('while the store is unavailable', async () => {
      sinon.stub(world.messageQueue, 'enqueue').rejects(storeUnavailable());
      expectRefusal(await post(update(1, 'x')), 503, 'STORE_UNAVAILABLE');
    });
  });

  it('is switched off by MESSAGING_PROVIDER=none: 503 to updates and to the drain', async () => {
    world = await aWorld({ ...ENV, MESSAGING_PROVIDER: 'none' });
    expectRefusal(await post(update(1, 'x')), 503, 'MESSAGE_QUEUE_NOT_CONFIGURED');
    expectRefusal(await cron(), 503, 'MESSAGE_QUEUE_NOT_CONFIGURED');
  });

  it('drains only with the cron secret, and not while the store is down', async () => {
    expectRefusal(await world.api.get('/api/cron/process-webhooks'), 401, 'CRON_SECRET_INVALID');
    sinon.stub(world.messageQueue, 'claim').rejects(storeUnavailable());
    expectRefusal(await cron(), 503, 'STORE_UNAVAILABLE');
  });
});
