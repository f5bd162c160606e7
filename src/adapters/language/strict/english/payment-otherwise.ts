import { any, either, maybe, type Rule, saying, seq, some, unless, value } from '../rules/rule.ts';
import { ACCOUNT, counted, OVER, SEPARATOR } from './parts.ts';
import { EMPTIED } from './payment-amounts.ts';
import { bag, complete } from './payment-bag.ts';
import { BESIDE, FREELY, freely } from './payment-freely.ts';
import { INTRODUCED, POINTED } from './payment-introduced.ts';
import { AMID, BEHIND, DIRECT, PAID, SENT, TOWARDS } from './payment-parts.ts';
import { HIS } from './payment-verbs.ts';
import * as words from './payment-words.ts';
import { NAMED, NOUN_OF_ADDRESS, SOMEBODY } from './people.ts';
import { PURPOSE } from './purpose.ts';
import { EARNED, PERIOD, SHARE, THING } from './things.ts';

const COUNTED = counted('amount', 'token');
/** Verbs with places of their own for what is paid and who is. */
export const PAID_OTHERWISE: Rule = saying(
  'transfer',
  either(
    seq(any(words.PUT), SENT, AMID, any('in|into|on|inside'), PAID, BEHIND),
    seq(any(words.THROW), SENT, AMID, any('at|over at'), PAID, BEHIND),
    seq(any(words.PROVIDE), PAID, AMID, any('with|by'), SENT, BEHIND),
    seq(
      any('top up|refill'),
      any('my hot wallet|my wallet|my other wallet|my burner|my card wallet'),
      any('at|:|,'),
      ACCOUNT,
      any('with|by'),
      SENT,
      BEHIND,
    ),
    seq(any('hook|set'), PAID, any('up with'), SENT, BEHIND),
    seq(
      any('settle up with|settle with|square up with|settle things with|even up with'),
      PAID,
      maybe(any(':|,|-')),
      maybe(any('for')),
      SENT,
      BEHIND,
    ),
    complete(
      seq(
        any('settle|pay|clear|close|pay off|square|settle up|sort out|cover'),
        any(
          'my|our|the|the outstanding|the open|the remaining|our outstanding|our open|my outstanding|my bar|my half of the|my part of the|my share of the',
        ),
        any('tab|bill|debt|share|account|score|balance|bar tab|debts|dues|part|half|check|invoice|open invoice|rent'),
        any('with|at|to|for'),
        bag(...BESIDE, seq(maybe(any(',')), either(DIRECT, INTRODUCED)), seq(either(SOMEBODY, NAMED), INTRODUCED)),
      ),
    ),
    seq(any('settle'), SENT, AMID, TOWARDS, BEHIND),
    seq(any(words.EMPTY), either(EMPTIED, COUNTED), AMID, either(TOWARDS, seq(any('into'), PAID)), BEHIND),
    seq(any('credit|deposit|pay in|bank'), SENT, AMID, TOWARDS, BEHIND),
    seq(any('get'), SENT, OVER, either(TOWARDS, seq(any('into'), PAID)), BEHIND),
    // "send her 1300 usdc to 0x…": "move her dai" would be hers.
    seq(
      any('send|pay|give|wire|tip|repay|pay back|shoot|zap|beam|slip|ping'),
      either(SOMEBODY, NAMED, any('him|her|them')),
      HIS,
      COUNTED,
      AMID,
      maybe(PURPOSE),
      maybe(any(',')),
      any('to|over to|at'),
      maybe(seq(any('his|her|their|the|this'), any(NOUN_OF_ADDRESS))),
      maybe(any(':')),
      value('recipient', '§a'),
      BEHIND,
    ),
    seq(any('get'), SENT, OVER, AMID, any('to|over to'), POINTED, BEHIND),
    seq(any('get'), PAID, SENT, BEHIND),
    seq(any('get'), PAID, any('paid'), maybe(any(',|:|-')), SENT, BEHIND),
    seq(any('get|have'), SENT, any(words.SENT), BEHIND, TOWARDS, BEHIND),
    seq(any('let'), PAID, any('have|get|receive|be paid'), HIS, SENT, BEHIND),
    seq(any('spot|pay|slip'), PAID, SENT, BEHIND),
    seq(
      any('take'),
      SENT,
      AMID,
      any('and send it|and send|and transfer it|and pay it|and give it|and deliver it|and send them'),
      TOWARDS,
      BEHIND,
    ),
    seq(any('pay|settle'), any('invoice|the invoice|bill|the bill'), any('of|for|:|,'), SENT, AMID, TOWARDS, BEHIND),
    freely(any('do')),
  ),
);
/** What is paid: "the electricity bill", "invoice 99". */
const BILL = either(
  THING,
  seq(any('invoice|the invoice|bill|order|inv'), maybe(any('no|number|.')), maybe(any('#')), any('§n|§d')),
);
/** "pay the babysitter: 70 usdc to 0x…", "settle invoice 4417: 650 usdc to 0x…". */
export const HEADED: Rule = saying(
  'transfer',
  seq(
    any(
      'pay|settle|reimburse|tip|refund|pay back|repay|disburse|cover|clear|handle|process|execute|release|send|transfer|remit|run|do|pay out|sort|sort out|make|send out|pay for|thank|help|compensate',
    ),
    either(
      SOMEBODY,
      NAMED,
      SHARE,
      BILL,
      seq(unless(any('my|our')), EARNED),
      any('payroll|back payment|the payroll|our payroll'),
    ),
    maybe(any('back|now|today|please')),
    maybe(seq(any('for|from|of|at|to'), either(SOMEBODY, NAMED, seq(unless(any('my|our')), EARNED), THING, PERIOD))),
    some(SEPARATOR),
    FREELY,
  ),
);
/** "pay the rent of 1500 usdc to 0x…". A share of a sum is another amount. */
export const BILL_OF: Rule = saying(
  'transfer',
  seq(
    any('pay|settle|send|transfer|cover|remit|wire|clear|process|release|pay out'),
    maybe(any('him|her|them')),
    unless(SHARE),
    either(
      THING,
      seq(unless(any('my|our')), EARNED),
      seq(
        maybe(any('the|our|my')),
        any('milestone|phase|tranche|round|installment|instalment|epoch|season'),
        any('§n'),
        any('payment|payout|grant|reward|invoice'),
      ),
    ),
    any('of|in the amount of|worth|totalling|totaling|amounting to'),
    unless(any('the|my|our')),
    FREELY,
  ),
);
