import { expect } from 'chai';
import { GrammarLanguageReader } from '../../../../src/adapters/language/reading/language-reader.grammar.ts';
import type { OpenFrame, Reading } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'] as const;
const TRANSFER: OpenFrame = {
  intent: 'transfer',
  slots: { amount: '40', token: 'USDC', recipient: A as never, fromChain: 8453 },
};
const reader = new GrammarLanguageReader(EVAL_LEXICON);
const read = (text: string, language: string): Reading => reader.read(text, TRANSFER, { language });

describe('what follows a request in six languages', () => {
  for (const [language, text] of [
    ['es', `${B} está mal`],
    ['pt', `${B} tá errado`],
    ['de', `${B} ist falsch`],
    ['fr', `pas ${B}`],
    ['tr', `${B} yanlış`],
    ['zh', `${B}是错的`],
  ] as const)
    it(`does not take an address that is said to be wrong: ${text}`, () => {
      const { slots, act } = read(text, language);
      expect([slots.recipient, act]).to.deep.equal([undefined, 'request']);
    });

  for (const [language, text] of [
    ['es', 'no lo canceles'],
    ['de', 'ändere nichts, passt so'],
    ['tr', 'gelmezse boşver'],
    ['zh', '我算了一下'],
  ] as const)
    it(`does not close: ${text}`, () => expect(read(text, language).act).to.equal('request'));

  it('reads "vale" as a yes in a Spanish conversation', () => expect(read('vale', 'es').act).to.equal('confirm'));
});
