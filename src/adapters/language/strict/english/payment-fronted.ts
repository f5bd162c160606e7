import { any, either, maybe, once, type Rule, saying, seq, some, unless } from '../rules/rule.ts';
import { COURTESY, ORDER_IT } from './order-it.ts';
import { counted, OVER, SEPARATOR, URGING } from './parts.ts';
import { bag, complete } from './payment-bag.ts';
import { ACCOUNT_PART, BESIDE, FREELY, SOMEBODY_PARTS } from './payment-freely.ts';
import { INTRODUCED } from './payment-introduced.ts';
import { AMID, DIRECT, TOWARDS } from './payment-parts.ts';
import * as words from './payment-words.ts';
import { NAMED, SOMEBODY } from './people.ts';
import { EARNED, SHARE, THING } from './things.ts';
import { ASK } from './words.ts';

const COUNTED = counted('amount', 'token');
const PAUSE = some(SEPARATOR);
const I_WANT = any(
  'i want to|i would like to|i wanna|i need to|i have to|i must|i wish to|i would love to|we want to|we would like to|we need to|we have to|i need you to|i want you to|i would like you to|i gotta|i got to|please',
);
const IS_WHAT = any('is what|is the amount|is the sum|is all|is exactly what|is how much');
/** "0.3 eth is what i'd like to send to 0x…", "20 dai i want to send to 0x…". */
const THING_FIRST = seq(
  unless(any('the|my')),
  COUNTED,
  AMID,
  maybe(either(IS_WHAT, any(','))),
  I_WANT,
  any(words.SEND),
  OVER,
  bag(...BESIDE, ACCOUNT_PART),
);
const WHERE = any(
  'is where|is the address|is the wallet|is the account|is the one|is who|is whom|is the person|is the address where|is the wallet where|is the address to which',
);
/** "0x… is where i want to send 0.3 eth". */
const PLACE_FIRST = seq(DIRECT, WHERE, I_WANT, any(words.SEND), bag(...BESIDE), maybe(any('to')), bag(...BESIDE));
/** "to 0x… i want to send 5 usdc", "to 0x… can you send 5 usdc". */
const TOWARDS_FIRST = seq(
  TOWARDS,
  AMID,
  maybe(any(',|:')),
  either(
    seq(I_WANT, URGING, any(words.SEND), bag(...BESIDE)),
    seq(any(ASK), URGING, any(words.SEND), bag(...BESIDE), maybe(any('?'))),
  ),
);
const BILL = either(
  SOMEBODY,
  NAMED,
  seq(THING, maybe(seq(any('for|from|of|at|to'), either(SOMEBODY, NAMED, THING)))),
  SHARE,
  seq(unless(any('my|our')), EARNED),
  seq(SOMEBODY, either(EARNED, THING)),
  any(
    'a payment|one payment|a transfer|a payment for me|a transfer for me|something for me|some money|some money for me|money',
  ),
);
/** A question that ends before its values: "please could you send my rent? 950 usdc to 0x…". */
const ASKED_BEFORE = seq(
  URGING,
  any(ASK),
  URGING,
  any(
    'send|pay|settle|cover|transfer|pay for|make|do|handle|process|execute|tip|reimburse|pay back|repay|sort|sort out|take care of|set up|arrange|clear|help me with|help with|pay off|release',
  ),
  BILL,
  maybe(any('please|for me|back|today|now|for me please')),
  any('?'),
  either(FREELY, seq(SOMEBODY_PARTS, INTRODUCED, SOMEBODY_PARTS)),
);
/** "can you get this paid please: 640 usdc, 0x…". */
const ASKED_FOR_THIS = seq(
  URGING,
  any(ASK),
  URGING,
  any(
    'get this paid|make this payment|make this transfer|send this|do this payment|do this transfer|do this one|process this payment|process this|pay this|pay this one|settle this|execute this|send the following|make the following payment|pay the following|process the following',
  ),
  maybe(any('for me|please|pls|today|now|for me please')),
  any('?|:|,'),
  FREELY,
);
/** Who is paid, then what, and an order or a courtesy: "the guy who fixed my bike, 40 usdc, 0x…, please". */
const SOMEBODY_FIRST = seq(
  SOMEBODY,
  either(PAUSE, any('gets')),
  SOMEBODY_PARTS,
  INTRODUCED,
  SOMEBODY_PARTS,
  maybe(PAUSE),
  ORDER_IT,
);
const COURTESY_FIRST = seq(COURTESY, maybe(PAUSE), SOMEBODY, PAUSE, SOMEBODY_PARTS, INTRODUCED, SOMEBODY_PARTS);

/** Payments whose verb stands behind what is paid or who is. */
export const FRONTED: Rule = once(
  saying(
    'transfer',
    complete(
      either(THING_FIRST, PLACE_FIRST, TOWARDS_FIRST, ASKED_BEFORE, ASKED_FOR_THIS, SOMEBODY_FIRST, COURTESY_FIRST),
    ),
  ),
);
