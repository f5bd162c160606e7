import type { ProblemCode } from '../../../domain/chat/understanding.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Numeral } from './numerals.ts';

/** A typed piece of a text, before its role in the sentence is known. */
export type Lexeme =
  | Readonly<{ is: 'word'; words: readonly string[]; written: string }>
  | Readonly<{ is: 'number'; numeral: Numeral; written: string; currency?: Currency }>
  | Readonly<{ is: 'address'; address: WalletAddress; written: string }>
  | Readonly<{ is: 'foreign-address'; address: string; written: string }>
  | Readonly<{ is: 'name'; written: string }>
  /** An intended address, name or token that cannot be used. */
  | Readonly<{ is: 'invalid'; why: ProblemCode; written: string }>
  | Readonly<{ is: 'quotation'; written: string }>
  /** A character without a meaning to the grammar. */
  | Readonly<{ is: 'sign'; written: string }>
  | Readonly<{ is: 'mark'; mark: Mark; written: string }>;

/** One lower-case word, or a lexeme of another type. */
export type Piece = string | Exclude<Lexeme, { is: 'word' }>;

export type Currency = 'USD' | 'EUR' | 'GBP';

/** `.` stands for every sign that ends a sentence, and `,` for every sign that separates parts of one; `->` is any arrow. */
export type Mark = '.' | '?' | ',' | '->' | '%' | '=' | '/' | '-' | '+';
