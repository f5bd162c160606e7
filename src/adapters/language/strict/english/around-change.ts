import { any, either, many, maybe, once, type Rule, seq, some, value } from '../rule.ts';
import * as words from './change-words.ts';

const PAUSE = some(any(',|.|!|:|-'));
export const BREAK: Rule = some(any(',|.|!|-'));

/** Words at the start that say nothing. */
export const WEAK: Rule = once(many(any(words.WEAK), BREAK));
const SORRY = seq(any(words.SORRY), maybe(PAUSE));
const NO = either(seq(any(words.NO), some(any(','))), seq(any(words.OOPS), PAUSE));
const WRONG = seq(any(words.WRONG), BREAK);
/** "base is too expensive": the network of the request shall be replaced. */
export const TOO_DEAR: Rule = once(seq(value('notChain', '§c', '§b'), any(words.TOO_DEAR), BREAK));
/** What says that the next words correct. */
export const LEAD: Rule = once(either(seq(some(SORRY, NO, WRONG), maybe(TOO_DEAR)), any(words.SAME_BUT)));
export const REVERSED: Rule = seq(any(words.REVERSED), maybe(any(':')), many(BREAK));

const THANKING = any(words.THANKING);
/** "a hundred thanks" is no amount. */
const THANKS: Rule = (tokens, at) => {
  const before = tokens[at - 1]?.amount;
  return before?.kind === 'exact' && /^100+$/.test(before.value) ? [] : THANKING(tokens, at);
};
export const CLOSING: Rule = once(many(seq(maybe(some(any(',|.|!'))), either(any(words.CLOSING), THANKS)), any('.|!')));

/** An order of these verbs fits a payment, a swap or a bridge alone. */
export const SEND: Rule = any('send|pay|transfer|only send|just send');
export const SWAP: Rule = any('swap|sell|convert|exchange|trade|only swap|just swap');
