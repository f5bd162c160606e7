import type { Units } from '../../foreign-tokens.ts';

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
  /** The same where a mark must follow: "no, 150" corrects, and "no 150" may deny. */
  denies: string;
  /** Before a value that corrects: of any kind, or of one. */
  leads: Readonly<{ any: string; amount: string; token: string; account: string; network: string }>;
  /** Behind a value that corrects: "I meant", "it shall be". */
  trails: string;
  /** Before a value that answers or follows a slip: "it is". */
  is: string;
  /** Behind a value that answers or follows a slip. */
  isBehind?: string;
  /** Before a value that replaces one that is denied: "I want dai, not usdc". */
  wants: string;
  /** Between two values. */
  joins: string;
  account: Around & Readonly<{ names: string; kin: string }>;
  network: Around & Readonly<{ names: string; nouns: string; to: Around; from: Around }>;
  /** `paying`: with what a transfer is paid. `received` and `paid`: the sides of a trade. */
  token: Readonly<{ names: string; paying: Around; received: Around; paid: Around; article: string }>;
  amount: Around & Readonly<{ names: string; of: string }>;
  /** `onlyHalf` says that the open amount becomes less, `half` answers; `add` stands around a number that is added to the open one. */
  shares: Readonly<{ half: string; onlyHalf: string; halfOfMine: string; double: string; all: string; add: Around }>;
  /** "0.5% slippage": `names` before the number, `behind` it. */
  slippage: Readonly<{ names: string; of: string; behind: string }>;
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
  ends: EndWords;
}>;

export type EndWords = Readonly<{
  /** Whole clauses that call the request off. */
  whole: string;
  /** Verbs that call off what stands beside them: `objects` behind the verb, and before it in Turkish and Chinese. */
  stops: string;
  objects: string;
  objectsFirst?: true;
  /** Whole clauses that say why, behind an end or before one. */
  reasons: string;
}>;
