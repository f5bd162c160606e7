import type { Pattern } from '../licence/pattern.ts';
import type { Draft } from './draft.ts';
import type { Value } from './values.ts';

/**
 * Words that give what follows them a place in a trade: "out of" and a token that leaves, "receiving" and one that arrives. `adds` is
 * undefined where it does not fit what was said before.
 */
export type Piece = Readonly<{
  /** The phrases, separated by `|`. Without one, the value stands alone. */
  lead?: string;
  takes: 'quantity' | 'chain' | 'nothing';
  tail?: Pattern;
  /** Where it may stand: an imperative starts a clause; "i want to" needs a verb, and "would you mind" one that ends in -ing. */
  as: 'verb' | 'gerund' | 'start' | 'part';
  adds: (draft: Draft, value: Value) => Draft | undefined;
}>;

/** The draft behind a verb that asks for a deed on its object. */
export const asked = (draft: Draft, said: Partial<Draft>): Draft => ({
  ...draft,
  asks: true,
  awaits: undefined,
  isStart: false,
  ...said,
});

/** Two deeds, each with an amount, are two requests. */
export const isTwice = ({ count }: Draft, value: Value): boolean => count !== undefined && value.count !== undefined;
