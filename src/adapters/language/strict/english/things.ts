import { any, either, keeping, many, maybe, once, type Rule, seq, some, word } from '../rules/rule.ts';
import { NAMES, POSSESSORS } from './people-words.ts';
import { MODIFIERS, PURPOSES, STORIES, WORKS } from './purposes.ts';

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
  any(`mum|mom|dad|grandma|grandpa|${NAMES}`),
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
    maybe(seq(any('round|phase|milestone|epoch|week|part|no|#'), any('§n|§d'))),
    maybe(any('money|costs|payment|bill')),
    maybe(either(BEFORE, OF_PERIOD)),
  ),
);
/** The same without what may tell a story: "the movie was great" may introduce what it says. */
export const PLAIN_THING: Rule = keeping(({ end }, tokens) => !STORIES.has(tokens[end - 1]?.form ?? ''), THING);
/** "the song", which has a place behind "for" alone. */
export const WORK: Rule = seq(maybe(DETERMINER), MODIFIED, word(WORKS), maybe(BEFORE));
/** What somebody has earned or lent: it is a note to a payment, and nothing that could come in besides. */
export const EARNED: Rule = once(
  seq(
    maybe(any(`his|her|their|the|a|my|${PERIODS}`)),
    any(
      'salary|wages|wage|payroll|pay|bonus|allowance|pocket money|commission|retainer|honorarium|stipend|refund|reimbursement|salary payment|wage payment|salary advance|gas money|bus money|beer money|lunch money|coffee money|dinner money|services|help|work|lessons|effort|troubles|troubles',
    ),
    maybe(either(OF_PERIOD, any(PERIODS), BEFORE)),
  ),
);
export const SHARE: Rule = seq(
  any('my|our|his|her|their'),
  any('share|part|§m|portion|cut|own share|own part|contribution|donation|bit|chunk|slice|fair share|split'),
  maybe(seq(any('of|for|to|towards|in|on'), THING)),
);
