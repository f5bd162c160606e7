import { expect } from 'chai';
import { confirmed, step, wordsOf } from '../../../chat-eval/sets/dialogue.ts';
import { ADDRESSES } from './dialogue-table.ts';

const OPEN = step(`send 35 usdc on base to ${ADDRESSES.A}`);
const QUESTIONS: readonly (readonly [message: string, intent: string])[] = [
  ['hmm wait whats the price of eth first', 'price'],
  ['what did the last transfer i made cost', 'history'],
  ['what have i sent most recently?', 'history'],
  ['does my identity check still count', 'kyc'],
  ['and what is gas like on optimism right now', 'gas'],
  ['oh and do you charge anything for that', 'fees'],
  ['wait, how much dai do i have left', 'balance'],
];
/** What asks for an opinion, speaks of somebody else's, or is no question. */
const TALK = [
  'the price of milk is mad',
  'should i look at the price',
  'my fees at school were high',
  'will she like it?',
];

describe('a question beside an open request', () => {
  for (const [message, intent] of QUESTIONS)
    it(`is answered, and the request stays: ${message}`, () => {
      const { is, open, offers } = step(message, OPEN.memory);
      expect([is, open, offers]).to.deep.equal([intent, OPEN.open, false]);
    });
  for (const message of TALK)
    it(`is not: ${message}`, () => {
      const { is, open, offers } = step(message, OPEN.memory);
      expect([is, open, offers]).to.deep.equal(['unknown', OPEN.open, false]);
    });

  it('leaves everything as it was before the request is corrected and confirmed', () => {
    const asked = step('whats the price of link first', OPEN.memory);
    const talked = step('my aunt is here', asked.memory);
    const changed = step('make it 36', talked.memory);
    expect(wordsOf(changed.open)).to.deep.include({ amount: '36', token: 'USDC', recipient: ADDRESSES.A });
    expect(confirmed(changed.memory).frame).to.equal(undefined);
  });
});
