import type { Phrase } from './phrases.ts';
import { wordSet } from './words.ts';

export const COMING_AGAIN =
  /^(?:weekly|monthly|daily|yearly|hourly|nightly|annual|annually|quarterly|biweekly|fortnightly|regular|recurring|repeating|recurrent|standing|scheduled|perpetual|permanent|everyday|automatic|routine|periodic|usual)$/;
/** Names of a payment or of any deed, which say nothing of what it is for. */
const PAYMENT = wordSet(
  'thing things stuff task tasks transfer transfers order orders basis one ones routine chore chores job jobs duty duties deal deals arrangement arrangements send sends event events occurrence amount sum action actions business item items payout payouts debit debits remittance habit matter affair errand errands',
);
/** "a weekly thing", "my standing order" */
export const isComingAgain = ({ words, head }: Phrase): boolean =>
  words.some((word) => COMING_AGAIN.test(word)) && (PAYMENT.has(head) || COMING_AGAIN.test(head));
