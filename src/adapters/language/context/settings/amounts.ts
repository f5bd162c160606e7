import { any, either, many, maybe, seq, some } from '../../licence/pattern.ts';
import { AMOUNT, around, IT, LEAD, TAIL, TURN } from './around.ts';

/** "knock it down to 30", "settle on 40", "start with 10" */
export const SET = around(
  either(
    seq(TURN, IT, maybe(any('down|up|back')), any('to|down to|up to|at|back to'), AMOUNT),
    seq(
      any(
        'settle on|settle for|stick to|stick with|start with|begin with|aim for|go for|go down to|go up to|do|try|give him|give her|give them|send him|send her|send them|pay him|pay her|pay them|call it|we do|i do|i will do|i will send|i will pay|it is going to be|it comes to|comes to',
      ),
      maybe(any('just|only')),
      AMOUNT,
    ),
    seq(any('make am|make him|make it be|make the thing'), AMOUNT),
  ),
);
/** "3 sol actually" */
export const TAGGED = seq(LEAD, AMOUNT, some(any('actually|i mean|rather|instead|sorry|i meant')), TAIL);
/** "fifteen i said fifteen" */
export const MISTAKEN = seq(
  LEAD,
  any('my mistake is|my mistake|my bad|my error'),
  maybe(any('it is|is|that is')),
  AMOUNT,
  TAIL,
);
export const SAID = seq(
  LEAD,
  AMOUNT,
  many(any(',|-|.')),
  any('i said|i meant|i mean|not what you heard|i did say'),
  AMOUNT,
  TAIL,
);
/** "put another 20 on top for the tip" */
export const MORE = seq(
  LEAD,
  any('put|add|throw|chuck|stick|toss|pop|slap|include|give him|give her|give them'),
  maybe(any('in|on')),
  any('another|an extra|an additional|extra|a further|additional|§n more'),
  any('§n'),
  maybe(any('§t|§b')),
  many(
    any(
      'on top|on|in|extra|more|to it|to that|for the tip|for tip|as a tip|for gas|for him|for her|for them|for lunch|for the drinks|for shipping|for the taxi|for his trouble|please|too|as well',
    ),
  ),
);
const LOT = any('lot|bag|bags|stack|pile|stash|balance|thing|shebang|amount');
/** "max is here" says where somebody is. */
const THERE = seq(
  either(seq(any('of'), maybe(any('that|what'))), any('that|what')),
  any('is|i have|i have got|i got|i own|i hold'),
  maybe(any('in|left')),
  maybe(any('there|it|that wallet|my wallet|on there|here|in there')),
);
/** "dump the whole bag", "all of what is there" */
export const ALL = seq(
  LEAD,
  maybe(any('send|dump|sell|swap|take|move|pay|transfer|bridge|make it|make that|do|use|put in')),
  any('§n'),
  maybe(either(LOT, THERE, any('in there|there|over there|on there|of them'))),
  TAIL,
);
