import { any, either, many, maybe, once, only, type Rule, seq, some, unless, value, where } from '../rules/rule.ts';
import { number, quantity } from './change-parts.ts';
import * as words from './change-words.ts';
import { BACKWARDS, FAULT } from './fault.ts';
import { APOLOGY, HEADING } from './heading.ts';

const PAUSE = some(any(',|.|!|:|-'));
export const BREAK: Rule = some(any(',|.|!|-'));

/** Words at the start that say nothing. */
export const WEAK: Rule = once(many(any(words.WEAK), BREAK));
/** "sorry all" speaks to several. */
const SORRY = either(seq(any(words.SORRY), PAUSE), seq(any(words.SORRY), unless(any('§m'))));
const NO = either(seq(any(words.NO), some(any(','))), seq(any(words.OOPS), PAUSE));
/** "the receiver is wrong" */
const WRONG_FIELD = seq(
  maybe(any('the|that|my|his|her')),
  any(
    'recipient|receiver|payee|beneficiary|address|wallet|account|amount|sum|figure|number|total|token|coin|currency|network|chain|destination|person|contact',
  ),
  any('is|was|looks'),
  maybe(any('all|completely|totally|also')),
  any('wrong|incorrect|not right|not correct|a typo|a mistake|mistyped|misspelled|off by a bit'),
);
const WRONG = seq(
  either(any(words.WRONG), WRONG_FIELD, FAULT),
  maybe(any(',')),
  maybe(any('sorry|my bad|my mistake|oops|haha|lol|again')),
  some(any(',|.|!|-|;')),
);
/** Words at the start that only show a feeling. */
/** "oh no, to bob" may deny nothing. */
const NOT_NO = unless(any('no'));
export const OH: Rule = once(many(seq(any(words.OH), maybe(PAUSE), NOT_NO)));
export const HM: Rule = once(maybe(seq(any(words.HM), maybe(BREAK))));
/** "base is too expensive": the network of the request shall be replaced. */
export const TOO_DEAR: Rule = once(seq(value('notChain', '§c', '§b'), any(words.TOO_DEAR), BREAK));
/** "50 is too much": an open value shall be replaced. */
const TOO_MUCH = seq(
  either(
    seq(either(quantity('notAmount', 'notUnit'), number('notAmount')), any(words.TOO_MUCH)),
    seq(value('notToken', '§t', '§b'), any(words.WRONG_ONE)),
    seq(value('notRecipient', '§a'), any(words.WRONG_ONE)),
  ),
  BREAK,
);
const NOT_HIM = seq(
  any(
    'not to him|not to her|not to them|not him|not her|not to that one|not that one|not to that address|not that address',
  ),
  BREAK,
);
const MISTAKE = some(SORRY, NO, WRONG, HEADING, NOT_HIM);
/** What says that the next words correct. */
export const LEAD: Rule = once(either(seq(MISTAKE, maybe(either(TOO_DEAR, TOO_MUCH))), TOO_MUCH, any(words.SAME_BUT)));
export const REVERSED: Rule = seq(
  maybe(LEAD),
  either(any(words.TURN), BACKWARDS),
  maybe(any('sorry|oops|haha')),
  maybe(any(':|;')),
  many(BREAK),
  maybe(any('so')),
  WEAK,
);

const THANKING = any(words.THANKING);
/** "a hundred thanks" is not an amount. */
const THANKS: Rule = where((tokens, at) => {
  const before = tokens[at - 1]?.amount;
  return before?.kind !== 'exact' || !/^100+$/.test(before.value);
}, THANKING);
/** Only at the end: "polygon though this is fine" goes on. */
const THOUGH = seq(
  any('tho|though'),
  only((tokens, at) => at === tokens.length),
);
export const CLOSING: Rule = once(
  many(seq(maybe(some(any(',|.|!|-'))), either(any(words.CLOSING), THANKS, APOLOGY, THOUGH)), any('.|!')),
);

/** An order of these verbs fits a payment, a swap or a bridge alone. */
export const SEND: Rule = any('send|pay|transfer|only send|just send');
export const SWAP: Rule = any('swap|sell|convert|exchange|trade|only swap|just swap');
