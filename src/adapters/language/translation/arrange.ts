import { PEOPLE_WORDS } from '../context/nouns.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { VERBS } from './order.ts';
import { isAccount, isChain, isNumber, isToken, lexemeOf, nothing, type Piece, said, textOf } from './piece.ts';

const isVerb = (piece: Piece | undefined): boolean => VERBS.has(textOf(piece).replace('can you ', ''));
export const isPercent = (piece: Piece | undefined): boolean => {
  const lexeme = lexemeOf(piece);
  return textOf(piece) === 'percent' || (lexeme?.is === 'mark' && lexeme.mark === '%');
};
const isMark = (piece: Piece | undefined): boolean => lexemeOf(piece)?.is === 'mark';
const isEmpty = (piece: Piece): boolean => 'english' in piece && piece.english.length === 0;
const GOALS: ReadonlySet<string> = new Set(['to', 'for', 'on', 'into', 'in', 'with']);
const OWNERS: ReadonlySet<string> = new Set(['my', 'the', 'our', 'his', 'her', 'their']);

/** Languages in which who does it may stand behind the verb, and whom it is for has a preposition. */
const DOERS_LAST: ReadonlySet<string> = new Set(['es', 'pt']);
const HE = said('he');

/** Puts what stands elsewhere in other languages where English has it, and leaves out what English does not say. */
export function arranged(all: readonly Piece[], lexicon: Lexicon, language: string): Piece[] {
  const pieces = all.filter((piece) => !isEmpty(piece));
  const plain = pieces.map((piece, at) => inPlace(pieces, piece, at, lexicon)).filter((piece) => !isEmpty(piece));
  return withOwned(withTarget(withAccount(plain), language), lexicon);
}

function inPlace(pieces: readonly Piece[], piece: Piece, at: number, lexicon: Lexicon): Piece {
  const [before, next, english] = [pieces[at - 1], pieces[at + 1], textOf(piece)];
  const isLast = pieces
    .slice(at + 1)
    .every((one) => isMark(one) || textOf(one) === 'thanks' || textOf(one) === 'please');
  const follows = 'english' in piece && piece.follows;
  const isVerbClause = (before === undefined || isMark(before)) && (next === undefined || isMark(next));
  // "dale, convierte …": a verb alone, beside another one
  if (english === 'send' && isVerbClause && pieces.some((one) => one !== piece && isVerb(one))) return nothing;
  if (english === 'at most' && /^(?:percent|)$/.test(textOf(before)) && isPercent(before)) return said('max');
  // "kayma en fazla %1 olsun", "ağ base olsun"
  if (
    english === 'make it' &&
    isLast &&
    pieces.some(isVerb) &&
    (isPercent(before) || isPercent(pieces[at - 2]) || isChain(before, lexicon))
  )
    return nothing;
  if (english === 'to' && isLast && !follows) return nothing;
  // "échange-les contre …"
  if (english === 'the' && isVerb(before) && GOALS.has(textOf(next))) return said('it');
  // "gönder kanka"
  if (english === 'hello' && isLast && at > 0) return said('mate');
  if (english === 'is that fine')
    return pieces.some((one) => /^(?:please|can you)/.test(textOf(one))) ? said('please') : said('?');
  // "吗？" is one question.
  if (english === '?' && lexemeOf(next)?.is === 'mark') return nothing;
  // "arbitrum上" after no preposition
  if (english === 'at' && follows) {
    if (textOf(before) === 'network' || textOf(pieces[at - 2]) === 'on') return nothing;
    return isChain(before, lexicon) ? said('on', true) : said('above');
  }
  if (/^(?:dollars|euros) of$/.test(english) && isAccount(next))
    return { english: [english.slice(0, -3), 'to'], follows: false };
  if (/^(?:dollars|euros) of$/.test(english) && (next === undefined || isMark(next) || GOALS.has(textOf(next))))
    return said(english.slice(0, -3));
  // "schick für 50 euro usdc"
  if (
    english === 'for' &&
    isNumber(next) &&
    /^(?:dollars|euros)/.test(textOf(pieces[at + 2])) &&
    pieces.some((one) => textOf(one) === 'send')
  )
    return nothing;
  // "zahle 60 usdc aus"
  if (english === 'from' && isLast && !follows) return nothing;
  // "买0.1个eth，用usdc付"
  if (english === 'send' && isLast && isToken(before, lexicon) && textOf(pieces[at - 2]) === 'with') return nothing;
  // "troca tudo por eth"
  if (english === 'all my' && isVerb(before) && GOALS.has(textOf(next))) return said('all of it');
  return piece;
}

/** "a esta dirección: 0x…" and "suraya 5 usdc at: 0x…" name the place before the account. */
function withAccount(pieces: readonly Piece[]): Piece[] {
  const account = pieces.findIndex(isAccount);
  const place = pieces.findIndex((piece) => textOf(piece) === 'to the address' || textOf(piece) === 'address');
  if (account < 0 || place < 0 || place >= account - 1 || pieces.slice(place + 1, account).every(isMark))
    return [...pieces];
  if (!isMark(pieces[account - 1])) return [...pieces];
  const start = textOf(pieces[place]) === 'address' && textOf(pieces[place - 1]) === 'to' ? place - 1 : place;
  if (textOf(pieces[start]) === 'address') return [...pieces];
  return [...pieces.slice(0, start), ...pieces.slice(place + 1, account - 1), said('to'), ...pieces.slice(account)];
}

/**
 * "付给水管工25 usdc 0x…", "envíale a mi hermana 30 usdc, su dirección es 0x…": English names the person without "to", and the
 * account with it.
 */
function withTarget(pieces: readonly Piece[], language: string): Piece[] {
  const accounts = pieces.filter(isAccount).length;
  const person = pieces.findIndex((piece) => PEOPLE_WORDS.has(textOf(piece)));
  const account = pieces.findIndex(isAccount);
  if (accounts !== 1 || person < 0 || person > account || !pieces.some((piece) => textOf(piece) === 'send'))
    return [...pieces];
  let [start, end] = [person, person + 1];
  while (PEOPLE_WORDS.has(textOf(pieces[end]))) end += 1;
  while (OWNERS.has(textOf(pieces[start - 1]))) start -= 1;
  const isTo = textOf(pieces[start - 1]) === 'to' || textOf(pieces[start - 1]) === 'for';
  const before = pieces[account - 1];
  const isStated =
    textOf(before) === 'the address is' || (isMark(before) && textOf(pieces[account - 2]) === 'the address is');
  const isDative = isNumber(pieces[end]);
  // "manda mi madre 50 usdc": she does it.
  if (isDative && !isTo && DOERS_LAST.has(language)) return [...pieces.slice(0, start), HE, ...pieces.slice(start)];
  const dropped = isTo && (isDative || (isStated && isMark(pieces[end])));
  if (!dropped && !(isDative && !isTo)) return [...pieces];
  const kept = [...pieces.slice(0, dropped ? start - 1 : start), ...pieces.slice(end)];
  const at = kept.findIndex(isAccount);
  const isPlaced = textOf(kept[at - 1]) === 'to' || isStated || isMark(kept[at - 1]);
  return isPlaced ? kept : [...kept.slice(0, at), said('to'), ...kept.slice(at)];
}

/** "100 usdc'm var, eth'ye çevir": what is owned is said first. */
function withOwned(pieces: readonly Piece[], lexicon: Lexicon): Piece[] {
  const at = pieces.findIndex((piece) => textOf(piece) === 'i have' || textOf(piece) === 'do i have');
  if (at < 2 || !isNumber(pieces[at - 2]) || !isToken(pieces[at - 1], lexicon) || !isMark(pieces[at + 1]))
    return [...pieces];
  const start = textOf(pieces[at - 3]) === 'my' ? at - 3 : at - 2;
  return [...pieces.slice(0, start), said('i have'), ...pieces.slice(at - 2, at), ...pieces.slice(at + 1)];
}
