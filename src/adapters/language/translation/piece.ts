import type { Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** A word with what it means, or a value. `follows`: it belongs to the value before it. */
export type Piece = Readonly<{ english: readonly string[]; follows: boolean }> | Lexeme;
export type Meaning = Extract<Piece, { english: readonly string[] }>;

export const said = (english: string, follows = false): Meaning => ({ english: [english], follows });
export const nothing: Meaning = { english: [], follows: false };

/** What a word means; empty for a value. */
export const textOf = (piece: Piece | undefined): string =>
  piece !== undefined && 'english' in piece ? piece.english.join(' ') : '';
export const lexemeOf = (piece: Piece | undefined): Lexeme | undefined =>
  piece === undefined || 'english' in piece ? undefined : piece;
/** The first word of a name; empty for everything else. */
export const nameOf = (piece: Piece | undefined): string => {
  const lexeme = lexemeOf(piece);
  return lexeme?.is === 'word' ? (lexeme.words[0] ?? '') : '';
};
export const isNumber = (piece: Piece | undefined): boolean => lexemeOf(piece)?.is === 'number';
export const isToken = (piece: Piece | undefined, lexicon: Lexicon): boolean =>
  lexicon.symbolOf(nameOf(piece)) !== undefined;

/** A piece as a lexeme: its English words as one. */
export const lexemeOfPiece = (piece: Piece): Lexeme => {
  if (!('english' in piece)) return piece;
  const written = piece.english.join(' ');
  return { is: 'word', words: written.split(' '), written };
};
