import type { Lexeme } from '../lexer/lexeme.ts';
import { matchTerm } from '../tagger/match-term.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isName } from '../words/people/people.ts';
import { chineseNumberAt, isChineseNumeral, tenThousands } from './chinese-number.ts';
import { type Entries, HAN } from './entries.ts';
import { readGermanNumber } from './numbers/german-number.ts';
import type { Piece } from './piece.ts';
import { VERBS } from './request-verbs.ts';

/** A verb that ends in a stressed vowel tells of the past: envié, échangé. */
/** What may become a verb of a request. */
const MOVING: ReadonlySet<string> = new Set(['move', 'pass', 'put']);
const DENIES = /^(?:n|ne|nao|no|nicht) .|(?:me|ma)$/;
const isValue = ({ is }: Lexeme): boolean => is === 'number' || is === 'address' || is === 'name';
const TELLS = /[éíó]s?$/iu;

/** The words with what they mean in English, names of people as they are. Undefined when one has no meaning, also by `otherwise`. */
export function piecesOf(
  lexemes: readonly Lexeme[],
  entries: Entries,
  lexicon: Lexicon,
  otherwise?: (at: number) => Piece,
): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const found = longer(entryAt(lexemes, at, entries), numberAt(lexemes, at));
    const piece = found?.piece ?? valueAt(lexemes, at, lexicon) ?? otherwise?.(at);
    const isValue = (found?.length ?? 1) < 2 && isNameAt(lexemes, at, lexicon);
    if (piece === undefined && !isValue) return undefined;
    pieces.push(isValue || piece === undefined ? (lexemes[at] as Lexeme) : asSaid(piece, pieces));
    if (!isValue && found?.second !== undefined) pieces.push(found.second);
    at += isValue ? 1 : (found?.length ?? 1);
  }
  return pieces;
}

/** `second`: another piece that the same words stand for. */
type Found = Readonly<{ piece: Piece; length: number; second?: Piece }>;

/** 一点 is "a little", and 一点五 is 1.5. */
const longer = (entry: Found | undefined, number: Found | undefined): Found | undefined =>
  number !== undefined && number.length > Math.max(entry?.length ?? 0, 2) ? number : (entry ?? number);

function entryAt(lexemes: readonly Lexeme[], at: number, entries: Entries): Found | undefined {
  const entry = entries
    .get(wordAt(lexemes, at) ?? '')
    ?.find(
      ({ words, english }) =>
        words.every((part, index) => wordAt(lexemes, at + index) === part) &&
        isMeant(lexemes, at, words.join('')) &&
        isPlaced(lexemes[at - 1], words.join(''), english) &&
        isCalled(lexemes[at + words.length], words.join(' ')),
    );
  if (entry === undefined) return undefined;
  const { english, words } = entry;
  const last = lexemes[at + words.length - 1];
  const isVerb = english.split(' ').some((word) => VERBS.has(word) || MOVING.has(word));
  // "si" is "if" when it goes on, and "yes" when it stands alone.
  if (english === 'yes' && words[0] === 'si' && lexemes[at + 1]?.is === 'word') return undefined;
  if (
    isVerb &&
    last?.is === 'word' &&
    TELLS.test(last.written) &&
    !/^(?:aí|lá|(?:vend|mov|pon|tra|met)é)$/iu.test(last.written)
  )
    return undefined;
  if (english === 'cancel' && DENIES.test(words.join(' ')) && lexemes.some(isValue)) return undefined;
  return { piece: { english: meaningOf(english), follows: english.startsWith('>') }, length: words.length };
}

/** Words for the one who is spoken to, where a mark follows; otherwise they may be who does it: "mon ami envoie …". */
const CALLED: ReadonlySet<string> = new Set(
  'tio|compadre|parce|amigo mio|brother|cara|parca|chef|mec|mon ami|mon pote|poto|frero|cher agent|wey|guey|朋 友|老 板|亲|哥 们|大 佬|老 哥|亲 们|兄 弟 们|助 手|小 助 手'.split(
    '|',
  ),
);
const isCalled = (next: Lexeme | undefined, phrase: string): boolean =>
  !CALLED.has(phrase) || next?.is === 'mark' || (next === undefined && !HAN.test(phrase));

/** 上 behind a name, as in base上, is where it is, and elsewhere a verb. */
const isPlaced = (before: Lexeme | undefined, word: string, english: string): boolean =>
  word !== '上' || english !== 'buy' || !(before?.is === 'word' && !HAN.test(before.written));

/** "él manda" is "he sends", and 我转 "I send"; 我 belongs to what is owned only before it. */
function isMeant(lexemes: readonly Lexeme[], at: number, word: string): boolean {
  if (word === 'el') return lexemes[at]?.written.toLowerCase() !== 'él';
  if (word === '给我') return !/^[妹姐弟哥爸妈父母老儿女朋同表叔阿奶爷外房室邻]$/.test(wordAt(lexemes, at + 2) ?? '');
  if (word !== '我') return true;
  const next = lexemes[at + 1];
  return (
    next !== undefined &&
    (next.is !== 'word' ||
      !HAN.test(next.written) ||
      /^[钱账全所一手包余名那这妹姐弟哥爸妈父母老儿女朋同表叔阿奶爷外房室邻]$/.test(next.written))
  );
}

/** Chinese numerals, and 万 after digits, which the number before it takes in. */
function numberAt(lexemes: readonly Lexeme[], at: number): Found | undefined {
  const german = readGermanNumber(wordAt(lexemes, at) ?? '');
  if (german !== undefined) return { piece: numberLexeme(german, german), length: 1 };
  if (!isChineseNumeral(wordAt(lexemes, at)) && wordAt(lexemes, at) !== '百') return undefined;
  const letters = lexemes.slice(at).map((_, index) => wordAt(lexemes, at + index) ?? '');
  const found = chineseNumberAt(letters);
  if (found === undefined) return undefined;
  const value = numberLexeme(found.value, letters.slice(0, found.length).join(''));
  return { piece: value, length: found.length, ...(found.isPercent && { second: PERCENT }) };
}

const PERCENT: Piece = { english: ['percent'], follows: false };

const numberLexeme = (value: string, written: string): Lexeme => ({
  is: 'number',
  numeral: { kind: 'exact', value },
  written,
});

function valueAt(lexemes: readonly Lexeme[], at: number, lexicon: Lexicon): Piece | undefined {
  const lexeme = lexemes[at];
  if (lexeme?.is === 'number' && lexeme.numeral.kind === 'exact' && wordAt(lexemes, at + 1) === '万')
    return numberLexeme(tenThousands(lexeme.numeral.value), lexeme.written);
  if (wordAt(lexemes, at) === '万' && lexemes[at - 1]?.is === 'number') return { english: [], follows: false };
  if (lexeme?.is !== 'word') return lexeme;
  const [word = ''] = lexeme.words;
  // The name of a person, and the name of a network or token with a typo.
  return isName(word) || matchTerm([word], lexicon) !== undefined ? lexeme : undefined;
}

const isNameAt = (lexemes: readonly Lexeme[], at: number, lexicon: Lexicon): boolean => {
  const word = wordAt(lexemes, at);
  return word !== undefined && (lexicon.symbolOf(word) !== undefined || lexicon.chainOf(word) !== undefined);
};

/** "30 € en usdc" is 30 euros of USDC. */
function asSaid(piece: Piece, before: readonly Piece[]): Piece {
  if (!('english' in piece)) return piece;
  const last = before.at(-1);
  const isMoney = last !== undefined && !('english' in last) && last.is === 'number' && last.currency !== undefined;
  return isMoney && ['into', 'on', 'in'].includes(piece.english.join(' '))
    ? { english: ['of'], follows: false }
    : piece;
}

const wordAt = (lexemes: readonly Lexeme[], at: number): string | undefined => {
  const lexeme = lexemes[at];
  return lexeme?.is === 'word' ? lexeme.words[0] : undefined;
};

const meaningOf = (english: string): string[] => {
  const plain = english.replace('>', '');
  if (plain === 'drop' || plain === 'away') return [];
  if (plain.startsWith('can you ')) return ['can you', plain.slice('can you '.length)];
  const [first = '', ...rest] = plain.split(' ');
  // A verb and its preposition are moved apart.
  return rest.length > 0 && VERBS.has(first) ? [first, rest.join(' ')] : [plain];
};
