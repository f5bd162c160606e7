import type { Item, Term } from '../tagger/item.ts';
import type { Coin, Count, Value } from './values.ts';

/** What leaves the wallet, and what arrives in it. */
export type Side = 'gives' | 'gets';

/** What is understood of a trade so far, read from left to right. */
export type Draft = Readonly<{
  gives?: Coin;
  gets?: Coin;
  count?: Count;
  counts?: Side;
  /** What the speaker has: it is given when the request refers to it. */
  held?: Value;
  /** An amount or a token whose side is told by what follows: "5 uni to usdc please". */
  loose?: Value;
  on?: Term;
  from?: Term;
  to?: Term;
  slippage: readonly Item[];
  verb: 'swap' | 'bridge' | 'wrap' | 'unwrap';
  /** Whether a word of trading was said, after which the name of a protocol is its token. */
  trades: boolean;
  /** The side of the object of the last verb. */
  object?: Side;
  /** The side of the token that was named last: "all of it" is of that. */
  last?: Side;
  /** What is asked for is what was said before: "make it dai". */
  refers: boolean;
  /** Whether what arrives was only put somewhere: "into aave" may be a deposit. */
  isPut: boolean;
  /** "i need", "have": something done asks for it. */
  isOrdered: boolean;
  /** "send": for whom, is not said. */
  isSent: boolean;
  /** The network that "there" stands for. */
  place?: Term;
  /** Whether something shows that it is asked for. */
  asks: boolean;
  /** Asked as a question. */
  isPolite: boolean;
  /** Whether a clause may start here. */
  isStart: boolean;
  /** What must follow "i want to" and "would you mind". */
  awaits: 'verb' | 'gerund' | undefined;
  /** "replace": what is behind "with" arrives. */
  replaces: boolean;
  /** A labelled amount without a token. */
  bare?: Count;
  /** A labelled token that stays the same on another network. */
  asset?: Coin;
  /** How many values have a label: "sell: 5 eth". */
  labels: number;
}>;

export const EMPTY: Draft = {
  slippage: [],
  verb: 'swap',
  trades: false,
  refers: false,
  isPut: false,
  isOrdered: false,
  isSent: false,
  asks: false,
  isPolite: false,
  isStart: true,
  awaits: undefined,
  replaces: false,
  labels: 0,
};

export const isSameCoin = (a: Coin, b: Coin): boolean => a.item.token === b.item.token;
export const isSameCount = (a: Count, b: Count): boolean => JSON.stringify(a.amount) === JSON.stringify(b.amount);
const isPart = ({ amount: { kind } }: Count): boolean => kind === 'share' || kind === 'max';

/** The draft with an amount; undefined when another one is meant already. A share or everything is of what is held. */
export function counted(draft: Draft, count: Count, side: Side): Draft | undefined {
  if (isPart(count) && side === 'gets') return undefined;
  if (draft.count === undefined) return { ...draft, count, counts: side };
  return isSameCount(draft.count, count) && draft.counts === side ? draft : undefined;
}

/** The draft with a value on one side; undefined when that side has another one. */
export function placed(draft: Draft, side: Side, { coin, count, chain }: Value): Draft | undefined {
  const other = side === 'gives' ? draft.gets : draft.gives;
  const own = draft[side];
  if (coin !== undefined && own !== undefined && !isSameCoin(own, coin)) return undefined;
  if (coin !== undefined && other !== undefined && isSameCoin(other, coin)) return undefined;
  const named: Draft | undefined = coin === undefined ? draft : { ...draft, [side]: coin, last: side };
  const there = chain === undefined ? named : chained(named, side === 'gives' ? 'from' : 'to', chain);
  return count === undefined || there === undefined ? there : counted(there, count, side);
}

/** The draft with a network; undefined when another one is meant already. */
export function chained(draft: Draft, place: 'on' | 'from' | 'to', chain: Term): Draft | undefined {
  const before = draft[place];
  return before === undefined || before.chain === chain.chain ? { ...draft, [place]: chain } : undefined;
}

/**
 * An amount without a token: of what was named before, where that is one. "all of it" is of what is given; a number is only taken
 * where one token was named.
 */
export function countedOfLast(draft: Draft, count: Count): Draft | undefined {
  if (isPart(count)) return counted({ ...draft, refers: true }, count, 'gives');
  const named = [draft.gives, draft.gets, draft.held?.coin, draft.loose?.coin].filter((coin) => coin !== undefined);
  if (named.length !== 1) return undefined;
  if (draft.loose !== undefined)
    return draft.loose.count === undefined ? { ...draft, loose: { ...draft.loose, count } } : undefined;
  return counted({ ...draft, refers: true }, count, draft.gets === undefined ? 'gives' : 'gets');
}
