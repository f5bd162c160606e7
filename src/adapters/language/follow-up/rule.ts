import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import type { Clause } from './clauses.ts';
import { isOne, type TokenKind } from './token.ts';

/** Whether a clause says something that has no part in a change. */
export type Rule = (clause: Clause, change: Change) => boolean;
/** `replaces`: something that the request has already would be another. */
export type Change = Readonly<{ open: OpenFrame; replaces: boolean }>;

export const has = (clause: Clause, ...kinds: readonly TokenKind[]): boolean =>
  clause.some((token) => isOne(token, ...kinds));
