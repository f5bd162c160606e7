import { NAME_WORDS, PEOPLE_WORDS, PURPOSE_WORDS } from '../../context/nouns.ts';
import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { isAccount, lexemeOf, type Piece, said, textOf } from '../piece.ts';
import { isSpelled } from '../spelled-numbers.ts';
import {
  AMOUNTS,
  ARTICLES,
  ASIDES,
  ASKING,
  CORRECTING,
  DENYING,
  deedIn,
  OWNING,
  POLITE,
  PREPOSITIONS,
  TELLING,
  WANTING,
} from './meanings.ts';
import { type Amount, isAt, type Part, type Term } from './part.ts';

const MARKS: Readonly<Record<string, Part['is']>> = {
  ',': 'break',
  '.': 'break',
  '/': 'break',
  '?': 'question',
  '->': 'arrow',
};
const MONEY = /^(dollars|euros)(?: of)?$/;

/** What each piece does in a request. */
export function partsOf(pieces: readonly Piece[], lexicon: Lexicon, language: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; ) {
    const amount = amountAt(pieces, at);
    if (isReference(parts, pieces, at)) parts.push({ is: 'aside' });
    else if (amount !== undefined) parts.push(amount.part);
    else parts.push(...partsFor(pieces[at] as Piece, lexicon));
    at += amount?.length ?? 1;
  }
  return parts.map((part, at) =>
    part.is === 'called' ? { is: isCalled(parts, at, language) ? 'aside' : 'person' } : part,
  );
}

/** "invoice 2024/118": a number that cannot be an amount. */
const isReference = (parts: readonly Part[], pieces: readonly Piece[], at: number): boolean => {
  const lexeme = lexemeOf(pieces[at]);
  return (
    isAt(parts, parts.length - 1, 'label') &&
    lexeme?.is === 'number' &&
    (lexeme.numeral.kind !== 'exact' || lexeme.written.includes('/'))
  );
};

function signPart(sign: string): Part {
  if (/^[°º#№]$/.test(sign)) return { is: 'label' };
  if (sign === '@') return { is: 'preposition', preposition: 'on', follows: false };
  return { is: 'turning' };
}

/** A word for the one who is spoken to stands at a border; elsewhere it may be who does it: "mon ami envoie …". */
const isCalled = (parts: readonly Part[], at: number, language: string): boolean =>
  !isNamedBehind(parts, at) &&
  ((language === 'tr' && parts.slice(0, at).every(({ is }) => is === 'aside' || is === 'polite')) ||
    at === parts.length - 1 ||
    isAt(parts, at + 1, 'break', 'told', 'question') ||
    (at > 0 && isAt(parts, at + 1, 'aside') && at + 1 === parts.length - 1));

/** "paga 50 usdc a 0x… mi mujer": who is called stands apart from the values. */
function isNamedBehind(parts: readonly Part[], at: number): boolean {
  let before = at - 1;
  while (isAt(parts, before, 'own', 'article')) before -= 1;
  return before < at - 1 && isAt(parts, before, 'account', 'term', 'amount');
}

function partsFor(piece: Piece, lexicon: Lexicon): Part[] {
  if (!('english' in piece)) return [partFor(piece, lexicon)];
  const english = textOf(piece);
  const term = termIn(english, { is: 'word', words: english.split(' '), written: english }, lexicon);
  if (term !== undefined) return [term];
  const deed = deedIn(english);
  if (deed !== undefined) {
    const rest: Part[] = deed.rest === '' ? [] : partsFor(said(deed.rest), lexicon);
    const asks: Part[] = deed.asks ? [{ is: 'asks' }] : [];
    return [...asks, { is: 'deed', deed: deed.deed, isNoun: deed.isNoun }, ...rest];
  }
  const preposition = PREPOSITIONS[english];
  if (preposition !== undefined) return [{ is: 'preposition', preposition, follows: piece.follows }];
  if (AMOUNTS.has(english)) return [{ is: 'amount', pieces: [said(english)], isMoney: false }];
  return [{ is: kindOf(english) } as Part];
}

function kindOf(english: string): Part['is'] {
  if (english === 'unknown') return 'unknown';
  if (english === '' || ASIDES.has(english)) return 'aside';
  if (POLITE.has(english)) return 'polite';
  if (TELLING.has(english)) return 'tells';
  if (OWNING.has(english)) return 'own';
  if (ARTICLES.has(english)) return 'article';
  if (ASKING.has(english)) return 'asks';
  if (WANTING.has(english)) return 'wants';
  if (english === '?' || english === 'is that fine') return 'question';
  if (['told', 'network', 'label', 'thing', 'person', 'slippage', 'percent'].includes(english))
    return english as Part['is'];
  if (CORRECTING.has(english)) return 'corrects';
  if (DENYING.has(english)) return 'denies';
  if (english === 'cancel') return 'withdraws';
  if (english === 'at most') return 'most';
  if (english === 'called' || english === 'mate') return 'called';
  if (PEOPLE_WORDS.has(english)) return 'person';
  return PURPOSE_WORDS.has(english) ? 'thing' : 'turning';
}

function partFor(lexeme: Lexeme, lexicon: Lexicon): Part {
  if (lexeme.is === 'mark') return { is: lexeme.mark === '%' ? 'percent' : (MARKS[lexeme.mark] ?? 'turning') } as Part;
  if (lexeme.is === 'sign') return signPart(lexeme.written);
  if (isAccount(lexeme)) {
    const isToken = lexeme.is === 'address' && lexicon.tokensOf(lexeme.address).length > 0;
    return lexeme.is === 'invalid' || isToken ? { is: 'turning' } : { is: 'account', lexeme };
  }
  if (lexeme.is !== 'word') return { is: 'turning' };
  const text = lexeme.words.join(' ');
  return termIn(text, lexeme, lexicon) ?? { is: NAME_WORDS.has(text) ? 'person' : 'turning' };
}

function termIn(text: string, lexeme: Lexeme, lexicon: Lexicon): Term | undefined {
  const [token, chain] = [lexicon.symbolOf(text), lexicon.chainOf(text)];
  if (token === undefined && chain === undefined) return undefined;
  return {
    is: 'term',
    lexeme,
    text,
    ...(token === undefined ? {} : { token }),
    ...(chain === undefined ? {} : { chain }),
  };
}

/** A number with its unit: `50 dollars of`, `25 %`, `$5`, `fifty`. */
function amountAt(pieces: readonly Piece[], at: number): { part: Amount; length: number } | undefined {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  const lexeme = lexemeOf(piece);
  if (piece === undefined || !(isSpelled(piece) || (lexeme?.is === 'number' && lexeme.numeral.kind === 'exact')))
    return undefined;
  const money = MONEY.exec(textOf(next))?.[1];
  const isMoney = money !== undefined || (lexeme?.is === 'number' && lexeme.currency !== undefined);
  const unit = money === undefined ? [] : [said(money)];
  return { part: { is: 'amount', pieces: [piece, ...unit], isMoney }, length: 1 + unit.length };
}
