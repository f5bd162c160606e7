import { flatten } from '../context/flat.ts';
import type { Item } from '../tagger/item.ts';
import { conveysThing } from './conveyed.ts';
import { countsSomethingElse } from './counts.ts';
import { isDemand } from './demands.ts';
import { isForSpeaker } from './for-speaker.ts';
import { paysFurther } from './further-payments.ts';
import { isOthersLetter } from './letters.ts';
import { isNotAskedNow } from './not-yet.ts';
import { isForAnother } from './other-roles.ts';
import { isOthersMoney } from './others-money.ts';
import { isOthersOrder } from './others-orders.ts';
import { isPressed } from './pressed.ts';
import { reportsPayment } from './reports.ts';
import { isSham } from './shams.ts';
import { isValuedInAnother } from './valued-in.ts';
import { isSpeaker } from './voices.ts';
import { isOfSomebodyElse } from './whose-account.ts';

/** "buy my 1 eth": what the speaker has is not bought. */
const BUYS_OWN =
  /\b(?:buy|buys|buying|purchase|purchasing|acquire) (?:me |back )?(?:§n (?:of )?)?(?:my|our) (?:§n (?:of )?)?§[tbk]/;

/** "she will take 5 usdc out of here": somebody else does something with it, which is not a price. */
const TAKEN_BY_OTHERS =
  /\b(?:he|she|they|it) (?:(?:will|would|can|could|might|may) )?takes? §n (?:of )?§[tbk] (?:out of|from|off)\b/;

/** "would you let me send …?" asks for leave. */
const ASKS_LEAVE =
  /\b(?:would|could|will|can|do|may) (?:you|u) (?:please |kindly )?(?:let|allow|permit) (?:me|us)\b(?! (?:know|see))/;

/** "roll back 5 usdc" */
const UNDOES = /\b(?:roll|claw|take|call|charge|pull|get|draw) back (?:the |my |our |those |these |that )?§n/;

/** "trade me 1 eth for usdc": who gives which? */
const EITHER_SIDE =
  /\b(?:trade|swap|exchange|flip|switch|sell) (?:me|us) (?:the |that |those |some |your )*(?:§n (?:of )?)?§[tbk] for\b/;

const CHECKS: readonly ((words: readonly string[]) => boolean)[] = [
  countsSomethingElse,
  reportsPayment,
  isOfSomebodyElse,
  paysFurther,
  isSpeaker,
  isForAnother,
  isForSpeaker,
  isOthersMoney,
  conveysThing,
  isOthersLetter,
  isOthersOrder,
  isDemand,
  isSham,
  isPressed,
  isNotAskedNow,
  (words) =>
    [BUYS_OWN, TAKEN_BY_OTHERS, ASKS_LEAVE, UNDOES, EITHER_SIDE].some((pattern) => pattern.test(words.join(' '))),
];

/**
 * Whether a value of a first message plainly has another place than a request would give it, or the message is plainly no request of
 * who writes it: an amount counts something else, the account is of somebody else than who is paid, more is paid besides, a payment is
 * only told, or somebody else speaks.
 */
export function isMisplaced(items: readonly Item[]): boolean {
  const known = found.get(items) ?? isFound(items);
  found.set(items, known);
  return known;
}

/** A message is asked about on each way that may read it. */
const found = new WeakMap<readonly Item[], boolean>();

function isFound(items: readonly Item[]): boolean {
  if (!items.some(({ is }) => is === 'amount' || is === 'account' || is === 'term')) return false;
  const { words } = flatten(items);
  return CHECKS.some((check) => check(words)) || isValuedInAnother(items);
}
