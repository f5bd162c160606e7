import type { Rule } from '../rules/rule.ts';

/** What stands before a deed to ask for it, by the form of the verb that follows. Each language composes it of its own words. */
export type Leads = Readonly<{
  /** "hazme el favor y", before any order or wish. */
  urging: Rule;
  /** "tenga la bondad de", "yo solo quiero" */
  infinitive: Rule;
  /** The same with "le": what follows is a payment, since a trade would be one with somebody else. */
  paid: Rule;
  /** "le ruego que" */
  wished: Rule;
  /** "ayúdame": the deed follows as "mandando". */
  gerund: Rule;
  /** "autorizo y solicito", "procedase con": a noun follows. */
  noun: Rule;
  /** "¿podría usted por favor" */
  question: Rule;
  /** "orden de", before a noun and a colon. */
  heading: Rule;
}>;
