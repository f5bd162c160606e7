import type { Account, AmountReading, Item, Term } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

export type Marker = 'none' | 'to' | 'from' | 'on' | 'for' | 'with' | 'in' | 'at' | 'and' | 'or' | 'per' | 'worth';

/** A verb, or a question word that opens a place as a verb does: "how much …". */
export type Opener = 'send' | 'swap' | 'sell' | 'buy' | 'bridge' | 'spend' | 'want' | 'how-much' | 'what' | 'own';

/** An amount, a thing, or both, with the word that says which part they play. */
export type Phrase = {
  marker: Marker;
  opener: Opener | undefined;
  amount?: AmountReading;
  amountText?: string;
  term?: Term;
  /** "arbitrum usdc": the chain named right before the token. */
  chainHint?: Term;
  account?: Account;
  invalid?: Extract<Item, { is: 'invalid' }>;
  /** "100 usdc worth of eth": the token whose worth is meant. */
  worthOf?: Term;
  /** Words in this place that are nobody's: "100 foobar". */
  unknown: string[];
  /** What follows makes it surely a token ("op tokens") or surely a chain ("the base network"). */
  forced?: 'token' | 'chain';
};

/** The parts of one stretch of talk, before anybody says what it asks for. */
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
  'how-much',
  'what',
  'own',
]);
export const STRONG_VERBS: ReadonlySet<Role> = new Set(['send', 'swap', 'sell', 'buy', 'bridge']);
const MARKERS: ReadonlySet<Role> = new Set(['to', 'from', 'on', 'for', 'with', 'in', 'at', 'and', 'or']);

export const isOpener = (role: Role): role is Opener => OPENERS.has(role);
export const isMarker = (role: Role): role is Exclude<Marker, 'none' | 'per' | 'worth'> & Role => MARKERS.has(role);
