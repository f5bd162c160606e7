import { any, either, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import { BARE_REQUEST, REQUEST, WORDS_OF_MINE } from './end-object.ts';
import * as words from './end-words.ts';

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
    saying('transfer', any('send|pay')),
    saying('swap', any('swap|sell|buy|trade|convert')),
    saying('bridge', any('bridge')),
  ),
);
/** "throw that one away", "call the transfer off" */
const PARTED = either(
  seq(any('throw|toss|chuck'), REQUEST, any('away|out')),
  seq(any('call'), REQUEST, any('off')),
  seq(any('take'), REQUEST, any('back')),
  seq(any('shut|close'), REQUEST, any('down')),
);
export const CALL_OFF: Rule = either(
  any('call it off|call this off|call that off|take it back|take that back'),
  seq(
    either(
      seq(any(words.VERBS), REQUEST),
      seq(any(words.PLAIN_VERBS), BARE_REQUEST),
      PARTED,
      any('cancel|abort|discard|disregard'),
    ),
    maybe(any(words.AT_ONCE)),
  ),
  seq(any('forget|ignore|disregard|scrap|forget about|never mind|nevermind|cancel'), WORDS_OF_MINE),
);
export const NOT_DONE: Rule = either(
  seq(any('do not|please do not|let us not'), DEED, ANY_MORE),
  seq(
    any(words.NOT_TO),
    either(saying('transfer', any(words.SEND)), saying('swap', any(words.EXCHANGE)), saying('bridge', any('bridge'))),
    any(words.ANY_MORE),
  ),
  seq(any('i do not need|we do not need|i will not be needing|i no longer need'), REQUEST, any(words.ANY_MORE)),
  seq(any(words.NOT_TO), DEED, ANY_MORE),
  seq(
    any(words.NOT_WANT),
    either(any('it|this|that|this one'), REQUEST, seq(maybe(any('a|any|to')), BARE_REQUEST)),
    ANY_MORE,
  ),
);
/** "don't" alone needs a word before it. */
export const DO_NOT: Rule = seq(
  any('no|actually|no wait|wait|wait no|please|nope|oh no'),
  maybe(any(',')),
  any('do not'),
);
/** So does "leave it", which may mean the request as it is. */
export const LEAVE_IT: Rule = seq(
  any('nah|no|actually no|nope|meh|actually|you know what'),
  maybe(any(',')),
  any('leave it'),
);
/** Only a request to end may be a question: "cancel?" asks. */
const ASKED = seq(any(words.ASK), CALL_OFF, maybe(any('please|for me')), maybe(any('?')));
/** "i would like this payment withdrawn" */
export const WITHDRAWN: Rule = seq(
  any('i would like|i want|i need|we want|we would like|we need|consider|please consider|kindly consider|i wish'),
  REQUEST,
  maybe(any('to be')),
  any(words.WITHDRAWN),
);
/** "we withdraw this instruction" */
export const WITHDRAW: Rule = seq(
  any('i|we|i hereby|we hereby|i must|we must|we have to|i am|we are|i would like to|we wish to|i wish to'),
  any(words.WITHDRAW),
  REQUEST,
);
/** "i am not sending it", "not doing this" */
export const NOT_DOING: Rule = seq(
  any('not|i am not|we are not|i will not be|we will not be|i am definitely not|am not'),
  either(
    seq(any('doing|going ahead with|going through with|proceeding with'), IT),
    saying('transfer', seq(any('sending|paying|transferring'), IT)),
    saying('swap', seq(any('swapping|selling|buying|converting|trading'), IT)),
    saying('bridge', seq(any('bridging|moving'), IT)),
  ),
  ANY_MORE,
);
/** "let's forget the bridge", "we can cancel this one" */
const TOLD = seq(any(words.TELL), CALL_OFF, maybe(any('please|for me')));
export const ORDER: Rule = either(CALL_OFF, TOLD, NOT_DONE, ASKED, WITHDRAWN, WITHDRAW);
