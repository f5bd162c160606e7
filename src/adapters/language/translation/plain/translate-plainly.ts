import { NAME_WORDS } from '../../context/nouns.ts';
import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { takesBack } from '../beside.ts';
import { isChineseNumeral } from '../chinese-number.ts';
import { isOwnedByApostrophe } from '../guards/whose-money.ts';
import { speaking } from '../languages.ts';
import { leavesOpen, speaksOfPaying } from '../mentions.ts';
import { readGermanNumber } from '../numbers/german-number.ts';
import { losesAmounts } from '../numbers/in-numerals.ts';
import { type Language, languageOf, likeliest } from '../speech.ts';
import { isForeign, refusalOf, spelled } from '../translate.ts';
import { belongsElsewhere, standsAgainstIn } from '../unasked.ts';
import { withWholeNames } from './names.ts';
import { plainCorrection } from './plain-correction.ts';
import { plainRequest } from './plain-request.ts';

/** A request that was read by its values. `isWhole`: every word of it is known, and no language reads it otherwise. */
export type PlainTranslation = Readonly<{ language: string; lexemes: Lexeme[]; isWhole: boolean }>;

/** A first message read by its values, in the language of most of its words or in one that has all of them. */
export function translatePlainly(lexemes: readonly Lexeme[], lexicon: Lexicon): PlainTranslation | undefined {
  const written = spelled(lexemes);
  if (
    !isReadable(written) ||
    speaksOfPaying(written) ||
    takesBack(written) ||
    belongsElsewhere(written) ||
    isOwnedByApostrophe(lexemes) ||
    !written.some((lexeme) => isForeign(lexeme, lexicon))
  )
    return undefined;
  const words = withWholeNames(written, lexicon);
  const languages = likeliest(written, speaking());
  const known = languages.filter((one, at) => at === 0 || hasAll(words, one, lexicon));
  if (known.some((one) => losesAmounts(words, one) || standsAgainstIn(written, one.language))) return undefined;
  const [likely, ...others] = known.map((one) => ({ language: one.language, ...plainRequest(words, one, lexicon) }));
  const whole = [likely, ...others].filter((one) => one?.isWhole);
  const found = whole[0] ?? likely;
  if (found?.lexemes === undefined) return undefined;
  const { language, lexemes: said } = found;
  const isSame = whole.every((one) => JSON.stringify(one?.lexemes) === JSON.stringify(said));
  if (whole.length > 0) return isSame ? { language, lexemes: said, isWhole: true } : undefined;
  const isSpoken = languageOf(written, speaking(), lexicon)?.language === language;
  return isSpoken && refusalOf(written, lexicon) === undefined
    ? { language, lexemes: said, isWhole: false }
    : undefined;
}

/** Nothing is quoted, and nothing is an account that cannot be used. */
const isReadable = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.every(({ is }) => is !== 'quotation' && is !== 'invalid');

/** A correction or a cancellation of an open request, in English; undefined where two languages read it differently. */
export function correctPlainly(lexemes: readonly Lexeme[], lexicon: Lexicon): Lexeme[] | undefined {
  const written = spelled(lexemes);
  if (!isReadable(written) || leavesOpen(written, lexicon)) return undefined;
  const words = withWholeNames(written, lexicon);
  const [likely, ...others] = likeliest(written, speaking()).filter(
    (one, at) => at === 0 || hasAll(words, one, lexicon),
  );
  const read = likely && plainCorrection(words, likely, lexicon);
  if (read === undefined) return undefined;
  const isSame = others.every(
    (one) => JSON.stringify(plainCorrection(words, one, lexicon) ?? read) === JSON.stringify(read),
  );
  return isSame ? read : undefined;
}

/** Whether a language has every word of a text: another one than the likeliest matters only then. */
const hasAll = (lexemes: readonly Lexeme[], { words }: Language, lexicon: Lexicon): boolean =>
  lexemes.every(
    (lexeme) =>
      lexeme.is !== 'word' ||
      lexeme.words.every(
        (word) =>
          words.has(word) ||
          NAME_WORDS.has(word) ||
          (lexicon.symbolOf(word) ?? lexicon.chainOf(word)) !== undefined ||
          readGermanNumber(word) !== undefined ||
          isChineseNumeral(word),
      ),
  );
