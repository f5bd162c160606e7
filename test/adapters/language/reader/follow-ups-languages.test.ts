import { expect } from 'chai';
import { GrammarLanguageReader } from '../../../../src/adapters/language/reader/language-reader.grammar.ts';
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
  for (const [language, text, amount] of [
    ['es', 'uy no, eran sesenta', '60'],
    ['pt', 'vixe, é zero vírgula zero seis', '0.06'],
    ['de', 'leg noch zehn drauf', '50'],
    ['fr', 'juste la moitié', '20'],
    ['tr', 'yok ya kırk beş olsun', '45'],
    ['zh', '啊不对，是八十', '80'],
  ] as const)
    it(`changes the amount: ${text}`, () => expect(read(text, language).slots).to.include({ amount, recipient: A }));

  for (const [language, text, slots] of [
    ['de', 'nicht usdc, dai', { token: 'DAI' }],
    ['fr', 'dai, pas usdc !', { token: 'DAI' }],
    ['de', 'hab mich vertan, gemeint war optimism', { fromChain: 10 }],
    ['zh', '网络说错了,应该是optimism', { fromChain: 10 }],
    ['de', 'mach lieber 55, ich bin knapp bei kasse', { amount: '55' }],
    ['fr', "passe par polygon, c'est moins cher", { fromChain: 137 }],
    ['tr', '55 yapalım, param az', { amount: '55' }],
    ['zh', '还是55吧，手头紧', { amount: '55' }],
    ['pt', 'errei feio, o certo é 90', { amount: '90' }],
    ['es', 'perdona, quería poner dai', { token: 'DAI' }],
  ] as const)
    it(`takes a contrast, and a change with its merit: ${text}`, () =>
      expect(read(text, language).slots).to.deep.equal({ ...TRANSFER.slots, ...slots }));

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
    ['es', 'frénalo, no me fío'],
    ['pt', 'para tudo, não confio nele'],
    ['de', 'hat sich erledigt'],
    ['fr', 'laisse, je lui ai donné en liquide'],
    ['tr', 'gerek kalmadı elden verdim parayı'],
    ['zh', '手续费太坑，不换了'],
  ] as const)
    it(`closes with a reason: ${text}`, () => expect(read(text, language).act).to.equal('cancel'));

  for (const [language, text] of [
    ['es', 'no lo canceles'],
    ['de', 'ändere nichts, passt so'],
    ['tr', 'gelmezse boşver'],
    ['zh', '我算了一下'],
  ] as const)
    it(`does not close: ${text}`, () => expect(read(text, language).act).to.equal('request'));

  it('reads "vale" as a yes in a Spanish conversation', () => expect(read('vale', 'es').act).to.equal('confirm'));
});
