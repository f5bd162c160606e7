import { any, either, many, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { bought, PAID } from './buying.ts';
import { INTO } from './exchange-into.ts';
import { AROUND, COUNTED, GIVEN, LAST, ON, OWNED, RECEIVED, TARGET, WANTED } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { token, URGING, unsized } from './parts.ts';
import { sold, swapped } from './selling.ts';

const NEED = any(
  'i need|i want|i would like|need|want|i would love|we need|we want|we would like|i require|i need to have|i want to have|what i need :|all i need is|what i want is|i am after|would like|i need to get|i want to get|i want to end up with|i would like to end up with|i need to end up with|i need to receive|i want to receive|i would like to receive|i want to have|looking for|i am looking for|i am looking to get|i will need|i am going to need|we will need|going to need',
);
const WANT = any('i will take|i want|i would like|want|i would love|we want|we would like|would like');
const SELLS = any('sell|swap|exchange|convert|trade|trade in|liquidate|you can sell|flip|you can swap|you can use my');
const SOLD = either(
  seq(SELLS, maybe(any('some|some of|enough|enough of|a bit of|a little|a little of')), unsized('fromToken')),
  seq(any('use|take|spend|take it from|take it out of|use up'), OWNED),
);
const AS = either(any('as|to be'), saying('placed', any('in|into')));
const STOP = either(many(any(',|.|!|;|:|-')), any('so|, so|. so|and|, and'));
const SOLD_FROM = any('swap from|swap it from|convert from|convert it from|sell from|exchange from|exchange it from');
/** What the wanted tokens are needed for. */
const WHAT_FOR = seq(
  any('for'),
  any('gas|gas fees|fees|payroll|the payroll|a mint|the mint|savings|my savings|rent|the rent|the auction|an invoice'),
);
const FOR_IT = maybe(any('for it|for that|for them|to get it'));

/** "i need 90 usdt swapped into link", "i want 1000 usdc, pay for it with eth", "i would like 20 usdc worth of uni". */
export const WISHES: Rule = saying(
  'swap',
  either(
    seq(
      any('could i get|could we get|can i get'),
      GIVEN,
      AROUND,
      any(words.SWAPPED),
      INTO,
      TARGET,
      LAST,
      maybe(any('?')),
    ),
    seq(NEED, GIVEN, AROUND, maybe(any('to be')), any(words.SWAPPED), INTO, TARGET, LAST),
    seq(NEED, WANTED, AROUND, maybe(WHAT_FOR), PAID, AROUND),
    seq(NEED, WANTED, AROUND, maybe(WHAT_FOR), STOP, SOLD_FROM, value('fromToken', '§t'), AROUND),
    seq(
      any('i want to receive|i would like to receive|i need to receive|i want to get|i want|i would like'),
      WANTED,
      AROUND,
      any('for my'),
      unsized('fromToken'),
      AROUND,
    ),
    // "need 80 usdt, swap from eth on base": a network behind it makes "eth" the token
    seq(NEED, WANTED, AROUND, STOP, SOLD_FROM, unsized('fromToken'), ON),
    seq(NEED, COUNTED, any('worth of'), TARGET, LAST),
    seq(WANT, TARGET, any('for|in exchange for|in return for'), COUNTED, LAST),
    seq(WANT, any('my|our'), value('amount', '§n'), token('fromToken'), AROUND, AS, TARGET, LAST),
    seq(WANT, value('amount', '§m'), any('my|our|of my'), token('fromToken'), AROUND, AS, TARGET, LAST),
    seq(
      any(
        'i want out of|want out of|get me out of|i want to get out of|i would like out of|i need out of|we want out of',
      ),
      either(COUNTED, seq(unsized('fromToken'), saying('amount=all', any('completely|entirely|altogether')))),
      maybe(any(',|and|, and')),
      saying('placed', any('into')),
      TARGET,
      LAST,
    ),
    seq(
      any('could i have|can i have|may i have'),
      WANTED,
      AROUND,
      any('for my|out of my|against my'),
      unsized('fromToken'),
      AROUND,
      maybe(any('?')),
    ),
    seq(
      any('arrange for|please arrange for|see to it that i get'),
      GIVEN,
      AROUND,
      any('to be'),
      any(words.SWAPPED),
      INTO,
      TARGET,
      LAST,
    ),
    seq(
      any('i am'),
      either(swapped(any(words.SWAPPING)), sold(any(words.SELLING)), bought(any(words.BUYING))),
      any(', go|go|, please go|, do it|, execute'),
    ),
    // What is wanted stands first, and what is given for it is told in an order.
    seq(NEED, WANTED, AROUND, STOP, URGING, SOLD, FOR_IT, AROUND),
    seq(NEED, RECEIVED, AROUND, STOP, URGING, SELLS, COUNTED, FOR_IT, AROUND),
  ),
);
