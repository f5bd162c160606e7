import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Piece } from '../piece.ts';
import type { Amount, Term } from './part.ts';

export const word = (english: string): Lexeme => ({ is: 'word', words: english.split(' '), written: english });

export const amountOf = ({ pieces }: Amount): Lexeme[] =>
  pieces.map((piece: Piece) => ('english' in piece ? word(piece.english.join(' ')) : piece));

/** "50 dollars of eth" */
export const countOf = (amount: Amount, { lexeme }: Term): Lexeme[] => [
  ...amountOf(amount),
  ...(amount.isMoney ? [word('of')] : []),
  lexeme,
];

export const slippageOf = (amount: Amount | undefined): Lexeme[] =>
  amount === undefined ? [] : [word('with'), ...amountOf(amount), word('percent'), word('slippage')];

export const placeOf = (preposition: string, term: Term | undefined): Lexeme[] =>
  term === undefined ? [] : [word(preposition), term.lexeme];
