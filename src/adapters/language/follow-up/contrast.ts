import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import { type Clause, carries, clausesOf } from './clauses.ts';
import { isOne, isValue, type Token, type TokenKind } from './token.ts';

const BESIDE: readonly TokenKind[] = ['soft', 'oops', 'no', 'marks', 'to', 'on', 'of', 'own', 'copula', 'network'];

/**
 * "usdc, pas usdt", "nicht usdc, dai": what is open is denied in one clause, and another value of its kind is said in the other. By
 * itself the denial ends the request.
 */
export function contrasts(tokens: readonly Token[], open: OpenFrame): boolean {
  const clauses = clausesOf(tokens);
  const valued = clauses.filter(carries);
  const [denied, ...others] = valued.filter(isDenial);
  const [meant, ...more] = valued.filter((clause) => !isDenial(clause));
  if (denied === undefined || meant === undefined || others.length + more.length > 0) return false;
  const [old, value] = [termOf(denied), termOf(meant)];
  const isOpen =
    old !== undefined && Object.values(open.slots).some((slot) => slot === old.token || slot === old.chain);
  const isKind = value !== undefined && old !== undefined && (value.token ? old.token : old.chain) !== undefined;
  return isOpen && isKind && clauses.every((clause) => clause.every((token) => isPart(token, clause === denied)));
}

/** "usdc, nicht dai": what denies one value and says another ends nothing. */
export function deniesOneOfTwo(tokens: readonly Token[]): boolean {
  const valued = clausesOf(tokens).filter((clause) => clause.some(isValue));
  return valued.some(isDenial) && !valued.every(isDenial);
}

const isDenial = (clause: Clause): boolean => clause.some((token) => isOne(token, 'not'));

const isPart = (token: Token, mayDeny: boolean): boolean =>
  token.is === 'term' || isOne(token, ...BESIDE) || (mayDeny && isOne(token, 'not'));

function termOf(clause: Clause) {
  const [only, more] = clause.filter(isValue);
  return only?.is === 'term' && more === undefined ? only : undefined;
}
