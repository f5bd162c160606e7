import { any, type Rule } from '../../rule.ts';

export const MARK = any(', |.|!|;');
/** Behind "no": a stop makes it the short form of "number". */
export const STOP_NO = any(', |!|;');
/** Behind "correction", too, a colon. */
export const MARK_OR_COLON = any(', |.|!|;|:');

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
