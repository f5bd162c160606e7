import { isNumber, nothing, type Piece, textOf } from './piece.ts';

const JOINTS: ReadonlySet<string> = new Set(['of', 'in', 'on', 'into', 'worth of', 'worth', 'from']);

/** "200 reais em usdc": an amount of money whose rate is not known is asked about, and never taken for tokens. */
export function inCurrencies(pieces: readonly Piece[]): Piece[] {
  const isMoney = (piece: Piece | undefined) => textOf(piece) === 'unknown money';
  if (!pieces.some(isMoney)) return [...pieces];
  return pieces.map((piece, at): Piece => {
    const isCounted = isNumber(piece) && (isMoney(pieces[at + 1]) || isMoney(pieces[at - 1]));
    if (isCounted && !('english' in piece))
      return { is: 'number', numeral: { kind: 'malformed' }, written: piece.written };
    if (isMoney(piece)) return nothing;
    return isMoney(pieces[at - 1]) && JOINTS.has(textOf(piece)) ? nothing : piece;
  });
}
