import { plainDecimal } from '../../../domain/chat/decimal.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { isNumber, nothing, type Piece, textOf } from './piece.ts';
import { isSpelled } from './spelled-numbers.ts';

const JOINTS: ReadonlySet<string> = new Set(['of', 'in', 'on', 'into', 'worth of', 'worth', 'from']);
const UNREADABLE: Lexeme = { is: 'number', numeral: { kind: 'malformed' }, written: '?' };

/** "200 reais em usdc": an amount of money whose rate is not known is asked about, and never taken for tokens. */
export function inCurrencies(pieces: readonly Piece[]): Piece[] {
  const isMoney = (piece: Piece | undefined) => textOf(piece) === 'unknown money';
  const isCount = (piece: Piece | undefined) => isNumber(piece) || isSpelled(piece);
  if (!pieces.some(isMoney)) return [...pieces];
  return pieces.map((piece, at): Piece => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    if (isCount(piece) && (isMoney(before) || isMoney(next))) return UNREADABLE;
    if (isMoney(piece) && (isCount(before) || isCount(next))) return nothing;
    return isMoney(before) && JOINTS.has(textOf(piece)) ? nothing : piece;
  });
}

/** In languages with a decimal comma, "1,500" is one and a half to some and fifteen hundred to others. */
export function withDoubtfulCommas(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme) => {
    const [, whole, rest] = /(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d.,])/.exec(lexeme.written) ?? [];
    if (lexeme.is !== 'number' || lexeme.numeral.kind !== 'exact' || whole === undefined || rest === undefined)
      return lexeme;
    const options = [plainDecimal(whole, rest), `${whole}${rest}`];
    return { ...lexeme, numeral: { kind: 'unclear', options } };
  });
}
