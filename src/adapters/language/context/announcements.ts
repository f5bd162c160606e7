import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const MEANT: Item = role('correction', 'i meant');
const TO: Item = role('to', 'to');
const MARK = any(',|:|-|.');
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
  { pattern: any('call it|call that|let us call it|say|let us say'), put: [MEANT], before: /^§n$/ },
  {
    pattern: seq(any('make it|make that|do'), any('a round|round|a nice round|an even|a full|a cool|an honest')),
    put: [MEANT],
    before: /^§n$/,
  },
  {
    pattern: seq(
      any('would it be possible to|is it possible to|would you be able to|any chance you could|any chance we could'),
      any('use|do it on|send it on|make it|switch to|go with'),
    ),
    put: [MEANT],
  },
  { pattern: seq(LET, any('take|have|use|do')), put: [MEANT], before: /^§n$/, behind: /^instead$/ },
  {
    pattern: seq(
      LET,
      any('do|run|send|make|route|execute|settle|process|have|put|keep|pay|move|transfer|fund|take'),
      REQUEST,
    ),
    put: [MEANT],
    before: /^(?:on|via|over|using|through|from|§[nrc])$/,
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
    pattern: seq(
      maybe(any('this is|here is')),
      maybe(any('the|my|a|an')),
      NEW,
      PART,
      many(MARK, any('is|please|pls|would be|should be|now|for')),
    ),
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
    before: /^§[tb]$/,
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
