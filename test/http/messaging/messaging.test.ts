import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import sinon from 'sinon';
import { messageRefused, messagingUnavailable } from '../../../src/domain/messaging/errors.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { messenger, update, WHATSAPP } from '../../support/service/messenger.ts';

describe('messaging', () => {
  const { at, post, say, drain, replies } = messenger();

  it('stores an update before it responds, and the drain sends the reply', async () => {
    expect((await say('am i verified?')).body).to.deep.equal({ success: true, data: { accepted: 1, duplicates: 0 } });
    expect(at.world.messageSender.sent).to.deep.equal([]);
    const { durationMs, ...result } = await drain();
    expect(result).to.deep.equal({ success: true, processed: 1, failed: 0, skipped: 0, errors: [] });
    expect(durationMs).to.be.at.least(0);
    expect(at.world.messageSender.sent).to.have.length(1);
    expect(at.world.messageSender.sent[0]).to.include({ platform: 'telegram', chat: '77' });
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
      at.world.api
        .post('/api/agent/webhook?platform=whatsapp')
        .set({ 'content-type': 'application/json', 'x-hub-signature-256': signature })
        .send(sent);
    expectRefusal(await send(`${body} `), 401, 'UPDATE_NOT_AUTHENTIC');
    await send(body).expect(200);
    await drain();
    expect(at.world.messageSender.sent[0]).to.include({ platform: 'whatsapp', chat: '15550002222' });
  });

  for (const [how, error, tracked] of [
    ['is refused', messageRefused({ reason: 'query is too old' }), 0],
    ['is unavailable', messagingUnavailable({ reason: 'HTTP 502' }), 0],
    ['is limited', messagingUnavailable({ reason: 'HTTP 429', retryAfterMs: 5_000 }), 0],
    ['throws a defect', new TypeError('x'), 1],
  ] as const)
    it(`sends the answer when the courtesy before it ${how}`, async () => {
      sinon.stub(at.world.messageSender, 'announce').rejects(error);
      await say('help');
      expect(await drain()).to.include({ processed: 1, failed: 0 });
      expect(at.world.messageSender.sent).to.have.length(1);
      expect(at.world.raised).to.deep.equal([]);
      expect(at.world.errorTracker.tracked).to.have.length(tracked);
    });

  it('answers in the topic of the question', async () => {
    const chat = { id: -1_002_000_000_000, type: 'supergroup', is_forum: true };
    const asked = update(1, '/price eth', chat);
    await post({ ...asked, message: { ...asked.message, message_thread_id: 42, is_topic_message: true } }).expect(200);
    await drain();
    expect(at.world.messageSender.sent[0]).to.include({ chat: '-1002000000000', thread: '42' });
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
    const call = sinon.spy(at.world.languageModel, 'call');
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
});
