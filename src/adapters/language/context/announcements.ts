import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const MEANT: Item = role('correction', 'i meant');
const TO: Item = role('to', 'to');
const MARK = any(',|:|-|.');
const VALUE = any('§n|§t|§c|§b|§k|§a|§r');
const REQUEST = any(
  'it|that|this|the transfer|the payment|the swap|the trade|the amount|the request|the order|the whole thing|the total|the sum|everything|them|my transfer|my swap|the bridge',
);
const LET = maybe(
  any(
    'please|pls|let us|can you|could you|can we|could we|i would like to|i want to|i will|kindly|then|just|now|would you|let me|actually|better|rather|ok|so|and',
  ),
);
const OWNED = any('the|my|his|her|their|our|this|a|an');
const PART = any(
  'amount|recipient|address|network|chain|token|coin|currency|destination|receiver|wallet|account|beneficiary|payee|sum|total|number|one|person|slippage',
);
const NEW = any('new|right|correct|current|other|actual|real|different|proper|updated|latest');
const COST = seq(
  maybe(any('the|a|my|his|her|their|our')),
  maybe(any('late|delivery|service|booking|early|cleaning|shipping|bank|handling')),
  any(
    'fee|fees|tip|tips|discount|rebate|vat|tax|taxes|delivery|shipping|deposit|interest|penalty|refund|surcharge|postage|rounding',
  ),
);
const WHOM = maybe(any('him|her|them|it|that|this'));

/** What announces that something changes, and what is put in its place. `before`: what must follow, `behind`: and what after it. */
type Announcement = Readonly<{ pattern: Pattern; put: readonly Item[]; before?: RegExp; behind?: RegExp }>;

export const ANNOUNCEMENTS: readonly Announcement[] = [
  // "could it go to 0x…", "it's for 0x…"
  {
    pattern: either(
      seq(
        any('could|can|should|may|might|let|have|must'),
        any('it|this|that|the money|they'),
        any('go to|be sent to|be for|be paid to|go out to|instead go to|rather go to'),
      ),
      seq(
        any('it|this|that|the money'),
        any('is for|goes to|should go to|is meant for|is going to|must go to|needs to go to|is to go to|was for'),
      ),
    ),
    put: [MEANT, TO],
    before: /^§[ak]$/,
  },
  // "let's go with 100", "do 20", "run it on base"
  {
    pattern: seq(LET, any('go with|go for|settle on|settle for|stick with|run with|make do with')),
    put: [MEANT],
  },
  {
    pattern: seq(LET, any('do|send|pay|use')),
    put: [MEANT],
    before: /^§n$/,
  },
  { pattern: seq(LET, any('take|have|use|do')), put: [MEANT], before: /^§n$/, behind: /^instead$/ },
  {
    pattern: seq(LET, any('do|run|send|make|route|execute|settle|process|have|put|keep'), REQUEST),
    put: [MEANT],
    before: /^(?:on|via|over|using|through|§[nrc])$/,
  },
  { pattern: seq(maybe(any('so|then|only|just|now|ok|and')), any('down to|up to')), put: [MEANT], before: /^§n$/ },
  {
    pattern: seq(
      LET,
      any(
        'reduce|lower|cut|raise|increase|bump|decrease|trim|drop|bring|round|change|set|adjust|amend|update|put|push',
      ),
      maybe(either(REQUEST, seq(OWNED, PART))),
      maybe(any('up|down|back|off')),
      any('to'),
    ),
    put: [MEANT],
    before: /^§[nart]$/,
  },
  {
    pattern: seq(
      LET,
      any('swap|switch|change|trade|exchange|replace'),
      OWNED,
      PART,
      any('out for|for|to|out to|with|by'),
    ),
    put: [MEANT],
  },
  {
    pattern: seq(
      any('i would'),
      maybe(any('feel|be|sleep')),
      any('better|safer|happier|more comfortable|sooner|rather|prefer|settle for'),
      maybe(any('with|about|to|doing|sending')),
      maybe(any('send|pay|give|do|have|use|give him|make it')),
      WHOM,
    ),
    put: [MEANT],
  },
  {
    pattern: seq(maybe(any('the|my|a|an')), NEW, PART, many(MARK, any('is|please|pls|would be|should be|now|for'))),
    put: [MEANT],
  },
  {
    pattern: seq(
      any('everything|all|rest|the rest|all else'),
      maybe(any('is|stays|else|the')),
      any('same but|as is but|same except'),
    ),
    put: [MEANT],
  },
  {
    pattern: seq(
      LET,
      any('change|update|correct|fix|switch'),
      any('who'),
      any('gets it|receives it|it goes to|gets the money|receives|gets paid|i am paying|it is for'),
      many(MARK, any('it is|to|that is|should be|is|now')),
    ),
    put: [MEANT, TO],
    before: /^§a$/,
  },
  {
    pattern: seq(any('add|also|plus|addition|addendum|oh and|and'), any(':')),
    put: [MEANT],
    before: /^(?:on|via|over|§c)$/,
  },
  // "i want usdc out of it", "i'd like to get dai"
  {
    pattern: seq(
      maybe(any('i|and i|but i')),
      any(
        'want|would like|need|should get|should receive|want to get|want to receive|would like to get|want to end up with|would rather get|would rather have|should end up with',
      ),
    ),
    put: [MEANT, TO],
    before: /^§t$/,
  },
  {
    pattern: seq(
      any('with|without|including|plus|minus|less|counting|after'),
      COST,
      many(MARK),
      any('that is|it is|that makes|that makes it|this is|it comes to|that comes to|makes'),
    ),
    put: [MEANT],
    before: /^§n$/,
  },
  {
    pattern: seq(any('and|also|oh and|ok and'), maybe(any('please'))),
    put: [MEANT],
    before: /^(?:keep|set|use|only|via|slippage)$/,
  },
];

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
    any('is wrong|was wrong|is not right|is a mistake|was a mistake|was the wrong one|is too expensive'),
    many(MARK),
  ),
  seq(
    any('and not|but not|not'),
    maybe(any('for|to|on|in')),
    any('the|that'),
    maybe(any('wrapped|old|other|first|previous|last')),
    any('one|address|wallet|amount|number|account|token|network|thing'),
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
  [/^§[ntb]$/, any('§n in|§n in all|all in|in total|total|altogether|overall|or so i think')],
  [/^§[tb]$/, any('out of it|out of that|in return|out|back|in exchange|from it')],
  [/^§r$/, any('tops|max|maximum|at most|or less|at the most')],
];

/** "usdc is better than dai", behind a word of second thought. */
const COMPARED = seq(
  any('is better than|is nicer than|is cheaper than|makes more sense than|is safer than|beats'),
  VALUE,
);

export { BEHIND, COMPARED, EXCEPT, UNCHANGED };
