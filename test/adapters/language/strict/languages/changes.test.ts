import { expect } from 'chai';
import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { foreignChangeIn } from '../../../../../src/adapters/language/strict/languages/changes/foreign-change.ts';
import type { OpenFrame } from '../../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../../chat-eval/slot-words.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];
const PAYMENT: OpenFrame = {
  intent: 'transfer',
  slots: { amount: '20', token: 'USDC', fromChain: 8453, recipient: A },
};
const UNSIZED: OpenFrame = { intent: 'transfer', slots: { token: 'USDC', fromChain: 8453, recipient: A } };
const TRADE: OpenFrame = {
  intent: 'swap',
  slots: { amount: '100', fromToken: 'USDC', toToken: 'ETH', fromChain: 8453 },
};
const BRIDGE: OpenFrame = {
  intent: 'swap',
  slots: { amount: '50', fromToken: 'USDC', toToken: 'USDC', fromChain: 8453, toChain: 42161 },
};
const MONEY: OpenFrame = {
  intent: 'transfer',
  slots: { relativeAmount: { kind: 'fiat', currency: 'USD', value: '20' }, token: 'ETH', recipient: A },
};

const read = (text: string, open: OpenFrame, spoken?: string) =>
  foreignChangeIn(lex(normalizeText(text.replaceAll('{B}', B)), EVAL_LEXICON), EVAL_LEXICON, open, spoken);

/** What a message changes in the open request, in the words of the labels; `end` where it calls it off. */
function said(text: string, open: OpenFrame, spoken?: string): unknown {
  const change = read(text, open, spoken);
  if (change === undefined) return undefined;
  if (change.act === 'end') return 'end';
  const before = slotWords(open.slots);
  return Object.fromEntries(Object.entries(slotWords(change.slots)).filter(([name, value]) => before[name] !== value));
}

type Lines = Readonly<Record<string, object | 'end'>>;

function explains(name: string, open: OpenFrame, lines: Lines): void {
  for (const [text, change] of Object.entries(lines))
    it(`${name}: ${text}`, () => {
      expect(said(text, open)).to.deep.equal(change);
    });
}

function leavesAlone(name: string, open: OpenFrame, lines: readonly string[]): void {
  for (const text of lines)
    it(`${name}: ${text}`, () => {
      expect(said(text, open)).to.equal(undefined);
    });
}

describe('Strict grammar of messages to an open request in six languages', () => {
  describe('changes a payment', () => {
    explains('amount', PAYMENT, {
      'mejor 35': { amount: '35' },
      'perdón, son 35, ando corto': { amount: '35' },
      'desculpa, é 35': { amount: '35' },
      'ach nee, lieber 35': { amount: '35' },
      '35 statt 20': { amount: '35' },
      'oups, je voulais dire trente': { amount: '30' },
      'pardon 35 olacaktı': { amount: '35' },
      '写错了，35': { amount: '35' },
      改成三十五吧: { amount: '35' },
      'solo la mitad': { amount: '10' },
      双倍: { amount: '40' },
    });
    explains('token, network, recipient', PAYMENT, {
      'mejor en dai': { token: 'DAI' },
      'não é usdc, é dai': { token: 'DAI' },
      'usdc değil dai': { token: 'DAI' },
      'mejor 30 dai': { amount: '30', token: 'DAI' },
      'lieber über polygon': { fromChain: '137' },
      "polygon'da olsun": { fromChain: '137' },
      改走optimism吧: { fromChain: '10' },
      'la bonne adresse est {B}': { recipient: B },
      'adres yanlış, doğrusu {B}': { recipient: B },
    });
    leavesAlone('bare values', PAYMENT, ['35', 'dai', 'polygon', '{B}', '35 dai', 'treinta', '三十']);
    leavesAlone('denied', PAYMENT, [
      'no 35',
      'mejor no 35',
      'lieber nicht 35',
      'pas 35',
      '不改成35',
      'polygon no',
      '35 olmasın',
    ]);
    leavesAlone('denied what is not open', PAYMENT, [
      'no link, dai',
      'usdc, no dai',
      'polygon, nicht optimism',
      'no 50, 60',
    ]);
    leavesAlone('not only that', PAYMENT, [
      'mejor 35 y a {B}',
      'también a {B}',
      'e pra {B}',
      'et à {B}',
      'polygon da',
      '再给{B}',
    ]);
    leavesAlone('said of something else', PAYMENT, [
      'mejor 35 es más barato',
      'en polygon, es más barato',
      'que sean 35 en la factura',
      'gracias a {B}',
      'perdón por los 35',
      'nein an {B}',
      '{B} adresine teşekkürler',
      'mejor 35, dice mi jefe',
      'lieber morgen 35',
      'quizá mejor 35',
      'mejor 35?',
      '改成35吗',
      '5 indir',
      'mejor op',
    ]);
    leavesAlone('dollars', MONEY, ['mejor 35', 'lieber 35', '改成35']);
  });

  describe('changes a trade or a bridge', () => {
    explains('sides of a trade', TRADE, {
      'por dai': { toToken: 'DAI' },
      'in dai bitte': { toToken: 'DAI' },
      "dai'ye": { toToken: 'DAI' },
      换成dai: { toToken: 'DAI' },
      'con dai': { fromToken: 'DAI' },
      'mit dai statt usdc': { fromToken: 'DAI' },
      用dai: { fromToken: 'DAI' },
      'mejor 30 usdc': { amount: '30' },
      'ponle un 1% de slippage': { slippageBps: '100' },
    });
    leavesAlone('no side', TRADE, ['mejor dai', 'plutôt dai', '改成dai', 'mejor 30 dai', 'a {B}', 'en eth']);
    explains('directions', BRIDGE, {
      'mejor a optimism': { toChain: '10' },
      'desde polygon': { fromChain: '137' },
      'polygon en vez de base': { fromChain: '137' },
    });
    leavesAlone('no direction', BRIDGE, ['en optimism', 'mejor optimism', 'lieber optimism', 'a base']);
  });

  describe('words that are English, too', () => {
    const lines: readonly (readonly [string, OpenFrame, string, object])[] = [
      ['no, 35', PAYMENT, 'es', { amount: '35' }],
      ['an {B}', PAYMENT, 'de', { recipient: B }],
      ['no eth, dai', TRADE, 'es', { toToken: 'DAI' }],
      ['20 mil', UNSIZED, 'pt', { amount: '20000' }],
    ];
    for (const [text, open, spoken, change] of lines)
      it(`are read only in a conversation in their language: ${text}`, () => {
        expect(said(text, open, spoken)).to.deep.equal(change);
        expect(said(text, open)).to.equal(undefined);
      });
    leavesAlone('English', UNSIZED, ['20mil', '4 u', '8)', 'ok :3', '100 -', 'stop']);
    leavesAlone('the short form of number', PAYMENT, ['no. 5', 'nee. 5']);
  });

  describe('answers', () => {
    explains('what is missing', UNSIZED, {
      doscientos: { amount: '200' },
      'son 35': { amount: '35' },
      'achtzig bitte': { amount: '80' },
      'tudo que eu tiver': { amount: 'max' },
      "la moitié de ce que j'ai": { amount: '1/2' },
      一百二十: { amount: '120' },
    });
    leavesAlone('what only seems to be a value', UNSIZED, [
      'mil gracias',
      'es todo',
      'todo bien',
      "c'est tout",
      'hallo alle',
      'unos 35',
      'uno',
      'um 5',
      '20 veces',
      '一千个谢谢',
      '给我20',
      'hepsi bu',
    ]);
  });

  describe('ends', () => {
    const ends = [
      ...['déjalo', 'no, cancela', 'ya no hace falta, cancélalo', 'deixa pra lá', 'não compra não, mudei de ideia'],
      ...['bitte stornieren Sie den Auftrag', 'lass mal', 'laisse tomber', 'stop, ne paie pas', 'vazgeçtim'],
      ...['işlemi iptal eder misiniz', '算了', '麻烦撤销一下', '停，不要转'],
    ];
    explains('called off', PAYMENT, Object.fromEntries(ends.map((text) => [text, 'end'])));
    leavesAlone('not called off', PAYMENT, [
      ...['no cancela', 'não cancela não', 'nein abbrechen', 'nicht stornieren', "n'annule pas", 'annule pas'],
      ...['iptal etme', '别取消', '不要取消', '取消不了', 'cancela?', '可以取消吗', 'déjalo como está', 'deixa assim'],
      ...['lass es auf base', 'mi primo lo canceló', 'auf keinen fall abbrechen', 'si no llega, olvídalo', 'nada'],
    ]);
  });
});
