import type { OpenFrame, Problem, Reading } from '../../../domain/chat/understanding.ts';

/** The request as a message that corrects an open one and says nothing else. */
export const asAsked = ({ intent, slots }: OpenFrame): Reading => ({
  act: 'request',
  intent,
  slots,
  problems: [],
  negated: false,
  corrected: true,
  candidates: [],
});

export const isAction = ({ intent }: Pick<Reading, 'intent'>): boolean => intent === 'transfer' || intent === 'swap';

export const NOT_UNDERSTOOD: Problem = { code: 'not-understood' };

/** A reading that leaves an open request as it is. */
export const unchanged = (reading: Reading, problem: Problem): Reading => ({
  ...reading,
  intent: 'unknown',
  slots: {},
  problems: [problem],
  corrected: false,
});
