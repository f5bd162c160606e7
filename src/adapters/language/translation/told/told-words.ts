/**
 * The words in which people tell something around a request, without accents. None of them denies, doubts, delays, asks, quotes,
 * reports, counts money, or says that something is sent, paid, traded or done by somebody else.
 */
export type ToldWords = Readonly<{
  things: ReadonlySet<string>;
  people: ReadonlySet<string>;
  names: ReadonlySet<string>;
  /** What was done or is so, in forms that no command shares. */
  did: ReadonlySet<string>;
  /** The third person of the present: where subjects are left out, "manda" behind it may have the same one. */
  does: ReadonlySet<string>;
  /** Articles, pronouns, prepositions and auxiliary verbs. */
  small: ReadonlySet<string>;
  /** How something is. */
  kinds: ReadonlySet<string>;
  /** When something was: only beside a verb of the past. */
  times: ReadonlySet<string>;
  /** What a number may count. */
  units: ReadonlySet<string>;
  /** "for", "because of" at the start of a clause without a verb. */
  causes: ReadonlySet<string>;
  /** Forms that tell of the past behind an auxiliary verb only: "a repare". */
  participles: ReadonlySet<string>;
  auxiliaries: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  animals: ReadonlySet<string>;
}>;

export const set = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((some) => some.trim().split(/\s+/)));

/** Each stem with each ending. */
export const forms = (stems: string, endings: string): string =>
  stems
    .trim()
    .split(/\s+/)
    .flatMap((stem) => endings.split(' ').map((ending) => stem + ending.replace('-', '')))
    .join(' ');

/** What stands for a clause that only tells something. Nobody can write it: § is a sign. */
export const TOLD_CLAUSE = '§told';
