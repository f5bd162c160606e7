import { any, either, maybe, once, type Rule, seq, value, where } from '../rules/rule.ts';

const RATE = value('slippage', '§r');
/** "50 bps" is not a part of a balance, so that it needs no word beside it; "2%" does. */
const BASIS = where((tokens, at) => tokens[at]?.bps !== undefined && tokens[at]?.amount === undefined, RATE);
/** "max" is read as an amount elsewhere. */
export const MAX: Rule = either(
  any('max|maximum'),
  where((tokens, at) => tokens[at]?.amount?.kind === 'max', any('§m')),
);
const AND = maybe(
  any(',|, and|and|with|using|at|, with|, at|but|, but|.|;|/|-|. with|within|, within|keeping within|w /|, w /'),
);
const AT_MOST = 'up to|at most|no more than|not more than|under|below|not above|less than|within';
/** "max. 1%" is abbreviated. */
const MOST = seq(MAX, maybe(any('.')));
const LIMIT = either(
  MOST,
  any(`${AT_MOST}|a|a max|a maximum|a max of|a maximum of|max of|maximum of|maximal`),
  seq(maybe(any('a')), MOST, maybe(any('of'))),
);
const NOUN = any(
  'slippage|slippage tolerance|slip|price impact|tolerance|slippage limit|slippage cap|slip tolerance|slip limit|slippage max|price slippage|slipage|slippge|slippage protection',
);
const BOUND = any(
  `:|to|of|at|no higher than|not higher than|not exceeding|not to exceed|not over|no greater than|no worse than|set at|set to|limit|limit of|of at most|of up to|of no more than|of not more than|of max|of maximum|of less than|of under|is|=|limited to|limited at|capped at|capped to|restricted to|max of|maximum of|must not exceed|shall not exceed|should not exceed|may not exceed|must not go over|should not go over|must stay under|must stay below|should stay under|should stay below|should be under|should be below|can be up to|may be up to|cannot exceed|tight at|tight , ${AT_MOST}|${AT_MOST}`,
);
const END = maybe(either(MAX, any('tolerance|at most|or less|tops|or under|or lower|or below|limit')));
const GOES_OVER = any(
  'go over|go above|exceed|get over|get above|pass|be more than|be over|be above|go past|rise above|rise over|climb over|slip over',
);
const STAYS_UNDER = any(
  'stays under|stays below|is under|is below|is at most|is no more than|does not exceed|does not go over|does not go above|stays within|remains under|remains below|stays at most|is not more than',
);

const OF_SLIPPAGE = any('slippage|slip|of slippage|in slippage|price impact');

/** "don't let it slip more than 2%", "make sure slippage stays under 1%" */
const FORBIDDEN = seq(
  maybe(any(',|.|;|and|, and|but|, but|-')),
  either(
    seq(
      any('do not let|please do not let|never let'),
      any('it|this|the price'),
      any('slip'),
      any('more than|over|by more than|above|past|beyond'),
      RATE,
    ),
    seq(any('do not let|please do not let|never let'), maybe(any('the')), NOUN, GOES_OVER, RATE),
    seq(any('make sure|make sure that|ensure|ensure that'), maybe(any('the')), NOUN, STAYS_UNDER, RATE),
    seq(
      any('i do not want|i will not accept|i do not accept|do not accept|i cannot accept|do not allow'),
      any('more than|over|anything over|any more than|above'),
      RATE,
      OF_SLIPPAGE,
    ),
    seq(
      any('i will accept|i can accept|i will take|i can live with|i tolerate|i allow|accepting|allowing|tolerating'),
      any(`${AT_MOST}|a max of|a maximum of`),
      RATE,
      OF_SLIPPAGE,
    ),
  ),
);

/** "0.5% slippage", "max. 1% slippage tolerance". */
const RATE_FIRST = seq(maybe(LIMIT), RATE, maybe(any('max|maximum|of|in')), NOUN, END);
/** "slippage 1%", "a max slippage of 1%", "slippage of maximum 1%". */
const NOUN_FIRST = seq(
  maybe(any('a|the|my')),
  maybe(MOST),
  NOUN,
  maybe(seq(maybe(any('of|is|at|:')), MOST)),
  maybe(BOUND),
  RATE,
  END,
);
const IN_BRACKETS = seq(any('('), either(RATE_FIRST, NOUN_FIRST, seq(maybe(MAX), BASIS)), any(')'));

/** "0.5% slippage", "with a slippage of at most 1%", "keep slippage under 1%". Every way to say it is an upper limit. */
export const SLIPPAGE: Rule = once(
  either(
    seq(AND, either(RATE_FIRST, NOUN_FIRST)),
    seq(
      AND,
      any('keep|set|cap|keeping|limit|please keep|please cap|please set|hold|limiting|capping|and keep|and cap'),
      maybe(any('the|my')),
      NOUN,
      BOUND,
      RATE,
      END,
    ),
    seq(
      AND,
      any('keep it|keep that|keep this|keeping it|capped|cap it|limit it|limited'),
      any(`at|to|${AT_MOST}`),
      RATE,
      OF_SLIPPAGE,
    ),
    seq(
      maybe(any(',|.')),
      any('i accept|i am fine with|accept|allow|i am ok with|i can live with|i can accept|i am okay with|fine with'),
      maybe(LIMIT),
      RATE,
      NOUN,
    ),
    seq(maybe(any(',|.')), RATE, NOUN, any('is fine|is ok|is okay|is good|is fine with me|is ok with me')),
    seq(maybe(any(',|at|with|.|-|, at|, with|/|;')), maybe(either(MAX, any('max of|at most|up to'))), BASIS, END),
    FORBIDDEN,
    IN_BRACKETS,
  ),
);
