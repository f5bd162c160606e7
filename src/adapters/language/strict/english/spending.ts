import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { INTO } from './exchange-into.ts';
import { AROUND, COUNTED, GIVEN, LAST, OWNED, RECEIVED, SURE_TARGET, TARGET, WANTED } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { URGING, unsized } from './parts.ts';

const TO_BUY = any(
  'to buy|to get|to pick up|to purchase|to acquire|to get me|to buy me|for|and buy|and get|and get me|and buy me|and pick up|and purchase|buying|to grab|by buying|to obtain|to buy us|to get us|to buy me some|to get into|to stack|in buying|for buying',
);
const IT = any('it|them|that|em');
const BUYS = any('buy|get|get me|purchase|buy me|grab|pick up|acquire|grab me|hand me|give me');
const WITH_IT = any('with it|for it|with that|with them|for them|with those|instead');
const SPEND = any('spend|use');

/** "take 200 dai and turn it into link": what is done with what was named just now. */
export const DONE_WITH_IT: Rule = once(
  either(
    seq(any(`${words.SWAP}|${words.SELL}|make`), IT, INTO, TARGET, LAST),
    seq(any('make'), either(seq(IT, maybe(any('into'))), any('it to')), TARGET, LAST),
    seq(BUYS, TARGET, WITH_IT, LAST),
    seq(any('make'), TARGET, any('out of it|from it|of it|out of that'), LAST),
    seq(any('spend|use'), IT, any('on|to buy|to get'), SURE_TARGET, LAST),
  ),
);

/** "put" is past as well as present, and stands behind another order only. */
const PUT_IT = seq(saying('placed', any('put|stick|place|park')), IT, any('into|in'), SURE_TARGET, LAST);

/** "spend 50 usdc on uni", "take 30 dai and buy link with it", "put 50 dai into eth". */
export const SPENDING: Rule = once(
  saying(
    'swap',
    either(
      seq(SPEND, GIVEN, AROUND, TO_BUY, TARGET, maybe(WITH_IT), LAST),
      seq(any('spend'), GIVEN, any('on'), SURE_TARGET, AROUND),
      seq(any('use|spend|take'), OWNED, TO_BUY, WANTED, AROUND),
      seq(
        any('take|get|grab'),
        COUNTED,
        AROUND,
        maybe(any(',')),
        any('and'),
        either(DONE_WITH_IT, PUT_IT, seq(BUYS, TARGET, maybe(any('instead')), LAST)),
      ),
      seq(
        any('take|get'),
        value('amount', '§f', '§n'),
        any('from my|out of my'),
        unsized('fromToken'),
        any('and'),
        either(DONE_WITH_IT, PUT_IT),
      ),
      seq(any('use|take|spend'), COUNTED, AROUND, any('.|,'), URGING, BUYS, TARGET, LAST),
      seq(any('take'), GIVEN, AROUND, any('to buy|to get|to purchase'), TARGET, maybe(WITH_IT), LAST),
      seq(saying('placed', any(words.PLACE)), GIVEN, AROUND, maybe(any('and|,')), any('into'), TARGET, LAST),
      seq(saying('placed', any('put|invest|park|stick')), GIVEN, any('in'), SURE_TARGET, AROUND),
      seq(saying('placed', any('throw|yolo')), GIVEN, any('at|on'), SURE_TARGET, AROUND),
    ),
  ),
);

/** What is spent stands first: "with 45 dai, buy link", "from my usdt, get 30 dai". */
export const SPENT_FIRST: Rule = saying(
  'swap',
  either(
    seq(any('with|using|for'), COUNTED, AROUND, maybe(any(',')), URGING, BUYS, TARGET, LAST),
    seq(any('with|using|pay with|from|out of'), OWNED, maybe(any(',|and|, and')), URGING, BUYS, WANTED, AROUND),
    seq(any('pay|give'), COUNTED, maybe(any(',')), maybe(any('and')), any('get|receive'), TARGET, LAST),
    seq(
      any('from my|out of my|from our'),
      unsized('fromToken'),
      maybe(any(',')),
      URGING,
      any(words.SWAP),
      value('amount', '§n'),
      INTO,
      RECEIVED,
      LAST,
    ),
  ),
);
