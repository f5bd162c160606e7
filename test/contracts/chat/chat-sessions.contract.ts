import { expect } from 'chai';
import type { ChatSessions } from '../../../src/application/ports/chat/chat-sessions.ts';
import type { ChatMemory, Dialogue } from '../../../src/domain/chat/dialogue.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

const dialogue: Dialogue = { id: 'one', channel: 'web', wallet: ALICE };
const offer = { id: 'offer', content: '["transfer",1]', expiresAt: at(10) };
const memory: ChatMemory = { frame: { intent: 'transfer', slots: { amount: '5', recipient: NON_ASCII } }, offer };

/** `makeWorld` returns the stores of two processes with the same memory. */
export function describeChatSessionsContract(
  name: string,
  makeWorld: () => Promise<readonly [ChatSessions, ChatSessions]>,
): void {
  describe(`ChatSessions: ${name}`, () => {
    let chats: ChatSessions;
    let others: ChatSessions;
    beforeEach(async () => {
      [chats, others] = await makeWorld();
    });

    const lasting = (now: Date, expiresAt: Date) => ({ now, expiresAt });
    /** Writes over whatever is remembered. */
    const remember = async (of: Dialogue, after: ChatMemory, expiresAt: Date) => {
      expect(await chats.replace(of, await chats.recall(of, at()), after, lasting(at(), expiresAt))).to.equal(true);
    };
    const take = async (of: Dialogue, wanted: { id: string; content: string }, now: Date, kept: ChatMemory = {}) =>
      (await chats.takeOffer(of, wanted, { ...lasting(now, at(20)), keep: () => kept })) !== undefined;

    it('is empty at first', async () => {
      expect(await chats.recall(dialogue, at())).to.equal(undefined);
    });

    it('recalls the latest memory until the last millisecond before it expires', async () => {
      await remember(dialogue, { frame: { intent: 'help', slots: {} } }, at(5));
      await remember(dialogue, memory, at(10));
      expect(await chats.recall(dialogue, at(9))).to.deep.equal(memory);
      expect(await chats.recall(dialogue, at(10))).to.equal(undefined);
    });

    it('recalls half an emoji unchanged', async () => {
      const frame = { intent: 'transfer', slots: { recipient: '\ud83d' } } as const;
      await remember(dialogue, { frame }, at(5));
      expect(await chats.recall(dialogue, at())).to.deep.equal({ frame });
    });

    it('drops an offer that is not stored again', async () => {
      await remember(dialogue, memory, at(10));
      await remember(dialogue, {}, at(10));
      expect(await chats.recall(dialogue, at())).to.deep.equal({});
      expect(await take(dialogue, offer, at())).to.equal(false);
    });

    for (const [what, other] of [
      ['another id', { ...dialogue, id: 'One' }],
      ['another channel', { ...dialogue, channel: 'api' }],
      ['another wallet', { ...dialogue, wallet: BOB }],
      ['no wallet', { id: 'one', channel: 'web' }],
    ] as const)
      it(`recalls nothing under ${what}, and takes no offer there`, async () => {
        await remember(dialogue, memory, at(10));
        expect(await chats.recall(other, at())).to.equal(undefined);
        expect(await take(other, offer, at())).to.equal(false);
        expect(await take(dialogue, offer, at())).to.equal(true);
      });

    it('allows an offer to be taken once', async () => {
      await remember(dialogue, memory, at(10));
      expect(await take(dialogue, offer, at())).to.equal(true);
      expect(await take(dialogue, offer, at())).to.equal(false);
      expect(await chats.recall(dialogue, at())).to.deep.equal({});
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
      await remember(dialogue, recalled, at(10));
      expect(await chats.recall(dialogue, at())).to.deep.equal(recalled);
      await remember(dialogue, {}, at(10));
      expect(await chats.recall(dialogue, at())).to.deep.equal({});
    });

    it('puts another memory in the place of a taken offer, once', async () => {
      const kept: ChatMemory = { past: [{ intent: 'help', slots: {}, at: at().toISOString(), isConfirmed: true }] };
      await remember(dialogue, memory, at(10));
      const seen: ChatMemory[] = [];
      const keep = (before: ChatMemory) => {
        seen.push(before);
        return kept;
      };
      const taken = await atOnce(5, () => chats.takeOffer(dialogue, offer, { ...lasting(at(), at(20)), keep }));
      expect(taken.filter((answer) => answer !== undefined)).to.deep.equal([kept]);
      expect(seen).to.deep.equal([memory]);
      expect(await chats.recall(dialogue, at(19))).to.deep.equal(kept);
    });

    for (const [why, wrong] of [
      ['another id', { ...offer, id: 'other' }],
      ['another content', { ...offer, content: '["transfer",2]' }],
    ] as const)
      it(`keeps the offer when it is requested with ${why}`, async () => {
        await remember(dialogue, memory, at(10));
        expect(await take(dialogue, wrong, at())).to.equal(false);
        expect(await take(dialogue, offer, at())).to.equal(true);
      });

    it('rejects an offer once it, or the dialogue, has expired', async () => {
      await remember(dialogue, memory, at(20));
      expect(await take(dialogue, offer, at(10))).to.equal(false);
      await remember(dialogue, memory, at(5));
      expect(await take(dialogue, offer, at(5))).to.equal(false);
      expect(await take(dialogue, offer, at(4))).to.equal(true);
    });

    it('allows exactly one of twenty concurrent calls to take an offer', async () => {
      await remember(dialogue, memory, at(10));
      const answers = await atOnce(20, () => take(dialogue, offer, at()));
      expect(answers.filter(Boolean)).to.have.length(1);
    });

    describe('while others write', () => {
      const write = (by: ChatSessions, before: ChatMemory | undefined, after: ChatMemory) =>
        by.replace(dialogue, before, after, lasting(at(), at(10)));
      const later: ChatMemory = { ...memory, language: 'de' };

      it('replaces the memory that was read, and no other', async () => {
        expect(await write(chats, memory, later)).to.equal(false);
        expect(await write(chats, undefined, memory)).to.equal(true);
        expect(await write(others, undefined, later)).to.equal(false);
        for (const changed of [
          {},
          later,
          { ...memory, offer: { ...offer, id: 'other' } },
          { ...memory, offer: { ...offer, content: '[]' } },
          { ...memory, offer: { ...offer, expiresAt: at(9) } },
          { ...memory, frame: { intent: 'transfer', slots: {} } },
          { offer },
        ] as const)
          expect(await write(others, changed, later)).to.equal(false);
        expect(await chats.recall(dialogue, at())).to.deep.equal(memory);
        expect(await write(others, memory, later)).to.equal(true);
        expect(await chats.recall(dialogue, at())).to.deep.equal(later);
      });

      it('replaces a memory that has expired as if there were none', async () => {
        await remember(dialogue, memory, at(5));
        expect(await chats.replace(dialogue, undefined, later, lasting(at(4), at(10)))).to.equal(false);
        expect(await chats.replace(dialogue, undefined, later, lasting(at(5), at(10)))).to.equal(true);
        expect(await chats.recall(dialogue, at(9))).to.deep.equal(later);
      });

      for (const [what, read] of [
        ['nothing', undefined],
        ['the same memory', memory],
      ] as const)
        it(`accepts exactly one of twenty concurrent changes that follow from ${what}`, async () => {
          if (read !== undefined) await remember(dialogue, read, at(10));
          const change = (index: number) =>
            write(index % 2 === 0 ? chats : others, read, { ...memory, language: String(index) });
          expect((await atOnce(20, change)).filter(Boolean)).to.have.length(1);
        });

      for (const [what, after] of [
        ['a message', later],
        ['a cancellation', {}],
        ['another offer', { ...memory, offer: { ...offer, id: 'other' } }],
      ] as const)
        it(`never offers again what was taken while ${what} was written`, async () => {
          for (let round = 0; round < 20; round += 1) {
            await remember(dialogue, memory, at(10));
            const wrote = () => write(others, memory, after);
            const took = () => take(dialogue, offer, at());
            const [isFirst, isWritten] =
              round % 2 === 0
                ? await Promise.all([took(), wrote()])
                : await Promise.all([wrote(), took()]).then(([written, taken]) => [taken, written]);
            const isSecond = await take(dialogue, offer, at());
            expect([isFirst, isSecond].filter(Boolean), `round ${round}`).to.have.length.at.most(1);
            expect(isFirst || isWritten, `round ${round}`).to.equal(true);
            if (after !== later) expect(isFirst && isWritten, `round ${round}`).to.equal(false);
          }
        });

      it('writes nothing of an earlier memory over one that was taken', async () => {
        await remember(dialogue, memory, at(10));
        expect(await take(dialogue, offer, at())).to.equal(true);
        expect(await write(others, memory, later)).to.equal(false);
        expect(await chats.recall(dialogue, at())).to.deep.equal({});
      });

      it('keeps the offer where nothing is to be kept in its place', async () => {
        await remember(dialogue, memory, at(10));
        const left = await chats.takeOffer(dialogue, offer, { ...lasting(at(), at(20)), keep: () => undefined });
        expect(left).to.equal(undefined);
        expect(await chats.recall(dialogue, at())).to.deep.equal(memory);
        expect(await take(dialogue, offer, at())).to.equal(true);
      });
    });

    it('deletes the dialogues that expired before the time given, and returns how many', async () => {
      for (const [id, later] of [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ] as const)
        await remember({ ...dialogue, id }, memory, at(later));
      expect(await chats.purgeExpired(at(3), 100)).to.equal(2);
      expect(await chats.purgeExpired(at(3), 100)).to.equal(0);
      expect(await chats.recall({ ...dialogue, id: 'c' }, at())).to.deep.equal(memory);
    });

    it('returns copies', async () => {
      await remember(dialogue, memory, at(10));
      (await chats.recall(dialogue, at()))?.offer?.expiresAt.setTime(0);
      expect(await chats.recall(dialogue, at())).to.deep.equal(memory);
    });
  });
}
