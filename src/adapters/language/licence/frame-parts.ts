import * as words from './english-words.ts';
import { CHAIN, FROM, ON, PART, SLIPPAGE, TO } from './parts.ts';
import { any, either, many, maybe, once, seq, some } from './pattern.ts';

export const SEPARATOR = any(',|.|!|;|:|(|)|\n|-');
/** "whenever you have a moment", "if you would be so kind": it names no value, so nothing depends on it. */
export const CONVENIENCE = seq(
  any('if|when|whenever|once|as soon as'),
  any('you|u|you are|it is|that is'),
  many(any(words.CONVENIENT)),
  any(words.CONVENIENT_END),
);
/** "and let me know when it is done" */
const NOTICE = seq(
  maybe(any('and|and then|then|and please|please')),
  any(words.NOTIFYING),
  maybe(seq(any('when|once|after|as soon as'), maybe(any(words.WHAT_IS)), any(words.OVER))),
);
export const COURTESY = either(
  any(words.COURTESY),
  any('would you|could you|will you|can you|wont you|if you would be so kind|if you would|for you to do'),
  CONVENIENCE,
  NOTICE,
  SEPARATOR,
);
/** Of a text without a verb, only such a word shows that something is asked for. */
export const FIRM = seq(
  any(
    'please|pls|plz|plse|asap|right away|right now|immediately|kindly|pronto|at once|straight away|now please|urgent|urgently|stat',
  ),
  maybe(any('and thank you|and thanks|and thx|and ty')),
);
export const LEAD = either(ON, TO, FROM, SLIPPAGE, seq(CHAIN, some(SEPARATOR)), SEPARATOR);
export const OPENING = once(many(any(words.GREETING), CONVENIENCE, LEAD));
export const REST = once(many(PART, COURTESY));
/** "be a star and" */
const BEING = seq(
  any('be|do be'),
  any('a|an|my|so'),
  any(
    'star|dear|angel|legend|pal|mate|sweetheart|hero|champ|doll|gem|sport|good sport|good bot|love|darling|friend|saint|rockstar|pro|champion|good|kind|nice|sweet',
  ),
  any('and|as to'),
);
export const SOFTLY = many(any(words.SOFT), BEING, LEAD);
export const VERB = seq(
  any(words.VERBS),
  maybe(any('me|us|myself|over|out|across|it|the following|as follows|along|through|for me|for us')),
);
