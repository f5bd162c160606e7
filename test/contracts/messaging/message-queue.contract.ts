import { expect } from 'chai';
import type { Claim, MessageQueue } from '../../../src/application/ports/messaging.ts';
import { MAX_ATTEMPTS } from '../../../src/domain/messaging/delivery-policy.ts';
import type { InboundMessage } from '../../../src/domain/messaging/inbound-message.ts';
import { PLATFORMS } from '../../../src/domain/messaging/platform.ts';
import { auditEntry } from '../../support/fixtures/audit-fixtures.ts';
import { permitting } from '../../support/fixtures/operator-fixtures.ts';
import { atOnce, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { passing, until } from '../../support/real-time.ts';

const ACT = permitting(auditEntry({ action: 'dead-letter.replay' }));

const LONG_MS = 60_000;
const SHORT_MS = 1;
const DELAY_MS = 200;
/** Long enough for a renewal on a busy machine. */
const HELD_MS = 2_500;
/** The database rounds times, and has its own clock. */
const CLOCKS_DIFFER_MS = 20;

const message = (id: string, over: Partial<InboundMessage> = {}): InboundMessage => ({
  platform: 'telegram',
  id,
  chat: `chat ${id}`,
  sender: '77',
  text: NON_ASCII,
  secondHand: false,
  ...over,
});

export function describeMessageQueueContract(name: string, makeWorld: () => Promise<MessageQueue>): void {
  describe(`MessageQueue: ${name}`, () => {
    let queue: MessageQueue;
    beforeEach(async () => {
      queue = await makeWorld();
    });

    const claimed = async (leaseMs = LONG_MS): Promise<Claim> => {
      const { claim } = await queue.claim(leaseMs);
      if (claim === undefined) throw new Error('nothing could be claimed');
      return claim;
    };
    const expectNothing = async () => expect(await queue.claim(LONG_MS)).to.deep.equal({ died: [] });
    const dead = () => queue.deadLetters(10);

    it('is empty at first', async () => {
      await expectNothing();
      expect(await dead()).to.deep.equal([]);
      expect([await queue.waiting(), await queue.takeDuplicates()]).to.deep.equal([0, 0]);
    });

    it('delivers messages unchanged, in order of arrival', async () => {
      expect(await queue.enqueue([message('1'), message('2', { platform: 'whatsapp', secondHand: true })])).to.equal(2);
      const first = await claimed();
      expect(first)
        .to.deep.include({ attempt: 1, message: message('1') })
        .and.not.have.property('reply');
      expect((await claimed()).message).to.deep.equal(message('2', { platform: 'whatsapp', secondHand: true }));
    });

    for (const platform of PLATFORMS)
      it(`stores messages of every platform: ${platform}`, async () => {
        await queue.enqueue([message('1', { platform })]);
        expect((await claimed()).message.platform).to.equal(platform);
      });

    it('keeps the span that received a message, beside the message', async () => {
      const trace = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), sampled: true };
      await queue.enqueue([message('1')], trace);
      await queue.enqueue([message('2')]);
      expect(await claimed()).to.deep.include({ message: message('1'), trace });
      expect(await claimed()).to.not.have.property('trace');
    });

    it('stores a message once by platform and id, and counts duplicates once', async () => {
      expect(await queue.enqueue([message('1'), message('1')])).to.equal(1);
      expect(await queue.enqueue([message('1', { text: 'other' }), message('1', { platform: 'whatsapp' })])).to.equal(
        1,
      );
      expect([await queue.takeDuplicates(), await queue.takeDuplicates()]).to.deep.equal([2, 0]);
      expect((await claimed()).message.text).to.equal(NON_ASCII);
    });

    it('stores one of twenty concurrent deliveries', async () => {
      const kept = await atOnce(20, () => queue.enqueue([message('1')]));
      expect(kept.reduce((sum, one) => sum + one)).to.equal(1);
      expect(await queue.takeDuplicates()).to.equal(19);
    });

    it('recognizes a finished message', async () => {
      await queue.enqueue([message('1')]);
      await queue.finish(await claimed());
      expect(await queue.enqueue([message('1')])).to.equal(0);
      await expectNothing();
    });

    it('leases each of ten messages to exactly one of thirty workers', async () => {
      await queue.enqueue(Array.from({ length: 10 }, (_, index) => message(String(index))));
      const claims = await atOnce(30, () => queue.claim(LONG_MS));
      const ids = claims.flatMap(({ claim }) => (claim === undefined ? [] : [claim.message.id]));
      expect(ids).to.have.length(10);
      expect(new Set(ids).size).to.equal(10);
    });

    it('delivers a message again when its lease expires, and the old worker has lost it', async () => {
      await queue.enqueue([message('1')]);
      const old = await claimed(SHORT_MS);
      await passing(SHORT_MS * 5);
      const next = await claimed();
      expect(next).to.deep.include({ id: old.id, attempt: 2 });
      expect(await queue.keepReply(old, 'late')).to.equal(false);
      expect(await queue.finish(old)).to.equal(false);
      expect(await queue.putBack(old, 'late', 0)).to.equal('lost');
      expect(await queue.bury(old, 'late')).to.equal(false);
      expect(await queue.finish(next)).to.equal(true);
      expect(await queue.finish(next)).to.equal(false);
    });

    it('keeps a held message for its worker beyond the lease, until the claim ends', async () => {
      await queue.enqueue([message('1')]);
      const held = await claimed(HELD_MS);
      queue.hold(held, HELD_MS);
      await passing(HELD_MS * 1.5);
      await expectNothing();
      expect(await queue.putBack(held, 'again', 0)).to.equal('waiting');
      expect(await claimed()).to.deep.include({ id: held.id, attempt: 2 });
    });

    it('delivers a message that was put back after its delay, and not before', async () => {
      await queue.enqueue([message('1'), message('2')]);
      const [delayed, long] = [await claimed(), await claimed()];
      expect(await queue.putBack(long, 'boom', LONG_MS)).to.equal('waiting');
      const startedAt = performance.now();
      expect(await queue.putBack(delayed, 'boom', DELAY_MS)).to.equal('waiting');
      await until(async () => (await queue.waiting()) === 1);
      expect(performance.now() - startedAt).to.be.at.least(DELAY_MS - CLOCKS_DIFFER_MS);
      expect(await claimed()).to.deep.include({ id: delayed.id, attempt: 2 });
      expect(await queue.waiting()).to.equal(2);
      await expectNothing();
    });

    it('keeps the reply for the next attempt', async () => {
      await queue.enqueue([message('1')]);
      const claim = await claimed();
      expect(await queue.keepReply(claim, NON_ASCII)).to.equal(true);
      await queue.putBack(claim, 'boom', 0);
      expect((await claimed()).reply).to.equal(NON_ASCII);
    });

    it('moves a message to the dead letters after its last attempt', async () => {
      await queue.enqueue([message('1')]);
      for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1)
        expect(await queue.putBack(await claimed(), 'boom', 0)).to.equal('waiting');
      expect(await queue.putBack(await claimed(), NON_ASCII, 0)).to.equal('dead');
      await expectNothing();
      const [letter, ...others] = await dead();
      expect(others).to.deep.equal([]);
      expect(letter).to.deep.include({
        platform: 'telegram',
        messageId: '1',
        attempts: MAX_ATTEMPTS,
        error: NON_ASCII,
      });
      expect(letter?.diedAt).to.be.instanceOf(Date);
    });

    it('moves a message whose workers all crashed to the dead letters at the next claim, reports it once, and continues', async () => {
      await queue.enqueue([message('1')]);
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        expect((await claimed(SHORT_MS)).attempt).to.equal(attempt);
        await passing(SHORT_MS * 5);
      }
      await queue.enqueue([message('2')]);
      const { claim, died } = await queue.claim(LONG_MS);
      expect(claim?.message.id).to.equal('2');
      expect(died).to.have.length(1);
      expect(died[0]).to.include({ messageId: '1', attempts: MAX_ATTEMPTS });
      await expectNothing();
      expect(await dead()).to.deep.equal(died);
    });

    it('lists buried messages, newest first', async () => {
      await queue.enqueue([message('1'), message('2'), message('3')]);
      for (const _ of [1, 2, 3]) expect(await queue.bury(await claimed(), 'no such chat')).to.equal(true);
      expect((await dead()).map(({ messageId }) => messageId)).to.deep.equal(['3', '2', '1']);
      expect(await queue.deadLetters(2)).to.have.length(2);
    });

    it('counts the messages without an answer and the dead letters', async () => {
      expect(await queue.figures()).to.deep.equal({ depth: 0, oldestMs: 0, dead: 0 });
      await queue.enqueue([message('1'), message('2'), message('3'), message('4')]);
      await queue.bury(await claimed(), 'boom');
      await queue.finish(await claimed());
      await claimed();
      const { oldestMs, ...counts } = await queue.figures();
      expect(counts).to.deep.equal({ depth: 2, dead: 1 });
      expect(oldestMs).to.be.within(0, 20_000);
    });

    it('delivers a replayed dead letter with all its attempts', async () => {
      await queue.enqueue([message('1')]);
      await queue.bury(await claimed(), 'boom');
      const [letter] = await dead();
      expect(await queue.replay(letter?.id ?? '', ACT)).to.equal(true);
      expect(await queue.replay(letter?.id ?? '', ACT)).to.equal(false);
      expect(await dead()).to.deep.equal([]);
      expect(await claimed()).to.deep.include({ attempt: 1, message: message('1') });
    });

    for (const id of ['', '0', '99', 'x', "1' or true", '9'.repeat(40)])
      it(`returns false when replaying the id “${id}”`, async () => {
        await queue.enqueue([message('1')]);
        expect(await queue.replay(id, ACT)).to.equal(false);
      });

    describe('within one chat', () => {
      const said = (id: string) => message(id, { chat: 'one' });

      it('delivers a message only after the earlier one is finished', async () => {
        await queue.enqueue([said('1'), said('2'), message('3')]);
        const first = await claimed();
        expect((await claimed()).message.id).to.equal('3');
        await expectNothing();
        await queue.finish(first);
        expect((await claimed()).message.id).to.equal('2');
      });

      it('does not delay later messages when one fails', async () => {
        await queue.enqueue([said('1'), said('2')]);
        await queue.putBack(await claimed(), 'boom', LONG_MS);
        expect((await claimed()).message.id).to.equal('2');
      });

      it('never leases two messages, however many workers claim concurrently', async () => {
        await queue.enqueue(Array.from({ length: 8 }, (_, index) => said(String(index))));
        const claims = await atOnce(8, () => queue.claim(LONG_MS));
        expect(claims.filter(({ claim }) => claim !== undefined)).to.have.length(1);
      });

      it('returns the same chat on two platforms apart', async () => {
        await queue.enqueue([said('1'), { ...said('2'), platform: 'whatsapp' }]);
        await claimed();
        expect((await claimed()).message.platform).to.equal('whatsapp');
      });
    });

    it('deletes messages finished before the given time, and nothing else', async () => {
      await queue.enqueue([message('1'), message('2'), message('3')]);
      await queue.finish(await claimed());
      await queue.bury(await claimed(), 'boom');
      const later = new Date(Date.now() + LONG_MS);
      expect(await queue.purgeFinished(new Date(Date.now() - LONG_MS), 100)).to.equal(0);
      expect(await queue.purgeFinished(later, 100)).to.equal(1);
      expect(await queue.purgeFinished(later, 100)).to.equal(0);
      expect(await dead()).to.have.length(1);
      expect((await claimed()).message.id).to.equal('3');
    });
  });
}
