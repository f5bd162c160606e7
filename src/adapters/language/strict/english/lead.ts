import { any, either, many, maybe, once, type Rule, seq, some, unless, value } from '../rule.ts';
import { DECIDED } from './decided.ts';
import { CALLED, GREETING } from './greeting.ts';
import { FROM_CHAIN, FROM_MINE, ON, SEPARATOR } from './parts.ts';
import { NAMED } from './people.ts';
import { FOR } from './purpose.ts';
import { HEADING, REASON } from './reason.ts';
import * as words from './words.ts';

const PAUSE = some(any(',|.|!|;|-'));
/** Who writes: "this is peter", "anna here". */
const MYSELF = either(
  seq(
    any('this is|it is|i am|my name is|the name is|it is me'),
    maybe(any(',')),
    NAMED,
    maybe(
      any(
        'here|again|speaking|from accounting|from finance|from the shop|from treasury|from the bakery|from the office',
      ),
    ),
  ),
  seq(NAMED, any('here|speaking|again|here again')),
);
/** What the person is thankful for. */
const THANKED = seq(
  any(
    'thanks|thank you|thx|ty|cheers|many thanks|thanks a lot|thank you so much|thanks so much|thanks again|tysm|thanx',
  ),
  any('for'),
  any(
    'the help|your help|all your help|all the help|the help yesterday|your help yesterday|the help earlier|your help earlier|the help last time|your help last time|your service|the service|the great service|your great service|earlier|yesterday|last time|the last one|the quick reply|the fast reply|your reply|your patience|everything|all you do|helping|helping me|helping out|helping me out|helping me yesterday|helping me earlier|being so helpful|your time|the info|the update|your support|the support|getting back to me|having me|waiting',
  ),
);
const AT_FIRST: Rule = (_, at) => (at === 0 ? [{ end: at, found: '' }] : []);
const AHEAD_OF_COLON: Rule = (tokens, at) => (tokens[at]?.form === ':' ? [{ end: at, found: '' }] : []);
/** A bare name behind a greeting may be whom the person greets. */
export const NETWORK_AT_FIRST: Rule = seq(AT_FIRST, value('chain', '§c', '§b'), maybe(any('network|chain|mainnet')));
/** The network of a payment before all other words: "polygon please.", "base network:". */
const NETWORK_FIRST = seq(
  either(
    seq(
      any('use|using|with|let us use|please use|pls use|we use|via|through|over|on|by|thru'),
      maybe(any('the')),
      value('chain', '§c', '§b'),
      maybe(any('network|chain|mainnet|blockchain')),
    ),
    seq(any('network|chain|network :|chain :'), value('chain', '§c', '§b')),
    seq(value('chain', '§c', '§b'), any('network|chain|mainnet|blockchain')),
    // A bare name behind a greeting may be whom the person greets.
    seq(
      AT_FIRST,
      value('chain', '§c', '§b'),
      maybe(any('mainnet')),
      either(any('please|pls|plz|only|for this one'), AHEAD_OF_COLON),
    ),
  ),
  maybe(any('please|pls|plz|for this|for this one|for it|today|this time|again|only')),
);
/** Before an order to pay: where, what for, from where. */
export const PLACED_FIRST: Rule = once(
  some(
    seq(
      either(
        ON,
        FROM_MINE,
        FROM_CHAIN,
        FOR,
        NETWORK_FIRST,
        seq(any('today|now|for today|this time'), unless(any('is'))),
      ),
      maybe(any('please|pls|plz')),
      maybe(either(some(SEPARATOR), any('and|then|so|to'))),
    ),
  ),
);
const CLAUSE_FIRST = either(
  seq(REASON, either(PAUSE, any('so|and'), seq(PAUSE, any('so|and|and so')), unless(any(':')))),
  seq(HEADING, maybe(any('please|pls')), some(SEPARATOR)),
  seq(either(DECIDED, THANKED, MYSELF), either(PAUSE, any('so|and'), unless(any(':')))),
);
/** What may stand before a request: greetings, who writes, and clauses that say why. */
export const LEAD: Rule = once(
  many(
    any(words.SALUTE),
    GREETING,
    seq(CALLED, either(any(',|.|!|-'), unless(any(':')))),
    SEPARATOR,
    CLAUSE_FIRST,
    any('so|please|pls'),
  ),
);
export const SIGNED: Rule = seq(
  any(
    'rgds|brgds|br|kr|greetings|groeten|saludos|cordially|thank you and regards|thanks and regards|thanks & regards|many thanks and regards|thks|kindest regards|with kind regards|with best regards|blessings|peace|kind regards|best regards|regards|warm regards|best wishes|best|cheers|thanks|many thanks|thank you|thx|ty|yours|sincerely|with thanks|all the best|love|take care|greetings|thank you so much|thanks so much|thanks a lot|yours faithfully|yours truly|faithfully|yours sincerely|with regards|respectfully',
  ),
  maybe(any(',|.|-|!')),
  maybe(any('mr|mrs|ms|miss|dr|from')),
  either(NAMED, any('a|b|c|d|e|f|g|h|j|k|l|m|n|p|r|s|t|v|w')),
  maybe(seq(any('('), any('treasurer|accounting|finance|secretary|owner|chair|manager|cfo|ops|operations'), any(')'))),
);
