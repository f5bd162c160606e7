import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { EXTRAS, PARTNERS } from './cause-words.ts';
import * as words from './end-cause-words.ts';
import { PEOPLE } from './people.ts';

const WHO = either(any('he|she|they'), any(PEOPLE), any(`${PARTNERS}|${words.OTHERS}`));
const WHOM = either(any('him|her|them'), any(PEOPLE), any(PARTNERS));
const ALREADY = maybe(any('already|in the meantime|yesterday|today|this morning|last night|instead|now'));
const WAY = maybe(
  any(
    'in cash|cash|with cash|by card|by bank|by bank transfer|through the bank|on paypal|via paypal|with paypal|another way|some other way|directly|in person',
  ),
);

/** "he already got it" */
const THEY = seq(WHO, maybe(any('just|also|has just|have just|has|have')), any(words.DID), WAY, ALREADY);
/** "i paid her in cash" */
const I_PAID = seq(
  any('i|we|i have|we have|i will|we will|i will just|i just'),
  maybe(any('already|just')),
  any(
    'paid|pay|gave|give|repaid|settled with|sorted it with|sorted it out with|settled it with|agreed with|reimburse|reimbursed',
  ),
  either(
    seq(WHOM, maybe(any('back|it|the money')), WAY, ALREADY),
    seq(any('it'), WAY, ALREADY),
    seq(any('for'), any(EXTRAS), ALREADY),
  ),
);
const I = seq(any('i|we'), any(words.I_DID));
const IT = seq(
  any(
    'it|that|this|the bill|the invoice|the payment|the rent|the money|the transfer|the order|the debt|the booking|everything',
  ),
  any(words.IT_IS),
  WAY,
  ALREADY,
);
const TERMS = either(any(words.TERMS), any(words.MARKET));
const SLIP = either(
  seq(maybe(any('i|we')), any(words.SLIPS)),
  seq(any('it|that|this'), any(words.IT_WAS)),
  any(words.WINDOW),
);
/** "found a better rate" */
const SHORT = any(words.I_DID);
/** Why a request ends; a clause that holds no value. */
export const CAUSE: Rule = once(either(THEY, I_PAID, I, SHORT, IT, TERMS));
/** The same in front of the end. */
export const AHEAD: Rule = once(
  seq(
    maybe(any('turns out|it turns out|i just heard|i just saw|i just found out|i see|i see that')),
    either(CAUSE, SLIP),
  ),
);
/** "i will pay him in cash instead" */
export const OTHERWISE: Rule = seq(
  any('i will|i would rather|i will just'),
  any('pay|give'),
  WHOM,
  any('in cash|cash|by card|by bank transfer|through the bank'),
  any('instead'),
);
/** Somebody has been paid or needs nothing. */
export const PAID: Rule = once(either(THEY, I_PAID));
/** Behind "cancel it" a subject starts the clause without a pause. "forget it is monday" would start one as well. */
export const SPOKEN: Rule = once(either(THEY, I_PAID, I, any(words.MARKET)));
