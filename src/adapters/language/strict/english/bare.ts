import { any, either, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { PAID } from './buying.ts';
import { INTO } from './exchange-into.ts';
import { AN_EXCHANGE } from './exchange-nouns.ts';
import {
  AROUND,
  COUNTED,
  FROM_TO,
  LAST,
  ON,
  ORDERED,
  POLITE,
  RECEIVED,
  SURE_TARGET,
  TARGET,
  WANTED,
} from './exchange-parts.ts';
import { TOLD_BEHIND, TOLD_NUMBER } from './exchange-told.ts';
import * as words from './exchange-words.ts';
import { ordered } from './order.ts';
import { chain, URGING, unsized } from './parts.ts';
import { SLIPPAGE } from './slippage.ts';
import { DONE_WITH_IT } from './spending.ts';

const ORDER_NOUN = any(
  'swap|swap request|swap order|exchange|exchange request|conversion|conversion request|trade|trade request|rebalance|swap please|convert',
);
const TO = either(
  seq(any('->|>|to|back to|, back to|, to'), SURE_TARGET),
  seq(any('into|back into|, into|over into'), RECEIVED),
);
const PLEASE = any('please|pls|plz');
const STOP = maybe(any(',|:|.|-'));
const SWAP_VERB = any('swap|convert|exchange|trade|change|flip');
const IT = any('it|that');

/** Exchanges without a verb: "500 usdc -> eth on base", "into eth please: 55 dai". Alone they may ask for a price. */
export const BARE_EXCHANGE: Rule = saying(
  'swap',
  either(
    seq(maybe(seq(URGING, PLEASE, STOP)), COUNTED, maybe(ON), TO, ORDERED),
    seq(PLEASE, STOP, COUNTED, maybe(ON), TO, LAST),
    seq(COUNTED, ON, TO, maybe(SLIPPAGE)),
    seq(ON, maybe(any(',|:')), maybe(PLEASE), maybe(any(':|,')), COUNTED, TO, LAST),
    seq(any('into'), RECEIVED, maybe(any(',')), PLEASE, STOP, COUNTED, LAST),
    seq(any('into'), RECEIVED, STOP, COUNTED, ORDERED),
    // "from usdc to eth, swap 0.9", "dai to uni: swap 70 dai"
    seq(
      maybe(any('from|out of')),
      FROM_TO,
      AROUND,
      STOP,
      URGING,
      SWAP_VERB,
      either(value('amount', '§n'), TOLD_NUMBER),
      AROUND,
    ),
    seq(maybe(any('from|out of')), FROM_TO, maybe(PLEASE), TOLD_BEHIND, ORDERED),
    seq(any('from'), FROM_TO, TOLD_NUMBER, ORDERED),
    seq(
      any('out of'),
      unsized('fromToken'),
      maybe(any(',')),
      any('into|and into'),
      RECEIVED,
      AROUND,
      TOLD_NUMBER,
      AROUND,
    ),
    seq(
      COUNTED,
      any('.|,'),
      any('i want|want|i would like|i need'),
      TARGET,
      maybe(any('for it|for them|for that')),
      ON,
    ),
    seq(maybe(any('from|out of')), FROM_TO, maybe(any(',')), PLEASE, STOP, TOLD_BEHIND, AROUND),
    seq(COUNTED, maybe(ON), TO, LAST, any(',|.|-'), ordered(seq(SWAP_VERB, maybe(IT), AROUND))),
    seq(COUNTED, maybe(ON), TO, LAST, ordered(seq(SWAP_VERB, IT, AROUND))),
    seq(ORDER_NOUN, any(':|-'), COUNTED, AROUND, INTO, TARGET, LAST),
    seq(COUNTED, maybe(ON), maybe(any(',|.')), ordered(DONE_WITH_IT)),
    seq(SLIPPAGE, maybe(any(',')), COUNTED, TO, LAST),
    seq(any('i am on|we are on'), chain('chain'), any(',|.|so|, so|;'), COUNTED, TO, LAST),
    seq(URGING, any('let us do|lets do'), COUNTED, maybe(ON), TO, LAST),
    seq(COUNTED, any('.|,'), any('i want|want|i would like'), TARGET, any('for it|for them|for that'), LAST),
  ),
);

const NOUN = any(`${words.TRADES}|sale`);
const OF = either(seq(any('of'), COUNTED), seq(any(':|,|done :|done ,|-'), COUNTED));
const FROM_A_TO_B = seq(any('from'), FROM_TO, AROUND, TOLD_BEHIND);
/** Behind a verb of making: "make a swap of 5 uni to dai", "i need a swap: 90 usdt to link". */
export const NOMINAL: Rule = saying(
  'swap',
  either(
    seq(AN_EXCHANGE, either(seq(OF, AROUND, INTO, TARGET, LAST), seq(FROM_A_TO_B, LAST))),
    seq(AN_EXCHANGE, any('from|with|using|on'), COUNTED, AROUND, INTO, TARGET, LAST),
    seq(AN_EXCHANGE, any('of|from'), FROM_TO, LAST),
  ),
);
/** A noun alone is an order with a "please" or a network only. */
export const BARE_NOMINAL: Rule = saying(
  'swap',
  either(
    seq(
      maybe(any('a|the|one|request :|requesting a|i request a|request for a|request a')),
      NOUN,
      any('of'),
      COUNTED,
      INTO,
      TARGET,
      ORDERED,
    ),
    seq(
      any('requesting a|i request a|i hereby request a|request :|request for a|requesting'),
      NOUN,
      any('of'),
      COUNTED,
      INTO,
      TARGET,
      LAST,
    ),
    seq(maybe(any('a')), NOUN, any('from'), FROM_TO, TOLD_BEHIND, ORDERED),
    seq(maybe(any('a')), any('purchase of'), WANTED, AROUND, PAID, POLITE),
  ),
);
