import type { Item, Lexeme, Piece } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { matchTerm } from '../text/match-term.ts';
import { OTHER_CHAINS } from '../text/vocabulary.ts';
import { readSpokenNumber } from './english-number-words.ts';
import { beforeOf, readFractionWords } from './fraction-words.ts';
import { amountItem, unitAt } from './measure.ts';
import { lonelyNumber, multipleBehind, singleUnit } from './number-units.ts';

/** Words. The longest spelled-out number that is read. */
const REACH = 16;

/** Tags every piece of a text by itself: as a term, an amount, an account, or any other word. */
export function tagItems(lexemes: readonly Lexeme[], lexicon: Lexicon): Item[] {
  const written = lexemes.flatMap((lexeme): Piece[] => (lexeme.is === 'word' ? [...lexeme.words] : [lexeme]));
  const items: Item[] = [];
  for (let at = 0; at < written.length; ) {
    const [item, length] = unsupportedChain(items.at(-1), written, at) ?? itemAt(written, at, lexicon);
    const behind = item.is === 'amount' ? multipleBehind(item, itemsFrom(written, at), length, lexicon) : undefined;
    items.push(behind?.item ?? item);
    at += length + (behind?.length ?? 0);
  }
  return items;
}

const itemsFrom = (pieces: readonly Piece[], at: number): readonly Piece[] => pieces.slice(at, at + REACH);

function itemAt(pieces: readonly Piece[], at: number, lexicon: Lexicon): [item: Item, length: number] {
  const piece = pieces[at];
  if (typeof piece === 'string') return fullSum(pieces, at, lexicon) ?? wordsAt(pieces, at, lexicon);
  if (piece === undefined) throw new RangeError('no piece at this place');
  if (piece.is === 'number') {
    const [item, length] = amountItem(piece.numeral, piece.currency, unitsOf(pieces, at + 1, lexicon), at + 1, at);
    return [beforeOf(item, piece.written.trim(), wordsFrom(pieces, at + length), lexicon), length];
  }
  return [lexemeItem(piece, lexicon), 1];
}

const FULL: ReadonlySet<string> = new Set(['full', 'whole', 'entire']);

/** "the full 25 usdc": what it says of the number changes nothing. */
function fullSum(pieces: readonly Piece[], at: number, lexicon: Lexicon): [item: Item, length: number] | undefined {
  const [word, number] = pieces.slice(at, at + 2);
  if (typeof word !== 'string' || !FULL.has(word) || typeof number !== 'object' || number.is !== 'number')
    return undefined;
  const [item, length] = itemAt(pieces, at + 1, lexicon);
  const isSum = item.is === 'amount' && matchTerm(wordsFrom(pieces, at + 1 + length), lexicon) !== undefined;
  return isSum ? [item, length + 1] : undefined;
}

/** "100 usd coin": a word that begins the name of a token does not count as a unit. */
const unitsOf = (pieces: readonly Piece[], at: number, lexicon: Lexicon): readonly Piece[] =>
  (matchTerm(wordsFrom(pieces, at), lexicon)?.length ?? 0) > 1 ? [] : pieces;

const BEFORE_CHAIN = /^(?:on|via|over|through|to|into|onto|from|in|inside|with|using)$/;
/** An unsupported chain is recognized only after a preposition: "on blast", "to sui". */
function unsupportedChain(before: Item | undefined, pieces: readonly Piece[], at: number): [Item, number] | undefined {
  if (before?.is !== 'unknown' || !BEFORE_CHAIN.test(before.text)) return undefined;
  const length = [3, 2, 1].find((count) => OTHER_CHAINS.has(pieces.slice(at, at + count).join(' ')));
  if (length === undefined) return undefined;
  const text = pieces.slice(at, at + length).join(' ');
  return [{ is: 'term', isShared: false, unsupported: true, text }, length];
}

function lexemeItem(lexeme: Exclude<Piece, string | { is: 'number' }>, lexicon: Lexicon): Item {
  const text = lexeme.written;
  switch (lexeme.is) {
    case 'address': {
      const isToken = lexicon.tokensOf(lexeme.address).length > 0;
      return {
        is: 'account',
        account: lexeme.address,
        foreign: false,
        text,
        ...(isToken ? { token: lexeme.address } : {}),
      };
    }
    case 'foreign-address':
      return { is: 'account', account: lexeme.address, foreign: true, text };
    case 'name':
      return { is: 'account', account: text, foreign: false, text };
    case 'invalid':
      return { is: 'invalid', why: lexeme.why, text };
    case 'quotation':
      return { is: 'quotation', text };
    case 'sign':
      return { is: 'sign', text };
    case 'mark':
      return { is: 'mark', mark: lexeme.mark, text };
  }
}

const wordsFrom = (pieces: readonly Piece[], at: number): string[] => {
  const near = pieces.slice(at, at + REACH);
  const end = near.findIndex((piece) => typeof piece !== 'string');
  return (end < 0 ? near : near.slice(0, end)).filter((piece) => typeof piece === 'string');
};

function wordsAt(pieces: readonly Piece[], at: number, lexicon: Lexicon): [Item, number] {
  const words = wordsFrom(pieces, at);
  const term = matchTerm(words, lexicon);
  if (term) return [term.item, term.length];
  const fraction = readFractionWords(words, lexicon);
  if (fraction) return [fraction.item, fraction.length];
  const spoken = singleUnit(words, lexicon) ?? lonelyNumber(words, pieces[at - 1], lexicon) ?? readSpokenNumber(words);
  const isCount =
    spoken &&
    !isArticleOne(words, spoken.length, lexicon) &&
    !isOneBefore(words, pieces[at + 1]) &&
    !isPointedOut(words, pieces[at - 1]);
  if (spoken && isCount) {
    const numeral =
      spoken.value === undefined ? ({ kind: 'malformed' } as const) : ({ kind: 'exact', value: spoken.value } as const);
    const end = at + spoken.length;
    return amountItem(numeral, undefined, unitsOf(pieces, end, lexicon), end, at);
  }
  const found = unitAt(words);
  const [text = ''] = words;
  if (found?.unit === 'all') return [{ is: 'amount', amount: { kind: 'max' }, text }, found.length];
  return [{ is: 'unknown', text, raw: text }, 1];
}

/** "one" is a number only before a token, a unit or the end of the text; not in "that one is". */
function isArticleOne(words: readonly string[], length: number, lexicon: Lexicon): boolean {
  const next = words[length];
  return (
    length === 1 &&
    words[0] === 'one' &&
    next !== undefined &&
    next !== 'percent' &&
    matchTerm([next], lexicon) === undefined
  );
}

/** "this one", "the second one" */
const isPointedOut = ([word]: readonly string[], before: Piece | undefined): boolean =>
  word === 'one' && typeof before === 'string' && POINTING.has(before);
const POINTING: ReadonlySet<string> = new Set(
  'this|that|which|another|second|first|third|fourth|fifth|last|next|other|same|wrong|right|correct|latter|former|previous|each|every|no|any'.split(
    '|',
  ),
);

/** "the right one 0x…" */
const isOneBefore = ([word]: readonly string[], next: Piece | undefined): boolean =>
  word === 'one' && typeof next === 'object' && ['address', 'name', 'invalid'].includes(next.is);
