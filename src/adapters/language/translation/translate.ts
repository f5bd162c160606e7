import type { Lexeme } from '../lexer/lexeme.ts';
import { fold } from '../words/fold.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isKnownWord } from '../words/vocabulary.ts';
import { withDoubtfulCommas } from './currencies.ts';
import { HAN } from './entries.ts';
import { allLanguages, following } from './languages.ts';
import { inNumerals } from './numbers/in-numerals.ts';
import { lexemeOfPiece } from './piece.ts';
import { piecesOf } from './pieces.ts';
import { withShares } from './shares.ts';
import { type Language, languageOf, likeliest, refuses } from './speech.ts';
import { withNumerals } from './spelled-numbers.ts';
import { withoutSuffixes } from './suffixes.ts';
import { simplified } from './traditional.ts';

/** A text in English words, in its own order; none where the text says that nothing is to be done now. */
export type Translation = Readonly<{ language: string; lexemes: Lexeme[] }>;

/** `follows`: something was requested before. `spoken`: the language of the conversation so far, where it is not English. */
export type Circumstances = Readonly<{ follows?: boolean; spoken?: string | undefined }>;

/**
 * The text in English words, when every word of it stands in the dictionary of one language and at least one is not
 * English. Undefined otherwise: a
 * single word without a translation may be the one that denies the rest.
 */
export function translate(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  { follows = false, spoken }: Circumstances = {},
): Translation | undefined {
  const written = spelled(lexemes);
  const known = follows ? following() : allLanguages();
  const inTurn = () =>
    answerIn(
      known.find(({ language }) => language === spoken),
      written,
      lexicon,
    );
  // "im on base" after a request: an English contraction, and not a Turkish ending before "on", which is ten.
  const isEnglish = [written, ...(follows ? [lexemes] : [])].some(
    (all) => !all.some((lexeme) => isForeign(lexeme, lexicon)),
  );
  if (isEnglish) return inTurn();
  const answer = inTurn();
  if (answer !== undefined) return answer;
  const languages = likeliest(written, known);
  for (const one of languages) {
    const found = translatedFrom(one, written, lexicon);
    if (found !== undefined) return found;
  }
  return refusalOf(written, lexicon);
}

/** Words alone, without any value, that are of the language of the conversation: "ja" is German there, and not Portuguese. */
function answerIn(spoken: Language | undefined, written: readonly Lexeme[], lexicon: Lexicon) {
  const isPlain = written.every((lexeme) => lexeme.is === 'word' || lexeme.is === 'mark');
  return spoken !== undefined && isPlain ? translatedFrom(spoken, written, lexicon) : undefined;
}

const SPELLED = new WeakMap<readonly Lexeme[], readonly Lexeme[]>();

/** The words one by one, without the marks that say nothing. The same for the same text: what is found in it is remembered by it. */
export function spelled(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const known = SPELLED.get(lexemes) ?? lexemes.flatMap(unspaced).filter(isNoJoint).filter(isNoCountryOfDollars);
  SPELLED.set(lexemes, known);
  return known;
}

function translatedFrom(
  { language, entries }: Language,
  written: readonly Lexeme[],
  lexicon: Lexicon,
): Translation | undefined {
  const counted = inNumerals(written, { language, entries });
  if (counted === undefined) return undefined;
  const parts = language === 'tr' ? withoutSuffixes(counted, entries, lexicon) : counted;
  const read = piecesOf(language === 'zh' ? parts : withDoubtfulCommas(parts), entries, lexicon);
  const pieces = read && withShares(withNumerals(read), lexicon);
  if (pieces === undefined) return undefined;
  return { language, lexemes: pieces.map(lexemeOfPiece) };
}

/** What puts off, doubts, reports or denies. */
export function refusalOf(written: readonly Lexeme[], lexicon: Lexicon): Translation | undefined {
  const found = languageOf(written, allLanguages(), lexicon);
  return found && refuses(written, found) ? { language: found.language, lexemes: [] } : undefined;
}

/** The language of a text that has no translation; undefined for English. */
export const languageIn = (lexemes: readonly Lexeme[], lexicon: Lexicon): string | undefined =>
  languageOf(lexemes.flatMap(unspaced), allLanguages(), lexicon)?.language;

/** Not English, by its letters ("à") or because English has no such word. */
export const isForeign = (lexeme: Lexeme, lexicon: Lexicon): boolean =>
  lexeme.is === 'word' &&
  lexeme.words.some(
    (word) =>
      (!isKnownWord(word) || /\p{L}/u.test(lexeme.written.replace(/[a-z]/gi, ''))) &&
      lexicon.symbolOf(word) === undefined &&
      lexicon.chainOf(word) === undefined,
  );

/** "US$ 300" */
const isNoCountryOfDollars = (lexeme: Lexeme, at: number, all: readonly Lexeme[]): boolean => {
  const next = all[at + 1];
  return !(lexeme.written === 'US' && next?.is === 'number' && next.currency === 'USD');
};

/** "ich will, dass du …": the comma parts nothing. */
const isNoJoint = (lexeme: Lexeme, at: number, all: readonly Lexeme[]): boolean => {
  const next = all[at + 1];
  return !(
    lexeme.is === 'mark' &&
    lexeme.written === ',' &&
    next?.is === 'word' &&
    /^(?:dass|que)$/.test(next.words[0] ?? '')
  );
};

/** "pepe'mi": the Turkish ending of the speaker's own. Apart from a name, mi asks. */
const OWN_ENDING = /^(?:[iu]?m[iu]?|[iu]?m[iu]n)$/;

/** Turkish "kiss": without its marks it would be a network. */
const KISSES = /^öp(?:t[üu])?$/iu;

/** A run of Chinese letters as one lexeme a letter: its words have no borders. */
export function unspaced(lexeme: Lexeme): Lexeme[] {
  if (lexeme.is === 'mark' && lexeme.mark === '-') return [];
  // The opening mark of a Spanish question, and the apostrophe before a Turkish ending.
  if (lexeme.is === 'sign' && ['¿', '¡', "'"].includes(lexeme.written)) return [];
  if (lexeme.is !== 'word') return [lexeme];
  return lexeme.written
    .normalize('NFC')
    .split(/['\s]+/)
    .filter((word, at) => word !== '' && !(at > 0 && OWN_ENDING.test(fold(word))))
    .flatMap((word) => (HAN.test(word) ? [...word].map(simplified) : [word]))
    .map((written): Lexeme => ({ is: 'word', words: [KISSES.test(written) ? written : fold(written)], written }));
}
