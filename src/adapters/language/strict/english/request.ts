import { any, either, many, maybe, once, only, type Rule, seq, some, where } from '../rules/rule.ts';
import { ASKED_OF_YOU, HELP_ASKED } from './asking.ts';
import { BRIDGING_DEED, WRAPPING_DEED } from './bridge.ts';
import { POLITELY_LAST } from './courtesy.ts';
import type { Deed } from './deed.ts';
import { EXCHANGE } from './exchange.ts';
import { DECIDED, LEAD, PLACED_FIRST, SIGNED } from './lead.ts';
import { NOTED, NOTED_BY_WORD } from './notes.ts';
import { AGAIN, SEPARATOR, URGING } from './parts.ts';
import { PAYMENT } from './payment.ts';
import { isContradictory } from './payment-gender.ts';
import { isPriceOfOne } from './payment-price.ts';
import { NOTE } from './purpose.ts';
import { REASON } from './reason.ts';
import { TRADE_REASON_BEHIND } from './trade-reason.ts';
import * as words from './words.ts';

const DEEDS: readonly Deed[] = [PAYMENT, EXCHANGE, BRIDGING_DEED, WRAPPING_DEED];
const DONE = once(either(...DEEDS.map(({ done }) => done)));
const DOING = either(...DEEDS.map(({ doing }) => doing));
const NEEDED = either(...DEEDS.map(({ needed }) => needed));
const WHOLE = once(either(...DEEDS.map(({ whole }) => whole)));

const CLOSING = either(any(words.CLOSING), POLITELY_LAST, SIGNED);

const ORDER = either(seq(URGING, maybe(either(any(words.WISH), ASKED_OF_YOU)), URGING, DONE), seq(URGING, NEEDED));
/** A reason behind a question mark belongs to a question only. */
const ASKED = maybe(seq(any('?'), maybe(either(REASON, NOTE, TRADE_REASON_BEHIND))));
const QUESTION = seq(
  URGING,
  either(seq(either(any(words.ASK), HELP_ASKED), URGING, DONE), seq(any(words.MIND), DOING)),
  ASKED,
);
/** "can i send … please": a question without a "please" may be about what is possible. */
const PLEASE = any('please|pls|plz');
const QUESTION_OF_MYSELF = either(
  seq(any('please|pls|plz'), any(words.ASK_MYSELF), URGING, DONE, maybe(any('?'))),
  seq(any(words.ASK_MYSELF), PLEASE, URGING, DONE, maybe(any('?'))),
  seq(any(words.ASK_MYSELF), DONE, maybe(any('?')), maybe(any(',')), either(PLEASE, seq(AGAIN, maybe(PLEASE)))),
);
/** "if you could send … that would be great" */
const KINDLY = seq(
  any('if you could|if you can|if you would|if u could'),
  URGING,
  DONE,
  maybe(any(',')),
  any(
    'that would be great|that would be lovely|that would be awesome|that would be amazing|i would be grateful|i would appreciate it|that would help|that would be nice',
  ),
);
/** What stands first: "on arbitrum, send …", "for the tickets, can you send …". */
const AHEAD = seq(PLACED_FIRST, either(ORDER, QUESTION, WHOLE));
/** "on base salary": without a pause the name of a network may belong to the noun behind it. */
const NOT_OF_A_NETWORK = only((tokens, at) => !['§c', '§b'].includes(tokens[at - 1]?.form ?? ''));
const WHY = once(
  either(
    seq(some(SEPARATOR), either(REASON, NOTE, TRADE_REASON_BEHIND)),
    REASON,
    seq(some(SEPARATOR), NOTED),
    NOTED_BY_WORD,
    seq(NOT_OF_A_NETWORK, NOTED),
    TRADE_REASON_BEHIND,
    seq(many(SEPARATOR), DECIDED),
  ),
);
const ENDING = once(many(SEPARATOR, CLOSING, WHY));
/** A whole first message. */
export const REQUEST: Rule = where(
  (tokens) => !isContradictory(tokens) && !isPriceOfOne(tokens),
  seq(LEAD, either(ORDER, QUESTION, QUESTION_OF_MYSELF, KINDLY, AHEAD, WHOLE), ENDING, maybe(AGAIN), ENDING),
);
