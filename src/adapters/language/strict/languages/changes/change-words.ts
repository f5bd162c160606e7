import type { Units } from '../../rules/foreign-tokens.ts';

/** Lists of phrases in the order in which they stand. A list that ends with `|` may be left out. */
export type Pattern = readonly string[];

/** What stands before or behind a value and says what it is. */
export type Around = Readonly<{ before: string; behind?: string }>;

/**
 * The phrases of which plain messages to an open request are made in a language, separated by `|`, without marks on letters. Chinese ones are
 * written without spaces. Each list has its place in a rule of `change-rules.ts` or `end-rules.ts`; what is not listed has none.
 */
export type ChangeWords = Readonly<{
  language: string;
  units: Units;
  /** Before all else, with or without a mark: greetings, "well". */
  opens: string;
  /** Thanks, at either end. */
  polite: string;
  /** Requests that may stand right before a value that is placed, too. */
  please: string;
  /** What takes back what was said: a bare value behind it corrects. */
  slips: string;
  /** Slips that name what was wrong: "wrong network". */
  slipsOf: readonly Pattern[];
  /** The same where a mark must follow: "no, 150" corrects, and "no 150" may deny. */
  denies: string;
  /** Before a value that corrects: of any kind, or of one. */
  leads: Readonly<{ any: string; amount: string; token: string; account: string; network: string }>;
  /** Behind a value that corrects: "I meant", "it shall be". */
  trails: string;
  /** Behind a value that a "no" without a mark leads to, where it can only be meant: "yok 45 olacaktı". */
  meant?: string;
  /** Before a value that answers or follows a slip: "it is". */
  is: string;
  /** Behind a value that answers or follows a slip. */
  isBehind?: string;
  /** Before a value that replaces one that is denied: "I want dai, not usdc". */
  wants: string;
  /** Between two values. */
  joins: string;
  nouns: Nouns;
  /** What is done to the value of the open request, in the words for its kind: "send 30", "30 schicken". */
  deeds: Readonly<Record<'transfer' | 'swap' | 'bridge', Around>>;
  account: Around & Readonly<{ names: string; kin: string }>;
  network: Around & Readonly<{ names: string; nouns: string; to: Around; from: Around }>;
  /** `paying`: with what a transfer is paid. `received` and `paid`: the sides of a trade. */
  token: Readonly<{ names: string; paying: Around; received: Around; paid: Around; article: string }>;
  /** `spent`: what a trade costs, "for 60 usdc". */
  amount: Around & Readonly<{ names: string; of: string; spent: Around }>;
  /** `onlyHalf` says that the open amount becomes less, `half` answers; `add` stands around a number that is added to the open one. */
  shares: Readonly<{
    half: string;
    onlyHalf: string;
    halfOfMine: string;
    double: string;
    all: string;
    add: Around;
    mine: Mine;
  }>;
  /** "0.5% slippage": `names` before the number, `behind` it; `set` ends "slippage auf 1 % setzen". */
  slippage: Readonly<{ names: string; of: string; behind: string; set?: string }>;
  /** Between the value that comes and the one that goes; between the one that goes and the one that comes. */
  instead: string;
  insteadBehind: string;
  /** Before the value that goes, with a mark between the two; behind it. */
  not: string;
  notBehind: string;
  /** Behind a change, without a mark: "only", "in total". */
  tails: string;
  /** Whole clauses behind a change that was led in: excuses, the merit of the change. */
  asides: string;
  /** More of them, and what may stand behind "because". */
  asidesOf: readonly Pattern[];
  ends: EndWords;
}>;

/**
 * Nouns of the parts of a request: "the new address is …", "change the network to …". `article` and `right` may stand before the noun, `right`
 * ("correct", "new") and `of` ("of hers") behind it. `set` stands before a noun that is changed, `to` between it and the value.
 */
export type Nouns = Readonly<
  Record<'account' | 'network' | 'destination' | 'origin' | 'token' | 'amount' | 'slippage', string> &
    Record<'article' | 'right' | 'of' | 'is' | 'set' | 'to', string>
>;

/** "half of my dai", "all my dai": the first word, what owns, and where it stands behind the token, too. */
export type Mine = Readonly<{ half: string; all: string; behindHalf: string; behindAll: string }>;

export type EndWords = Readonly<{
  /** Whole clauses that call the request off. */
  whole: string;
  /** The same, but that they may leave the request as it is beside other words: "leave it, it is fine", "no thanks". */
  weak: string;
  /** "No" that cannot deny what follows: it needs no mark before a whole clause. */
  no: string;
  /** Between an apology or thanks and the end. */
  but: string;
  /** "I no longer want to send it". */
  wishes: readonly Pattern[];
  /** Verbs that call off what stands beside them: `objects` behind the verb, and before it in Turkish and Chinese. */
  stops: string;
  /** The same, but that they may mean a pause: "stop". */
  weakStops: string;
  objects: string;
  objectsFirst?: true;
  /** Whole clauses that say why, behind an end or before one. */
  reasons: string;
  /** Before a reason behind the end, without a mark; before the end that a reason leads to. */
  because: string;
  so: string;
}>;
