import type { Units } from '../rules/foreign-tokens.ts';
import type { Rule } from '../rules/rule.ts';

/** A language other than English: what it calls units, and its plain first messages. */
export type StrictLanguage = Readonly<{
  language: string;
  units: Units;
  request: Rule;
  /** What a word of every text in it has. */
  letters?: RegExp;
  /** Words of it that make a text its own, although English has them as well. */
  own?: ReadonlySet<string>;
}>;
