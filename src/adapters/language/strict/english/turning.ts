import { any, either, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { INTO } from './exchange-into.ts';
import { AROUND, COUNTED, GIVEN, LAST, RECEIVED, SURE_TARGET, TARGET } from './exchange-parts.ts';
import { TOLD_BEHIND } from './exchange-told.ts';
import * as words from './exchange-words.ts';
import { unsized } from './parts.ts';
import { COMPLETELY, FROM_A_TO_B } from './selling-parts.ts';

/** Verbs of other things as well, which mean an exchange before "into" another token. */
export const turned: Rule = either(
  seq(saying('placed', any(words.TURN)), AROUND, GIVEN, AROUND, any('into|to become|become'), TARGET, LAST),
  seq(saying('placed', any(words.STAY)), AROUND, GIVEN, AROUND, any('to'), SURE_TARGET, LAST),
  seq(saying('placed', any(words.PLACE)), COMPLETELY, AROUND, any('into|to|for'), TARGET, LAST),
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
  seq(
    any('take me|move me|bring me|get me'),
    FROM_A_TO_B,
    AROUND,
    either(TOLD_BEHIND, seq(any('with'), value('amount', '§n'))),
    AROUND,
  ),
  seq(
    any('get me|move me|put me|take me|bring me'),
    any('into'),
    SURE_TARGET,
    any('with|using|with just'),
    COUNTED,
    LAST,
  ),
  seq(any('redenominate'), GIVEN, any('as'), TARGET, LAST),
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
