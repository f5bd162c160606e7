import * as words from './english-words.ts';
import { CHAIN, FOR, FROM, ON, PART, SLIPPAGE, TO, TOKEN_THERE } from './parts.ts';
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
  maybe(any('rn|now|today|for me|from me')),
  any(
    'please|pls|plz|plse|asap|right away|right now|immediately|kindly|pronto|at once|straight away|now please|urgent|urgently|stat',
  ),
  maybe(any('and thank you|and thanks|and thx|and ty')),
);
/** "my usdc on base:", "dai to uni," */
const OBJECT = seq(maybe(any('of|from|out of')), TOKEN_THERE, many(ON, TO), some(SEPARATOR));
export const LEAD = either(
  ...[ON, TO, FROM, FOR, SLIPPAGE, OBJECT, SEPARATOR],
  seq(CHAIN, maybe(seq(any('to|->'), CHAIN)), some(SEPARATOR)),
);
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
  maybe(
    any(
      'me|us|myself|him|her|them|someone|somebody|this guy|this person|this address|this wallet|that person|my friend|a friend|over|out|across|it|the following payment|the following transfer|the following transaction|this payment|this transfer|the following|as follows|along|through|for me|for us',
    ),
  ),
);
