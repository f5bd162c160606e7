import { PERSON, THING } from '../context/things.ts';
import { any, either, maybe, type Pattern, seq } from '../licence/pattern.ts';

/** "our payroll runs on": the network behind it is where "there" is. */
export const DWELLS: Pattern = seq(
  either(any('i|we|he|she|they|everyone|everything'), THING, PERSON),
  maybe(any('only|now|also|all|still')),
  maybe(
    any(
      'is|are|am|runs|run|lives|live|sits|sit|works|work|operates|operate|uses|use|prefers|prefer|is based|are based|is live|is paid|are paid',
    ),
  ),
  maybe(any('only|now|also|all|still')),
  any('on|over on'),
);

export const THERE: Pattern = any('there|over there|to there|across there|over to there|back there|in there|on there');
