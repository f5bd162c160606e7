import { expect } from 'chai';
import sinon from 'sinon';
import { messageRefused, messagingUnavailable } from '../../../src/domain/messaging/errors.ts';
import { auditEntry } from '../../support/fixtures/audit-fixtures.ts';
import { permitting } from '../../support/fixtures/operator-fixtures.ts';
import { messenger } from '../../support/service/messenger.ts';

const HOUR = 60 * 60 * 1000;

describe('messaging, delivery problems:', () => {
  const { at, say, drain, replies } = messenger();

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
    const send = sinon.stub(at.world.messageSender, 'send');
    send.onFirstCall().rejects(messagingUnavailable({ reason: 'HTTP 429', retryAfterMs: 30_000 }));
    send.callThrough();
    await say('am i verified?');
    const { failed, errors } = await drain();
    expect(failed).to.equal(1);
    expect(errors[0]).to.include('telegram 1001').and.include('HTTP 429');
    const understood = sinon.spy(at.world.chatSessions, 'recall');
    at.world.clock.advance(29_999);
    expect(await drain()).to.include({ processed: 0, failed: 0, skipped: 1 });
    at.world.clock.advance(1);
    expect(await drain()).to.include({ processed: 1, failed: 0, skipped: 0 });
    at.world.clock.advance(HOUR);
    expect(await drain()).to.include({ processed: 0, skipped: 0 });
    expect(replies()).to.have.length(1);
    expect(send.secondCall.args).to.deep.equal(send.firstCall.args);
    expect(understood.callCount).to.equal(0);
  });

  it('a poisoned message does not delay the others, becomes a dead letter with an alarm, and can be replayed', async () => {
    const recall = sinon.stub(at.world.chatSessions, 'recall').callsFake(async ({ id }) => {
      if (id.includes('13')) throw new Error('boom');
      return undefined;
    });
    for (let id = 1; id <= 12; id += 1) await say('help', id, { id, type: 'private' });
    await say('help', 13, { id: 13, type: 'private' });
    expect(await drain()).to.include({ processed: 12, failed: 1 });
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      at.world.clock.advance(2 * HOUR);
      expect(await drain()).to.include({ processed: 0, failed: 1 });
    }
    at.world.clock.advance(2 * HOUR);
    expect(await drain()).to.include({ processed: 0, failed: 0, skipped: 0 });
    expect(at.world.raised).to.deep.equal(['message-dead']);
    expect(at.world.errorTracker.tracked.map(({ source, place }) => [source, place])).to.deep.equal([
      ['message', 'telegram'],
    ]);
    const [letter] = await at.world.messageQueue.deadLetters(10);
    expect(letter).to.include({ messageId: '13', attempts: 8, error: 'a defect: Error: boom' });
    recall.restore();
    await at.world.messageQueue.replay(letter?.id ?? '', permitting(auditEntry()));
    expect(await drain()).to.include({ processed: 1, failed: 0 });
  });

  it('a message whose worker dies eight times becomes a dead letter at the next drain', async () => {
    await say('help');
    for (let attempt = 1; attempt <= 8; attempt += 1) await at.world.messageQueue.claim(0);
    expect(await drain()).to.include({ processed: 0, failed: 1 });
    expect(at.world.raised).to.deep.equal(['message-dead']);
    expect(at.world.messageSender.sent).to.deep.equal([]);
  });

  it('a message that its platform rejects permanently becomes a dead letter at once', async () => {
    sinon.stub(at.world.messageSender, 'send').rejects(messageRefused({ reason: 'blocked' }));
    await say('help');
    expect(await drain()).to.include({ failed: 1 });
    expect(await at.world.messageQueue.deadLetters(10)).to.have.length(1);
    expect(at.world.raised).to.deep.equal(['message-dead']);
  });

  it('a reply whose message another worker has claimed in the meantime is not sent', async () => {
    sinon.stub(at.world.messageQueue, 'keepReply').resolves(false);
    await say('help');
    expect(await drain()).to.include({ processed: 0, failed: 1 });
    expect(at.world.messageSender.sent).to.deep.equal([]);
  });
});
