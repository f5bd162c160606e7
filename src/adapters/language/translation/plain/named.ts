import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { type Meaning, said } from '../piece.ts';
import { hasCase, isNoun } from '../told/nouns.ts';
import { TOLD } from '../told/vocabulary.ts';

const UNKNOWN = said('unknown');

const isToken = (lexeme: Lexeme | undefined, lexicon: Lexicon): boolean =>
  lexeme?.is === 'word' && lexicon.symbolOf(lexeme.words[0] ?? '') !== undefined;

/** Words before the name of somebody, without accents. */
const TITLES: Readonly<Record<string, RegExp>> = {
  es: /^(?:senor|senora|don|dona|sr|sra|doctor|doctora|dr|dra|profesor|profesora)$/,
  pt: /^(?:senhor|senhora|dom|dona|sr|sra|seu|doutor|doutora|dr|dra|professor|professora)$/,
  de: /^(?:herr|herrn|frau|familie|dr|prof)$/,
  fr: /^(?:monsieur|madame|mademoiselle|mme|mr|mlle|me|maitre|docteur|dr|famille)$/,
};

/** "Herrn Kölbl", "senhor Abílio": whoever is called so was named by the word before. */
const isSurname = (lexemes: readonly Lexeme[], at: number, language: string): boolean => {
  const [lexeme, before] = [lexemes[at], lexemes[at - 1]];
  return (
    lexeme?.is === 'word' &&
    /^\p{Lu}\p{Ll}+$/u.test(lexeme.written) &&
    before?.is === 'word' &&
    (TITLES[language]?.test(before.words[0] ?? '') ?? false)
  );
};

/** What a word that no dictionary has is in a request: a noun of the vocabulary, in any number, or an adjective beside one. */
export function namedAt(lexemes: readonly Lexeme[], at: number, language: string, lexicon: Lexicon): Meaning {
  const told = TOLD[language];
  if (told === undefined) return UNKNOWN;
  const nounAt = (place: number): string | undefined => {
    const lexeme = lexemes[place];
    const word = lexeme?.is === 'word' ? (lexeme.words[0] ?? '') : '';
    if (word === '' || (lexicon.symbolOf(word) ?? lexicon.chainOf(word)) !== undefined) return undefined;
    if (isNoun(word, 'people', told, language)) return language === 'tr' && hasCase(word, told) ? 'aside' : 'person';
    if (told.names.has(word)) return 'person';
    return isNoun(word, 'things', told, language) ? 'thing' : undefined;
  };
  const noun = nounAt(at);
  // "für zimmer 12": the number counts no token.
  const isNumbered = noun === 'thing' && lexemes[at + 1]?.is === 'number' && !isToken(lexemes[at + 2], lexicon);
  if (noun !== undefined) return isNumbered ? UNKNOWN : said(noun);
  const lexeme = lexemes[at];
  if (isSurname(lexemes, at, language)) return said('person');
  const isKind = lexeme?.is === 'word' && isNoun(lexeme.words[0] ?? '', 'kinds', told, language);
  // "envía mensual 50 usdc": it says how often.
  if (lexemes[at + 1]?.is === 'number') return UNKNOWN;
  return isKind && (nounAt(at - 1) ?? nounAt(at + 1)) !== undefined ? said('aside') : UNKNOWN;
}
