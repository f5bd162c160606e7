import { fold, HAN } from '../text/letters.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { gramsOf } from './features.ts';
import { type Features, featureOf, type Model, makeLinear, numberOf } from './linear.ts';

/** The words of a text by which its language is known: not the names of tokens and networks. */
export const ownWords = (lexemes: readonly Lexeme[], lexicon: Lexicon): string[] =>
  lexemes.flatMap((lexeme) =>
    lexeme.is !== 'word' || lexeme.words.every((word) => lexicon.symbolOf(word) ?? lexicon.chainOf(word))
      ? []
      : [lexeme.written.toLowerCase()],
  );

/** Words, how they begin and end, and letters with marks. */
export function languageFeatures(words: readonly string[]): Features {
  const found = new Set<number>();
  for (const [at, written] of words.entries()) {
    const word = fold(written);
    found.add(featureOf(`w${word}`));
    found.add(featureOf(`b${fold(words[at - 1] ?? '^')} ${word}`));
    for (const gram of gramsOf(word)) found.add(numberOf(gram));
    for (const [letter] of written.matchAll(/[^a-z]/gu)) found.add(featureOf(`m${letter}`));
  }
  return [...found];
}

/** The language of a text, where it is not English. */
export type LanguageGuess = (lexemes: readonly Lexeme[], lexicon: Lexicon) => string | undefined;

/** How probable another language than English must be. */
const SURE = 0.5;

export function makeLanguageGuess(model: Model): LanguageGuess {
  const chances = makeLinear(model);
  return (lexemes, lexicon) => {
    const words = ownWords(lexemes, lexicon);
    if (words.some((word) => HAN.test(word))) return 'zh';
    if (words.length === 0) return undefined;
    const found = chances(languageFeatures(words));
    const probability = Math.max(...found);
    const language = model.labels[found.indexOf(probability)];
    return language === 'en' || probability < SURE ? undefined : language;
  };
}
