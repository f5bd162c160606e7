import { any, either, many, maybe, type Rule, saying, seq, value } from '../rule.ts';
import { PAID } from './buying.ts';
import { AROUND, COUNTED, GIVEN, INTO, LAST, OWNED, RECEIVED, TARGET, WANTED } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { token, URGING, unsized } from './parts.ts';

const NEED = any(
  'i need|i want|i would like|need|want|i would love|we need|we want|we would like|i require|i need to have|i want to have|what i need :|all i need is|what i want is|i am after|would like|i need to get|i want to get',
);
const WANT = any('i will take|i want|i would like|want|i would love|we want|we would like|would like');
const SELLS = any('sell|swap|exchange|convert|trade|trade in|liquidate|you can sell|flip|you can swap|you can use my');
const SOLD = either(seq(SELLS, unsized('fromToken')), seq(any('use|take|spend'), OWNED));
const AS = either(any('as|to be'), saying('placed', any('in|into')));
const STOP = either(many(any(',|.|!|;|:|-')), any('so|, so'));
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
    seq(NEED, WANTED, AROUND, PAID, AROUND),
    seq(
      any('i want to receive|i would like to receive|i need to receive|i want to get|i want|i would like'),
      WANTED,
      AROUND,
      any('for my'),
      unsized('fromToken'),
      AROUND,
    ),
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
    // What is wanted stands first, and what is given for it is told in an order.
    seq(NEED, WANTED, AROUND, STOP, URGING, SOLD, FOR_IT, AROUND),
    seq(NEED, RECEIVED, AROUND, STOP, URGING, SELLS, COUNTED, FOR_IT, AROUND),
  ),
);
