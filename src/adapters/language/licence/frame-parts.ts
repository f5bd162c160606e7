import * as words from './english-words.ts';
import { ON, PART, SLIPPAGE, TO } from './parts.ts';
import { any, either, many, maybe, once, seq } from './pattern.ts';

export const SEPARATOR = any(',|.|!|;|:|(|)|\n|-');
/** "whenever you have a moment", "if you would be so kind": it names no value, so nothing depends on it. */
export const CONVENIENCE = seq(
  any('if|when|whenever|once|as soon as'),
  any('you|u|you are|it is|that is'),
  many(any(words.CONVENIENT)),
  any(words.CONVENIENT_END),
);
export const COURTESY = either(
  any(words.COURTESY),
  any('would you|could you|will you|can you|wont you|if you would be so kind|if you would|for you to do'),
  CONVENIENCE,
  SEPARATOR,
);
export const LEAD = either(ON, TO, SLIPPAGE, SEPARATOR);
export const OPENING = once(many(any(words.GREETING), CONVENIENCE, LEAD));
export const REST = once(many(PART, COURTESY));
export const SOFTLY = many(any(words.SOFT), LEAD);
export const VERB = seq(any(words.VERBS), maybe(any('me|us|myself|over|out|across|it')));
