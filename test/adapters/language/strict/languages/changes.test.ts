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
const UNADDRESSED: OpenFrame = { intent: 'transfer', slots: { amount: '20', token: 'USDC', fromChain: 8453 } };
const UNSIZED_TRADE: OpenFrame = { intent: 'swap', slots: { fromToken: 'USDC', toToken: 'PEPE' } };
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

  describe('nouns of a request', () => {
    explains('names what was wrong', PAYMENT, {
      'me equivoqué de moneda, era dai': { token: 'DAI' },
      'errei a moeda, era dai': { token: 'DAI' },
      'falsches Netzwerk, auf polygon bitte': { fromChain: '137' },
      'je me suis trompé de montant, 35': { amount: '35' },
      'tutarı yanlış yazmışım, 35 olacak': { amount: '35' },
      '网络选错了，用polygon': { fromChain: '137' },
    });
    explains('changes a part', PAYMENT, {
      'cambie el destinatario a {B}': { recipient: B },
      'troque o valor para 35': { amount: '35' },
      'setzen Sie den Betrag auf 35': { amount: '35' },
      'corrige le montant : 35': { amount: '35' },
      'alıcıyı {B} olarak değiştirin': { recipient: B },
      把金额改为35: { amount: '35' },
    });
    explains('the right one', PAYMENT, {
      'la dirección correcta es {B}': { recipient: B },
      'o valor certo é 35': { amount: '35' },
      'die richtige Wallet ist {B}': { recipient: B },
      'le bon montant est de 35': { amount: '35' },
      'doğru tutar 35': { amount: '35' },
      正确的金额是35: { amount: '35' },
    });
    explains('answers', UNADDRESSED, {
      'es para {B}': { recipient: B },
      'o endereço dela é {B}': { recipient: B },
      'an die {B}': { recipient: B },
      'geht an die {B} bitte': { recipient: B },
      "pour {B} s'il te plaît": { recipient: B },
      '{B} adresine gidecek': { recipient: B },
      '收款地址是{B}': { recipient: B },
    });
    explains('ends of a bridge', BRIDGE, {
      'el destino es optimism, no arbitrum': { toChain: '10' },
      'troca o destino pra optimism': { toChain: '10' },
      'Ziel ist optimism': { toChain: '10' },
      'la destination est optimism': { toChain: '10' },
      'hedef ağ optimism': { toChain: '10' },
      目标链是optimism: { toChain: '10' },
    });
    explains('all and half of what is owned', PAYMENT, {
      'mejor mándalo todo': { amount: 'max' },
      'na verdade manda tudo': { amount: 'max' },
      'ach, schick gleich alles': { amount: 'max' },
      'tout, en fait': { amount: 'max' },
      'pardon, tamamını gönder': { amount: 'max' },
      还是全部转过去吧: { amount: 'max' },
      'mejor la mitad de mis usdc': { amount: '1/2' },
      'perdão, metade dos meus usdc': { amount: '1/2' },
      'lieber die Hälfte von meinen usdc': { amount: '1/2' },
      'plutôt la moitié de mes usdc': { amount: '1/2' },
    });
    explains('what a trade costs', UNSIZED_TRADE, {
      'por 60 usdc': { amount: '60' },
      'com 60 usdc': { amount: '60' },
      'für 60 usdc': { amount: '60' },
      'pour 60 usdc': { amount: '60' },
      "60 usdc'lik": { amount: '60' },
      用60usdc: { amount: '60' },
    });
    leavesAlone('only tell', PAYMENT, [
      ...['me equivoqué de moneda', 'el importe es 35', 'mi dirección es {B}', 'cambia el destinatario', 'manda todo'],
      ...['errei a moeda', 'o valor é 35', 'meu endereço é {B}', 'troca o destinatário', 'manda tudo'],
      ...['falsches Netzwerk', 'der Betrag von 35', 'meine Adresse ist {B}', 'schick alles', 'ist 35 zu viel'],
      ...["je me suis trompé d'adresse", 'le montant est de 35', 'mon adresse est {B}', 'envoie tout'],
      ...[
        'adresi yanlış yazmışım',
        'tutar 35',
        'benim adresim {B}',
        'hepsini gönder',
        '网络选错了',
        '金额是35',
        '总额：35',
      ],
    ]);
    leavesAlone('deny, ask, report or set a condition', PAYMENT, [
      ...['no cambies el destinatario a {B}', '¿cambio el importe a 35?', 'dice que el importe correcto es 35'],
      ...['não troque o valor para 35', 'será que o valor certo é 35', 'se der, muda o valor para 35'],
      ...[
        'setz den Betrag nicht auf 35',
        'soll ich den Betrag auf 35 setzen?',
        'der Chef sagt der richtige Betrag ist 35',
      ],
      ...[
        'ne change pas le montant pour 35',
        'si possible change le montant pour 35',
        'il dit que le bon montant est 35',
      ],
      ...[
        'tutarı 35 yapma',
        'tutarı 35 yapsam mı',
        'doğru tutar 35 diyor',
        '别把金额改为35',
        '他说正确的金额是35',
        '要不要把金额改为35',
      ],
      ...[
        'uf polygon',
        'que sean 35 ❌',
        'mach 35 draus ❌',
        '改成35❌',
        'solo 35 más',
        'nur 35 mal',
        'sadece 35 kere',
      ],
    ]);
    leavesAlone('that is all', PAYMENT, [
      ...[
        'perdón, eso es todo',
        'en realidad es todo',
        'todo mejor',
        'desculpa, é tudo',
        'na verdade é tudo',
        'sorry, das ist alles',
      ],
      ...[
        "désolé, c'est tout",
        "en fait c'est tout",
        "c'est tout en fait",
        'pardon, hepsi bu',
        '不好意思，其实是全部',
        'pardon tout',
      ],
    ]);
    leavesAlone('praise', PAYMENT, [
      ...[
        'polygon mejor que base',
        'polygon es mejor que base',
        'polygon ist besser als base',
        'polygon mieux que base',
      ],
    ]);
    leavesAlone('another deed', PAYMENT, [
      'vende todo, perdón',
      'lieber alles verkaufen',
      'plutôt tout vendre',
      'pardon hepsini sat',
    ]);
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
