import { ahead, any, either, many, maybe, once, type Rule, seq, some, unless } from '../rules/rule.ts';
import * as causes from './end-cause.ts';
import { KEEPING, KEPT, REQUEST } from './end-object.ts';
import { CALL_OFF, DO_NOT, LEAVE_IT, NOT_DOING, NOT_DONE, ORDER, WITHDRAW, WITHDRAWN } from './end-order.ts';
import { REASON_AHEAD, REASON_BEHIND } from './end-reason.ts';
import * as words from './end-words.ts';

const PAUSES = some(any(',|.|!|;'));
/** A "no" without a pause belongs to what follows: "no cancel". */
const LEAD = many(
  seq(any(words.LEAD), maybe(PAUSES)),
  seq(any(words.NO), PAUSES),
  seq(any(words.POLITE), maybe(any(',')), any('but'), maybe(any(','))),
);
const SO = either(PAUSES, any('so|, so|. so|, and|- so'), seq(PAUSES, any('please')));
const WHY = once(seq(either(any(words.WHY), causes.AHEAD), SO, LEAD));
const DECLINED = seq(any(words.DECLINE), PAUSES, LEAD);
const ORDERED = once(either(any(words.CLAUSE), ORDER, NOT_DOING, causes.OTHERWISE, KEPT));

/** "i take that back. cancel that" might cancel the first end. */
const NOT_THAT = unless(any('that'));
/** A statement that ends, and the order that follows from it: "we're not doing this, cancel the order". */
const TWICE = seq(
  either(
    any(words.CLAUSE),
    NOT_DONE,
    NOT_DOING,
    WITHDRAW,
    WITHDRAWN,
    KEEPING,
    seq(any('no|nope|nah'), maybe(any(',')), either(NOT_DONE, NOT_DOING, KEEPING)),
    any(words.LEFT),
  ),
  SO,
  LEAD,
  either(
    seq(any('cancel|abort|drop|forget|scrap|discard|void|withdraw|stop|kill|call off'), NOT_THAT, REQUEST),
    any(
      'cancel|abort|no swap|no transfer|no payment|no deal|no bridge|not sending|not paying|not selling|not swapping',
    ),
    NOT_DONE,
    NOT_DOING,
  ),
);
/** Ends that nothing but the request can mean. "no" and "never mind" may belong to a question of the person. */
const PLAIN = once(
  either(
    ORDERED,
    TWICE,
    any('cancel|abort|cancel please|cancel pls|cancel cancel|please disregard'),
    seq(DECLINED, ORDERED),
    seq(any('no|nope|nah'), either(NOT_DONE, NOT_DOING)),
  ),
);
/** Nothing that ends stands behind an end: "cancel it. wait, no" keeps the request. */
const ENDED = once(
  either(
    any(words.END),
    PLAIN,
    DO_NOT,
    LEAVE_IT,
    seq(any('no no no|no no'), CALL_OFF),
    seq(any('nah|no'), any('i am good|we are good|i am fine|we are fine'), maybe(any('thanks|thank you'))),
    seq(
      any('nah|no|nope|actually'),
      maybe(any(',')),
      any('i am good|we are good|i am fine|we are fine|i am ok|i am all right|it is fine'),
      PAUSES,
      any('leave it|forget it|skip it|no need|drop it|forget about it|do not bother'),
    ),
    seq(WHY, either(ORDERED, LEAVE_IT, DO_NOT, any('stop'))),
    seq(any(words.WHY), SO, LEAD, any(words.DROPPED)),
    seq(causes.SPOKEN, SO, LEAD, any(words.DROPPED)),
    seq(causes.PAID, SO, LEAD, any('leave it|no')),
    seq(either(ORDERED, any(words.STOP)), PAUSES, LEAD, either(NOT_DONE, NOT_DOING)),
    seq(any('no thanks|no thank you|no'), maybe(any(',')), any('not anymore|not any more|not today')),
    seq(maybe(DECLINED), REASON_AHEAD, SO, LEAD, PLAIN),
    seq(DECLINED, WHY, ORDERED),
    seq(
      any('i changed my mind|changed my mind|i have changed my mind|no thank you|no thanks'),
      either(NOT_DONE, NOT_DOING, CALL_OFF, any('i am not sending anything')),
    ),
    seq(KEPT, SO, any('no thanks|no thank you')),
  ),
);
const startsWith = (starts: string): Rule => ahead(any(starts));
const CLOSING = many(any(',|.|!'), any(words.CLOSING));
const BECAUSE = any('because|as|since|cause|cos|cuz|bc');
const BEHIND = either(some(any(',|.|!|-|(|;')), seq(maybe(any(',')), BECAUSE));
const CAUSED = seq(BEHIND, LEAD, either(any(words.WHY), causes.CAUSE), maybe(any(')')));
/** "cancel it. wait, i found her" and "cancel it, actually she is here" may keep the request. */
const SOFT = maybe(
  seq(
    any('sorry|so sorry|unfortunately|sadly|honestly|tbh|to be honest|lol|haha|apparently|damn|ugh'),
    maybe(any(',')),
  ),
);
/** "cancel it and i will come back tomorrow" */
const AND_I = seq(maybe(any(',')), any('and'), startsWith('i will|we will'), REASON_BEHIND);
const REASONED = either(seq(BEHIND, SOFT, maybe(BECAUSE), REASON_BEHIND, maybe(any(')'))), AND_I);
/** Behind "it" a subject starts the reason without a mark. "cancel the payment i made" is another payment, and "forget it he is stupid" may be about him. */
const AT_ONCE = seq(any('cancel|scrap|do not do|do not send'), any('it'), startsWith('i|he|she|they|we'));
/** A whole message that ends the open request. */
export const END: Rule = either(
  seq(LEAD, ENDED, CLOSING, maybe(seq(CAUSED, CLOSING))),
  seq(LEAD, PLAIN, CLOSING, REASONED, CLOSING),
  seq(LEAD, AT_ONCE, REASON_BEHIND, CLOSING),
  seq(LEAD, REASON_AHEAD, SO, LEAD, PLAIN, AND_I, CLOSING),
  seq(LEAD, either(ORDERED, any('nvm|nevermind|no need|no thanks')), causes.SPOKEN, CLOSING),
  seq(LEAD, any('leave it'), either(PAUSES, any('because|as|since')), LEAD, causes.PAID, CLOSING),
);
