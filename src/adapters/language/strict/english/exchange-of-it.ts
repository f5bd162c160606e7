import { any, either, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { INTO } from './exchange-into.ts';
import { COUNTED, GIVEN, LAST, SURE_TARGET, TARGET } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { ordered } from './order.ts';
import { token } from './parts.ts';
import { against, TRADE_HEADING, TRADE_REASON, towards } from './trade-reason.ts';

const STOP = either(any(',|.|;|so|, so|-|and|, and|!'), any('. so|; so|, and so'));
const VERB = any(`${words.SWAP}|${words.SELL}`);
const IT = any('it|them|that|mine');
const OF_IT = either(
  seq(value('amount', '§n', '§m', '§r'), any('of'), IT),
  seq(value('amount', '§m'), IT),
  saying('amount=all', any('the lot|it all|them all')),
);

const LOT = either(
  seq(value('amount', '§m'), maybe(any('of')), IT),
  saying('amount=all', any('the lot|it all|them all')),
);
/** "i have some dai left": the order tells how much of it. */
const SOME_LEFT = seq(
  any('i have|i have got|i got|i still have|i have still got|we have|we still have|there is|there is still|got'),
  any('some|a bit of|a little|a few|a little bit of|a bunch of|a pile of|a load of'),
  token('fromToken'),
  maybe(
    any('left|left over|lying around|sitting around|sitting idle|in my wallet|here|in here|doing nothing|to spare'),
  ),
);
/** Behind a reason, values without a verb are an order: "i am fed up with dai, so 95 dai into link". */
const BARE = seq(COUNTED, either(seq(any('into|over into'), TARGET), seq(any('to|->'), SURE_TARGET)), LAST);

/** A reason names the token, and the order only points to it: "chainlink is going nowhere, sell 40 of it for eth". */
export const OF_IT_FIRST: Rule = saying(
  'swap',
  either(
    seq(either(seq(TRADE_REASON, STOP), seq(TRADE_HEADING, any(':'))), BARE),
    seq(against('fromToken'), STOP, ordered(seq(VERB, OF_IT, INTO, TARGET, LAST))),
    seq(
      against('fromToken'),
      any('completely|entirely|altogether|for good'),
      STOP,
      ordered(seq(VERB, LOT, INTO, TARGET, LAST)),
    ),
    seq(SOME_LEFT, STOP, ordered(seq(VERB, OF_IT, INTO, TARGET, LAST))),
    seq(towards('toToken'), STOP, ordered(seq(any(words.SWAP), GIVEN, INTO, any('it|that'), LAST))),
    seq(towards('toToken'), STOP, ordered(seq(any(words.SELL), GIVEN, any('for it|for that|to get it'), LAST))),
  ),
);
