import { expect } from 'chai';
import fc from 'fast-check';
import type { Claim, MessageQueue } from '../../../src/application/ports/messaging.ts';
import type { InboundMessage } from '../../../src/domain/messaging/inbound-message.ts';

const CHATS = 3;
const LONG_MS = 60_000;
const RUNS = 12;

const message = (number: number, chat: number): InboundMessage => ({
  platform: 'telegram',
  id: String(number),
  chat: `chat ${chat}`,
  sender: '77',
  text: 'help',
  secondHand: false,
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('enqueue' as const), chat: fc.nat(CHATS - 1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('claim' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('finish' as const, 'bury' as const, 'later' as const, 'again' as const),
      which: fc.nat(9),
    }),
  },
);

/** What the queue promises about the order of a chat, for any sequence of arrivals, claims and results. */
export function describeQueueOrderContract(name: string, makeWorld: () => Promise<MessageQueue>): void {
  describe(`MessageQueue, order within a chat: ${name}`, () => {
    it('delivers a chat one message at a time, first attempts in order of arrival, and loses none', () =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
          const run = new Run(await makeWorld());
          for (const one of steps) await run.take(one);
          await run.drain();
        }),
        { numRuns: RUNS },
      ));
  });
}

class Run {
  readonly #queue: MessageQueue;
  readonly #held: Claim[] = [];
  /** By chat: the numbers that were never claimed. */
  readonly #untried = new Map<string, number[]>();
  readonly #waitsLong = new Set<string>();
  readonly #waitsNot = new Set<string>();
  #last = 0;

  constructor(queue: MessageQueue) {
    this.#queue = queue;
  }

  async take(one: { kind: string; chat?: number; which?: number }): Promise<void> {
    if (one.kind === 'enqueue') await this.#enqueue(one.chat ?? 0);
    else if (one.kind === 'claim') await this.#claim();
    else if (this.#held.length > 0) await this.#settle(one.kind, (one.which ?? 0) % this.#held.length);
  }

  /** Everything but what waits long can be claimed and finished. */
  async drain(): Promise<void> {
    while (this.#held.length > 0) await this.#settle('finish', 0);
    while (await this.#claim()) await this.#settle('finish', 0);
    expect([...this.#untried.values()].flat(), 'messages that were never delivered').to.deep.equal([]);
    expect([...this.#waitsNot], 'due messages that were not delivered again').to.deep.equal([]);
    expect((await this.#queue.figures()).depth).to.equal(this.#waitsLong.size);
  }

  async #enqueue(chat: number): Promise<void> {
    this.#last += 1;
    await this.#queue.enqueue([message(this.#last, chat)]);
    const name = `chat ${chat}`;
    this.#untried.set(name, [...(this.#untried.get(name) ?? []), this.#last]);
  }

  async #claim(): Promise<boolean> {
    const { claim } = await this.#queue.claim(LONG_MS);
    if (claim === undefined) {
      this.#expectNothingFree();
      return false;
    }
    const { chat, id } = claim.message;
    const untried = this.#untried.get(chat) ?? [];
    const earlier = this.#held.filter(({ message: other }) => other.chat === chat && Number(other.id) < Number(id));
    expect(earlier, 'an earlier message of the chat is leased').to.deep.equal([]);
    if (claim.attempt === 1) expect(untried.shift(), 'the first untried message of its chat').to.equal(Number(id));
    else expect(this.#waitsNot.delete(id), 'was put back and is due').to.equal(true);
    this.#held.push(claim);
    return true;
  }

  #expectNothingFree(): void {
    const busy = new Set(this.#held.map(({ message: { chat } }) => chat));
    const free = [...this.#untried].filter(([chat, numbers]) => numbers.length > 0 && !busy.has(chat));
    expect(free, 'messages that could have been claimed').to.deep.equal([]);
  }

  async #settle(kind: string, which: number): Promise<void> {
    const [claim] = this.#held.splice(which, 1) as [Claim];
    if (kind === 'finish') expect(await this.#queue.finish(claim)).to.equal(true);
    else if (kind === 'bury') expect(await this.#queue.bury(claim, 'boom')).to.equal(true);
    else await this.#putBack(claim, kind === 'later');
  }

  async #putBack(claim: Claim, isLong: boolean): Promise<void> {
    const result = await this.#queue.putBack(claim, 'boom', isLong ? LONG_MS : 0);
    if (result === 'waiting') (isLong ? this.#waitsLong : this.#waitsNot).add(claim.message.id);
  }
}
