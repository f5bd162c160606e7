import type { Part } from './cases.ts';
import type { Draw } from './random.ts';

export type Mood = 'imp' | 'ask' | 'imp-not';

const BEFORE: Readonly<Record<Part, Readonly<Record<Mood, readonly string[]>>>> = {
  dev: {
    imp: ['please ', 'hey, ', 'can you ', 'could you please ', 'i want to ', "i'd like to ", 'pls ', 'hi! '],
    ask: ['hey, ', 'hi! '],
    'imp-not': ['please ', 'hey, '],
  },
  'held-out': {
    imp: ['yo ', 'ok so ', 'kindly ', "let's ", 'go ahead and ', 'i need to ', 'im trying to ', 'gotta ', 'would you '],
    ask: ['yo ', 'ok so ', 'hello, '],
    'imp-not': ['ok so ', 'hello, '],
  },
};

const AFTER: Readonly<Record<Part, readonly string[]>> = {
  dev: [' please', ' thanks', '!', '.', ' 🙏', ' now', ' asap'],
  'held-out': [' thx', ' 🚀', ' cheers', ' if you can', ' right away', ' ty', '!!'],
};

/** Courtesy around a pattern. Placeholders stand for themselves. */
export function dress(draw: Draw, part: Part, mood: Mood, pattern: string): string {
  const before = draw.chance(0.4) ? draw.of(BEFORE[part][mood]) : '';
  const after = draw.chance(0.3) ? draw.of(AFTER[part]) : '';
  return recase(draw, `${before}${misspell(draw, pattern)}${after}`);
}

const words = (text: string, change: (word: string) => string): string =>
  text.replace(/\{\w+\}|[a-z]+/g, (word) => (word.startsWith('{') ? word : change(word)));

function recase(draw: Draw, text: string): string {
  if (draw.chance(0.1)) return words(text, (word) => word.toUpperCase());
  return draw.chance(0.25) ? text.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : text;
}

/** One slip of the finger in one long word, in every twelfth utterance. */
function misspell(draw: Draw, pattern: string): string {
  const long = pattern.match(/(?<![{\w])[a-z]{5,}(?![\w}])/g);
  if (long === null || !draw.chance(1 / 12)) return pattern;
  const word = draw.of(long);
  const at = 1 + draw.below(word.length - 2);
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  return pattern.replace(word, draw.of(slips));
}
