import { clarificationFor } from './clarification.ts';
import { missingSlots } from './requirements.ts';
import type { TokenDirectory } from './token-directory.ts';
import type { Reading, Understanding } from './understanding.ts';
import { validate } from './validate.ts';

/**
 * Checks a reading against the token lists and the limits, and adds the missing slots and the next question.
 * Deterministic for the same reading and directory.
 */
export function understand(reading: Reading, tokens: TokenDirectory): Understanding {
  const { act, intent } = reading;
  const isRequest = act === 'request';
  const valid = isRequest ? validate(intent, reading.slots, tokens) : { slots: reading.slots, problems: [] };
  const problems = [...reading.problems, ...valid.problems];
  const missing = act === 'cancel' ? [] : missingSlots(intent, valid.slots);
  const clarification = isRequest ? clarificationFor(intent, missing, problems) : undefined;
  return {
    ...reading,
    slots: valid.slots,
    missing,
    problems,
    ...(clarification === undefined ? {} : { clarification }),
  };
}
