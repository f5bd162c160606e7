import * as words from '../licence/english-words.ts';
import { COURTESY, FIRM, SEPARATOR } from '../licence/frame-parts.ts';
import { BEST, MARKET, SLIPPAGE } from '../licence/parts.ts';
import { any, either, maybe, type Pattern, seq } from '../licence/pattern.ts';
import type { Draft } from './draft.ts';
import type { Coin } from './values.ts';

/** What stands around the values, and what it says of the request. */
type Around = Readonly<{
  pattern: Pattern;
  /** Only before a verb, or where a clause starts. */
  isLead?: true;
  adds: (draft: Draft) => Draft | undefined;
}>;

const wrapped = (draft: Draft, token: Coin | undefined, coin: Coin | undefined): Draft | undefined =>
  coin !== undefined && token?.item.token === `W${coin.item.token}`
    ? { ...draft, asks: true, isStart: false }
    : undefined;
const same = (draft: Draft): Draft => draft;

const DEED = any('swap|trade|exchange|conversion|order|bridge|purchase|sale|rebalance|bridging|transaction');
const HEADING = either(
  seq(maybe(any('new|a new|my|the|todays|quick|one')), DEED, any('request|order|instruction|please|pls|plz|needed')),
  seq(any('new|one|quick|todays|my next'), maybe(any('quick|small|little')), either(DEED, any('job|task|request'))),
  any(
    'please execute|execute|decided|i have decided|rebalance|rebalancing|time to swap|time to trade|here is my order|here is my request',
  ),
);
const HOME = any(
  'from my wallet|from my account|out of my wallet|outta my wallet|out of my account|outta my account|from my balance|out of my balance|from here|from my side|from my holdings|in my wallet|in my account|from my stash|from my bag|from my bags|from my stack|from my position|of mine|to my wallet|into my wallet|to my bag|to my bags|to my stack|to my account|to my portfolio|to my holdings|into my account|in there|in here',
);
const OWNED = any('that i have|that i hold|that i own|i have|i hold|i own|i have left');
const BOUND = seq(
  any('do not let|keep|hold|never let|do not want|make sure'),
  maybe(any('the|my')),
  any('slippage|slip|price impact|the slippage'),
  any('go over|go above|exceed|below|under|within|be over|above|over|at most|at|stays under|stays below|to|max'),
  any('§r'),
);
/** "kindly arrange for 90 dai to be swapped": what is done comes behind what it is done to. */
const DONE_FOR = any(
  'arrange for|please arrange for|kindly arrange for|see that|make sure that|please have|have|please get|get|i need|i want|i would like|we need|we want|what i need is|what i want is|what i need from you is|what i need from you :|what i need from u :|what i need :|what i want :|what i need from u is|all i need is|i would love',
);
const APPRECIATED = either(
  any(words.MINDING),
  seq(any(words.ASKING), any('mind')),
  any(
    'would really appreciate you|would appreciate you|i would appreciate you|i would really appreciate you|i would love you',
  ),
);

export const AROUND: readonly Around[] = [
  {
    pattern: either(SEPARATOR, any('and|so|then|so then|and then|and so|now|and now|so now')),
    adds: (draft) => ({ ...draft, isStart: true }),
  },
  // "31 uni which i wish to sell"
  {
    pattern: any('which|that'),
    adds: (draft) => (draft.held === undefined ? undefined : { ...draft, isStart: true }),
  },
  { pattern: FIRM, adds: (draft) => ({ ...draft, asks: true }) },
  { pattern: either(COURTESY, MARKET, BEST, HOME), adds: same },
  { pattern: OWNED, adds: (draft) => (draft.isStart ? undefined : draft) },
  { pattern: any(words.GREETING), isLead: true, adds: same },
  { pattern: any('it is me again|me again|this time|first'), isLead: true, adds: same },
  { pattern: any('exactly|precisely|nothing else|nothing more|in full|only'), adds: same },
  { pattern: any(words.SOFT), isLead: true, adds: same },
  { pattern: DONE_FOR, isLead: true, adds: (draft) => ({ ...draft, isOrdered: true }) },
  { pattern: HEADING, isLead: true, adds: (draft) => ({ ...draft, asks: true, isStart: false }) },
  { pattern: any(words.WISH), isLead: true, adds: (draft) => ({ ...draft, asks: true, awaits: 'verb' }) },
  {
    pattern: any(words.ASKING),
    isLead: true,
    adds: (draft) => ({ ...draft, asks: true, awaits: 'verb', isPolite: true }),
  },
  { pattern: APPRECIATED, isLead: true, adds: (draft) => ({ ...draft, asks: true, awaits: 'gerund', isPolite: true }) },
  // "5 uni to usdc, swap it"
  {
    pattern: any('swap|swap it|swap them|convert it|exchange it|trade it|convert'),
    isLead: true,
    adds: (draft) => (draft.loose === undefined ? undefined : { ...draft, asks: true, trades: true, isStart: false }),
  },
  // "5 weth to eth (unwrap)"; of other tokens it would be another step
  { pattern: any('unwrap|unwrap it'), isLead: true, adds: (draft) => wrapped(draft, draft.loose?.coin, draft.gets) },
  { pattern: any('wrap|wrap it'), isLead: true, adds: (draft) => wrapped(draft, draft.gets, draft.loose?.coin) },
  { pattern: any('?'), adds: (draft) => (draft.isPolite ? { ...draft, isStart: true } : undefined) },
];

/** A bound of the slippage, which both grammars read as it stands. */
export const BOUNDS: readonly Pattern[] = [SLIPPAGE, BOUND];
