import type { OpenFrame, Reading, Recalled } from '../../../domain/chat/understanding.ts';
import { yesOrNo } from './answer.ts';
import { asAsked, unchanged } from './readings.ts';

/**
 * A yes makes the change or the end that was asked about, a no leaves the open request as it is. Undefined for every other message, and
 * where nothing was asked.
 */
export function answerToQuestion(
  text: string,
  open: OpenFrame,
  { asked, endAsked, language }: Recalled,
): Reading | undefined {
  const answer = asked !== undefined || endAsked ? yesOrNo(text) : undefined;
  if (answer === undefined) return undefined;
  const made = asked === undefined ? ended(open) : asAsked(asked);
  return {
    ...(answer === 'yes' ? made : unchanged(asAsked(open), { code: 'denied' })),
    ...(language !== undefined && { language }),
  };
}

export const ended = (open: OpenFrame): Reading => ({
  ...asAsked(open),
  act: 'cancel',
  slots: {},
  negated: true,
  corrected: false,
});
