import { any, either, many, maybe, once, type Rule, seq, some, unless } from '../rules/rule.ts';
import { ADDRESSED } from './courtesy-addressed.ts';
import { ENDED, TELL } from './courtesy-done.ts';
import { GREETED, HOW_ARE, SORRY, WELL } from './courtesy-greeting.ts';
import { GRATEFUL, SOON, THANKS, URGENT } from './courtesy-thanks.ts';
import { BLESSING, HAVE_A_GOOD, YOURS } from './courtesy-wishes.ts';
import { NAMES } from './people-words.ts';

/** What is said to be polite at the beginning of a message. */
export const POLITELY_FIRST: Rule = once(
  either(
    GREETED,
    seq(either(ADDRESSED, any('brother|sister|sis')), unless(any(':'))),
    WELL,
    HOW_ARE,
    SORRY,
    THANKS,
    BLESSING,
    URGENT,
    HAVE_A_GOOD,
    GRATEFUL,
  ),
);
const POLITE_END = either(
  TELL,
  ENDED,
  THANKS,
  BLESSING,
  HAVE_A_GOOD,
  YOURS,
  GRATEFUL,
  URGENT,
  SOON,
  seq(
    any('sorry'),
    any('for'),
    any('the trouble|the bother|my english|the inconvenience|the hassle|the rush|bothering you'),
  ),
);
/** The same at its end; some of it may be joined by "and". */
export const POLITELY_LAST: Rule = once(
  either(
    seq(POLITE_END, many(seq(maybe(any(',|.|!')), any('and|&'), POLITE_END))),
    seq(any('and|&'), POLITE_END),
    ADDRESSED,
    // "))" smiles
    some(any(')')),
    // "regards, group treasury", "love, grandma"
    seq(
      either(THANKS, YOURS, any('with love|much love')),
      many(any(',|.|!|-')),
      either(
        seq(any(NAMES), maybe(any('and family|and co'))),
        any('your friend|your obedient user|your loyal user|your faithful user|your old friend'),
        seq(
          maybe(any('the|our|your|group|finance|your friendly')),
          any(
            'treasury|accounting|finance|accounts|operations|ops|payroll|accounts payable|treasurer|cfo|trading desk',
          ),
          maybe(any('team|desk|dept|department|office|ops')),
        ),
      ),
    ),
    seq(any('-'), any(NAMES)),
  ),
);
