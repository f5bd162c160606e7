import { isAction as movesValue } from '../../../domain/chat/catalogue.ts';
import type { OpenFrame, Problem, Reading } from '../../../domain/chat/understanding.ts';

/** The request as it was asked for, without a problem. */
export const asAsked = ({ intent, slots }: OpenFrame): Reading => ({
  act: 'request',
  intent,
  slots,
  problems: [],
});

export const isAction = ({ intent }: Pick<Reading, 'intent'>): boolean => movesValue(intent);

export const NOT_UNDERSTOOD: Problem = { code: 'not-understood' };

/** A reading that leaves an open request as it is. */
export const unchanged = (problem: Problem): Reading => ({
  act: 'request',
  intent: 'unknown',
  slots: {},
  problems: [problem],
});
