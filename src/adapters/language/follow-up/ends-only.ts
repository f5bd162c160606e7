import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { HAN } from '../translation/entries.ts';
import { translate } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { ENDED, isAgainst, isPolite, isReason } from './reasons.ts';
import { isOfOpen } from './taken-back.ts';
import { isOne, isSort, type Token, type TokenKind } from './token.ts';
import { tokensIn } from './tokens.ts';

const ENDING: readonly TokenKind[] = ['closes', 'begins', 'ends', 'drops'];
const AROUND: readonly TokenKind[] = [
  ...(['soft', 'own', 'oops', 'no', 'marks', 'not', 'does', 'to', 'yes', 'because', 'all'] as const),
  // "cancela lo de los 20 usdc en base"
  ...(['copula', 'of', 'on', 'from', 'network', 'sum', 'token', 'recipient'] as const),
];
const SAYING_NOTHING: readonly TokenKind[] = ['soft', 'own', 'oops'];
/** Words that leave open whether it is meant, or by whom. */
const UNSURE: readonly TokenKind[] = ['question', 'keeps', 'unusable'];

/** What a person calls the open request: "cancela la transferencia", "取消这笔转账". */
const REQUEST: Readonly<Record<string, ReadonlySet<string>>> = {
  es: words(
    'transferencia envio pago operacion transaccion orden solicitud peticion pedido cambio intercambio swap compra venta giro deposito movimiento proceso tramite cosa asunto anterior reciente actual dinero plata ya mismo inmediatamente',
  ),
  pt: words(
    'transferencia envio pagamento operacao transacao ordem solicitacao pedido troca swap compra venda pix deposito negocio processo coisa anterior dinheiro grana imediatamente pronto nossa',
  ),
  de: words(
    'uberweisung transfer zahlung tausch swap transaktion anfrage bestellung order vorgang wechsel umtausch handel auftrag kauf verkauf sache ding ganze angebot aktion wunsch geld eben vorhin gerade sofort kannst konntest du kommando',
  ),
  fr: words(
    'virement transfert envoi paiement operation transaction ordre demande commande echange swap achat vente versement truc chose affaire argent cours immediatement',
  ),
  tr: words(
    'islemi islem siparisi siparis gonderimi gonderiyi gonderi transferi transfer odemeyi odemeyi talebi talebimi talep emri takasi takas istegi istegimi havaleyi havale swapi hepsini hepsi bunu onu sunu parayi onceki hemen',
  ),
  zh: words('交易 转账 订单 汇款 付款 兑换 请求 操作 单子 刚才 刚刚'),
};
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * Whether all of a message ends the request: each of its clauses calls it off, is a courtesy, or says why. What is called off, by whom and
 * whether in earnest is said by the words that are left; one that has no place keeps the request open.
 */
export function endsOnly(
  written: readonly Lexeme[],
  language: string,
  lexicon: Lexicon,
  { slots }: OpenFrame,
): boolean {
  const read = (part: readonly Lexeme[]) =>
    (tokensIn(withoutRequest(part, language), language, lexicon) ?? []).filter((token) => !isOfOpen(token, slots));
  const isEnd = (part: readonly Lexeme[]) => ends(read(part)) || isTranslatedEnd(part, language, lexicon);
  const parts = partsOf(written).map((words) => ({ words, text: textOf(words), tokens: read(words) }));
  if (parts.some(({ tokens }) => tokens.some((token) => isOne(token, ...UNSURE)))) return false;
  const does = parts.map((part) => endOf(part, language, isEnd));
  if (does.includes('denied')) return false;
  const [first, last] = [does.indexOf('end'), does.lastIndexOf('end')];
  const all = parts.flatMap(({ tokens }) => tokens);
  if (last < 0) return !has(all, ...ENDING) && !parts.some(({ text, tokens }) => keepsAll(text, tokens, language));
  return parts.every(
    ({ text, tokens }, at) =>
      (does[at] === 'end' && !(at > first && isOne(tokens[0], 'no'))) ||
      tokens.every((token) => isCourtesy(token, at < first)) ||
      isPutOff(tokens) ||
      isPolite(text, language) ||
      isReason(text, language),
  );
}

type Part = Readonly<{ words: readonly Lexeme[]; text: string; tokens: readonly Token[] }>;

/** What a clause does with the request: it ends it, with what says why, or denies that it ends. */
function endOf(
  { words: said, text, tokens }: Part,
  language: string,
  isEnd: (part: readonly Lexeme[]) => boolean,
): 'end' | 'denied' | 'other' {
  if ((isDenied(tokens) && !SAID_TWICE.test(text)) || DENIES[language]?.test(text)) return 'denied';
  if (isEnd(said) || ENDED[language]?.test(text)) return 'end';
  const isBoth = said.some((_, at) => {
    const [before, behind] = [said.slice(0, at), said.slice(at)];
    if (at === 0) return false;
    return (
      (isEnd(before) && isReason(textOf(behind), language, true)) ||
      (isReason(textOf(before), language, true) && isEnd(behind))
    );
  });
  return isBoth ? 'end' : 'other';
}

const has = (tokens: readonly Token[], ...kinds: readonly TokenKind[]): boolean =>
  tokens.some((token) => isOne(token, ...kinds));

/** Nothing but words that end, refuse or deny what was asked for. */
const ends = (tokens: readonly Token[]): boolean =>
  (has(tokens, ...ENDING) || (has(tokens, 'not') && has(tokens, 'does'))) &&
  tokens.every((token) => isOne(token, ...ENDING, ...AROUND));

/** English words beside "cancel" that a dictionary gives for a courtesy or a small word. */
const SMALL_ENGLISH: ReadonlySet<string> = words(
  'cancel please thanks thank you hello hey ok okay no sorry now just it that this all everything well oh actually so then wait rather i then undo',
);

/** What the dictionary of the language has for "cancel", which the closed classes lack: "ich widerrufe". */
function isTranslatedEnd(part: readonly Lexeme[], language: string, lexicon: Lexicon): boolean {
  const translated = translate(withoutRequest(part, language), lexicon, { follows: true, spoken: language });
  if (translated?.language !== language || translated.isRefusal) return false;
  const english = translated.lexemes.flatMap((lexeme) => (lexeme.is === 'word' ? lexeme.words : ['§']));
  return english.includes('cancel') && english.every((word) => SMALL_ENGLISH.has(word));
}

/** "não manda não" denies the payment twice. */
const SAID_TWICE = /^nao \p{L}+(?: \p{L}+)? nao$/u;

/** "annule pas", "no voy a cancelar" */
const isDenied = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    if (!isOne(token, ...ENDING)) return false;
    let before = at - 1;
    while (isOne(tokens[before], ...SAYING_NOTHING, 'to', 'does')) before -= 1;
    return isOne(tokens[before], 'not') || isOne(tokens[at + 1], 'not');
  });

/** "de jeito nenhum cancela": a refusal that governs the word that ends. */
const DENIES: Readonly<Record<string, RegExp>> = {
  es: /^(?:y |pero )?(?:de ninguna manera|de ningun modo|en ningun caso|bajo ningun concepto|ni hablar|ni loco|ni loca|ni se te ocurra|jamas|nunca|nada de|ni en broma|por nada del mundo) (?:cancel|anul|olvid|borr|elimin|descart|par[ae])/,
  pt: /^(?:e |mas )?(?:de jeito nenhum|de maneira nenhuma|de maneira alguma|de forma alguma|de forma nenhuma|em hipotese alguma|em hipotese nenhuma|em caso algum|nem pensar em|nem pense em|jamais|nunca|nada de|por nada deste mundo) (?:cancel|anul|esquec|apag|exclu|descart|par[ae])/,
  de: /(?:auf (?:gar )?keinen fall|keinesfalls|keineswegs|bloss nicht|ja nicht|niemals|nie|unter keinen umstanden) (?:abbrech|storn|losch|verw|vergess|streich|cancel|stopp)/,
  fr: /^(?:et |mais )?(?:en aucun cas|surtout pas|hors de question d|pas question d|jamais|sous aucun pretexte|n \S+ (?:surtout )?pas|ne \S+ pas) ?(?:e )?(?:l |m )?(?:annul|oubli|abandonn|effac|supprim|arret|stopp)/,
  tr: /(?:iptal|vazgec|sil|durdur|unut)\p{L}* ?(?:et|ed)?(?:me|ma|mey|may)(?:yin|yiniz|yelim|yalim|sin|k yok)?$|vazgecme/u,
  zh: /(?:绝不|决不|绝对不|千万别|千万不要|切勿|休想|别想|不能|不可以|不准|不许|无法|没法|没有)(?:能|可以|要)?(?:取消|撤|停|终止|中止|作废)|(?:取消|撤销|撤|停|终止)不[了掉得]/u,
};

/** Words that say that something is as it should be. */
const APPROVES =
  /(?:^| )(?:igual|asi|tal cual|bien|va|justo|exact\p{L}*|correct\p{L}*|perfect\p{L}*|parfait|stimmt|richtig|bom|bem|certo|mesmo|passt|reicht|genau|gut|exakt|so|bon|voila|pile|suffit|ira|pareil|juste|tam|ayni|boyle|iyi|kalsin)(?: |$)|好|行|可以|对|没/u;

/** "no, está bien": a refusal without a word that ends, and something that is well, or not in earnest. */
const keepsAll = (text: string, tokens: readonly Token[], language: string): boolean =>
  APPROVES.test(text) ||
  isAgainst(text, language) ||
  tokens.some((token) => isOne(token, 'yes') || isSort(token, 'fine'));

/** "mañana quizás" */
const isPutOff = (tokens: readonly Token[]): boolean =>
  has(tokens, 'delays') && tokens.every((token) => isOne(token, 'delays', 'doubts', 'soft', 'marks'));

/** Behind the end, "well" and "no" may take it back. Spanish "para" is "stop" as well as "to". */
const isCourtesy = (token: Token, isBefore: boolean): boolean =>
  isSort(token, 'fine') || isOne(token, 'yes', 'no', 'not')
    ? isBefore
    : isOne(token, 'soft', 'oops', 'marks', 'own', 'copula', 'delays') || (isBefore && isOne(token, 'to'));

/** The parts between marks. */
function partsOf(written: readonly Lexeme[]): Lexeme[][] {
  const parts: Lexeme[][] = [[]];
  for (const lexeme of written) {
    if (lexeme.is === 'mark' && lexeme.mark !== '%' && lexeme.mark !== '?') parts.push([]);
    else parts.at(-1)?.push(lexeme);
  }
  return parts.filter((part) => part.length > 0);
}

const textOf = (part: readonly Lexeme[]): string =>
  part
    .map((lexeme) => (lexeme.is === 'word' ? lexeme.words.join(' ') : ''))
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim();

function withoutRequest(part: readonly Lexeme[], language: string): readonly Lexeme[] {
  const names = REQUEST[language];
  if (names === undefined) return part;
  if (language !== 'zh') return part.filter((lexeme) => lexeme.is !== 'word' || !names.has(lexeme.words.join(' ')));
  if (!part.every((lexeme) => lexeme.is === 'word' && HAN.test(lexeme.written))) return part;
  return [...names].reduce((left, name) => {
    const at = textOf(left).indexOf(name);
    return at >= 0 && left.length > name.length ? [...left.slice(0, at), ...left.slice(at + name.length)] : left;
  }, part);
}
