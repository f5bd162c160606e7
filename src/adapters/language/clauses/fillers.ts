import { ADDRESSEE, CLAUSE, INTRODUCTION, SIGNATURE, STATEMENT } from '../context/clauses.ts';
import { PEOPLE_WORDS, PLACE_WORDS, PURPOSE_WORDS, QUALITY_WORDS } from '../context/nouns.ts';
import { NAME, PERSON, REASON, THING } from '../context/things.ts';
import * as words from '../licence/english-words.ts';
import { CONVENIENCE } from '../licence/frame-parts.ts';
import { any, either, many, maybe, oneOf, type Pattern, seq } from '../licence/pattern.ts';

/** "i have got the okay from my wife" */
const ASSENT = seq(
  any('i have|i have got|i got|we have|we have got|we got'),
  any('the|a|her|his|their'),
  any('ok|okay|approval|blessing|consent|permission|nod|green light|go ahead|thumbs up|sign off'),
  maybe(seq(any('of|from|by'), either(PERSON, THING))),
);
/** "he will be thrilled" */
const GLADNESS = seq(
  any('he|she|they|we|everyone'),
  any('will be|is going to be'),
  maybe(any('so|very|really|super')),
  any('happy|thrilled|pleased|glad|grateful|delighted|over the moon|surprised|relieved'),
);
/** "i will take care of the round" */
const COVERING = seq(
  any(
    'i will take care of|i will cover|i will get|i am covering|i am getting|let me get|i will sort|i am paying for|we are paying for|i will pay for|i will settle',
  ),
  THING,
);
/** "per resolution of the board" */
const BASIS = seq(any('per|as per|under|pursuant to|in line with|further to|in settlement of|in payment of'), THING);
/** "as agreed on the phone" */
const AGREED = seq(
  any('as agreed|as discussed|as promised|as arranged|as we agreed|as we discussed|like we agreed'),
  many(
    any('on the phone|in the meeting|in person|at lunch|at dinner|yesterday|last week|earlier|this morning|today'),
    seq(any('with'), PERSON),
  ),
);
/** "that is what the electrician wants" */
const PRICED = seq(
  any('that is what|this is what|which is what'),
  either(PERSON, any('he|she|they')),
  any('wants|charges|needs|takes|costs|want|charge|need'),
);
/** "you guys are great" */
const COMPLIMENT = seq(
  maybe(any('honestly|seriously|by the way|btw|really')),
  any('you|u|you guys|you folks|you all|this bot|this app|this service|this thing|your service|this tool'),
  any('are|is|r'),
  many(any('so|really|very|always|just|super|all|such|a')),
  oneOf(QUALITY_WORDS, new Set(['star', 'stars', 'legend', 'lifesaver', 'champ', 'best'])),
);
/** "purpose: office chairs" */
const LABELLED = seq(
  any(
    'purpose|reason|memo|note|reference|ref|subject|description|re|comment|remark|remarks|regarding|concerning|message|details|why|what for',
  ),
  any(':|-|='),
  either(THING, PERSON),
);
const COURTESIES = either(
  any(words.COURTESY),
  CONVENIENCE,
  any(
    `so yes|so yeah|and yes|please and thank you|as always|as usual|like always|obviously|bless him|bless her|bless them
    |spare no time|and spare no time|within the hour|same as always|anyway|ta|cheers|ok|well|you see|to be clear|in short|thank you all
    |every bit helps|every little helps|i am good for it|accordingly|no questions asked|we accepted|i accepted|all agreed`,
  ),
);

/** Only where a sentence starts: "…, then" may say when. */
export const GREETED: Pattern = any(words.GREETING);
/** What stands in a place of its own and changes nothing: a statement, a reason, a courtesy. It holds no value. */
export const FILLER: Pattern = either(
  ...[CLAUSE, REASON, COURTESIES, ASSENT, GLADNESS],
  ...[COVERING, BASIS, AGREED, PRICED, COMPLIMENT, LABELLED],
);
/** "treasury disbursement": what is asked for, or the record of it. Only a request besides tells them apart. */
export const RECORDED: Pattern = seq(
  many(oneOf(PEOPLE_WORDS, PURPOSE_WORDS, QUALITY_WORDS), any('treasury|new|outgoing|the|a|my|our')),
  any(
    'payment|transfer|disbursement|payout|remittance|settlement|reimbursement|refund|donation|withdrawal|payments|transaction',
  ),
  maybe(any('request|order|details|advice')),
  maybe(seq(any('for|to|of'), either(PERSON, THING))),
);
/** The same with a verb. Before a colon it may introduce what somebody said. */
export const TELLING: Pattern = STATEMENT;
/** "bev from the flower shop here" */
const SPEAKING = seq(
  maybe(any('it is|this is')),
  NAME,
  maybe(NAME),
  maybe(seq(any('from|at|of|in'), either(THING, oneOf(PLACE_WORDS)))),
  any('here|speaking'),
);
export const OPENER: Pattern = either(ADDRESSEE, INTRODUCTION, SPEAKING);
/** "thanks, dad" */
export const CLOSER: Pattern = either(
  SIGNATURE,
  seq(
    any('thanks|thank you|many thanks|best|best regards|kind regards|regards|cheers|love|yours'),
    many(any(',|.|-|\n')),
    either(oneOf(PEOPLE_WORDS), NAME, any('accounts|finance|treasury|the team|your team')),
    maybe(NAME),
  ),
);
