import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';

const MARK = any(',|:|-|.');
const VALUE = any('§n|§t|§c|§b|§k|§a|§r');
const PART = any(
  'amount|recipient|address|network|chain|token|coin|currency|destination|receiver|wallet|account|beneficiary|payee|sum|total|number|one|person|slippage',
);
/** Values of the open request that are not meant any more; every value must be one of it. */
export const TAKEN_BACK: readonly Pattern[] = [
  seq(
    any('not|instead of|rather than|and not|but not|no more'),
    maybe(any('to|on|in|the|for')),
    VALUE,
    maybe(any('§t|§b')),
  ),
  seq(any('replace|change|switch'), VALUE, any('with|by|for|to|into')),
  seq(VALUE, any('no|out|nope'), maybe(MARK)),
  seq(any('scratch|scrap|forget|drop|ditch|skip'), any('the|that'), PART, maybe(MARK)),
  seq(
    VALUE,
    any(
      'is down|is slow|is so slow|is too slow|is congested|is busy|is broken|is offline|is expensive|is so expensive|is wrong|was wrong|is not right|is a mistake|was a mistake|was the wrong one|is too expensive',
    ),
    many(MARK),
  ),
  seq(
    any('and not|but not|not'),
    maybe(any('for|to|on|in')),
    any('the|that'),
    maybe(any('wrapped|old|other|first|previous|last')),
    any('§n|one|address|wallet|amount|number|account|token|network|thing'),
    maybe(
      seq(
        any('i|you'),
        maybe(any('just|had')),
        any('pasted|gave|gave you|sent|typed|said|put|wrote|used|entered|mentioned|have'),
        maybe(any('before|earlier|first|there')),
      ),
    ),
  ),
];

const UNCHANGED = either(
  seq(
    any('everything else|all else|all the rest|the rest|rest|§n else|§n the rest|all other things|the other details'),
    maybe(any('is|stays|remains|to|to be|to remain|to stay|should stay|should be|as')),
    any('unchanged|the same|same|as is|as before|equal|identical|as it is|is fine|is right|stays|like before'),
  ),
  seq(
    any('keep|leave'),
    any('everything else|all else|the rest|the rest of it|§n else'),
    maybe(any('the same|same|as is|as it is|as before|unchanged|alone|like that')),
  ),
);
/** "everything same but" */
const EXCEPT = seq(
  maybe(any('keep')),
  any('§n|the rest|rest'),
  maybe(any('else')),
  maybe(any('is|stays|remains')),
  maybe(any('the')),
  any('same|unchanged|as is|as before|identical'),
  any('but|except|only|apart from|just'),
  maybe(any('with|for|make it|it is|on|the amount|to')),
);
/** "40 all in", "dai out of it", "0.5 % tops" */
const BEHIND: readonly (readonly [value: RegExp, pattern: Pattern])[] = [
  [/^§[ntb]$/, any('§n in|§n in all|all in|in total|total|altogether|overall')],
  [/^§[ntbca]$/, any('even|obviously|of course|flat|for this|for that|for it|for this one|of course')],
  [/^§[tb]$/, any('out of it|out of that|in return|out|back|in exchange|from it')],
  // "300 what? dai"
  [/^§n$/, any('what ,|what .|what ?|of what ,|of what ?|what right')],
  [/^§r$/, any('tops|max|maximum|at most|or less|at the most')],
];

/** "usdc is better than dai", behind a word of second thought. */
const COMPARED = seq(
  any('is better than|is nicer than|is cheaper than|makes more sense than|is safer than|beats'),
  VALUE,
);

/** "to who?", said back. */
const ASKED_BACK = seq(
  any(
    'to who|to whom|who|where to|how much|how many|which token|which network|which chain|which address|which one|what token|what network',
  ),
  any('?'),
);

export { ASKED_BACK, BEHIND, COMPARED, EXCEPT, UNCHANGED };
