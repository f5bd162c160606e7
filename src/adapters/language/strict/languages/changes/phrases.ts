import { any, either, maybe, type Rule, seq } from '../../rules/rule.ts';
import type { Pattern } from './change-words.ts';

export const MARK = any(', |.|!|;');
/** Behind "no": a stop makes it the short form of "number". */
export const STOP_NO = any(', |!|;');

/** Clauses that need no mark before them: "better 30, for I am short" without one is a statement of 30. */
export const becauseIn = (asides: string): string =>
  asides
    .split('|')
    .filter((aside) => /^(?:que|porque|weil) /.test(aside))
    .join('|');

/** A list of phrases; Chinese ones letter by letter. */
export const phrasesIn =
  (language: string) =>
  (list: string): Rule =>
    any(
      language === 'zh'
        ? list
            .split('|')
            .map((phrase) => [...phrase].join(' '))
            .join('|')
        : withCopula(list),
    );

/** Portuguese "é" is, and "e" is and: without marks on letters they would be one word. */
export const withCopula = (list: string): string => list.replaceAll('é', 'ee');

/** One of the patterns. A list that ends with `|` may be left out. */
export const patternsIn = (p: (list: string) => Rule, patterns: readonly Pattern[]): Rule =>
  either(...patterns.map((lists) => seq(...lists.map((list) => (list.endsWith('|') ? maybe(p(list)) : p(list))))));
