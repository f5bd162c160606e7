import { countsSomethingElse } from './counts.ts';
import { reportsPayment } from './reports.ts';
import { isOfSomebodyElse } from './whose-account.ts';

/** "buy my 1 eth": what the speaker has is not bought. */
const BUYS_OWN =
  /\b(?:buy|buys|buying|purchase|purchasing|acquire) (?:me |back )?(?:§n (?:of )?)?(?:my|our) (?:§n (?:of )?)?§[tbk]/;

/** "would you let me send …?" asks for leave. */
const ASKS_LEAVE =
  /\b(?:would|could|will|can|do|may) (?:you|u) (?:please |kindly )?(?:let|allow|permit) (?:me|us)\b(?! (?:know|see))/;

/**
 * Whether a value of a first message plainly has another place than a request would give it: an amount counts something else, the account
 * is of somebody else than who is paid, a payment is only told or asked leave for, or what is bought is owned.
 */
export const isMisplaced = (words: readonly string[]): boolean =>
  countsSomethingElse(words) ||
  reportsPayment(words) ||
  isOfSomebodyElse(words) ||
  [BUYS_OWN, ASKS_LEAVE].some((pattern) => pattern.test(words.join(' ')));
