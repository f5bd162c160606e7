import type { Account, AmountReading, Item, Term } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

export type Marker = 'none' | 'to' | 'from' | 'on' | 'for' | 'with' | 'in' | 'at' | 'and' | 'or' | 'per' | 'worth';

/** A word that starts a new group of phrases: a verb, or a question word such as "how much". */
export type Opener =
  | 'send'
  | 'swap'
  | 'sell'
  | 'buy'
  | 'bridge'
  | 'spend'
  | 'want'
  | 'wrap'
  | 'unwrap'
  | 'how-much'
  | 'what'
  | 'own';

/** An amount, what it is of, or both, with the preposition (`marker`) and verb (`opener`) in front of it. */
export type Phrase = {
  marker: Marker;
  opener: Opener | undefined;
  amount?: AmountReading;
  amountText?: string;
  term?: Term;
  /** The chain named directly before the token: "arbitrum usdc". */
  chainHint?: Term;
  account?: Account;
  invalid?: Extract<Item, { is: 'invalid' }>;
  /** The token to receive in "100 usdc worth of eth". */
  worthOf?: Term;
  /** Unknown words in the phrase: "100 foobar". */
  unknown: string[];
  /** Set when the next word decides whether the term is a token ("op tokens") or a chain ("the base network"). */
  forced?: 'token' | 'chain';
};

/** The parts of one segment, before its intent is known. */
export type Sentence = Readonly<{
  phrases: readonly Phrase[];
  verbs: readonly Opener[];
  roles: ReadonlySet<Role>;
  unknown: readonly string[];
  slippage: readonly number[];
}>;

const OPENERS: ReadonlySet<Role> = new Set([
  'send',
  'swap',
  'sell',
  'buy',
  'bridge',
  'spend',
  'want',
  'wrap',
  'unwrap',
  'how-much',
  'what',
  'own',
]);
export const STRONG_VERBS: ReadonlySet<Role> = new Set(['send', 'swap', 'sell', 'buy', 'bridge', 'wrap', 'unwrap']);
const MARKERS: ReadonlySet<Role> = new Set(['to', 'from', 'on', 'for', 'with', 'in', 'at', 'and', 'or']);

export const isOpener = (role: Role): role is Opener => OPENERS.has(role);
export const isMarker = (role: Role): role is Exclude<Marker, 'none' | 'per' | 'worth'> & Role => MARKERS.has(role);
