import { any, either, maybe, once, type Rule, saying, seq, some, unless } from '../rules/rule.ts';
import { COURTESY, ORDER_IT, PLAIN_ORDER } from './order-it.ts';
import { counted, SEPARATOR } from './parts.ts';
import { bag, complete } from './payment-bag.ts';
import { ACCOUNT_PART, BESIDE, SOMEBODY_PARTS } from './payment-freely.ts';
import { INTRODUCED } from './payment-introduced.ts';
import { DEED_NOUN } from './payment-nouns.ts';
import { PAID, SENT, TOWARDS } from './payment-parts.ts';
import { SOMEBODY } from './people.ts';
import { PURPOSE } from './purpose.ts';
import { HEADING } from './reason.ts';
import { BEFORE, EARNED, SHARE, THING } from './things.ts';

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
    'it is|that is|it was|that makes|that comes to|it comes to|this is|the total is|total is|the total comes to|the amount is|amount is|the price is|the bill is|i owe|we owe|i still owe|i am sending|i am paying|i am transferring|we are paying|we are sending|i have to pay|i need to pay|i must pay|i am supposed to pay|i agreed to pay|i have agreed to pay|we agreed to pay|we have agreed to pay|i have promised to pay|i still have to pay|i still need to pay|i promised to pay|i promised|i am giving|a payment of|a transfer of|payment of|transfer of|the payment of|the transfer of|a donation of|a total of|we owe them|i owe him|i owe her|i owe them|he charges|she charges|they charge|he wants|she wants|they want|he asks for|she asks for|they ask for|get rid of|take|use|that will be|it will be|that would be|it is only|that is only|it is just|makes|that is my share :|i am wiring|we agreed on|we settled on|agreed price is|the agreed price is|the fee is',
  ),
);
const MUST_GO = any(
  'should go|has to go|have to go|must go|needs to go|need to go|needs to be sent|need to be sent|goes|go|should be sent|must be sent|has to be sent|is to be sent|has to go out|have to go out|needs to go out|must go out|is to go|is due|is due today|is due now|are due|are due today|needs to be paid|must be paid|has to be paid|should be paid|is to be paid|is needed|is going|it goes|and it goes|and it should go|it should go|and it has to go|it has to go|is payable|payable|is owed|are owed|is for|to be paid|to be sent|due|due today',
);
const STATED = seq(DUE, maybe(any(':|,')), SENT, maybe(PURPOSE));
/** The values in any order, with words that only report. */
const VALUES: Rule = once(
  complete(bag(...BESIDE, ACCOUNT_PART, seq(maybe(PAUSE), STATED), seq(maybe(PAUSE), MUST_GO))),
);
/** Somebody who gets something: "0x… needs 5 usdc". */
const GETS = any(
  'should get|should receive|gets|needs|is owed|is due|is waiting for|is waiting on|wants|must get|has to get|must receive|is to get|is to receive|would like|is asking for|is asking me for|asked me for|asks for|charges|charged me|has earned|earned|deserves|is to be paid|must be paid|needs to be paid|is charging|is charging me|asked for',
);
const NEEDED_BY = either(
  complete(seq(PAID, GETS, bag(...BESIDE))),
  complete(seq(SOMEBODY, GETS, maybe(any('his|her|their')), SOMEBODY_PARTS, INTRODUCED, SOMEBODY_PARTS)),
  complete(
    seq(
      any(
        'i owe|we owe|i still owe|i am paying|i am sending|we are paying|i need to pay|i have to pay|i must pay|need to pay|have to pay|gotta pay|got to pay',
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
/** "i promised my nephew 100 usdc for the camp". */
const PROMISED = seq(
  any(
    'i promised|i owe|we owe|i still owe|i said i would give|i told him i would give|i have to give|i need to give|i agreed to pay|we agreed to pay|we promised|i have to pay|i need to pay|i must pay|i must give|we have to pay|we need to pay|i am supposed to pay|i want to give|i would like to give|owe|i am giving',
  ),
  either(SOMEBODY, any('him|her|them')),
  maybe(any('back')),
  COUNTED,
  maybe(seq(any('from|for|since|of'), either(BEFORE, THING))),
);
/** "150 usdc is what i owe my dentist" */
const IS_OWED = seq(
  COUNTED,
  any(
    'is what i owe|is what we owe|is what i still owe|is what i promised|is what i owed|is what i agreed with|is what i agreed to pay',
  ),
  either(SOMEBODY, any('him|her|them')),
  maybe(seq(any('for'), THING)),
);
/** The order names who is paid: "my share is 40 usdc, send it to 0x…". */
const SENT_THERE = (order: Rule): Rule =>
  complete(
    seq(
      either(
        seq(DUE, maybe(any(':|,')), COUNTED),
        COUNTED,
        seq(SOMEBODY, GETS, maybe(any('his|her|their')), COUNTED),
        PROMISED,
        IS_OWED,
      ),
      bag(...BESIDE),
      NEXT,
      order,
      any('send|pay|transfer|forward|move|wire|ship|push|shoot|pass|give|bring|deliver|remit|release|put|get'),
      any('it|that|this|them|it all|all of it|that all|the lot|that amount|this amount|the money'),
      maybe(any('please|over|all|straight|out|across|along')),
      bag(...BESIDE, seq(maybe(PAUSE), TOWARDS)),
    ),
  );
const THERE = either(
  SENT_THERE(
    maybe(
      any('please|pls|plz|kindly|go ahead and|please go ahead and|just|now|i want to|i would like to|and|so please'),
    ),
  ),
  seq(
    SENT_THERE(
      any(
        'can you please|could you please|can you|could you|would you|can you pls|could you pls|can u|could u|can u pls|please can you|please could you|will you',
      ),
    ),
    maybe(any('?')),
  ),
);
/** Without a verb: "my wallet: 0x…" may be where somebody wants to be paid. */
const BARE = once(
  bag(
    ...BESIDE,
    seq(unless(seq(maybe(PAUSE), any('my|our'))), either(ACCOUNT_PART, seq(maybe(PAUSE), any('for'), PAID))),
  ),
);
const NOMINAL = seq(
  maybe(any('a|an|the|one|outgoing|new|this')),
  DEED_NOUN,
  maybe(seq(any('to|for'), either(SOMEBODY, THING, any('supplier|vendor|contractor|designer|auditor|landlord')))),
  maybe(any(':|of|for|,|. ')),
);
/** Requests that name the values and end in an order: "the rent is 40 usdc, it goes to 0x…. please pay". */
export const STATED_PAYMENT: Rule = once(
  saying(
    'transfer',
    either(
      seq(either(VALUES, NEEDED_BY), maybe(NEXT), PLAIN_ORDER),
      THERE,
      complete(seq(HEADING, COURTESY, PAUSE, BARE)),
      complete(seq(maybe(NOMINAL), BARE, maybe(NEXT), ORDER_IT)),
      complete(seq(maybe(NOMINAL), BARE, maybe(PAUSE), COURTESY, BARE)),
    ),
  ),
);
