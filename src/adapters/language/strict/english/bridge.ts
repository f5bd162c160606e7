import { any, either, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { LYING_FIRST, MOVE_FROM_THERE, THERE_FIRST } from './bridge-lying.ts';
import { AFTER, DESTINATION, FROM_TO, MOVED, ORIGIN, OVER, THERE, TOLD } from './bridge-parts.ts';
import * as words from './bridge-words.ts';
import type { Deed } from './deed.ts';
import { BRIDGE_FIELDS } from './exchange-fields.ts';
import { chain, quantity, URGING, unsized } from './parts.ts';

/** "100 base usdc" */
const LABELLED = seq(value('amount', '§n'), chain('fromChain'), value('token', '§t'));
const MARK = maybe(any(':|,|-|.|/'));
const bridged = (verb: Rule): Rule =>
  saying(
    'bridge',
    either(
      seq(verb, MARK, MOVED, MARK, OVER, FROM_TO, AFTER),
      seq(verb, FROM_TO, MARK, MOVED, AFTER),
      seq(verb, MARK, MOVED, THERE, OVER, DESTINATION, AFTER),
      seq(verb, DESTINATION, MARK, MOVED, OVER, ORIGIN, AFTER),
      seq(verb, ORIGIN, MARK, MOVED, OVER, DESTINATION, AFTER),
      seq(verb, LABELLED, OVER, DESTINATION, AFTER),
      // how much is told at the end
      seq(verb, MARK, unsized('token'), OVER, either(FROM_TO, seq(THERE, OVER, DESTINATION)), AFTER, TOLD, AFTER),
      seq(verb, FROM_TO, MARK, unsized('token'), TOLD, AFTER),
    ),
  );
const BRIDGED = either(
  saying('bridge', MOVE_FROM_THERE),
  bridged(any(words.BRIDGE)),
  saying('bridge', seq(any(words.PLAIN_BRIDGE), MARK, either(MOVED, LABELLED), OVER, DESTINATION, AFTER)),
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

const NEED = any(
  'i need|i want|i would like|need|want|get|have|we need|we want|would like|i would love|we would like|i need you to get|i want to have|i need to have',
);
const PLEASE = any('please|pls|plz|, please|, pls');
const HEADING = any(
  'bridge request|bridging request|bridge order|bridge please|bridging|cross - chain transfer|cross chain transfer|crosschain transfer|cross - chain please|cross - chain|cross - chain move|bridge transfer|bridging instruction|bridge instruction|bridge',
);
const SHOULD = any(
  'should go|needs to go|need to go|has to go|have to go|must go|should move|should be moved|should be bridged|needs to be bridged|need to be bridged|need to be moved|needs to be moved|have to be moved|has to be moved|must be bridged|must be moved|to go|to be moved|to be bridged',
);

export const BRIDGING_DEED: Deed = {
  done: BRIDGED,
  doing: bridged(any(words.BRIDGING)),
  needed: saying(
    'bridge',
    seq(
      NEED,
      MOVED,
      either(seq(any(words.BRIDGED), OVER, FROM_TO), seq(either(ORIGIN, THERE), any(words.BRIDGED), OVER, DESTINATION)),
      AFTER,
    ),
  ),
  whole: either(
    saying(
      'bridge',
      either(
        seq(FROM_TO, maybe(any(',')), URGING, any('bridge|move'), MOVED, AFTER),
        seq(FROM_TO, maybe(any(',|:')), quantity('amount', 'token'), maybe(any(',')), URGING, ACT),
        seq(quantity('amount', 'token'), maybe(any(',')), FROM_TO, maybe(any(',')), URGING, ACT),
        seq(quantity('amount', 'token'), maybe(any(',|:')), FROM_TO, PLEASE, AFTER),
        seq(HEADING, any(':|.|-|,'), MOVED, maybe(any(',|.|;|/')), FROM_TO, maybe(TOLD), AFTER),
        seq(HEADING, any(':|.|-|,'), FROM_TO, any(',|.|:|;|/'), MOVED, AFTER),
        seq(
          maybe(any('my|our|the')),
          quantity('amount', 'token'),
          either(THERE, ORIGIN),
          SHOULD,
          OVER,
          DESTINATION,
          AFTER,
        ),
        seq(any('can|could'), MOVED, any('be'), any(words.BRIDGED), OVER, FROM_TO, AFTER, PLEASE, maybe(any('?'))),
        THERE_FIRST,
        NOMINAL,
        LYING_FIRST,
      ),
    ),
    BRIDGE_FIELDS,
  ),
};

export { WRAPPING_DEED } from './wrap.ts';
