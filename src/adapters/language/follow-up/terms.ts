import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { CHAIN_OR_TOKEN } from '../words/nicknames.ts';
import type { Said, SaidCount } from './said.ts';
import { isOne, type Term } from './token.ts';

const OF_TOKENS = ['gives', 'gets', 'half', 'double', 'all', 'of', 'more', 'less', 'adds', 'subtracts'] as const;

type SaidTerm = Said<Term>;
const COINS: ReadonlySet<string> = new Set(['eth', 'ether', 'btc', 'sol']);

/** A name is a network behind "on" or "network", or where nothing else is called so. */
export function isPlace({ value, governor, clause, at }: SaidTerm, open: Slots, denied: readonly SaidTerm[]): boolean {
  if (value.chain === undefined || COINS.has(value.text)) return false;
  const isCalled = [clause[at - 1], clause[at + 1], clause[at - 2]].some((token) => isOne(token, 'network'));
  if (value.token === undefined || isCalled || governor === 'on') return true;
  // "gemeint war optimism": the token of the payment is known, and nothing is counted.
  const isNetwork = CHAIN_OR_TOKEN.has(value.text) && open.token !== undefined && open.fromChain !== undefined;
  if (isNetwork && governor === undefined && !clause.some((token) => isOne(token, 'amount', 'token', ...OF_TOKENS)))
    return true;
  return denied.some((other) => other.value.chain !== undefined && other.value.chain === open.fromChain);
}

/** Where the tokens go; undefined where two parts of the request could be meant. */
export function tokensFor(
  terms: readonly SaidTerm[],
  denied: readonly SaidTerm[],
  { intent, slots }: OpenFrame,
): Partial<Slots> | undefined {
  const symbols = new Map(terms.map((term) => [term.value.token, term]));
  if (intent === 'transfer') {
    // "I said usdt, it is dai"
    if (symbols.size > 1) symbols.delete(slots.token);
    const [token] = symbols.keys();
    return symbols.size > 1 ? undefined : token === undefined ? {} : { token };
  }
  const found: { fromToken?: string; toToken?: string } = {};
  for (const [token, term] of symbols) {
    const slot = sideOf(term, denied, slots);
    if (slot === undefined || token === undefined || found[slot] !== undefined) return undefined;
    found[slot] = token;
  }
  const after = { ...slots, ...found };
  return after.fromToken !== undefined && after.fromToken === after.toToken ? undefined : found;
}

function sideOf({ value, governor, clause }: SaidTerm, denied: readonly SaidTerm[], slots: Slots) {
  const { fromToken, toToken } = slots;
  if (value.token === fromToken) return 'fromToken';
  if (value.token === toToken) return 'toToken';
  const replaced = denied.map((term) => term.value.token);
  if (fromToken !== undefined && replaced.includes(fromToken)) return 'fromToken';
  if (toToken !== undefined && replaced.includes(toToken)) return 'toToken';
  const [gives, gets] = [clause.some((token) => isOne(token, 'gives')), clause.some((token) => isOne(token, 'gets'))];
  if (gives !== gets) return gives ? 'fromToken' : 'toToken';
  if (governor === 'with' || governor === 'from') return 'fromToken';
  if (governor === 'to') return 'toToken';
  if (fromToken === undefined && toToken !== undefined) return 'fromToken';
  return toToken === undefined && fromToken !== undefined ? 'toToken' : undefined;
}

/** The part of a swap that a number counts, by its unit. */
export function countedSide(
  counts: readonly SaidCount[],
  { fromToken, toToken, amountSide }: Slots,
): 'to' | undefined | 'unclear' {
  const unit = counts.find((count) => count.unit?.token !== undefined)?.unit?.token;
  if (unit === undefined) return amountSide;
  if (unit === toToken) return 'to';
  return unit === fromToken ? undefined : 'unclear';
}
