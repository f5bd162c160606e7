import { PEOPLE_WORDS } from '../context/nouns.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { VENUES } from '../words/venues.ts';
import { VERBS } from './order.ts';
import { isAccount, isChain, isNumber, isToken, nameOf, type Piece, said, textOf } from './piece.ts';

const COINS: ReadonlySet<string> = new Set(['eth', 'btc', 'sol', 'ether', 'bitcoin']);
const INTO: ReadonlySet<string> = new Set(['on', 'in', 'into', 'in to', 'to']);
const isVerb = (piece: Piece): boolean => VERBS.has(textOf(piece).replace('can you ', ''));
const SMALL: ReadonlySet<string> = new Set(['the', 'my', 'our', 'of', 'now', '']);

/**
 * Gives verbs that only say that something moves the deed that its goal shows: to an account it is sent, to a network bridged,
 * into a token swapped. A goal that may be two of them is left to the English grammar, which asks.
 */
export function placed(pieces: readonly Piece[], language: string, lexicon: Lexicon): Piece[] {
  const chains = pieces.filter((piece) => isChain(piece, lexicon) && !isToken(piece, lexicon)).length;
  const isPayment = pieces.some(isAccount) && pieces.some(isNumber);
  const others = pieces.filter((piece) => VERBS.has(textOf(piece).replace('can you ', ''))).length;
  // "en" and "em" say both "in" and "on".
  const isInto = (one: string) => one !== 'on' || language === 'es' || language === 'pt';
  const deed = (): string => {
    if (pieces.some(isAccount)) return chains > 1 ? 'bridge' : 'send';
    return goalIsToken(pieces, lexicon, () => false) ? 'swap' : 'bridge';
  };
  const meant = (english: string): Piece | undefined => {
    const verb = english.replace('can you ', '');
    const asked = (one: string): Piece =>
      verb === english ? said(one) : { english: ['can you', one], follows: false };
    if (verb === 'move') return asked(deed());
    if (verb === 'pass')
      return asked(chains > 1 ? 'bridge' : goalIsToken(pieces, lexicon, (one) => one === 'into') ? 'swap' : 'send');
    if (verb === 'put' && others === 0 && !isPayment && goalIsToken(pieces, lexicon, isInto)) return asked('swap');
    return undefined;
  };
  return withSomebody(
    madeOf(
      pieces.map((piece) => meant(textOf(piece)) ?? piece),
      lexicon,
    ),
  );
}

/** "mach aus 100 usdc eth" */
function madeOf(pieces: readonly Piece[], lexicon: Lexicon): Piece[] {
  const goal = pieces.findIndex((piece, index) => isToken(piece, lexicon) && isToken(pieces[index - 1], lexicon));
  // "100 usdc'yi eth yap"
  const isMade = (piece: Piece) => textOf(piece) === 'make it' && goal > 1 && !pieces.some(isVerb);
  const at = pieces.findIndex((piece) => textOf(piece) === 'make of' || isMade(piece));
  if (at < 0) return [...pieces];
  if (goal < 0) return pieces.map((piece, index) => (index === at ? said('swap') : piece));
  const made = pieces.flatMap((piece, index) =>
    index === at ? [said('swap')] : index === goal ? [said('to'), piece] : [piece],
  );
  return made;
}

/**
 * "mete 100 usdc en eth": what a preposition points at is a token, and not a network or a protocol. `isInto`: the preposition
 * says that it is turned into it, so that "eth" is the coin.
 */
function goalIsToken(pieces: readonly Piece[], lexicon: Lexicon, isInto: (preposition: string) => boolean): boolean {
  return pieces.some((piece, at) => {
    const preposition = textOf(piece);
    if (!INTO.has(preposition)) return false;
    const follows = 'english' in piece && piece.follows;
    const isSmall = (one: Piece) => 'english' in one && SMALL.has(textOf(one));
    const goal = follows ? pieces[at - 1] : pieces.slice(at + 1).find((one) => !isSmall(one));
    const name = nameOf(goal);
    if (!isToken(goal, lexicon) || VENUES.has(name)) return false;
    return !isChain(goal, lexicon) || (COINS.has(name) && isInto(preposition));
  });
}

/** "quiero mandar dinero a mi madre": whose address is not said is asked for. */
function withSomebody(pieces: readonly Piece[]): Piece[] {
  if (pieces.some(isAccount) || !pieces.some((piece) => textOf(piece) === 'send')) return [...pieces];
  const at = pieces.findIndex((piece) => PEOPLE_WORDS.has(textOf(piece)));
  if (at < 0) return [...pieces];
  let [start, end] = [at, at + 1];
  while (PEOPLE_WORDS.has(textOf(pieces[end]))) end += 1;
  while (['to', 'for', 'my', 'the', 'our'].includes(textOf(pieces[start - 1]))) start -= 1;
  return [...pieces.slice(0, start), ...pieces.slice(end), said('to'), said('somebody')];
}
