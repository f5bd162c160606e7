import type { Lexeme } from '../lexer/lexeme.ts';
import { fold } from '../words/fold.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isKnownWord } from '../words/vocabulary.ts';
import { adjusted, asOneTrade, tellsOfOthers } from './adjust.ts';
import { CHINESE } from './chinese.ts';
import { countsOf } from './counts.ts';
import type { Dictionary } from './dictionary.ts';
import { type Entries, entriesOf, HAN } from './entries.ts';
import { FOLLOW_UPS } from './follow-ups.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { partsBetween } from './joints.ts';
import { NOUNS } from './nouns.ts';
import { inEnglishOrder } from './order.ts';
import { piecesOf } from './pieces.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { withoutSuffixes } from './suffixes.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { topicOf } from './topics.ts';
import { TURKISH } from './turkish.ts';

export type Translation = Readonly<{ language: string; lexemes: Lexeme[] }>;

const LANGUAGES: readonly Dictionary[] = [SPANISH, PORTUGUESE, GERMAN, FRENCH, TURKISH, CHINESE];
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const dictionariesWith = (more: Words): readonly Readonly<{ language: string; entries: Entries }>[] =>
  LANGUAGES.map(({ language, words }) => ({
    language,
    entries: entriesOf([
      words,
      countsOf(language),
      SURROUNDINGS[language] ?? {},
      NOUNS[language] ?? {},
      more[language] ?? {},
    ]),
  }));
const DICTIONARIES = dictionariesWith({});
/** What corrects, repeats or refers says something only after a request. */
const FOLLOWING = dictionariesWith(FOLLOW_UPS);

/**
 * The text in English words, when every word of it stands in the dictionary of one language and at least one is not
 * English. A question of which only the subject is known is translated by it: it moves nothing. Undefined otherwise: a
 * single word without a translation may be the one that denies the rest.
 */
export function translate(lexemes: readonly Lexeme[], lexicon: Lexicon, follows = false): Translation | undefined {
  const written = lexemes.flatMap(unspaced).filter(isNoJoint);
  if (!written.some((lexeme) => lexeme.is === 'word' && lexeme.words.some((word) => isForeign(word, lexicon))))
    return undefined;
  for (const { language, entries } of follows ? FOLLOWING : DICTIONARIES) {
    const parts = language === 'tr' ? withoutSuffixes(written, entries, lexicon) : written;
    const pieces = piecesOf(parts, entries, lexicon);
    if (pieces && !tellsOfOthers(pieces))
      return { language, lexemes: inEnglishOrder(asOneTrade(adjusted(pieces, lexicon))) };
  }
  return topicOf(written, DICTIONARIES, lexicon);
}

/** The translations of the parts of a message that asks for one thing after another; undefined where a part has none. */
export function translateParts(lexemes: readonly Lexeme[], lexicon: Lexicon): readonly Translation[] | undefined {
  const parts = partsBetween(lexemes.flatMap(unspaced));
  if (parts.length < 2) return undefined;
  const translated = parts.map((part) => translate(part, lexicon, true)).filter((part) => part !== undefined);
  return translated.length === parts.length && new Set(translated.map(({ language }) => language)).size === 1
    ? translated
    : undefined;
}

const isForeign = (word: string, lexicon: Lexicon): boolean =>
  !isKnownWord(word) && lexicon.symbolOf(word) === undefined && lexicon.chainOf(word) === undefined;

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

/** A run of Chinese letters as one lexeme a letter: its words have no borders. */
function unspaced(lexeme: Lexeme): Lexeme[] {
  if (lexeme.is === 'mark' && lexeme.mark === '-') return [];
  // The opening mark of a Spanish question, and the apostrophe before a Turkish ending.
  if (lexeme.is === 'sign' && ['¿', '¡', "'"].includes(lexeme.written)) return [];
  if (lexeme.is !== 'word') return [lexeme];
  return lexeme.written
    .normalize('NFC')
    .split(/['\s]+/)
    .filter((word) => word !== '')
    .flatMap((word) => (HAN.test(word) ? [...word] : [word]))
    .map((written): Lexeme => ({ is: 'word', words: [fold(written)], written }));
}
