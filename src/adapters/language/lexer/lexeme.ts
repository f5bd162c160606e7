import type { ProblemCode } from '../../../domain/chat/understanding.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Numeral } from './numerals.ts';

/** The typed pieces that a text falls into, before any of them has a part to play. */
export type Lexeme =
  | Readonly<{ is: 'word'; words: readonly string[]; written: string }>
  | Readonly<{ is: 'number'; numeral: Numeral; written: string; currency?: Currency }>
  | Readonly<{ is: 'address'; address: WalletAddress; written: string }>
  | Readonly<{ is: 'foreign-address'; address: string; written: string }>
  | Readonly<{ is: 'name'; written: string }>
  /** Something that was meant as an address, a name or a token and cannot be used. */
  | Readonly<{ is: 'invalid'; why: ProblemCode; written: string }>
  | Readonly<{ is: 'quotation'; written: string }>
  | Readonly<{ is: 'mark'; mark: Mark; written: string }>;

/** One plain word, or a lexeme that is no word. */
export type Piece = string | Exclude<Lexeme, { is: 'word' }>;

export type Currency = 'USD' | 'EUR' | 'GBP';

/** `.` ends a sentence, `,` a part of one; `->` is an arrow; `%` and `=` are themselves; `?` makes a question. */
export type Mark = '.' | '?' | ',' | '->' | '%' | '=' | '/' | '-' | '+';
