import type { Lexeme } from '../../lexer/lexeme.ts';

export type Clause = Readonly<{ lexemes: readonly Lexeme[]; mark?: Lexeme }>;

/** The parts of a text between its marks. */
export function clausesOf(written: readonly Lexeme[]): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  written.forEach((lexeme, at) => {
    if (lexeme.is !== 'mark' || !['.', ',', '?'].includes(lexeme.mark)) return;
    clauses.push({ lexemes: written.slice(start, at), mark: lexeme });
    start = at + 1;
  });
  return [...clauses, { lexemes: written.slice(start) }];
}
