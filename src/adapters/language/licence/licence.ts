import { ENGLISH } from './english.ts';
import { explains } from './pattern.ts';

/** Words. A longer text is never a request. */
const LONGEST = 80;

/**
 * Whether a text asks for something to be done now: an imperative, a polite form or a wish of the speaker, whose every
 * word is accounted for. It may correct itself in the same breath.
 */
export function asksToAct(shape: readonly string[]): boolean {
  if (shape.length > LONGEST) return false;
  const ends = ENGLISH.request(shape, 0);
  return ends.includes(shape.length) || ends.some((end) => ENGLISH.secondThought(shape, end).includes(shape.length));
}

export const corrects = (shape: readonly string[]): boolean =>
  shape.length <= LONGEST && (explains(ENGLISH.correction, shape) || explains(ENGLISH.marked, shape));

/** Whether a text consists of values, as an answer does. */
export const answers = (shape: readonly string[]): boolean =>
  shape.length <= LONGEST && explains(ENGLISH.answer, shape);
