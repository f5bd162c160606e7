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
  if (ends.includes(shape.length)) return true;
  return !deniesWhatFollows(shape) && ends.some((end) => ENGLISH.secondThought(shape, end).includes(shape.length));
}

/** "send no 5 usdc": a "no" without a mark beside it denies what follows, unless a value of that kind was said. */
const deniesWhatFollows = (shape: readonly string[]): boolean =>
  shape.some((word, at) => {
    if (at === 0 || !/^(?:no|nope|nah)$/.test(word)) return false;
    const said = shape.slice(0, at).filter((before) => before.startsWith('§'));
    if (said.length === 0) return true;
    const isParted = [shape[at - 1], shape[at + 1]].some((beside) => !/^[\p{L}§]/u.test(beside ?? ''));
    const next = shape.slice(at).find((behind) => behind.startsWith('§'));
    return !isParted && (next === undefined || !said.includes(next));
  });

/**
 * Whether a text is a payment without a verb: an amount and "to 0x…", or a form whose values all have labels. Values alone may be a
 * note: `whole`, with all that surrounds them, says more.
 */
export function paysWithoutVerb(shape: readonly string[], whole: readonly string[]): boolean {
  const isOne = (value: string) => shape.filter((word) => word === value).length === 1;
  if (shape.length > LONGEST || !isOne('§a') || !isOne('§n')) return false;
  if (explains(ENGLISH.form, shape)) return true;
  if (whole.every((word) => isBare(word))) return false;
  return explains(ENGLISH.verbless, shape) || (explains(ENGLISH.beside, shape) && isUrged(shape));
}

const isBare = (word: string): boolean => /^(?:§|[^\p{L}])/u.test(word) || LINKS.has(word);
const LINKS: ReadonlySet<string> = new Set(
  'to on for in at into via over network chain mainnet amount recipient receiver address wallet the my a an of and token is'.split(
    ' ',
  ),
);

/** A courtesy or hurry behind both values. */
const isUrged = (shape: readonly string[]): boolean =>
  shape.slice(Math.max(shape.lastIndexOf('§a'), shape.lastIndexOf('§n'))).some((word) => URGING.has(word));
const URGING: ReadonlySet<string> = new Set(
  'please pls plz go now asap thx ty thanks thank cheers ta k quick quickly today'.split(' '),
);

export const corrects = (shape: readonly string[]): boolean =>
  shape.length <= LONGEST && (explains(ENGLISH.correction, shape) || explains(ENGLISH.marked, shape));

/** Whether a text consists of values, as an answer does. */
export const answers = (shape: readonly string[]): boolean =>
  shape.length <= LONGEST && explains(ENGLISH.answer, shape);
