import type { Lexeme } from '../../lexer/lexeme.ts';
import { word } from './lexemes.ts';

const DATIVES: ReadonlySet<string> = new Set('meinem unserem dem einem seinem ihrem meiner unserer'.split(' '));
/** They take the dative themselves, or part it from a noun before. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'an zu von mit bei aus nach auf in im uber unter vor hinter neben zwischen seit fur wegen durch um gegen ohne alle alles'.split(
    ' ',
  ),
);

/** "meinem Enkel" as "für meinem Enkel": the dative says for whom, and so never who does it. */
export const withDatives = (written: readonly Lexeme[]): Lexeme[] =>
  written.flatMap((lexeme, at) => {
    const before = written[at - 1];
    const isDative = lexeme.is === 'word' && DATIVES.has(lexeme.words[0] ?? '');
    const isGoverned = before?.is === 'word' && PREPOSITIONS.has(before.words[0] ?? '');
    return isDative && !isGoverned && !isOfNoun(before) ? [word('fur'), lexeme] : [lexeme];
  });

/** "das Rad meiner Schwester": behind a noun, which German writes with a capital, it may be a genitive. */
const isOfNoun = (before: Lexeme | undefined): boolean =>
  before?.is === 'word' && /^\p{Lu}\p{Ll}+$/u.test(before.written);
