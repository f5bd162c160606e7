import { ENGLISH } from '../commands/tables/english.ts';
import { any, either, many, maybe, once, seq } from '../shape/pattern.ts';
import { ACCOUNT, PART, QUANTITY, TO } from './parts.ts';

const SEPARATOR = any(',|.|!|;|:|-');

const LED = many(
  any(
    'please|pls|plz|hey|yo|oh|ah|ok|okay|now|and|then|yes|yeah|great|perfect|cool|so|right|good|nice|next|actually|now please',
  ),
  SEPARATOR,
);
const WISHED = maybe(any(ENGLISH.wish));
const WHOM = maybe(either(any('me|us'), TO));
const SENDS =
  'send|pay|transfer|wire|give|move|remit|resend|resend me|forward|tip|beam|shoot|deliver|get|send over|send out';
const TRADES = 'swap|exchange|trade|convert|bridge|buy|sell|swap back';
const NEUTRAL = 'do|make|repeat|redo|run|rerun|execute|process|place|have|perform|retry|go with|let us do|let us have';
const VERB = any(`${SENDS}|${TRADES}|${NEUTRAL}`);
const NOUN = any(
  'thing|amount|sum|transfer|payment|swap|trade|transaction|order|request|one|exchange|bridge|move|quantity|value|number|deal',
);
const SAME_WORDS = any(
  'the same|same|that same|this same|the exact same|exact same|exactly the same|just the same|the very same|another of the same|the last|my last|the previous|my previous|that last',
);
const AGAIN_WORDS = any('once more|one more time|again|once again');
const AGAIN = any(
  'again|once more|one more time|another time|as before|like before|like last time|as last time|same as before|same as last time|the same as before|the same as last time|all over again|a second time|once again|over again|as just now|as earlier',
);
const TOO = any('too|as well|also|in addition');
/** "another one exactly like it", "once more the same" */
const LIKE_IT = either(
  seq(
    any(
      'another one|one more|another|a second one|another transfer|another swap|another payment|another trade|one more transfer|one more swap|another §n|§n more',
    ),
    any(
      'like it|like that|like this|exactly like it|exactly like that|just like it|just like that|of those|of the same|of the same kind|the same|please like that|like the last one|like the last §n|like before',
    ),
  ),
  seq(AGAIN_WORDS, any('the same|the very same|exactly the same|that one|that|it')),
  any('one more time|once more|encore'),
);
const SAME = either(seq(SAME_WORDS, NOUN), seq(SAME_WORDS, maybe(NOUN), AGAIN), LIKE_IT);
/** "the same" alone says nothing; with another recipient or amount it does. */
const BARE_SAME = SAME_WORDS;
const IT = any('it|that|this|that one|all of it|all that|the transfer|the swap|the payment|the trade|the transaction');
const OF_IT = any(
  'of that|of it|of this|of that amount|of the same|of the same amount|that amount|of the amount|of what i sent|of what i just sent|of that one|of the last one|of the last amount|that|as much|the amount|of what i swapped|of what i got|of what i get|of the result|of them',
);
const TIMES = any(
  'double|double that|double it|double the amount|double that amount|twice that|twice as much|twice the amount|twice that amount|two times that|triple|triple that|triple it|three times that|three times as much|triple the amount|double this|half as much',
);
const PART_OF = either(seq(any('§n|§r'), OF_IT), TIMES);
const MORE = either(
  seq(any('another|a further|an additional|an extra|an other'), QUANTITY),
  seq(any('§n'), any('more|extra|additional|more of'), maybe(any('§t|§b'))),
  seq(QUANTITY, any('more|extra|on top')),
);
const TAIL = many(
  PART,
  AGAIN,
  TOO,
  SEPARATOR,
  any(
    'but|instead|only|just|this time|with|make it|please|pls|thanks|thank you|now|and|for me|though|then|right now|asap',
  ),
);

const repeated = either(
  seq(VERB, WHOM, SAME),
  seq(VERB, WHOM, any('the same|exactly the same')),
  seq(VERB, WHOM, BARE_SAME, either(AGAIN, PART, seq(any('but|only|just|with'), PART))),
  seq(any('swap|convert|exchange|trade|change|bridge'), maybe(IT), any('back|back again')),
  seq(VERB, WHOM, maybe(IT), many(TO), AGAIN),
  seq(any('do|make|run|repeat|redo'), IT, PART, either(AGAIN, TOO, any('instead'))),
  SAME,
  seq(BARE_SAME, either(TO, seq(any('for'), ACCOUNT), seq(any('but|only|just'), PART))),
  AGAIN,
  seq(any('repeat|redo|rerun|resend|run|do|make'), IT, AGAIN),
  seq(any('repeat|redo|rerun|resend'), IT),
  any(
    'repeat|redo|resend|repeat that|repeat it|repeat this|redo that|redo it|resend it|resend that|repeat the last one|ditto',
  ),
  seq(VERB, WHOM, IT, either(TO, seq(TO, TOO))),
  seq(maybe(VERB), WHOM, either(PART_OF, MORE)),
  seq(maybe(any('also|and also|now also|and')), TO, TOO),
  seq(
    SAME_WORDS,
    maybe(NOUN),
    many(AGAIN, TOO, SEPARATOR, any('but|only|just|please|pls')),
    either(TO, seq(any('for'), ACCOUNT)),
  ),
  seq(any('repeat|redo|rerun|resend'), any('that|this|the last|my last'), NOUN),
  // "0x… too, but 20 for her"
  seq(
    maybe(either(TO, any('§a'))),
    TOO,
    many(SEPARATOR),
    any('but|only|just|but only|but just|with'),
    any('§n'),
    maybe(any('§t|§b')),
    maybe(any('for him|for her|for them')),
  ),
  seq(AGAIN, either(TO, seq(any('for'), ACCOUNT))),
);

/** "send him the same again", "half of that to 0x…", "another 5": all words of a message that repeats an earlier request. */
export const REPEAT = once(
  either(seq(LED, WISHED, repeated, TAIL), seq(LED, any(ENGLISH.ask), repeated, TAIL, maybe(any('?')))),
);

const verbs = (list: string): ReadonlySet<string> =>
  new Set(list.split('|').flatMap((phrase) => phrase.split(' ')[0] ?? []));
export const SENDING: ReadonlySet<string> = verbs(SENDS);
export const TRADING: ReadonlySet<string> = verbs(TRADES);
export { PART_OF, TIMES };
