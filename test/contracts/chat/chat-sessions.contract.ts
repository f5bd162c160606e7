import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { ChatSessions } from '../../../src/application/ports/chat/chat-sessions.ts';
import type { ChatMemory, Dialogue } from '../../../src/domain/chat/dialogue.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

const dialogue: Dialogue = { id: 'one', channel: 'web', wallet: ALICE };
const offer = { id: 'offer', content: '["transfer",1]', expiresAt: at(10) };
const memory: ChatMemory = { frame: { intent: 'transfer', slots: { amount: '5', recipient: NON_ASCII } }, offer };

export function describeChatSessionsContract(name: string, makeWorld: () => Promise<ChatSessions>): void {
  describe(`ChatSessions: ${name}`, () => {
    let chats: ChatSessions;
    beforeEach(async () => {
      chats = await makeWorld();
    });

    it('is empty at first', async () => {
      expect(await chats.recall(dialogue, at())).to.equal(undefined);
    });

    it('recalls the latest memory until the last millisecond before it expires', async () => {
      await chats.remember(dialogue, { frame: { intent: 'help', slots: {} } }, at(5));
      await chats.remember(dialogue, memory, at(10));
      expect(await chats.recall(dialogue, at(9))).to.deep.equal(memory);
      expect(await chats.recall(dialogue, at(10))).to.equal(undefined);
    });

    it('recalls half an emoji unchanged', async () => {
      const frame = { intent: 'transfer', slots: { recipient: '\ud83d' } } as const;
      await chats.remember(dialogue, { frame }, at(5));
      expect(await chats.recall(dialogue, at())).to.deep.equal({ frame });
    });

    it('drops an offer that is not stored again', async () => {
      await chats.remember(dialogue, memory, at(10));
      await chats.remember(dialogue, {}, at(10));
      expect(await chats.recall(dialogue, at())).to.deep.equal({});
      expect(await chats.takeOffer(dialogue, offer, at())).to.equal(false);
    });

    for (const [what, other] of [
      ['another id', { ...dialogue, id: 'One' }],
      ['another channel', { ...dialogue, channel: 'api' }],
      ['another wallet', { ...dialogue, wallet: BOB }],
      ['no wallet', { id: 'one', channel: 'web' }],
    ] as const)
      it(`recalls nothing under ${what}, and takes no offer there`, async () => {
        await chats.remember(dialogue, memory, at(10));
        expect(await chats.recall(other, at())).to.equal(undefined);
        expect(await chats.takeOffer(other, offer, at())).to.equal(false);
        expect(await chats.takeOffer(dialogue, offer, at())).to.equal(true);
      });

    it('allows an offer to be taken once, and deletes the request with it', async () => {
      await chats.remember(dialogue, memory, at(10));
      expect(await chats.takeOffer(dialogue, offer, at())).to.equal(true);
      expect(await chats.takeOffer(dialogue, offer, at())).to.equal(false);
      expect(await chats.recall(dialogue, at())).to.equal(undefined);
    });

    it('recalls earlier requests, steps, choices and what was asked about', async () => {
      const slots = { amount: '5', recipient: NON_ASCII };
      const recalled: ChatMemory = {
        past: [{ intent: 'transfer', slots, at: at().toISOString(), isConfirmed: true }],
        plan: { steps: [{ intent: 'transfer', slots, part: { part: 1, of: 2 } }], at: 0, isAsked: true },
        choices: ['a', 'b'],
        asked: { intent: 'transfer', slots },
        endAsked: true,
      };
      await chats.remember(dialogue, recalled, at(10));
      expect(await chats.recall(dialogue, at())).to.deep.equal(recalled);
      await chats.remember(dialogue, {}, at(10));
      expect(await chats.recall(dialogue, at())).to.deep.equal({});
    });

    it('puts another memory in the place of a taken offer, once', async () => {
      const kept: ChatMemory = { past: [{ intent: 'help', slots: {}, at: at().toISOString(), isConfirmed: true }] };
      await chats.remember(dialogue, memory, at(10));
      const take = () => chats.takeOffer(dialogue, offer, at(), { memory: kept, expiresAt: at(20) });
      expect((await atOnce(5, take)).filter(Boolean)).to.have.length(1);
      expect(await chats.recall(dialogue, at(19))).to.deep.equal(kept);
    });

    for (const [why, wrong] of [
      ['another id', { ...offer, id: 'other' }],
      ['another content', { ...offer, content: '["transfer",2]' }],
    ] as const)
      it(`keeps the offer when it is requested with ${why}`, async () => {
        await chats.remember(dialogue, memory, at(10));
        expect(await chats.takeOffer(dialogue, wrong, at())).to.equal(false);
        expect(await chats.takeOffer(dialogue, offer, at())).to.equal(true);
      });

    it('rejects an offer once it, or the dialogue, has expired', async () => {
      await chats.remember(dialogue, memory, at(20));
      expect(await chats.takeOffer(dialogue, offer, at(10))).to.equal(false);
      await chats.remember(dialogue, memory, at(5));
      expect(await chats.takeOffer(dialogue, offer, at(5))).to.equal(false);
      expect(await chats.takeOffer(dialogue, offer, at(4))).to.equal(true);
    });

    it('allows exactly one of twenty concurrent calls to take an offer', async () => {
      await chats.remember(dialogue, memory, at(10));
      const answers = await atOnce(20, () => chats.takeOffer(dialogue, offer, at()));
      expect(answers.filter(Boolean)).to.have.length(1);
    });

    it('deletes the dialogues that expired before the time given, and returns how many', async () => {
      for (const [id, later] of [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ] as const)
        await chats.remember({ ...dialogue, id }, memory, at(later));
      expect(await chats.purgeExpired(at(3), 100)).to.equal(2);
      expect(await chats.purgeExpired(at(3), 100)).to.equal(0);
      expect(await chats.recall({ ...dialogue, id: 'c' }, at())).to.deep.equal(memory);
    });

    it('returns copies', async () => {
      await chats.remember(dialogue, memory, at(10));
      (await chats.recall(dialogue, at()))?.offer?.expiresAt.setTime(0);
      expect(await chats.recall(dialogue, at())).to.deep.equal(memory);
    });
  });
}
