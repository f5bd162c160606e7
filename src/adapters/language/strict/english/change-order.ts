import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { BREAK, SEND, SWAP } from './around-change.ts';
import { SO_LEFT } from './cause-sums.ts';
import * as parts from './change-parts.ts';
import * as words from './change-words.ts';
import { CORRECTING, ENOUGH, RATHER, SUM, USED } from './correcting.ts';
import { SLIP } from './fault.ts';
import { COMPUTED, FIELDS, NAMED } from './named-change.ts';
import { POSSESSORS, SOMEBODY } from './people.ts';
import { REPLACED } from './replaced.ts';
import { IS, RESTATED, RETURN } from './right.ts';

const { account, all, FROM_NETWORK, HOW_MUCH, network, PLACES, token, VALUES } = parts;
const VERB = either(
  any('use|make it|do|do it|get|get me|change it to|i want|i would like|take|buy|send it|pay it|swap it|convert it'),
  saying('transfer', seq(SEND, maybe(any('him|her|them')))),
  saying('swap', SWAP),
  saying('bridge', any('bridge|bridge it')),
);
const SISTER = either(SOMEBODY, seq(any('my|our'), any(POSSESSORS), any('wallet|account|address')));
const AT = maybe(any(',|:|.|at'));
/** "to my sister instead: bob.eth" */
const TO_SOMEBODY = either(
  seq(any('to|for|send it to|pay it to'), SISTER, RATHER, AT, account('recipient')),
  seq(any('to|for|send it to|pay it to'), SISTER, AT, account('recipient'), RATHER),
);
export const INSTEAD: Rule = seq(
  maybe(any('i want to|i would like to|i would rather|let us')),
  maybe(VERB),
  either(VALUES, all('amount')),
  RATHER,
);
const WANTED = either(
  seq(any(words.WANT), token('toToken'), RATHER),
  seq(any('swap it for|swap for|buy|get|for|convert it to'), token('toToken'), RATHER),
  seq(any('i would rather have|i would rather get|i would rather receive'), token('toToken')),
  seq(any('i would rather use|i want to use'), network('network'), maybe(any('instead'))),
);
const TIGHTENED = either(
  seq(any(words.TOO_LOOSE), BREAK, value('slippage', '§r')),
  seq(any('tighten it to|loosen it to|tighten that to'), value('slippage', '§r')),
);
const DOING = either(
  saying('transfer', SEND),
  saying('swap', SWAP),
  saying('bridge', any('bridge|move')),
  saying('wrapping', any('wrap|unwrap')),
  any('use|take|do'),
);
/** "sell 40 of them", "send 30 so i have some left" */
const LIMITED = seq(DOING, HOW_MUCH, either(any('of them|of those|of it|of that'), seq(maybe(any(',')), any(SO_LEFT))));
/** "destination arbitrum, my bad" */
const TO_OTHER = seq(
  any(words.DESTINATION),
  maybe(any(':|is')),
  either(parts.placedNetwork('toChain'), account('recipient')),
);
export const ORDER: Rule = once(
  either(
    INSTEAD,
    TO_SOMEBODY,
    seq(any(words.AFFORD), HOW_MUCH),
    WANTED,
    TIGHTENED,
    seq(CORRECTING, maybe(RATHER)),
    seq(RESTATED, RATHER),
    seq(any('it should go to|it should be sent to|it has to go to'), account('recipient'), maybe(RATHER)),
    seq(any('send it|pay it|do it'), FROM_NETWORK),
    seq(any('no'), REPLACED),
    seq(VALUES, maybe(any(',')), any(words.BEHIND)),
    seq(either(FIELDS, TO_OTHER), maybe(any(',|.|-')), any(words.BEHIND)),
    seq(either(token('token'), network('network')), maybe(any(',')), any(words.IF_FINE)),
    seq(IS, VALUES, maybe(BREAK), SLIP),
    seq(either(token('token'), network('network'), parts.ON), any(words.WOULD_BE)),
    seq(either(any('in'), seq(any('send it|pay it|do it'), any('in'))), token('token'), any('please|pls|plz')),
    seq(any('send it in|pay it in'), token('token')),
    seq(any(words.GETTING), parts.quantity('received', 'toToken'), RETURN, RATHER),
    ENOUGH,
    seq(value('amount', '§m'), any('it|it out|that out|this out')),
    LIMITED,
    seq(any('no|nope|nah'), either(seq(any(words.MAKE), VALUES), seq(any(words.RESIZE), SUM), USED)),
    seq(any(words.WISH), CORRECTING),
    seq(any('let us|i would like to|i want to|let me'), either(seq(any(words.RESIZE), SUM), NAMED, COMPUTED)),
    seq(any('my bad|my mistake|typo'), either(seq(any('it is|that is'), VALUES), seq(any(words.MAKE), VALUES))),
    seq(any('it is going to|it goes to'), account('recipient'), RATHER),
  ),
);
export const PLACED: Rule = once(
  either(
    seq(maybe(any('do it|send it|put it|run it|pay it|let us do it|let us send it|better')), PLACES),
    seq(maybe(any('swap it|convert it')), parts.BOUGHT, maybe(PLACES)),
  ),
);
export const QUESTION: Rule = once(
  seq(
    either(
      seq(any(words.ASK), either(CORRECTING, INSTEAD, seq(any('do it|send it|run it'), parts.ON), seq(any('do'), SUM))),
      seq(any('can it be|could it be|can that be|could that be'), VALUES, any('instead')),
      seq(any('could it go to|can it go to|could it be sent to'), account('recipient'), any('instead')),
    ),
    maybe(any('please')),
    maybe(any('?')),
  ),
);
