import type { ChainRef, ProblemCode, RelativeAmount, TokenRef } from '../../../domain/chat/understanding.ts';
import type { Mark } from '../lexer/lexeme.ts';
import type { Role } from '../words/roles.ts';

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
  /** A full name that chain and token share evenly: "arbitrum". */
  isShared: boolean;
  /** A chain that people name and this service does not serve. */
  unsupported?: true;
  text: string;
}>;

/** An EVM address (which may be a token's) or a name. */
export type Account = Readonly<{ is: 'account'; account: string; token?: TokenRef; foreign: boolean; text: string }>;

/** The pieces of a sentence that its grammar is made of. */
export type Item =
  | Term
  | Account
  | Readonly<{ is: 'amount'; amount: AmountReading; text: string }>
  | Readonly<{ is: 'rate'; bps: number; amount: AmountReading; text: string }>
  | Readonly<{ is: 'invalid'; why: ProblemCode; text: string }>
  | Readonly<{ is: 'role'; role: Role; text: string }>
  | Readonly<{ is: 'unknown'; text: string }>
  | Readonly<{ is: 'mark'; mark: Mark; text: string }>
  | Readonly<{ is: 'quotation'; text: string }>;
