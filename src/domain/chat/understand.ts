import { clarificationFor } from './clarification.ts';
import { missingSlots } from './requirements.ts';
import type { TokenDirectory } from './token-directory.ts';
import type { OpenFrame, Reading, Understanding } from './understanding.ts';
import { usableChange } from './usable-change.ts';
import { validate } from './validate.ts';

/**
 * Checks a reading against the token lists and the limits, and adds the missing slots and the next question.
 * Deterministic for the same reading, directory and open request.
 */
export function understand(
  { change: read, mayEnd, ...reading }: Reading,
  tokens: TokenDirectory,
  open?: OpenFrame,
): Understanding {
  const { act, intent } = reading;
  const isRequest = act === 'request';
  const valid = isRequest ? validate(intent, reading.slots, tokens) : { slots: reading.slots, problems: [] };
  const problems = [...reading.problems, ...valid.problems];
  const missing = act === 'cancel' ? [] : missingSlots(intent, valid.slots);
  const clarification = isRequest ? clarificationFor({ intent, slots: valid.slots, missing, problems }) : undefined;
  const change = usableChange(read, open, tokens);
  return {
    ...reading,
    ...(change !== undefined && { change }),
    ...(mayEnd && open !== undefined && { mayEnd }),
    slots: valid.slots,
    missing,
    problems,
    ...(clarification === undefined ? {} : { clarification }),
  };
}
