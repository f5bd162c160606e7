import type { Lexeme } from '../lexer/lexeme.ts';
import { isNoun } from './told/nouns.ts';
import { TOLD } from './told/vocabulary.ts';

/** What puts off until something is done or happens: "nach der Hochzeit". */
const LATER: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set(['tras', 'hasta', 'antes', 'despues', 'durante']),
  pt: new Set(['apos', 'ate', 'antes', 'depois', 'durante']),
  de: new Set(['nach', 'vor', 'bis', 'ab', 'wahrend']),
  fr: new Set(['apres', 'avant', 'jusqu', 'pendant']),
};
/** "das war", "fue", "c'était" */
const WAS =
  /^(?:(?:y|e|und|et|no|sorry|perdon|pardon) )?(?:(?:das|es|eso|isso|isto|c|ca) )?(?:war|waren|fue|fueron|foi|foram|era|eran|etait|etaient) /;

/** "Sollen an 0x… 5 usdc gehen": a question, whose mark may be missing. */
const ASKS_WHETHER: ReadonlySet<string> = new Set(['soll', 'sollen', 'sollte', 'sollten', 'muss', 'mussen']);

/** Whether a clause asks whether to, puts the request off ("nach der Hochzeit") or says who wrote it ("das war mein Sohn"). */
export function takesBack(written: readonly Lexeme[]): boolean {
  return clausesOf(written).some(
    (words) =>
      ASKS_WHETHER.has(words[0] ?? '') ||
      Object.keys(LATER).some((language) => putsOff(words, language) || blames(words, language)),
  );
}

function clausesOf(written: readonly Lexeme[]): string[][] {
  const clauses: string[][] = [[]];
  for (const lexeme of written) {
    if (lexeme.is === 'mark' && [',', '.', '?'].includes(lexeme.mark)) clauses.push([]);
    else clauses.at(-1)?.push(lexeme.is === 'word' ? (lexeme.words[0] ?? '') : `§${lexeme.is}`);
  }
  return clauses;
}

function putsOff(words: readonly string[], language: string): boolean {
  const told = TOLD[language];
  if (told === undefined || words.includes('§address') || words.includes('§name')) return false;
  if (words.some((word) => told.did.has(word))) return false;
  return words.some((word, at) => {
    if (!LATER[language]?.has(word)) return false;
    const next = words.slice(at + 1, at + 4).find((one) => !told.small.has(one)) ?? '';
    return isNoun(next, 'things', told, language);
  });
}

function blames(words: readonly string[], language: string): boolean {
  const told = TOLD[language];
  const last = words.at(-1) ?? '';
  if (told === undefined || words.length > 6 || !WAS.test(words.join(' '))) return false;
  return told.animals.has(last) || told.names.has(last) || isNoun(last, 'people', told, language);
}
