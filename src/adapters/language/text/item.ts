import type { ChainRef, ProblemCode, RelativeAmount, TokenRef } from '../../../domain/chat/understanding.ts';
import type { Mark } from './lexeme.ts';

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
