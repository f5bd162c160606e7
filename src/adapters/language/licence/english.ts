import { agreed, appreciated, deed, destined, doing, funded, helped, NOUN, owed, prepared } from './deliveries.ts';
import * as words from './english-words.ts';
import { COURTESY, OPENING, REST, SEPARATOR, SOFTLY, VERB } from './frame-parts.ts';
import { bare, beside, elliptic, form, headed, held, taken } from './frames.ts';
import { ACCOUNT, CHAIN, ON, PART, QUANTITY, SLIPPAGE, TOKEN, TOWARDS } from './parts.ts';
import { any, either, many, maybe, type Pattern, seq, some } from './pattern.ts';

const THING = seq(maybe(any('me|us')), QUANTITY);

const WANTS = either(any(words.WISH), seq(any('i|we'), any('want|need|wanna|gotta')));
const command = seq(OPENING, maybe(WANTS), SOFTLY, VERB, REST);
const done = seq(
  OPENING,
  any(words.HAVING),
  THING,
  maybe(any('to be|to get')),
  any(words.DONE),
  maybe(any('over|across|out|off')),
  REST,
);
const wanted = seq(OPENING, any(words.WANTING), THING, REST);
const exchanged = seq(
  OPENING,
  any('i have|i have got'),
  QUANTITY,
  many(any('and|now'), SEPARATOR),
  any(words.WANTING),
  QUANTITY,
  REST,
);
const spent = seq(
  OPENING,
  maybe(any(words.WISH)),
  any('spend|use|put|invest|throw'),
  QUANTITY,
  any('on|into|in|for|and get|and get me|and buy|and buy me|to get|to buy|to get me'),
  TOKEN,
  REST,
);
const using = seq(
  OPENING,
  any('use|using|on|with|take'),
  either(CHAIN, QUANTITY),
  maybe(any('for this|and|to|and then|then')),
  many(SEPARATOR),
  VERB,
  REST,
);
const stated = seq(any(words.STATING), maybe(any(':')), either(ACCOUNT, CHAIN, QUANTITY, PART), REST);
/** "1.5k usdc to 0x…, send now": the verb comes last. */
const late = seq(
  OPENING,
  PART,
  many(PART, SEPARATOR),
  maybe(any('please|pls|kindly|now')),
  any('send|swap|transfer|pay|convert|exchange|trade|bridge'),
  maybe(any('it|them|that|this')),
  many(COURTESY),
);
const DENIED = seq(
  any('not|instead of|rather than|and not|but not|do not send'),
  either(PART, any('to him|to her|to them|him|her|them|that one|this one|it')),
);
const TAG = seq(any(words.TAGS), any('?'), many(COURTESY));
const request = seq(
  either(
    ...[command, deed, done, wanted, exchanged, spent, using, late, held, taken, headed, elliptic],
    ...[funded, owed, destined, appreciated, agreed, prepared, helped, doing],
  ),
  maybe(either(seq(some(SEPARATOR), stated), seq(DENIED, many(COURTESY)), TAG)),
);

const asked = either(
  seq(VERB, REST),
  seq(any('make|do|prepare|set up|initiate'), NOUN, REST),
  seq(any('get|have'), THING, any(words.DONE), REST),
);
const polite = seq(
  OPENING,
  either(
    seq(any(words.ASKING), SOFTLY, asked),
    seq(either(any(words.MINDING), seq(any(words.ASKING), any('mind'))), any(words.GERUNDS), REST),
    seq(
      any(words.GRATEFUL),
      many(any(words.VERY)),
      any(words.GLAD),
      any(words.WERE),
      SOFTLY,
      either(asked, seq(any(words.DONE), REST)),
    ),
  ),
  maybe(seq(any('?'), maybe(either(ACCOUNT, seq(many(SEPARATOR), any('to|->'), ACCOUNT))))),
  many(COURTESY, ON),
);

const CHANGING = either(
  any(words.CORRECTIONS),
  seq(any(words.CHANGING), maybe(any('the|my')), any(words.CHANGED), maybe(any('to|with|into|be|is'))),
  seq(any('the|my'), any(words.CHANGED), any('is|should be|must be|needs to be|has to be')),
  any('amount is|recipient is|address is'),
);
const REASON = seq(maybe(any(words.BECAUSE)), any(words.IT_IS), many(any(words.GRADE)), any(words.QUALITY));
const AROUND = either(REASON, any(words.AROUND_CORRECTION), any(words.GREETING), any(words.COURTESY), SEPARATOR);
const INSTEAD = either(any('instead|rather'), any(words.SETTLING));
const VALUES = seq(maybe(any('of')), PART, many(PART, AROUND, DENIED, INSTEAD));
/** Says that something changes, and to what: "no, make it 5", "5 not 10", "on base instead". */
const changeBy = (changing: Pattern): Pattern => {
  const change = seq(some(seq(either(changing, DENIED), many(AROUND))), VALUES);
  const substitute = seq(VALUES, either(INSTEAD, DENIED), many(AROUND, INSTEAD));
  const counted = seq(any('§n'), any('§t|§b|§k'), any('please|pls|plz'), many(AROUND));
  const reduced = seq(any('only|just'), VALUES, maybe(any('then')), many(AROUND));
  return seq(
    many(AROUND),
    either(some(change), seq(VALUES, some(change)), substitute, reduced, counted),
    maybe(any('?')),
  );
};
const secondThought = changeBy(CHANGING);
const correction = changeBy(either(CHANGING, any(words.CHANGING_VERBS)));
const answer = seq(
  many(any(words.GREETING), any(words.ANSWERING), SEPARATOR),
  PART,
  many(PART, COURTESY, any('it|of it|that')),
);
/** A preposition says which part is meant: "on base", "to 0x…". */
const marked = seq(many(AROUND), either(ON, TOWARDS, SLIPPAGE), many(ON, TOWARDS, SLIPPAGE, AROUND));

export const ENGLISH: Readonly<
  Record<'request' | 'verbless' | 'form' | 'beside' | 'secondThought' | 'correction' | 'answer' | 'marked', Pattern>
> = {
  request: either(request, polite),
  verbless: bare,
  form,
  beside,
  secondThought,
  correction,
  answer,
  marked,
};
