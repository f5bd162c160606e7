import type { Lexicon } from '../words/lexicon.ts';
import { isNumber, isToken, lexemeOf, type Piece, said, textOf } from './piece.ts';

const SHARES: ReadonlySet<string> = new Set([
  'all my',
  'half of my',
  'a quarter of my',
  'a third of my',
  'three quarters of my',
]);
const OWN: ReadonlySet<string> = new Set(['my', 'the', 'of', '']);

const isPercent = (piece: Piece | undefined): boolean => {
  const lexeme = lexemeOf(piece);
  return (lexeme?.is === 'mark' && lexeme.mark === '%') || textOf(piece) === 'percent';
};

/** Puts a share before what it is a share of: "usdc'min %25'i" and "我usdc的25%" are 25 % of my usdc. */
export function withShares(all: readonly Piece[], lexicon: Lexicon): Piece[] {
  const pieces = percentLast(all.filter((piece) => !('english' in piece) || piece.english.length > 0));
  const isThing = (piece: Piece | undefined) => isToken(piece, lexicon) || isNumber(piece);
  const at = pieces.findIndex(
    (piece, index) => isToken(piece, lexicon) && shareAfter(pieces, index + 1, isThing) !== undefined,
  );
  const share = shareAfter(pieces, at + 1, isThing);
  if (at < 0 || share === undefined) return pieces;
  const { parts, end } = share;
  const start = textOf(pieces[at - 1]) === 'my' ? at - 1 : at;
  return [...pieces.slice(0, start), ...parts, pieces[at] as Piece, ...pieces.slice(end)];
}

function shareAfter(
  pieces: readonly Piece[],
  from: number,
  isThing: (piece: Piece | undefined) => boolean,
): { parts: Piece[]; end: number } | undefined {
  let at = from;
  while (at < from + 2 && OWN.has(textOf(pieces[at])) && lexemeOf(pieces[at]) === undefined && pieces[at] !== undefined)
    at += 1;
  const [first, second] = [pieces[at], pieces[at + 1]];
  const end = (past: number) =>
    textOf(pieces[past]) === '' && lexemeOf(pieces[past]) === undefined && pieces[past] !== undefined ? past + 1 : past;
  if (isNumber(first) && isPercent(second) && first !== undefined && second !== undefined)
    return textOf(pieces[at + 2]) === 'slippage' || textOf(pieces[from - 2]) === 'slippage'
      ? undefined
      : { parts: [first, second, said('of my')], end: end(at + 2) };
  return first !== undefined && SHARES.has(textOf(first)) && !isThing(pieces[at + 1])
    ? { parts: [first], end: end(at + 1) }
    : undefined;
}

/** In Turkish the sign stands before the number. */
function percentLast(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (const [at, piece] of ordered.entries()) {
    if (!isPercent(piece) || !isNumber(ordered[at + 1]) || isNumber(ordered[at - 1])) continue;
    ordered.splice(at, 2, ordered[at + 1] as Piece, piece);
  }
  return ordered;
}
