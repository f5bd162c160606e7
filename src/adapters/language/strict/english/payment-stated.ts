import { any, either, many, maybe, once, type Rule, saying, seq, some, unless } from '../rule.ts';
import { NETWORK_AT_FIRST } from './lead.ts';
import { COURTESY, ORDER_IT, PLAIN_ORDER } from './order-it.ts';
import { counted, SEPARATOR, URGING } from './parts.ts';
import { bag, complete, NOT_SPOKEN_TO } from './payment-bag.ts';
import { ACCOUNT_PART, BESIDE, FREELY, OTHERS, QUESTIONED, SOMEBODY_PARTS } from './payment-freely.ts';
import { ACCOUNT_TOLD, INTRODUCED } from './payment-introduced.ts';
import { DEED_NOUN } from './payment-nouns.ts';
import { PAID, SENT, TOWARDS } from './payment-parts.ts';
import { GETS, MUST_GO, SHALL_GO, TO_DO } from './payment-stated-words.ts';
import { RETURN, SEND } from './payment-words.ts';
import { NAMED, SOMEBODY } from './people.ts';
import { PURPOSE } from './purpose.ts';
import { HEADING } from './reason.ts';
import { EARNED, SHARE, THING } from './things.ts';
import { ASK } from './words.ts';

const COUNTED = counted('amount', 'token');
const PAUSE = some(SEPARATOR);
const NEXT = either(PAUSE, any('so|and|then'), seq(PAUSE, any('so|and|then')));
const IS = any(
  'is|are|was|costs|cost|comes to|came to|come to|comes out at|is only|amounts to|is exactly|will be|makes|adds up to|came out at|stands at|total|totals',
);
/** What stands before an amount that is due. It only reports, so that a plain order must follow. */
const DUE = either(
  seq(either(THING, SHARE, seq(unless(any('my|our')), EARNED)), IS),
  any(
    'it is|that is|it was|that makes|that comes to|it comes to|this is|the total is|total is|the total comes to|the amount is|amount is|the price is|the bill is|i owe|we owe|i still owe|i am sending|i am paying|i am transferring|we are paying|we are sending|i have to pay|i need to pay|i must pay|i am supposed to pay|i agreed to pay|i promised to pay|i promised|i am giving|a payment of|a transfer of|payment of|transfer of|the payment of|the transfer of|a donation of|a total of|we owe them|i owe him|i owe her|i owe them|he charges|she charges|they charge|he wants|she wants|they want|he asks for|she asks for|they ask for|get rid of|take|use|that will be|it will be|that would be|it is only|that is only|it is just|makes|that is my share :|i am wiring|we agreed on|we settled on|agreed price is|the agreed price is|the fee is',
  ),
);
const STATED = seq(DUE, maybe(any(':|,')), SENT, maybe(PURPOSE));
/** The values in any order, with words that only report. */
const VALUES: Rule = once(
  complete(
    bag(...BESIDE, ACCOUNT_PART, seq(maybe(PAUSE), STATED), seq(maybe(PAUSE), MUST_GO), seq(PAUSE, ACCOUNT_TOLD)),
  ),
);
const NEEDED_BY = either(
  complete(seq(PAID, GETS, bag(...BESIDE))),
  complete(seq(SOMEBODY, GETS, maybe(any('his|her|their')), SOMEBODY_PARTS, INTRODUCED, SOMEBODY_PARTS)),
  complete(
    seq(
      any(
        'i owe|we owe|i still owe|i am paying|i am sending|we are paying|i need to pay|i have to pay|i must pay|need to pay|have to pay|gotta pay|got to pay|i have agreed to pay|i agreed to pay|we agreed to pay|i promised to pay|i am supposed to pay|i am due to pay|i said i would pay|i still have to pay|i still need to pay|i promised|i want to pay|i would like to pay',
      ),
      either(
        seq(PAID, bag(...BESIDE)),
        seq(
          either(SOMEBODY, any('him|her|them')),
          maybe(any('back')),
          maybe(PAUSE),
          maybe(seq(DUE)),
          SOMEBODY_PARTS,
          INTRODUCED,
          SOMEBODY_PARTS,
        ),
      ),
    ),
  ),
);
/** The order names who is paid: "my share is 40 usdc, send it to 0x…". */
const SENT_THERE = complete(
  seq(
    either(
      seq(DUE, maybe(any(':|,')), COUNTED),
      COUNTED,
      seq(SOMEBODY, GETS, COUNTED),
      seq(
        any(
          'i promised|i owe|we owe|i still owe|we still owe|i am paying|i am sending|i am giving|i have to pay|i need to pay|i am tipping|i want to give|i would like to give|i want to pay|i would like to pay',
        ),
        either(SOMEBODY, any('him|her|them')),
        maybe(any('back')),
        COUNTED,
      ),
    ),
    bag(...BESIDE),
    NEXT,
    maybe(
      any(
        'please|pls|plz|kindly|can you please|could you please|can you|could you|would you|go ahead and|please go ahead and|just|now|i want to|i would like to|and',
      ),
    ),
    either(
      seq(
        any('send|pay|transfer|forward|move|wire|ship|push|shoot|pass|give|bring|deliver|remit|release|put|get'),
        any('it|that|this|them|it all|the lot|that amount|this amount|the money'),
        maybe(any('please|over|all|straight|out|across|along')),
        bag(...BESIDE, seq(maybe(PAUSE), TOWARDS)),
      ),
    ),
  ),
);
/** Without a verb: "my wallet: 0x…" may be where somebody wants to be paid. */
const BARE = once(
  bag(
    ...BESIDE,
    seq(maybe(PAUSE), SHALL_GO),
    seq(unless(seq(maybe(PAUSE), any('my|our'))), either(ACCOUNT_PART, seq(maybe(PAUSE), any('for'), PAID))),
  ),
);
const NOMINAL = seq(maybe(any('a|an|the|one|outgoing|new|this')), DEED_NOUN, maybe(any(':|of|for|,|. ')));
/** Requests that tell the values and end in an order: "the rent is 40 usdc, it goes to 0x…. please pay". */
export const STATED_PAYMENT: Rule = once(
  saying(
    'transfer',
    either(
      seq(NOT_SPOKEN_TO, either(VALUES, NEEDED_BY), maybe(NEXT), PLAIN_ORDER),
      SENT_THERE,
      seq(PLAIN_ORDER, any(':'), FREELY),
      seq(TO_DO, PAUSE, maybe(either(any(`${SEND}|please send|pls send`), NOMINAL)), FREELY),
      complete(seq(URGING, any(ASK), URGING, any(`${SEND}|${RETURN}`), QUESTIONED)),
      seq(URGING, any(ASK), URGING, any(SEND), FREELY, any('?'), bag(...OTHERS)),
      complete(
        seq(
          many(any('please|pls|kindly|,')),
          maybe(any(ASK)),
          any('make sure|make sure that|see to it that|see that|make sure'),
          either(SOMEBODY, NAMED),
          any('gets|receives|is sent|is paid|has'),
          SOMEBODY_PARTS,
          maybe(any('?')),
          INTRODUCED,
          SOMEBODY_PARTS,
        ),
      ),
      complete(seq(HEADING, COURTESY, PAUSE, BARE)),
      complete(seq(NETWORK_AT_FIRST, COURTESY, PAUSE, BARE)),
      complete(seq(NOT_SPOKEN_TO, maybe(NOMINAL), BARE, maybe(NEXT), ORDER_IT)),
      complete(seq(NOT_SPOKEN_TO, maybe(NOMINAL), BARE, maybe(PAUSE), COURTESY, BARE)),
    ),
  ),
);
