import { NAME_WORDS, PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { CHAIN_OR_TOKEN } from '../words/nicknames.ts';
import { VENUES } from '../words/venues.ts';
import { VERBS } from './order.ts';
import { isAccount, lexemeOf, nameOf, nothing, type Piece, said, textOf } from './piece.ts';

const verbOf = (piece: Piece): string =>
  textOf(piece)
    .replace(/^can you /, '')
    .split(' ')[0] ?? '';
const isVerb = (piece: Piece): boolean => VERBS.has(verbOf(piece));
const isFrom = (piece: Piece): boolean => textOf(piece) === 'from';

/** Symbols that a network shares, and that name the coin after "in". */
const COINS: ReadonlySet<string> = new Set(['eth', 'btc', 'sol', 'ether', 'bitcoin']);
const PLACES: ReadonlySet<string> = new Set(['on', 'in', 'into', 'in to']);
const BEFORE_PURPOSE: ReadonlySet<string> = new Set(['on', 'to', 'for', 'in', 'into', 'of', 'from', 'with']);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'my', 'our', 'of']);

/** Gives words that stand for several English ones the one that fits what stands beside them. */
export function adjusted(pieces: readonly Piece[], lexicon: Lexicon): Piece[] {
  const verbs = pieces.filter(isVerb).map(verbOf);
  const isToken = (piece: Piece | undefined) => lexicon.symbolOf(nameOf(piece)) !== undefined;
  const isChain = (piece: Piece | undefined) => lexicon.chainOf(nameOf(piece)) !== undefined;
  const asks = pieces.some((piece) => ['how much', 'what is'].includes(textOf(piece)));
  const isPayment = pieces.some(isAccount) && pieces.some((piece) => lexemeOf(piece)?.is === 'number');
  return pieces.map((piece, at): Piece => {
    if (!('english' in piece)) return piece;
    const english = textOf(piece);
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const article = ARTICLES.has(textOf(next)) ? 1 : 0;
    const target = pieces[at + 1 + article];
    if (BEFORE_PURPOSE.has(english) && !piece.follows && PURPOSE_WORDS.has(textOf(target))) return said('for');
    if (english === 'i want to' && verbs.length === 0) return said('i want');
    if ((english === 'for' || english === 'to') && !piece.follows && next !== undefined && isVerb(next))
      return said('to');
    const isNetwork = isChain(target) && (!isToken(target) || (isPayment && CHAIN_OR_TOKEN.has(nameOf(target))));
    if (english === 'for' && isNetwork) return said('on');
    if (english === 'on' && verbs.includes('bridge') && pieces.slice(0, at).some(isFrom)) return said('to');
    // "schicke 35 € in usdc"
    const money = lexemeOf(before);
    if (english === 'to' && !piece.follows && money?.is === 'number' && money.currency !== undefined && isToken(target))
      return said('of');
    if (english === 'put') return said(isPayment && verbs.length === 0 ? 'send' : 'make it');
    // "achète de l'eth"
    if (english === 'of' && before !== undefined && (isVerb(before) || textOf(before) === 'for')) return nothing;
    if (english === 'of it' && next === undefined) return nothing;
    if (english === 'do i have' && !asks && !piece.follows) return said('i have');
    if (english === 'no' && next !== undefined && isVerb(next)) return said('do not');
    // "su dirección no es …"
    if (english === 'no' && textOf(next) === 'it is') return said('not');
    if (english === 'no' && BEFORE_PURPOSE.has(textOf(next))) return said('not');
    const isCoin = isToken(target) && !VENUES.has(nameOf(target)) && (!isChain(target) || COINS.has(nameOf(target)));
    if (PLACES.has(english) && !piece.follows && isCoin && verbs.includes('swap')) return said('to');
    if (PLACES.has(english) && !piece.follows && isCoin && asks) return said('in');
    // "100 usdc'ye eth al"
    if (english === 'to' && piece.follows && verbs.includes('buy') && isToken(before)) return said('with', true);
    if (english === 'with' && piece.follows && verbs.includes('swap')) return said('for', true);
    if (english === 'of' && isToken(before) && isChain(target) && !verbs.includes('buy')) return said('from');
    if (english === 'of' && isChain(target) && verbs.includes('bridge') && before !== undefined) return said('from');
    return piece;
  });
}

/** "gracias por el pago de 5 usdc", "manda la factura de 5 usdc": nothing is to be paid. */
const tellsOfPaid = (spoken: readonly Piece[]): boolean =>
  spoken.some((piece, at) => {
    const next = textOf(spoken[at + 1]);
    const object = ARTICLES.has(next) || next === 'a' ? textOf(spoken[at + 2]) : next;
    const isNumbered = spoken.slice(at).some((one) => lexemeOf(one)?.is === 'number');
    return (
      isNumbered &&
      ((textOf(piece) === 'thanks' && (next === 'for' || next === 'on')) || (isVerb(piece) && object === 'bill'))
    );
  });

const NOUNS: ReadonlySet<string> = new Set(['thing', 'things', 'person']);
const isNoun = (piece: Piece | undefined): boolean =>
  NOUNS.has(textOf(piece)) || PURPOSE_WORDS.has(textOf(piece)) || PEOPLE_WORDS.has(textOf(piece));
const isArticle = (piece: Piece | undefined): boolean => ['the', 'my', 'our', 'a'].includes(textOf(piece));
const isBorder = (piece: Piece | undefined): boolean => piece === undefined || lexemeOf(piece)?.is === 'mark';

/** "manda 50 usdc a 0x… mi mujer": a noun of its own behind the account may be who does it. */
const namesDoerLast = (spoken: readonly Piece[]): boolean =>
  spoken.some((piece, at) => {
    let end = at + 1;
    while (isArticle(spoken[end])) end += 1;
    return isAccount(piece) && end > at + 1 && isNoun(spoken[end]) && isBorder(spoken[end + 1]);
  });

/** "el café cuesta 5 usdc. Paga el alquiler a 0x…": what is paid is not what the amount was said of. */
const paysThingElse = (spoken: readonly Piece[]): boolean =>
  spoken.some((piece, at) => {
    let object = at + 1;
    while (isArticle(spoken[object])) object += 1;
    const isNumbered = (some: readonly Piece[]) => some.some((one) => lexemeOf(one)?.is === 'number');
    const border = spoken.findLastIndex((one, index) => index < at && isBorder(one));
    return (
      isVerb(piece) &&
      object > at + 1 &&
      isNoun(spoken[object]) &&
      !PEOPLE_WORDS.has(textOf(spoken[object])) &&
      !isNumbered(spoken.slice(at)) &&
      isNumbered(spoken.slice(0, Math.max(border, 0)))
    );
  });

/** "mi primo manda 5 usdc": somebody else does it. */
export function tellsOfOthers(pieces: readonly Piece[]): boolean {
  const spoken = pieces.filter((piece) => !['now', ''].includes(textOf(piece)) || lexemeOf(piece) !== undefined);
  if (tellsOfPaid(spoken) || namesDoerLast(spoken) || paysThingElse(spoken)) return true;
  return spoken.some((piece, at) => {
    const before = spoken[at - 1];
    // "él manda", without its accent.
    const isStart = spoken[at - 2] === undefined || lexemeOf(spoken[at - 2])?.is === 'mark';
    const isHe = textOf(before) === 'the' && isStart;
    // "给妈妈转" names whom it is for.
    const whose = textOf(spoken[at - 2]) === 'my' ? spoken[at - 3] : spoken[at - 2];
    const isGoal = textOf(whose) === 'to' || textOf(whose) === 'send to';
    const isPerson = PEOPLE_WORDS.has(textOf(before)) || NAME_WORDS.has(nameOf(before));
    const paid = textOf(spoken[at + 1]) === 'my' ? spoken[at + 2] : spoken[at + 1];
    const isPayer = before !== undefined && isStart && isAccount(before) && lexemeOf(paid)?.is === 'number';
    return isVerb(piece) && (isHe || isPayer || (isPerson && !isGoal));
  });
}

/** "vende 100 usdc y compra eth" is one trade: what is bought is what the other is sold for. */
export function asOneTrade(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex((piece) => textOf(piece) === 'sell');
  const then = pieces.findIndex((piece, index) => index > at && ['buy', 'swap'].includes(textOf(piece)));
  const verbs = pieces.filter(isVerb);
  if (at < 0 || then < 0 || verbs.length !== 2) return [...pieces];
  const isLast = then === pieces.length - 1;
  // In Turkish the verb stands behind: "usdc sat eth al".
  const rest = pieces.filter((piece, index) => index !== then && !(index === then - 1 && textOf(piece) === 'and'));
  const place = isLast ? rest.indexOf(pieces[at] as Piece) + 1 : rest.indexOf(pieces[then + 1] as Piece);
  return [...rest.slice(0, place), said('for'), ...rest.slice(place)];
}
