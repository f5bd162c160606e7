import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';

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
