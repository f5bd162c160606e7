import { any, either, many, maybe, type Rule, saying, seq, value } from '../rule.ts';
import * as words from './bridge-words.ts';
import type { Deed } from './deed.ts';
import { BRIDGE_FIELDS } from './exchange-fields.ts';
import { ordered } from './order.ts';
import { chain, counted, quantity, TIDY, URGING, unsized } from './parts.ts';
import { SLIPPAGE } from './slippage.ts';

const WITH_BRIDGE = any(
  'over the bridge|through the bridge|via bridge|via the bridge|using the bridge|with the bridge|by bridge',
);
const OVER = many(any('over|across|out|home|back|,'), WITH_BRIDGE, TIDY);
const FROM = any('from|off|out of|off of|from my|outta');
const TO = any(
  'to|over to|into|onto|on to|across to|back to|home to|and onto|and to|over into|over onto|back onto|across onto|->|>',
);
const ORIGIN = seq(FROM, chain('fromChain'));
const DESTINATION = seq(TO, chain('toChain'));
const FROM_TO = either(
  seq(maybe(FROM), chain('fromChain'), maybe(any(',')), TO, chain('toChain')),
  seq(any('to|over to|onto|across to|back to'), chain('toChain'), maybe(any(',')), ORIGIN),
);
/** "100 base usdc" */
const LABELLED = seq(value('amount', '§n'), chain('fromChain'), value('token', '§t'));
const MOVED = either(quantity('amount', 'token'), unsized('token'));
const AFTER = many(SLIPPAGE, TIDY, WITH_BRIDGE);
const LIES = any('on|that i have on|i have on|that is on|stuck on|sitting on|that are on');
const MARK = maybe(any(':|,'));
const bridged = (verb: Rule): Rule =>
  saying(
    'bridge',
    either(
      seq(verb, MARK, MOVED, OVER, FROM_TO, AFTER),
      seq(verb, FROM_TO, MARK, MOVED, AFTER),
      seq(verb, any(':'), value('token', '§t', '§b'), any(','), value('amount', '§n'), any(','), FROM_TO, AFTER),
      seq(verb, MOVED, LIES, chain('fromChain'), OVER, DESTINATION, AFTER),
      seq(verb, DESTINATION, MOVED, ORIGIN, AFTER),
      seq(verb, ORIGIN, MOVED, DESTINATION, AFTER),
    ),
  );
const BRIDGED = either(
  bridged(any(words.BRIDGE)),
  saying('bridge', seq(any(words.PLAIN_BRIDGE), MARK, either(MOVED, LABELLED), OVER, DESTINATION, AFTER)),
);

const NEED = any('i need|i want|i would like|need|want|get|have|we need|we want');
const IT = any('it|them|that');
const STOP = maybe(any(',|.|;|so|, so|and|, and|-'));
/** "all of it", "50 of it": how much of what lies there. */
const OF_IT = either(IT, seq(value('amount', '§m', '§r', '§n'), maybe(any('of')), IT));
const LYING = any(
  'is stuck on|is on|is sitting on|are on|are stuck on|is still on|stuck on|on|sitting on|lying on|is lying on',
);
const HAVE = any('i have|i have got|i got|there is|there are|i hold|we have|got');
const MOVE_IT = seq(any(words.BRIDGE), OF_IT, OVER, DESTINATION, AFTER);

/** What lies on a network stands first: "my usdc is stuck on polygon, bridge all of it to base". */
const LYING_FIRST = either(
  seq(
    any('my|our'),
    either(seq(value('amount', '§n'), value('token', '§t', '§b')), value('token', '§t', '§b')),
    LYING,
    chain('fromChain'),
    STOP,
    ordered(MOVE_IT),
  ),
  seq(HAVE, counted('amount', 'token'), LYING, chain('fromChain'), STOP, ordered(MOVE_IT)),
  seq(
    HAVE,
    counted('amount', 'token'),
    any('on'),
    chain('fromChain'),
    any('that|which'),
    any('i want|i need|i would like'),
    any('on'),
    chain('toChain'),
    AFTER,
  ),
);
const MAKE = any(
  'make a|do a|i need a|i want a|i would like a|set up a|arrange a|initiate a|please make a|need a|please arrange a',
);
const BRIDGE_NOUN = any('bridge|bridge transfer|cross - chain transfer|crosschain transfer|cross chain transfer');
const OF = seq(any('of|:'), MOVED, maybe(any(',')), FROM_TO, AFTER);
/** "transfer of …" alone may be a heading. */
const NOMINAL = either(
  seq(maybe(either(MAKE, any('a'))), BRIDGE_NOUN, OF),
  seq(MAKE, any('transfer|move'), OF),
  seq(maybe(any('a')), any('transfer|move'), OF, any('please|pls|, please')),
);
const ACT = seq(any('bridge|move|bridge it|move it|bridge that|swap|bridge them|move them'), AFTER);

export const BRIDGING_DEED: Deed = {
  done: BRIDGED,
  doing: bridged(any(words.BRIDGING)),
  needed: saying(
    'bridge',
    seq(NEED, MOVED, either(seq(any(words.BRIDGED), FROM_TO), seq(ORIGIN, any(words.BRIDGED), DESTINATION)), AFTER),
  ),
  whole: either(
    saying(
      'bridge',
      either(
        seq(FROM_TO, maybe(any(',')), URGING, any('bridge|move'), MOVED, AFTER),
        seq(FROM_TO, maybe(any(',|:')), quantity('amount', 'token'), maybe(any(',')), URGING, ACT),
        seq(quantity('amount', 'token'), maybe(any(',')), FROM_TO, maybe(any(',')), URGING, ACT),
        NOMINAL,
        LYING_FIRST,
      ),
    ),
    BRIDGE_FIELDS,
  ),
};

export { WRAPPING_DEED } from './wrap.ts';
