import { expect } from 'chai';
import fc from 'fast-check';
import { TELEGRAM } from '../../../src/adapters/messaging/platform.telegram.ts';
import { WHATSAPP } from '../../../src/adapters/messaging/platform.whatsapp.ts';
import type { InboundMessage } from '../../../src/domain/messaging/inbound-message.ts';
import { type Fate, TELEGRAM_CORPUS } from './corpus/telegram.ts';
import { WHATSAPP_CORPUS } from './corpus/whatsapp.ts';

const batch = (...messages: readonly unknown[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', messages } }] }],
});
const told = (fate: Fate) =>
  typeof fate === 'string' ? fate : 'attached' in fate ? `answered: ${fate.attached}` : `answered “${fate.text}”`;

function expectFate(items: readonly InboundMessage[], fate: Fate): void {
  if (fate === 'ignored') return void expect(items).to.deep.equal([]);
  expect(items).to.have.length(1);
  expect(items[0]).to.deep.include(typeof fate === 'object' && 'attached' in fate ? { text: '', ...fate } : fate);
}

describe('every kind of Telegram’s updates', () => {
  for (const [kind, payload, fate] of TELEGRAM_CORPUS)
    it(`${kind}: ${told(fate)}`, () => {
      if (fate === 'refused') expect(() => TELEGRAM.read(payload)).to.throw();
      else expectFate(TELEGRAM.read(payload).items, fate);
    });

  const topic = { message_thread_id: 42, is_topic_message: true };
  const chat = { id: -1_002_000_000_000, type: 'supergroup', is_forum: true };
  const from = { id: 77, is_bot: false };
  const threadOf = (update: object) => TELEGRAM.read({ update_id: 1, ...update }).items.map(({ thread }) => thread);

  it('keeps the topic of a message, of a caption and of a press', () => {
    expect(threadOf({ message: { from, chat, ...topic, text: 'hi' } })).to.deep.equal(['42']);
    expect(threadOf({ message: { from, chat, ...topic, photo: [], caption: 'hi' } })).to.deep.equal(['42']);
    const message = { from: { id: 1, is_bot: true }, chat, ...topic };
    expect(threadOf({ callback_query: { id: 'q', from, message, data: 'x' } })).to.deep.equal(['42']);
  });

  it('names no topic in General, and in a thread of replies', () => {
    expect(threadOf({ message: { from, chat, text: 'hi' } })).to.deep.equal([undefined]);
    expect(threadOf({ message: { from, chat, message_thread_id: 42, text: 'hi' } })).to.deep.equal([undefined]);
  });
});

describe('every kind of WhatsApp’s messages', () => {
  for (const [kind, payload, fate] of WHATSAPP_CORPUS)
    it(`${kind}: ${told(fate)}`, () => {
      const { items, unread } = WHATSAPP.read(batch(payload));
      expect(unread).to.have.length(fate === 'refused' ? 1 : 0);
      expectFate(items, fate === 'refused' ? 'ignored' : fate);
    });

  it('reads the others of a batch, whichever is unreadable, and tells how many are not', () => {
    const readable = WHATSAPP_CORPUS.filter(([, , fate]) => typeof fate === 'object').map(([, payload]) => payload);
    const broken = WHATSAPP_CORPUS.filter(([, , fate]) => fate === 'refused').map(([, payload]) => payload);
    const some = (of: readonly unknown[]) => fc.array(fc.constantFrom(...of), { maxLength: 5 });
    fc.assert(
      fc.property(some(readable), some(broken), fc.infiniteStream(fc.nat(9)), (good, bad, order) => {
        const mixed = [...good, ...bad].map((one) => [order.next().value, one] as const).sort(([a], [b]) => a - b);
        const { items, unread } = WHATSAPP.read(batch(...mixed.map(([, one]) => one)));
        expect([items.length, unread.length]).to.deep.equal([good.length, bad.length]);
      }),
    );
  });

  it('reads the messages beside a change of another field', () => {
    const whole = batch(WHATSAPP_CORPUS[0]?.[1]);
    const [entry] = whole.entry;
    const changes = [...(entry?.changes ?? []), { field: 'account_update', value: { event: 'x' } }, { field: 'flows' }];
    const { items } = WHATSAPP.read({ ...whole, entry: [{ id: '1', changes }] });
    expect(items).to.have.length(1);
  });
});
