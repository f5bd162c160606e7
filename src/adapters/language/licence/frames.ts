import * as words from './english-words.ts';
import { COURTESY, FIRM, OPENING, REST, SEPARATOR, SOFTLY, VERB } from './frame-parts.ts';
import { ACCOUNT, CHAIN, FROM, ON, PART, QUANTITY, SLIPPAGE, TO, TOKEN } from './parts.ts';
import { any, either, many, maybe, seq, some } from './pattern.ts';

const JOINT = some(SEPARATOR, any('and|so|then|now|please|and then|and now|so please|and please'));
const THOSE = any('it|them|that|those|this|it all|them all|the lot|the whole lot|§n it|§n them|§n that');
const PARTLY = seq(any('§n'), maybe(any('of it|of them|of that|of those|of my|from it|from there')));
const LYING = any(
  'stuck|sitting|currently|still|idle|only|just|all|parked|lying around|waiting|left|sitting around|doing nothing',
);
const THERE = seq(many(LYING), ON);

const WANTED = 'i want to|i would like to|i need to|i want you to|i would like you to|i need you to|i wish to';

/** "my usdc is stuck on polygon, bridge all of it to base", "i have 100 usdc, turn it into eth": where what is moved is. */
export const held = seq(
  OPENING,
  either(
    seq(
      any('i have|i have got|i got|i own|i hold|i am holding|there is|there are|we have|have|got'),
      QUANTITY,
      maybe(THERE),
    ),
    seq(TOKEN, any('is|are|sits|lives'), THERE),
  ),
  either(seq(JOINT, maybe(either(any(words.WISH), any(words.ASKING)))), seq(maybe(any('that|which')), any(WANTED))),
  SOFTLY,
  VERB,
  maybe(either(THOSE, PARTLY)),
  REST,
);

/** "take 5 usdc from my wallet and send it to 0x…": the second verb says what the first is for. */
export const taken = seq(
  OPENING,
  maybe(either(any(words.WISH), any(words.ASKING))),
  SOFTLY,
  any('take|use|grab|get|withdraw|pull'),
  QUANTITY,
  maybe(
    any(
      'from my wallet|out of my wallet|from my balance|out of my balance|from my account|from my holdings|from here|of mine',
    ),
  ),
  many(FROM, THERE),
  either(JOINT, any('to|and')),
  VERB,
  maybe(THOSE),
  many(PART, COURTESY, any('with it|with them|with that|for it|for them|with those')),
);

const REQUEST = any('request|order|instruction|instructions');
const DEED = any('transfer|payment|swap|trade|exchange|conversion|bridge|remittance|withdrawal|payout|transaction');
/** A bare "payment: …" may be a record of one. */
const HEADING = either(
  seq(maybe(any('new|a new|my')), DEED, REQUEST),
  seq(any('new|the following|one|quick|this'), DEED, maybe(REQUEST)),
);
/** "i need this sent:" */
const NEEDED = seq(
  any('i need|i want|i would like|need|please get|get|please have'),
  any('this|the following|this one'),
  any(`${words.DONE}|done|made|sorted|processed|executed`),
);
/** "new payment: 5 usdc to 0x…", "please process the following: …" */
export const headed = seq(
  OPENING,
  maybe(any(words.WISH)),
  maybe(any('process|make|do|execute|handle|arrange|prepare|initiate|submit|set up|run')),
  either(HEADING, NEEDED),
  some(SEPARATOR),
  many(any('from|send|swap')),
  PART,
  REST,
);

const AT_ACCOUNT = seq(
  any('to|->|for|into|towards|in|at|over to|back to|out to|off to|straight to|going to|going out to'),
  ACCOUNT,
);
/** "5 usdc to 0x…": an amount, and where it goes. Of two values side by side, no word tells it. */
export const bare = seq(
  OPENING,
  either(seq(QUANTITY, many(ON, FROM, COURTESY), AT_ACCOUNT), seq(AT_ACCOUNT, many(ON, FROM, COURTESY), QUANTITY)),
  many(ON, CHAIN, FROM, COURTESY),
);

/** "5 usdc, 0x…" */
export const beside = seq(
  OPENING,
  either(seq(QUANTITY, many(ON, CHAIN, COURTESY), ACCOUNT), seq(ACCOUNT, many(ON, CHAIN, COURTESY), QUANTITY)),
  many(ON, CHAIN, COURTESY),
);

export const LABEL = seq(
  any(
    'amount|sum|token|asset|coin|currency|network|chain|blockchain|quantity|value|instrument|rail|units|the amount|the token|the sum|the network|the chain|size|how much|where|what',
  ),
  maybe(any(':|=|is|-|->')),
  either(QUANTITY, CHAIN),
);
/** "to: 0x…, value: 5, currency: usdc": every value has its label. */
export const form = seq(
  OPENING,
  either(
    seq(AT_ACCOUNT, many(COURTESY), LABEL, many(COURTESY), LABEL),
    seq(LABEL, many(COURTESY), AT_ACCOUNT, many(COURTESY), LABEL),
    seq(LABEL, many(COURTESY), LABEL, many(COURTESY), AT_ACCOUNT),
  ),
  many(LABEL, COURTESY, ON),
);

/** Without a verb: "5 usdc to 0x… please". Only a courtesy shows that it is asked for; an arrow may quote a price. */
export const elliptic = either(
  seq(
    OPENING,
    maybe(seq(maybe(any('a|one|new|my')), DEED, maybe(any('of|for')), many(SEPARATOR))),
    QUANTITY,
    many(PART),
    many(SEPARATOR),
    FIRM,
    many(either(ON, SLIPPAGE), COURTESY),
  ),
  seq(OPENING, FIRM, many(SEPARATOR), QUANTITY, either(TO, ACCOUNT), REST),
  seq(OPENING, QUANTITY, TO, many(PART, SEPARATOR), SLIPPAGE, many(COURTESY)),
  seq(OPENING, TO, many(SEPARATOR), FIRM, some(SEPARATOR), QUANTITY, many(PART), many(COURTESY)),
  seq(OPENING, TOKEN, TO, some(SEPARATOR), QUANTITY, many(PART), many(SEPARATOR), FIRM, many(COURTESY)),
  seq(OPENING, TO, some(SEPARATOR), QUANTITY, many(PART), many(SEPARATOR), FIRM, many(COURTESY)),
);
