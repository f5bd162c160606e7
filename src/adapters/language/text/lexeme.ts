import type { ChainRef, ProblemCode, RelativeAmount, TokenRef } from '../../../domain/chat/understanding.ts';
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

export type AmountReading =
  | Readonly<{ kind: 'exact'; value: string }>
  | RelativeAmount
  | Readonly<{ kind: 'unclear'; options: readonly string[] }>
  | Readonly<{ kind: 'malformed' }>;

/** A known token, a known chain, or a word that is both. */
export type Term = Readonly<{
  is: 'term';
  token?: TokenRef;
  chain?: ChainRef;
  /** A full name that a chain and a token share: "arbitrum". */
  isShared: boolean;
  /** A chain that this service does not support. */
  unsupported?: true;
  text: string;
}>;

/** An EVM address (which may be the contract of a token), a name, or an address of another chain (`foreign`). */
export type Account = Readonly<{ is: 'account'; account: string; token?: TokenRef; foreign: boolean; text: string }>;

/** A tagged part of a text: the input of the parser. */
export type Item =
  | Term
  | Account
  | Readonly<{ is: 'amount'; amount: AmountReading; text: string }>
  | Readonly<{ is: 'rate'; bps: number; amount: AmountReading; text: string }>
  | Readonly<{ is: 'invalid'; why: ProblemCode; text: string }>
  /** Any other word. `raw`: as it was typed. */
  | Readonly<{ is: 'unknown'; text: string; raw: string }>
  | Readonly<{ is: 'mark'; mark: Mark; text: string }>
  /** A character without a meaning to the grammar, such as a currency sign that it does not know. */
  | Readonly<{ is: 'sign'; text: string }>
  | Readonly<{ is: 'quotation'; text: string }>;
