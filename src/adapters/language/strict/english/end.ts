import { any, either, many, maybe, once, type Rule, saying, seq, some } from '../rule.ts';
import * as words from './end-words.ts';

/** "everything", "all of it", "the whole thing": a part of it is none of these. */
const WHOLE: Rule = (tokens, at) =>
  tokens[at]?.amount?.kind === 'max' ? seq(any('§m'), maybe(any('it|that|this|thing|request|order')))(tokens, at) : [];
const REQUEST = once(
  either(
    WHOLE,
    any(words.OBJECT),
    saying('transfer', any(words.TRANSFER)),
    saying('swap', any(words.SWAP)),
    saying('bridge', any(words.BRIDGE)),
  ),
);
const IT = any('it|that|this|this one|anything|that one');
const ANY_MORE = maybe(any(words.ANY_MORE));
/** "send it", "make the payment", "go ahead with this": what shall not be done. */
const DEED = once(
  either(
    seq(any(words.DO), either(IT, REQUEST)),
    saying('transfer', seq(any(words.SEND), either(IT, any('the money|any money|the funds|that money')))),
    saying('swap', seq(any(words.EXCHANGE), IT)),
    saying('bridge', seq(any('bridge|move'), IT)),
    any('proceed|go ahead|continue|carry it out|carry this out|carry that out'),
    saying('transfer', any('send')),
  ),
);
const CALL_OFF = either(
  any('call it off|call this off|call that off|take it back|take that back'),
  seq(either(seq(any(words.VERBS), REQUEST), any('cancel|abort')), maybe(any(words.AT_ONCE))),
);
const NOT_DONE = either(
  seq(any('do not|please do not|let us not'), DEED, ANY_MORE),
  seq(
    any(words.NOT_TO),
    either(saying('transfer', any(words.SEND)), saying('swap', any(words.EXCHANGE)), saying('bridge', any('bridge'))),
    any(words.ANY_MORE),
  ),
  seq(any('i do not need|we do not need|i will not be needing|i no longer need'), REQUEST, any(words.ANY_MORE)),
  seq(any(words.NOT_TO), DEED, ANY_MORE),
  seq(any(words.NOT_WANT), either(any('it|this|that|this one'), REQUEST), ANY_MORE),
);
/** "don't" alone needs a word before it. */
const DO_NOT = seq(any('no|actually|no wait|wait|wait no|please|nope|oh no'), maybe(any(',')), any('do not'));
/** So does "leave it", which may mean the request as it is. */
const LEAVE_IT = seq(any('nah|no|actually no|nope|meh|actually|you know what'), maybe(any(',')), any('leave it'));
/** Only a request to end may be a question: "cancel?" asks. */
const ASKED = seq(any(words.ASK), CALL_OFF, maybe(any('please|for me')), maybe(any('?')));
const ORDER = either(CALL_OFF, NOT_DONE, ASKED);

const PAUSES = some(any(',|.|!'));
/** A "no" without a pause belongs to what follows: "no cancel". */
const LEAD = many(seq(any(words.LEAD), maybe(PAUSES)), seq(any(words.NO), PAUSES));
const WHY = once(seq(any(words.WHY), either(PAUSES, any('so|, so')), LEAD));
const DECLINED = seq(any(words.DECLINE), PAUSES, LEAD);
/** Nothing that ends stands behind an end: "cancel it. wait, no" keeps the request. */
const ENDED = once(
  either(
    any(words.END),
    any(words.CLAUSE),
    ORDER,
    DO_NOT,
    LEAVE_IT,
    seq(any('no'), NOT_DONE),
    seq(WHY, either(any(words.CLAUSE), any(words.DROPPED), ORDER, LEAVE_IT)),
    seq(DECLINED, either(any(words.CLAUSE), ORDER)),
  ),
);
const CLOSING = many(any(',|.|!'), any(words.CLOSING));
const BECAUSE = seq(either(some(any(',|.|!|-')), any('because|as|since')), any(words.WHY));
/** A whole message that ends the open request. */
export const END: Rule = seq(LEAD, ENDED, CLOSING, maybe(seq(BECAUSE, CLOSING)));
