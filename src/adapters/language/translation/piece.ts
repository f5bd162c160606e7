import type { Lexeme } from '../lexer/lexeme.ts';

/** A word with what it means, or a value. `follows`: it belongs to the value before it. */
export type Piece = Readonly<{ english: readonly string[]; follows: boolean }> | Lexeme;
