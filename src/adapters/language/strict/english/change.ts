import { any, either, maybe, once, type Rule, saying, seq, value } from '../rule.ts';
import { ANSWER } from './answer.ts';
import { BREAK, CLOSING, LEAD, REVERSED, SEND, SWAP, TOO_DEAR, WEAK } from './around-change.ts';
import * as parts from './change-parts.ts';
import * as words from './change-words.ts';
import { COMPUTED, NAMED } from './named-change.ts';
import { REPLACED } from './replaced.ts';

const { account, all, FROM_NETWORK, HOW_MUCH, network, PLACES, token, VALUES } = parts;
const SUM = once(either(HOW_MUCH, all('amount')));
const RATHER = any('instead|rather');

/** A network or an account is what one uses; a token is one side of a trade. */
const USED = either(
  seq(any('use|let us use|use the|do'), network('network')),
  seq(any('use|let us use'), account('recipient')),
);
/** Orders that correct without another word. */
const CORRECTING = once(
  either(
    seq(any(words.MAKE), either(VALUES, all('amount'))),
    seq(any(words.RESIZE), SUM),
    saying('transfer', seq(any(words.MEANT_SEND), either(VALUES, all('amount')))),
    saying('swap', seq(any(words.MEANT_SWAP), either(VALUES, all('amount')))),
    seq(any('i meant to send it|i want it'), PLACES),
    seq(any('only|just'), HOW_MUCH, maybe(any('of it|will do|is enough'))),
    NAMED,
    USED,
    COMPUTED,
    REPLACED,
  ),
);

const GIVEN = parts.quantity('amount', 'fromToken', token);
/** The tokens or the networks of a trade once more. */
const RESTATED = once(
  either(
    seq(maybe(any(words.EXCHANGING)), GIVEN, any('to|for|into|and get|->'), parts.anyToken('toToken')),
    seq(maybe(any('it is|bridge it')), FROM_NETWORK, maybe(any(',')), parts.TO_NETWORK),
    seq(any(words.WANT), token('toToken')),
    seq(any('i want|i would like'), token('token')),
    seq(any('i want to pay with|i want to sell|i am paying with|i pay with'), token('fromToken')),
  ),
);
const SENT = either(
  seq(any('send it|do it|pay it|make it|swap it|send'), PLACES),
  saying('transfer', seq(either(SEND, any(words.WISH_SEND)), either(SUM, token('token')))),
  saying('swap', seq(either(SWAP, any(words.WISH_SWAP)), SUM)),
  seq(any('i said'), VALUES),
  seq(any('do|just do|only do'), SUM),
  seq(any(words.GOES), account('recipient')),
  saying('bridge', seq(any('bridge it|bridge|bridge them'), parts.TO_NETWORK)),
);
const IS = maybe(any('it is|it is now|that is|it was|the amount is|the network is|the chain is'));
/** What is right, behind a word that corrects. */
const RIGHT = once(either(seq(IS, VALUES), seq(IS, all('amount')), RESTATED, SENT));

const VERB = either(
  any('use|make it|do|do it|get|get me|change it to|i want|i would like|take|buy|send it|pay it|swap it|convert it'),
  saying('transfer', SEND),
  saying('swap', SWAP),
  saying('bridge', any('bridge|bridge it')),
);
const INSTEAD = seq(
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
const ORDER = once(
  either(
    INSTEAD,
    WANTED,
    TIGHTENED,
    seq(CORRECTING, maybe(RATHER)),
    seq(RESTATED, RATHER),
    seq(any('it should go to|it should be sent to|it has to go to'), account('recipient'), maybe(RATHER)),
    seq(any('send it|pay it|do it'), FROM_NETWORK),
    seq(any('no'), REPLACED),
    seq(VALUES, maybe(any(',')), any(words.BEHIND)),
  ),
);
const PLACED = once(
  either(
    seq(maybe(any('do it|send it|put it|run it|pay it|let us do it|let us send it|better')), PLACES),
    seq(maybe(any('swap it|convert it')), parts.BOUGHT),
  ),
);
const QUESTION = once(
  seq(
    either(
      seq(any(words.ASK), either(CORRECTING, INSTEAD, seq(any('do it|send it|run it'), parts.ON))),
      seq(any('could it go to|can it go to|could it be sent to'), account('recipient'), any('instead')),
    ),
    maybe(any('please')),
    maybe(any('?')),
  ),
);

const CORRECTION: Rule = either(
  seq(LEAD, WEAK, either(RIGHT, ORDER, QUESTION, PLACED)),
  seq(REVERSED, RESTATED),
  seq(TOO_DEAR, WEAK, either(RIGHT, ORDER, PLACED)),
  ORDER,
  PLACED,
  QUESTION,
);
/** A whole message that changes the open request. */
export const CHANGE: Rule = seq(WEAK, either(CORRECTION, saying('answer', ANSWER)), CLOSING);
