import { any, either, many, maybe, once, type Rule, seq, some, word } from '../rule.ts';
import { POSSESSORS } from './people.ts';
import { MODIFIERS, PURPOSES, STORIES, WORKS } from './purposes.ts';
import { GOODS_WORDS, QUALITY_WORDS } from './vocabulary.ts';

const PAST = 'last night|yesterday|today|tonight';
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const PERIODS = `this month|last month|this week|last week|${MONTH}`;
export const PERIOD: Rule = any(`${PERIODS}|yesterday|last friday|last monday`);
export const OF_PERIOD: Rule = seq(
  any('for|of'),
  any(`${PERIODS}|the month of ${MONTH.split('|').join('|the month of ')}`),
);

const DETERMINER = either(
  any(`the|my|our|his|her|their|a|an|some|${PAST}|${PERIODS}|those|these`),
  seq(any('my|his|her|our|the'), any(POSSESSORS)),
);
export const NOUN: Rule = word(PURPOSES);
export const MODIFIED: Rule = many(word(MODIFIERS));
/** When it was. A time to come has no place. */
export const BEFORE: Rule = any(
  'this month|last night|yesterday|last month|last week|this morning|last weekend|earlier|today|earlier today|the other day|last friday|last saturday|last sunday|last monday|last tuesday|last wednesday|last thursday',
);

/** What money is paid for: "the concert tickets", "last night's dinner", "rent for april". */
export const THING: Rule = once(
  seq(
    maybe(either(DETERMINER, any('the §n|my §n|our §n'))),
    MODIFIED,
    some(NOUN),
    maybe(any('money|costs|payment|bill')),
    maybe(either(BEFORE, OF_PERIOD)),
  ),
);
/** More of what money is paid for. It has places of its own: behind "for", and as what somebody made, bought or repaired. */
export const GOODS: Rule = once(
  seq(
    maybe(either(DETERMINER, any('the §n|my §n|our §n|those|these|this|that'))),
    many(word(MODIFIERS), word(QUALITY_WORDS), word(PURPOSES), word(GOODS_WORDS)),
    either(NOUN, word(GOODS_WORDS)),
    maybe(
      any(
        'money|costs|payment|bill|fee|fees|parts|part|work|repair|repairs|lesson|lessons|tickets|ticket|supplies|kit|kits|set',
      ),
    ),
    maybe(either(BEFORE, OF_PERIOD)),
  ),
);
/** The same without what may tell a story: "the movie was great" may introduce what it says. */
export const PLAIN_THING: Rule = (tokens, at) =>
  THING(tokens, at).filter(({ end }) => !STORIES.has(tokens[end - 1]?.form ?? ''));
/** "the song", which has a place behind "for" alone. */
export const WORK: Rule = seq(maybe(DETERMINER), MODIFIED, word(WORKS), maybe(BEFORE));
/** What somebody has earned or lent: it is a note to a payment, and nothing that could come in besides. */
export const EARNED: Rule = once(
  seq(
    maybe(any('his|her|their|the|a|my')),
    maybe(any(PERIODS)),
    any(
      'salary|wages|wage|payroll|pay|bonus|allowance|pocket money|commission|retainer|honorarium|stipend|refund|reimbursement|salary payment|wage payment|salary advance|gas money|bus money|beer money|lunch money|coffee money|dinner money|subscription|services|help|work|lessons|effort|troubles|troubles',
    ),
    maybe(either(OF_PERIOD, any(PERIODS), BEFORE)),
  ),
);
export const SHARE: Rule = seq(
  any('my|our|his|her|their'),
  any('share|part|§m|portion|cut|own share|own part|contribution|donation|bit|chunk|slice|fair share|split'),
  maybe(seq(any('of|for|to|towards|in|on'), THING)),
);
