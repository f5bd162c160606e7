import type { ChainRef } from '../../../../domain/chat/understanding.ts';
import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Piece } from '../piece.ts';

export type Preposition = 'to' | 'into' | 'from' | 'on' | 'with' | 'for' | 'of';
export type Deed =
  | 'send'
  | 'swap'
  | 'buy'
  | 'sell'
  | 'bridge'
  | 'wrap'
  | 'unwrap'
  | 'move'
  | 'pass'
  | 'put'
  | 'get'
  | 'receive';
export type Term = Readonly<{ is: 'term'; lexeme: Lexeme; text: string; token?: string; chain?: ChainRef }>;
export type Amount = Readonly<{ is: 'amount'; pieces: readonly Piece[]; isMoney: boolean }>;

/**
 * What a word does in a request, wherever it stands. `aside`: it says nothing about the request. `thing` and `person`: a noun,
 * which before a verb may be who does it. `told`: a clause that tells something beside the request. `turning`: it may deny, doubt
 * or report, or is not known to be harmless.
 */
export type Part =
  | Term
  | Amount
  | Readonly<{ is: 'account'; lexeme: Lexeme }>
  | Readonly<{ is: 'deed'; deed: Deed; isNoun: boolean }>
  | Readonly<{ is: 'preposition'; preposition: Preposition; follows: boolean }>
  | Readonly<{
      is:
        | 'asks'
        | 'wants'
        | 'polite'
        | 'aside'
        | 'article'
        | 'own'
        | 'tells'
        | 'called'
        | 'thing'
        | 'person'
        | 'label'
        | 'slippage'
        | 'most'
        | 'percent';
    }>
  | Readonly<{
      is:
        | 'break'
        | 'told'
        | 'arrow'
        | 'question'
        | 'network'
        | 'unknown'
        | 'turning'
        | 'corrects'
        | 'denies'
        | 'withdraws';
    }>;

export const isAt = (parts: readonly Part[], at: number, ...kinds: readonly Part['is'][]): boolean => {
  const part = parts[at];
  return part !== undefined && kinds.includes(part.is);
};

/** What may stand between a preposition and what it belongs to. */
const isSmall = (parts: readonly Part[], at: number): boolean =>
  isAt(parts, at, 'aside', 'polite', 'article', 'own', 'network', 'tells');

/** The preposition of the part at this place: before it, or behind it in languages with endings. */
export function governorOf(parts: readonly Part[], at: number): Preposition | undefined {
  const next = parts[at + 1];
  if (next?.is === 'preposition' && next.follows) return next.preposition;
  let before = at - 1;
  while (isSmall(parts, before) || isOf(parts, before)) before -= 1;
  const found = parts[before];
  if (found?.is === 'arrow') return 'to';
  if (found?.is === 'preposition' && !found.follows) return found.preposition;
  return isOf(parts, before + 1) ? 'of' : undefined;
}

const isOf = (parts: readonly Part[], at: number): boolean => {
  const part = parts[at];
  return part?.is === 'preposition' && part.preposition === 'of' && !part.follows;
};
