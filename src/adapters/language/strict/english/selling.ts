import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { INTO } from './exchange-into.ts';
import { AROUND, COUNTED, GIVEN, LAST, RECEIVED, SURE_TARGET, TARGET } from './exchange-parts.ts';
import { TOLD_BEHIND, TOLD_NUMBER } from './exchange-told.ts';
import * as words from './exchange-words.ts';
import { chain, unsized } from './parts.ts';
import {
  COMPLETELY,
  ENOUGH,
  EXACTLY,
  FOR,
  FOR_BY_LEARNERS,
  FROM_A_TO_B,
  LABEL,
  OFF_CHAIN,
  ON_FROM,
  ON_TO,
} from './selling-parts.ts';
import { turned } from './turning.ts';

const ME = any('me|us');
/** A network between two commas. */
const ON_BEHIND = seq(any('on'), chain('chain'), any(','));

/** Verbs behind which what is exchanged stands first. */
export const swapped = (verb: Rule): Rule =>
  either(
    seq(verb, LABEL, AROUND, maybe(any(',')), GIVEN, AROUND, FOR, LAST),
    seq(verb, LABEL, any('from'), COUNTED, any('to|into|->'), TARGET, LAST),
    seq(verb, GIVEN, AROUND, FOR_BY_LEARNERS, LAST),
    seq(verb, LABEL, AROUND, COMPLETELY, AROUND, INTO, TARGET, LAST),
    seq(verb, ME, COUNTED, AROUND, any('to|into|->'), TARGET, LAST),
    seq(
      verb,
      ME,
      any('into|to'),
      RECEIVED,
      either(any('with|using|,|:|from|out of|with just'), ON_BEHIND),
      COUNTED,
      LAST,
    ),
    seq(verb, ME, FROM_A_TO_B, AROUND, either(TOLD_NUMBER, seq(any('with'), value('amount', '§n'))), AROUND),
    seq(verb, COUNTED, any(','), any(words.TARGET_IS), TARGET, LAST),
    seq(verb, GIVEN, any('from|off'), chain('fromChain'), any('into|for'), TARGET, OFF_CHAIN),
    seq(verb, GIVEN, any('from|off'), chain('fromChain'), any('to|->'), SURE_TARGET, OFF_CHAIN),
    seq(verb, GIVEN, ON_FROM, INTO, TARGET, ON_TO, OFF_CHAIN),
    seq(verb, LABEL, either(FROM_A_TO_B, seq(unsized('fromToken'), FOR)), LAST, TOLD_BEHIND, LAST),
    seq(verb, LABEL, FROM_A_TO_B, AROUND, TOLD_NUMBER, AROUND),
    seq(verb, unsized('fromToken'), TOLD_NUMBER, AROUND, INTO, TARGET, LAST),
    seq(verb, FROM_A_TO_B, AROUND),
    seq(verb, unsized('fromToken'), INTO, TARGET, any(','), value('amount', '§n'), AROUND),
    seq(verb, ENOUGH, AROUND, EXACTLY, LAST),
    seq(verb, GIVEN, AROUND),
  );

export const sold = (verb: Rule): Rule =>
  either(
    seq(verb, COUNTED, any(','), RECEIVED, any('please|pls|plz'), LAST),
    seq(verb, LABEL, AROUND, maybe(any(',')), GIVEN, AROUND, maybe(seq(FOR, LAST))),
    seq(verb, LABEL, AROUND, COMPLETELY, AROUND, maybe(seq(FOR, LAST))),
    seq(verb, COUNTED, any(','), any(words.TARGET_IS), TARGET, LAST),
    seq(verb, unsized('fromToken'), any(','), TOLD_BEHIND, maybe(any(',')), INTO, TARGET, LAST),
    seq(verb, unsized('fromToken'), FOR, LAST, TOLD_BEHIND, LAST),
    seq(verb, ENOUGH, AROUND, EXACTLY, LAST),
    seq(verb, GIVEN, ON_FROM, INTO, TARGET, ON_TO, OFF_CHAIN),
  );

export const SWAPS: Rule = once(saying('swap', either(swapped(any(words.SWAP)), sold(any(words.SELL)), turned)));
export const SWAPPING: Rule = saying('swap', either(swapped(any(words.SWAPPING)), sold(any(words.SELLING))));
