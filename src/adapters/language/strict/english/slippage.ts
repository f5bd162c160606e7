import { any, either, maybe, once, type Rule, seq, value } from '../rule.ts';

const RATE = value('slippage', '§r');
/** "max" is read as an amount elsewhere. */
const MAX = any('max|maximum|§m');
const AND = maybe(any(',|, and|and|with|using|at|, with|, at|but|, but'));
const LIMIT = either(
  MAX,
  any('up to|at most|no more than|a|a max|a maximum|a max of|a maximum of|max of|maximum of'),
  seq(maybe(any('a')), MAX, maybe(any('of'))),
);
const NOUN = any('slippage|slippage tolerance|slip|price impact|tolerance');
const BOUND = any(
  ':|to|of|at|under|below|at most|no more than|no higher than|not exceeding|up to|set at|set to|limit|limit of|of at most|of up to|is|=',
);
const END = maybe(either(MAX, any('tolerance|at most|or less|tops')));

/** "0.5% slippage", "with a slippage of at most 1%", "keep slippage under 1%". Every way to say it is an upper limit. */
export const SLIPPAGE: Rule = once(
  either(
    seq(AND, maybe(LIMIT), RATE, maybe(any('max|maximum|of')), NOUN, END),
    seq(AND, maybe(any('a|the|my')), maybe(MAX), NOUN, maybe(MAX), maybe(BOUND), RATE, END),
    seq(AND, any('keep|set|cap|keeping|limit'), maybe(any('the|my')), NOUN, BOUND, RATE, END),
    seq(maybe(any(',|.')), any('i accept|i am fine with|accept|allow'), maybe(LIMIT), RATE, NOUN),
    seq(maybe(any(',|.')), RATE, NOUN, any('is fine|is ok|is okay|is good|is fine with me|is ok with me')),
  ),
);
