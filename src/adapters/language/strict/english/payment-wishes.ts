import { any, either, many, maybe, type Rule, saying, seq, some } from '../rules/rule.ts';
import { counted, SEPARATOR, URGING } from './parts.ts';
import { bag, complete, holding } from './payment-bag.ts';
import { ACCOUNT_PART, BESIDE } from './payment-freely.ts';
import { LISTED } from './payment-lines.ts';
import { DEED_NOUN } from './payment-nouns.ts';
import { AMID, BEHIND, DIRECT, PAID, SENT, TOWARDS } from './payment-parts.ts';
import { HIS, payment } from './payment-verbs.ts';
import * as words from './payment-words.ts';
import { SOMEBODY } from './people.ts';
import { PURPOSE } from './purpose.ts';
import { THING } from './things.ts';
import { ASK } from './words.ts';

const COUNTED = counted('amount', 'token');
/** "make a payment of 20 usdc to 0x…". */
export const MADE: Rule = saying(
  'transfer',
  either(
    seq(any(words.MAKE), any(words.DEED), maybe(any('of|for|:|,|, of')), SENT, AMID, maybe(any(',')), TOWARDS, BEHIND),
    seq(any(words.MAKE), any(words.DEED), maybe(any(':|,')), TOWARDS, maybe(any('of|for|:|,|, of')), SENT, BEHIND),
    seq(any(words.MAKE), any(words.DEED), maybe(any('for me')), LISTED),
    seq(
      any(words.WANT),
      any(words.TRANSFER),
      maybe(any('of|for|:|,|, of')),
      SENT,
      AMID,
      maybe(any(',')),
      TOWARDS,
      BEHIND,
    ),
  ),
);
const NOMINAL_AMOUNT = seq(
  maybe(any(',|:')),
  any(
    'of|for|worth|over|totalling|totaling|amounting to|in the amount of|for the amount of|in the sum of|for a total of|of exactly',
  ),
  SENT,
);
/** The same with its parts in any order: "process a vendor payout, payee 0x…, of 3 eth". */
export const MADE_FREELY: Rule = saying(
  'transfer',
  complete(
    seq(
      either(
        any(words.MAKE),
        seq(
          any(
            'make|do|send|execute|process|initiate|prepare|arrange|arrange for|set up|issue|submit|perform|create|trigger|release|put through|effect|push|push through|action|give|get|complete|organise|organize|start|run|make out|write out|put in|draw up|lodge|file|raise|place|fire off|effectuate|carry out|kick off|instruct|authorize|authorise|shoot|drop|wire|cut',
          ),
          maybe(any('me|us')),
          maybe(any('a|an|the|this|one|my|our|the following|this one')),
        ),
        any('requesting a|requesting|i request a|request for a|i would like to request a'),
      ),
      either(DEED_NOUN, any(words.DEED)),
      maybe(seq(any('to|for'), either(SOMEBODY, THING))),
      bag(...BESIDE, ACCOUNT_PART, NOMINAL_AMOUNT),
    ),
  ),
);
/** "arrange for 300 dai to be sent to 0x…". */
export const HAD_SENT: Rule = saying(
  'transfer',
  complete(
    seq(
      any(
        'arrange for|arrange|have|get|organise for|organize for|see to it that|make sure|see that|make sure that|cause|allow|let',
      ),
      holding(['amount'], bag(...BESIDE)),
      either(
        seq(maybe(any('to be|be|is|are|gets|get')), any(words.SENT)),
        any('to go|go|goes|gets|get|land|lands|reach|reaches|arrive|arrives|make its way'),
      ),
      maybe(any('over|out|across|off')),
      bag(...BESIDE, ACCOUNT_PART),
    ),
  ),
);
/** A wish for what shall be: "i need 5 usdc sent to 0x…". */
const WISHED = any(
  'i need|i want|i would like|need|want|gonna need|i am gonna need|we need|we want|we would like|i wish|i would like to have|i want to have|i need to have|i would love|would like|would love|i am looking to have|i am looking to get|looking to get|looking to have|i require|we require|i would like to see|i want to see|i would like to get|i want to get|i need to get|would like to have|i would need|all i need is|all i want is|what i need is|what i want is|please get|please have|kindly have|kindly get|get|have',
);
export const NEEDED: Rule = saying(
  'transfer',
  either(
    seq(WISHED, SENT, maybe(any('to be')), any(words.SENT), AMID, maybe(PURPOSE), TOWARDS, BEHIND),
    seq(WISHED, SENT, any(words.SENT), maybe(any(',|:')), DIRECT, BEHIND),
    seq(WISHED, SENT, any('to go|to get'), TOWARDS, BEHIND),
    seq(WISHED, PAID, any('to get|to have|to receive|to be paid|to be sent'), HIS, SENT, maybe(any('from me')), BEHIND),
    seq(
      WISHED,
      any('this sent|this paid|this transferred|this payment made|this transfer made'),
      some(SEPARATOR),
      COUNTED,
      AMID,
      TOWARDS,
      BEHIND,
    ),
    complete(
      seq(
        WISHED,
        holding(['amount'], bag(...BESIDE)),
        maybe(any('to be')),
        either(any(words.SENT), any('to go|to get|to end up|to go out|to arrive|to land|to be')),
        maybe(any('over|out|across|in|at|off')),
        bag(...BESIDE, ACCOUNT_PART),
      ),
    ),
    seq(WISHED, any('a'), any(words.TRANSFER), maybe(any('of')), SENT, any('made|done|sent'), TOWARDS, BEHIND),
  ),
);
const IF_YOU = any(
  'it would be great if you|it would be lovely if you|it would be nice if you|it would be awesome if you|it would be cool if you|it would be wonderful if you|it would be good if you|i would be grateful if you|i would be so grateful if you|i would be very grateful if you|i would appreciate it if you|i would be thankful if you|i would really appreciate it if you|it would help if you|it would mean a lot if you|would be great if you|would be cool if you|would it be okay if you|would it be ok if you|i would love it if you|would you mind if you',
);
const BY_YOU = any(
  'i would appreciate you|i would really appreciate you|i would appreciate it , you|please proceed with|please proceed to|proceed with|please assist in|please assist with|please go ahead with',
);
/** "make sure 0x… gets 5 usdc": a wish to make sure does not ask to pay. */
export const ENSURED: Rule = saying(
  'transfer',
  seq(
    many(any('please|pls|kindly|,')),
    maybe(any('can you|could you|would you')),
    any('make sure|make sure that|see to it that|see that'),
    PAID,
    any('gets|receives|is sent|is paid'),
    HIS,
    SENT,
    maybe(any('from me')),
    BEHIND,
  ),
);
/** Wishes that rule the form of their verb. */
export const WISHES: Rule = either(
  seq(
    many(any('please|pls|,')),
    IF_YOU,
    either(
      payment(any(words.SENT_BY_YOU)),
      saying('transfer', seq(any('dropped|put|popped|threw|placed'), SENT, AMID, any('in|into|on'), PAID, BEHIND)),
    ),
  ),
  seq(
    many(any('please|pls|,')),
    any(
      'i would be happy if you could|i would be glad if you could|i would be so happy if you could|i would be very happy if you could|i would be pleased if you could|i would be much obliged if you could|i would be delighted if you could|it would make my day if you could|it would be super if you could|it would be helpful if you could|it would be very helpful if you could|it would be a great help if you could|it would be a big help if you could|it would be perfect if you could|it would be fantastic if you could|it would be very kind if you could|it would be so kind if you could|it would be brilliant if you could',
    ),
    payment(any(words.SEND)),
  ),
  seq(BY_YOU, payment(any(words.SENDING))),
  seq(payment(any(words.SENDING)), many(SEPARATOR), any('please|pls|plz')),
);
/** "I want refund 20 usdc to 0x…" would ask for money, so these verbs stand without such a wish. */
export const RETURNED: Rule = seq(URGING, maybe(any(ASK)), URGING, payment(any(words.RETURN)), maybe(any('?')));
