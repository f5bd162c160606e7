import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rule.ts';
import {
  AROUND,
  COUNTED,
  FROM_TO,
  GIVEN,
  INTO,
  LAST,
  RECEIVED,
  SURE_TARGET,
  TARGET,
  TOLD_BEHIND,
  WANTED,
} from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { chain, TIDY, unsized } from './parts.ts';
import { SLIPPAGE } from './slippage.ts';

const bracketed = (name: string): Rule => seq(any('('), maybe(any('on')), chain(name), any(')'));
const ON_FROM = either(
  seq(any('on|from|over on|that i have on|i have on|i hold on'), chain('fromChain')),
  bracketed('fromChain'),
);
const ON_TO = either(seq(any('on|to|over on'), chain('toChain')), bracketed('toChain'));
/** What may stand beside networks that are told already. */
const OFF_CHAIN = many(SLIPPAGE, TIDY);
const LABEL = maybe(any(':|,|-'));
const FOR_IT = any(
  'for it|for them|for that|with it|instead|in return|back|in exchange|in its place|with that|with the proceeds',
);
/** What is wanted for it, in a clause of its own: ", i want usdc for it", "and buy eth". */
const IN_RETURN = seq(
  maybe(any(',|.|;')),
  any(
    'and buy|buy|and get|get|get me|and get me|and give me|give me|and hand me|hand me|i want|and i want|i need|i would like|i would like to have|want|receive|and receive|receiving|i would rather have|i would prefer|and buy me|and purchase|to get|to buy',
  ),
  TARGET,
  maybe(FOR_IT),
);
const FOR = either(
  seq(any(','), any('proceeds in|proceeds to|proceeds into'), TARGET),
  seq(INTO, TARGET, maybe(any('in return|in exchange'))),
  IN_RETURN,
);
/** "on" and "in" of people who learn English stand before a name that no network has. */
const FOR_BY_LEARNERS = seq(any('on|by'), value('toToken', '§t'));
/** A received amount, behind words that let nothing else follow. */
const EXACTLY = seq(any('into|to get|to receive|and get|to end up with|until i have'), WANTED);
const FROM_A_TO_B = seq(any('from'), FROM_TO);
const ENOUGH = seq(maybe(any('enough|some|some of|enough of')), unsized('fromToken'));

/** Verbs behind which what is exchanged stands first. */
export const swapped = (verb: Rule): Rule =>
  either(
    seq(verb, LABEL, AROUND, GIVEN, AROUND, FOR, LAST),
    seq(verb, LABEL, any('from'), COUNTED, any('to|into|->'), TARGET, LAST),
    seq(verb, GIVEN, AROUND, FOR_BY_LEARNERS, LAST),
    seq(verb, GIVEN, any('from|off'), chain('fromChain'), any('into|for'), TARGET, OFF_CHAIN),
    seq(verb, GIVEN, any('from|off'), chain('fromChain'), any('to|->'), SURE_TARGET, OFF_CHAIN),
    seq(verb, GIVEN, ON_FROM, INTO, TARGET, ON_TO, OFF_CHAIN),
    seq(verb, either(FROM_A_TO_B, seq(unsized('fromToken'), FOR)), AROUND, TOLD_BEHIND, AROUND),
    seq(verb, LABEL, FROM_A_TO_B, AROUND, TOLD_BEHIND, AROUND),
    seq(verb, FROM_A_TO_B, AROUND),
    seq(verb, unsized('fromToken'), INTO, TARGET, any(','), value('amount', '§n'), AROUND),
    seq(verb, ENOUGH, AROUND, EXACTLY, LAST),
    seq(verb, GIVEN, AROUND),
  );

export const sold = (verb: Rule): Rule =>
  either(
    seq(verb, LABEL, AROUND, GIVEN, AROUND, maybe(seq(FOR, LAST))),
    seq(verb, unsized('fromToken'), any(','), TOLD_BEHIND, maybe(any(',')), INTO, TARGET, LAST),
    seq(verb, unsized('fromToken'), FOR, AROUND, TOLD_BEHIND, AROUND),
    seq(verb, ENOUGH, AROUND, EXACTLY, LAST),
    seq(verb, GIVEN, ON_FROM, INTO, TARGET, ON_TO, OFF_CHAIN),
  );

/** Verbs of other things as well, which mean an exchange before "into" another token. */
export const turned: Rule = either(
  seq(saying('placed', any(words.TURN)), AROUND, GIVEN, AROUND, any('into|to become|become'), TARGET, LAST),
  seq(any('cash'), GIVEN, any('in|out'), any('for|into|to'), TARGET, LAST),
  seq(
    any('take profit on|take profits on|take some profit on'),
    value('amount', '§r', '§m'),
    maybe(any('of')),
    unsized('fromToken'),
    maybe(any(',')),
    any('into|to'),
    TARGET,
    LAST,
  ),
  seq(any('replace'), GIVEN, any('with|by'), TARGET, LAST),
  seq(
    saying('placed', any('take|pull|get|move|bring')),
    value('amount', '§f', '§r', '§m'),
    any('out of|from'),
    maybe(any('my')),
    value('fromToken', '§t'),
    any('into|and into'),
    RECEIVED,
    SURE_TARGET,
    LAST,
  ),
  seq(any('make'), TARGET, any('out of|from'), COUNTED, LAST),
  seq(any('ape'), GIVEN, any('into'), TARGET, LAST),
  seq(any('have|get'), GIVEN, any(words.SWAPPED), INTO, TARGET, LAST),
);
export const SWAPS: Rule = once(saying('swap', either(swapped(any(words.SWAP)), sold(any(words.SELL)), turned)));
export const SWAPPING: Rule = saying('swap', either(swapped(any(words.SWAPPING)), sold(any(words.SELLING))));
