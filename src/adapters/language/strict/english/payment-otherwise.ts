import { any, either, maybe, type Rule, saying, seq, some, unless } from '../rule.ts';
import { ACCOUNT, counted, OVER, SEPARATOR } from './parts.ts';
import { EMPTIED } from './payment-amounts.ts';
import { bag, complete } from './payment-bag.ts';
import { BESIDE, FREELY, freely, SOMEBODY_PARTS } from './payment-freely.ts';
import { INTRODUCED } from './payment-introduced.ts';
import { AMID, BEHIND, DIRECT, PAID, SENT, TOWARDS } from './payment-parts.ts';
import { HIS } from './payment-verbs.ts';
import * as words from './payment-words.ts';
import { NAMED, SOMEBODY } from './people.ts';
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
    seq(
      any(`${words.PROVIDE}|hook|set|sort`),
      either(SOMEBODY, NAMED, any('him|her|them')),
      maybe(any('up|out')),
      any('with'),
      SOMEBODY_PARTS,
      INTRODUCED,
      SOMEBODY_PARTS,
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
        any('my|our|the|my bar|my half of the|my part of the|my share of the'),
        any('tab|bill|debt|share|account|score|balance|bar tab|debts|dues|part|half|check|invoice|open invoice|rent'),
        any('with|at|to|for'),
        bag(...BESIDE, seq(maybe(any(',')), either(DIRECT, INTRODUCED)), seq(either(SOMEBODY, NAMED), INTRODUCED)),
      ),
    ),
    seq(any('settle'), SENT, AMID, TOWARDS, BEHIND),
    seq(any(words.EMPTY), either(EMPTIED, COUNTED), AMID, either(TOWARDS, seq(any('into'), PAID)), BEHIND),
    seq(any('credit|deposit'), SENT, AMID, TOWARDS, BEHIND),
    seq(any('get'), SENT, OVER, either(TOWARDS, seq(any('into'), PAID)), BEHIND),
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
  either(
    seq(any('buy|get|treat|buy for'), either(SOMEBODY, NAMED), maybe(any('to|for')), THING, some(SEPARATOR), FREELY),
    seq(any('pay|settle|cover|clear|pay for'), either(SHARE, BILL), any('by'), any(words.SENDING), FREELY),
    seq(
      any(
        'pay|settle|pay off|reimburse|tip|refund|pay back|repay|disburse|cover|clear|handle|process|execute|release|send|transfer|remit|run|do|pay out|sort|sort out|make|send out|thank|help|compensate',
      ),
      either(
        SOMEBODY,
        NAMED,
        SHARE,
        BILL,
        seq(any('my|our|the'), any('debt|debts|bill|tab|dues')),
        seq(unless(any('my|our')), EARNED),
        any('payroll|back payment|the payroll|our payroll'),
      ),
      maybe(any('back')),
      maybe(seq(any('for|from|of|at|to'), either(SOMEBODY, NAMED, seq(unless(any('my|our')), EARNED), THING, PERIOD))),
      some(SEPARATOR),
      maybe(any(`${words.SEND}|please send|pls send|please pay|please transfer`)),
      FREELY,
    ),
  ),
);
