import { expect } from 'chai';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';
import { A } from './conversation.ts';

const read = (text: string) => understandText(text.replace('{A}', A), EVAL_LEXICON);

describe('a letter behind a number', () => {
  for (const [text, amount] of [
    ['send 20k usdc to {A}', '20000'],
    ['send 20 k usdc to {A}', '20000'],
    ['send usdc 20k to {A}', '20000'],
    ['send 2 million pepe to {A}', '2000000'],
    ['send 5m pepe to {A}', '5000000'],
    ['send usdc 20 k to {A}', undefined],
    ['send usdc 20 m please to {A}', undefined],
    ['remit USDC 975 b/o self to {A}', '975'],
    ['send usdc 975 b/f to {A}', '975'],
  ] as const)
    it(`multiplies where a unit follows: ${text}`, () => {
      expect(read(text).slots.amount).to.equal(amount);
    });
});
