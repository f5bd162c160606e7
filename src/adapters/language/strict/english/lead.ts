import { ahead, any, either, many, maybe, once, only, type Rule, seq, some, unless, value } from '../rules/rule.ts';
import { POLITELY_FIRST } from './courtesy.ts';
import { NOTED_FIRST } from './notes.ts';
import { FROM_CHAIN, FROM_MINE, ON, SEPARATOR } from './parts.ts';
import { NAMES, SOMEBODY } from './people.ts';
import { FOR } from './purpose.ts';
import { TEXTS } from './purposes.ts';
import { HEADING, REASON } from './reason.ts';
import { TRADE_HEADING, TRADE_REASON } from './trade-reason.ts';
import * as words from './words.ts';

const PAUSE = some(any(',|.|!|;|-'));
/** Who writes: "this is peter", "anna here". */
const MYSELF = either(
  seq(
    any('this is|it is|its|i am|my name is|the name is|it is me'),
    maybe(any(',')),
    any(NAMES),
    maybe(
      any(
        'here|again|speaking|from accounting|from finance|from the shop|from treasury|from the bakery|from the office',
      ),
    ),
  ),
  seq(any(NAMES), any('here|speaking|again|here again')),
  seq(
    any('i am writing|i am messaging|i am contacting you|writing|messaging|this is|it is|we are'),
    any(
      'from the accounts team|from the finance team|from accounting|from finance|from the office|from the treasury team|from treasury|from operations|from the ops team|from payroll|from the back office|the accounts team|the finance team|the treasury team',
    ),
  ),
  seq(any('grandma|grandpa|granny|grandad|mom|mum|dad|auntie|uncle'), any('here|speaking|here again')),
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
/** By what it was decided: "per the vote on proposal 14". */
const DECISION = any(
  'vote|decision|resolution|agreement|call|meeting|contract|chat|conversation|discussion|approval|budget|email|invoice|proposal|motion|vote result|governance vote|board decision|board resolution|board vote|committee decision|ballot|minutes|contractor agreement|service agreement|grant agreement|terms|grant terms|statement of work|sow|mandate|snapshot|snapshot vote|request|instructions|instruction|purchase order|order|po|bill',
);
export const DECIDED: Rule = either(
  seq(
    any(
      'per|as per|in line with|according to|pursuant to|based on|in accordance with|as agreed in|as decided in|as approved in|as discussed in|with reference to|re|regarding|further to',
    ),
    maybe(any('the|our|my|your|yesterday|the last|our last|this|the attached|the signed|our signed')),
    DECISION,
    maybe(any('§n|§d|no §n|no . §n|# §n')),
    maybe(
      seq(
        any('on|of|for|from|with|by|in'),
        either(
          seq(
            maybe(any('the')),
            any(
              'proposal|resolution|motion|grant|invoice|item|ticket|round|season|epoch|budget|order|board|committee|dao|council|members|team|treasury committee|treasury',
            ),
            maybe(any('§n|§d|no §n|# §n')),
          ),
          any(
            'yesterday|today|last week|last month|this morning|last night|monday|tuesday|wednesday|thursday|friday|accounting|finance|the supplier|the contractor|the client|our accountant',
          ),
        ),
      ),
    ),
    maybe(any('of yesterday|yesterday|today|this morning|last week|last night|last month')),
  ),
  seq(
    any('as'),
    any('agreed|approved|discussed|decided|promised|voted|confirmed|authorized|authorised|requested|instructed'),
    maybe(
      either(
        any(
          'yesterday|today|this morning|last week|earlier|on the phone|by phone|by email|in the meeting|on the call|in the call|last night',
        ),
        seq(any('by|with'), SOMEBODY),
        seq(
          any('by|with'),
          any(
            'the board|the committee|the dao|the council|the members|our board|the treasurer|the cfo|our cfo|the team|our accountant|finance|accounting|management|both partners|all partners|all signers|the signers|him|her|them|my wife|my husband|my partner',
          ),
        ),
      ),
    ),
  ),
);
const AT_FIRST = only((_, at) => at === 0);
/** "my sister helped me send …" tells a story: without a pause the order has to begin in words of its own. */
const AHEAD_OF_PLEASE = ahead(any('please|pls|plz|kindly|can|could|would|i|we|let'));
const AHEAD_OF_COLON = ahead(any(':'));
/** "for the exam: send …", "the tattoo: send …": what is written or practised is quoted behind a colon. */
const NOT_A_TEXT = only((tokens, at) => tokens[at]?.form !== ':' || !TEXTS.has(tokens[at - 1]?.form ?? ''));
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
        seq(FOR, NOT_A_TEXT),
        NETWORK_FIRST,
        seq(any('today|now|for today|this time'), unless(any('is'))),
      ),
      maybe(any('please|pls|plz')),
      maybe(either(some(SEPARATOR), any('and|then|so'))),
    ),
  ),
);
const CLAUSE_FIRST = either(
  seq(either(REASON, TRADE_REASON), either(PAUSE, any('so|and'), seq(PAUSE, any('so|and|and so')), AHEAD_OF_PLEASE)),
  seq(NOTED_FIRST, PAUSE),
  seq(either(HEADING, TRADE_HEADING), NOT_A_TEXT, maybe(any('please|pls')), some(SEPARATOR)),
  seq(either(DECIDED, THANKED, MYSELF), either(some(SEPARATOR), any('so|and'), unless(any(':')))),
);
/** What may stand before a request: greetings, who writes, and clauses that say why. */
export const LEAD: Rule = once(many(any(words.SALUTE), POLITELY_FIRST, SEPARATOR, CLAUSE_FIRST, any('so|please|pls')));
export const SIGNED: Rule = seq(
  any(
    'kind regards|best regards|regards|warm regards|best wishes|best|cheers|thanks|many thanks|thank you|thx|ty|yours|sincerely|with thanks|all the best|love|take care|greetings|thank you so much|thanks so much|thanks a lot|yours truly|yours sincerely|with regards|respectfully',
  ),
  maybe(any(',|.|-')),
  any(NAMES),
);
