import type { ChainRef } from '../../../../domain/chat/understanding.ts';
import { CHAIN_OR_TOKEN } from '../../words/nicknames.ts';
import { said, textOf } from '../piece.ts';
import { isSpelled } from '../spelled-numbers.ts';
import { type Amount, governorOf, isAt, type Part, type Preposition, type Term } from './part.ts';

/** A token or a network with the amount of it and its preposition. */
export type Named = Readonly<{ term: Term; at: number; amount?: Amount; governor?: Preposition }>;
export type Values = Readonly<{ parts: readonly Part[]; named: readonly Named[]; slippage?: Amount }>;

/** Tokens and networks in their order; undefined where a number has no single place. */
export function valuesIn(all: readonly Part[], language = ''): Values | undefined {
  const found = withoutSlippage(withoutReferences(all));
  const { parts, slippage } = found;
  // "höchstens 50 usdc": how much it is, is left open.
  if (parts.some(({ is }) => is === 'most')) return undefined;
  const amounts = parts.flatMap((part, at) => (part.is === 'amount' ? [at] : []));
  const terms = parts.flatMap((part, at) => (part.is === 'term' ? [at] : []));
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1 || isAt(parts, amount - 1, 'unknown')) return undefined;
  const counted = (language === 'tr' ? sharedBefore(parts, amount) : undefined) ?? countedBy(parts, amount, terms);
  if (counted === undefined) return undefined;
  const named = terms.map((at): Named => {
    const governor = governorOf(parts, at === counted && at > amount && !isFollowed(parts, at) ? amount : at);
    const term = parts[at] as Term;
    return { term, at, ...(at === counted && { amount: shareOf(parts, amount) }), ...(governor && { governor }) };
  });
  return { parts, named, ...(slippage && { slippage }) };
}

const isFollowed = (parts: readonly Part[], at: number): boolean => {
  const next = parts[at + 1];
  return next?.is === 'preposition' && next.follows;
};

const BETWEEN: readonly Part['is'][] = ['aside', 'article', 'own', 'percent'];
const isJoint = (part: Part | undefined): boolean =>
  part !== undefined &&
  (BETWEEN.includes(part.is) ||
    (part.is === 'preposition' && !part.follows && ['of', 'from', 'into', 'on'].includes(part.preposition)));

/** "usdc'lerimin yarısını": a Turkish share stands behind what it is a part of. */
function sharedBefore(parts: readonly Part[], amount: number): number | undefined {
  const share = parts[amount];
  const before = parts[amount - 1];
  const isPart = share?.is === 'amount' && share.pieces.some((piece) => / of my$/.test(textOf(piece)));
  return isPart && before?.is === 'term' && before.token !== undefined ? amount - 1 : undefined;
}

/** The term that an amount counts: behind it, before it, or the only token there is. */
function countedBy(parts: readonly Part[], amount: number, terms: readonly number[]): number | undefined {
  const isToken = (at: number) => (parts[at] as Term).token !== undefined;
  const next = terms.find((at) => at > amount && isToken(at));
  const isBetween = next !== undefined && parts.slice(amount + 1, next).every(isJoint);
  if (isBetween && isUnit(parts, amount, next)) return next;
  const before = terms.filter((at) => at < amount && isToken(at)).at(-1);
  if (before !== undefined && parts.slice(before + 1, amount).every(({ is }) => BETWEEN.includes(is))) return before;
  const tokens = terms.filter((at) => isToken(at) && !CHAIN_OR_TOKEN.has((parts[at] as Term).text));
  return tokens.length === 1 && !isMoney(parts[amount]) ? tokens[0] : undefined;
}

/** "50 usdc", "25 % of my usdc", "35 € in usdc"; "in" and "on" join only money and shares. */
const isUnit = (parts: readonly Part[], amount: number, term: number): boolean =>
  isMoney(parts[amount]) ||
  isAt(parts, amount + 1, 'percent') ||
  parts
    .slice(amount + 1, term)
    .every((part, at, between) =>
      part.is === 'preposition'
        ? part.preposition === 'of'
        : !(part.is === 'article' || part.is === 'own') ||
          isShare(parts[amount]) ||
          between[at - 1]?.is === 'preposition',
    );

/** "all my usdc": words that count what is owned. */
const isShare = (part: Part | undefined): boolean =>
  part?.is === 'amount' && part.pieces.some((piece) => 'english' in piece && !isSpelled(piece));

const isMoney = (part: Part | undefined): boolean => part?.is === 'amount' && part.isMoney;

function shareOf(parts: readonly Part[], at: number): Amount {
  const amount = parts[at] as Amount;
  return isAt(parts, at + 1, 'percent')
    ? { ...amount, pieces: [...amount.pieces, said('percent'), said('of my')] }
    : amount;
}

/** "invoice no. 88": a number behind a label that no token follows. */
const withoutReferences = (parts: readonly Part[]): Part[] =>
  parts.map((part, at): Part => {
    const isLabelled = part.is === 'amount' && !part.isMoney && isAt(parts, at - 1, 'label');
    return isLabelled && !isAt(parts, at + 1, 'term', 'percent') ? { is: 'aside' } : part;
  });

const NEAR_SLIPPAGE: readonly Part['is'][] = ['most', 'aside', 'article', 'tells', 'preposition', 'slippage', 'break'];

/** The part "slippage 1 %" apart from the others. */
function withoutSlippage(parts: readonly Part[]): { parts: readonly Part[]; slippage?: Amount } {
  const word = parts.findIndex(({ is }) => is === 'slippage');
  const percent = parts.findIndex(
    (part, at) =>
      part.is === 'amount' &&
      isAt(parts, at + 1, 'percent') &&
      parts
        .slice(Math.min(word, at) + 1, Math.max(word, at))
        .every(({ is }) => NEAR_SLIPPAGE.includes(is) || is === 'percent'),
  );
  const slippage = parts[percent];
  if (word < 0 || slippage?.is !== 'amount') return { parts };
  const [start, end] = [Math.min(word, percent), Math.max(word, percent + 1)];
  const rest = [...parts.slice(0, start), ...parts.slice(end + 1)].filter(({ is }) => is !== 'most');
  return { parts: rest, slippage };
}

/** The networks among the terms that are not tokens of the request; undefined where one cannot be a network. */
export function chainsAmong(named: readonly Named[]): ReadonlyMap<ChainRef, Named> | undefined {
  const chains = new Map<ChainRef, Named>();
  for (const one of named) {
    const { chain, token, text } = one.term;
    const isCoin = token !== undefined && (text === 'eth' || text === 'btc' || text === 'sol' || text === 'ether');
    if (chain === undefined || isCoin) return undefined;
    if (!chains.has(chain)) chains.set(chain, one);
  }
  return chains;
}
