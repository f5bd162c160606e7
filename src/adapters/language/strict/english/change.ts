import { any, either, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import { ANSWER } from './answer.ts';
import { BREAK, CLOSING, HM, LEAD, OH, REVERSED, TOO_DEAR, WEAK } from './around-change.ts';
import { BECAUSE, CAUSE, DEAR, EXTRA, FORGOT, OWNED, PAUSED, PRAISED } from './cause.ts';
import { INSTEAD, ORDER, PLACED, QUESTION } from './change-order.ts';
import * as parts from './change-parts.ts';
import { ALL_THERE_IS, STARTED, SUMMED } from './change-story.ts';
import * as words from './change-words.ts';
import { CONCLUDED, FACT } from './concluded.ts';
import { CORRECTING, SUM } from './correcting.ts';
import { NAMED } from './named-change.ts';
import { REPLACED } from './replaced.ts';
import { RESTATED, RIGHT } from './right.ts';

const { account, all, HOW_MUCH, network, PLACES, VALUES } = parts;
/** Beside an order that corrects: "and make it 50", "also use base". */
const AND = any('and|also|oh and|and also|and please|also please|please also|ok and|okay and|yes and');
const ADDED = either(
  seq(
    AND,
    either(
      seq(any(words.MAKE), either(VALUES, all('amount'))),
      seq(any(words.RESIZE), SUM),
      seq(any('use'), network('network')),
      NAMED,
      REPLACED,
    ),
  ),
  seq(any('and|and please|oh and'), either(parts.ON, parts.SLIP)),
);
const CALLED = seq(CAUSE, BREAK, any(words.NEW_ONE), account('recipient'));
/** Two corrections of different values: "do 25 and use base". */
const TWO = once(
  seq(
    either(CORRECTING, seq(any('do'), SUM), CALLED),
    any('and|, and|, also|. also|and also|, and also|. and'),
    either(CORRECTING, PLACES),
  ),
);
/** "twenty thousand, and in dai" */
const WITH_ANOTHER = seq(
  HOW_MUCH,
  any('and|, and|. and|, also|, but|but'),
  either(PLACES, parts.IN_TOKEN, parts.BOUGHT, seq(any('for'), parts.token('toToken'))),
);
const SO = either(any('so|, so|. so'), seq(maybe(any('lol|haha|hahaha|lmao|sorry|oops|: )')), BREAK));
/** What a reason stands in front of: "he moved, use bob.eth", "rent went up, so 665 please". */
const REASONED = either(
  seq(either(CAUSE, EXTRA), SO, WEAK, either(CORRECTING, QUESTION, INSTEAD, TWO)),
  seq(PRAISED, SO, WEAK, either(CORRECTING, QUESTION, INSTEAD)),
  seq(CAUSE, any('so|, so|. so'), WEAK, RIGHT),
  seq(DEAR, BREAK, parts.placedNetwork('chain'), any('please|pls|plz|then|instead')),
  seq(CAUSE, BREAK, HOW_MUCH, any('now')),
  seq(either(CAUSE, EXTRA), any('so|, so|. so|, so now'), WEAK, SUMMED),
  seq(DEAR, any('so|, so|. so'), WEAK, PLACED),
  ALL_THERE_IS,
  STARTED,
  CALLED,
  CONCLUDED,
  seq(FACT, SO, WEAK, either(CORRECTING, QUESTION, INSTEAD, TWO)),
  seq(FACT, any('so|, so|. so'), WEAK, VALUES, any('please|pls|then|it is')),
);
const CORRECTION: Rule = either(
  TWO,
  seq(LEAD, WEAK, either(TWO, REASONED)),
  seq(LEAD, WEAK, VALUES, any('and|, and|, also|and also|. and'), CORRECTING),
  seq(maybe(LEAD), saying('reversed', any(words.TURN))),
  seq(LEAD, WEAK, either(RIGHT, ORDER, QUESTION, PLACED)),
  seq(REVERSED, RESTATED),
  seq(TOO_DEAR, WEAK, either(RIGHT, ORDER, PLACED)),
  REASONED,
  WITH_ANOTHER,
  ORDER,
  ADDED,
  QUESTION,
);
const TIDY = maybe(seq(maybe(any(',')), any('please|pls|plz')));
/** A whole message that changes the open request. */
export const CHANGE: Rule = seq(
  WEAK,
  either(
    seq(OH, CORRECTION, CLOSING, maybe(BECAUSE), CLOSING),
    seq(PLACED, CLOSING),
    seq(parts.HOW_MUCH, any('and|, and|with|,'), parts.SLIP, CLOSING),
    seq(PLACED, any('please|pls|plz|thanks'), PAUSED, CLOSING),
    seq(HM, saying('answer', ANSWER), TIDY, maybe(either(OWNED, FORGOT)), CLOSING),
  ),
);
