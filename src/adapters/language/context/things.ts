import { any, either, many, maybe, oneOf, seq, some } from '../licence/pattern.ts';
import { MODIFIER_WORDS, NAME_WORDS, PEOPLE_WORDS, PLACE_WORDS, PURPOSE_WORDS } from './nouns.ts';

export const OWNER = any(
  'the|my|our|his|her|their|its|your|a|an|some|this|that|these|those|all the|all of the|all my|of my',
);
export const NAME = oneOf(NAME_WORDS);
const MODIFIER = oneOf(MODIFIER_WORDS, PEOPLE_WORDS, NAME_WORDS);

/** "the 2 concert tickets", "my mum's birthday", "last night's dinner": what a payment is for. */
const PLAIN_THING = seq(
  maybe(OWNER),
  maybe(any('§n')),
  many(MODIFIER),
  some(oneOf(PURPOSE_WORDS, PEOPLE_WORDS)),
  maybe(any('day')),
);
export const COMPANY = seq(maybe(OWNER), many(oneOf(MODIFIER_WORDS)), some(oneOf(PEOPLE_WORDS, NAME_WORDS)));
/** "of the flat", "with my sister" */
export const MORE = seq(any('of|with|at|in|from|by|for|and|during|on|to'), either(PLAIN_THING, COMPANY));
/** Only what is past: a payment "for dinner tomorrow" may be meant for later. */
export const PAST = any(
  'last night|yesterday|last week|last month|last weekend|last year|the other day|the other night|earlier|earlier today|this morning|from last week|from last month|from last night|from yesterday|from the other day|from earlier|the day before yesterday|back then|two days ago|a week ago|last friday|last monday|last tuesday|last wednesday|last thursday|last saturday|last sunday',
);
export const THING = seq(PLAIN_THING, many(MORE), maybe(PAST));
export const PERSON = either(any('him|her|them|everyone|the team'), COMPANY);

export const MONEY = any(
  'money|some money|cash|some cash|funds|one|a favour|a favor|a drink|big time|this|that|it|a bit|a lot',
);
export const THANKS = any(
  'a thank you|thanks|a thank you gift|a thank you present|a token of thanks|a token of gratitude',
);

const DOING = any(
  'pay|pay for|pay off|pay back|buy|get|cover|eat|travel|settle|afford|fix|repair|go|come|fly|visit|order|book|rent|have|enjoy|finish|celebrate|cook|drive|use|top up|fill up|take|make|catch|see|feed|refuel|renew|cover for|do|get home|come home|go home|get started',
);
/** "so he can pay the rent" */
const PURPOSE = seq(
  any('so|so that|such that|in order that'),
  either(any('he|she|they|i|we|it|you all'), COMPANY),
  maybe(any('finally|also|then')),
  any(
    'can|could|may|is able to|are able to|am able to|will be able to|gets to|get to|have enough to|has enough to|have something to',
  ),
  DOING,
  many(
    any('for|to|at|with|in|on|a|some|the|off'),
    THING,
    PERSON,
    oneOf(PLACE_WORDS),
    any('it|them|me|us|back|there|home|here'),
  ),
);

/** A phrase that says why, at any place behind a value: "for dinner", "as a thank you", "to cover the rent". */
export const REASON = either(
  PURPOSE,
  seq(
    any(
      'for|to pay for|to pay|to cover|to settle|towards|because of|thanks to|re|regarding|to help with|to help pay for|to pay off|to buy|as payment for|in payment of|as payment of|in return for|in exchange for',
    ),
    THING,
  ),
  seq(any('to help'), PERSON, maybe(any('out')), maybe(seq(any('with'), THING))),
  seq(
    any('because|since|as|cause|cos|coz|cuz'),
    any('i|we'),
    any('promised|owe|owed|said so'),
    maybe(PERSON),
    maybe(any('that|it|this')),
  ),
  seq(any('for'), PERSON, any('and'), PERSON),
  seq(any('as'), either(THING, THANKS, any('agreed|discussed|promised'))),
  any(
    'as agreed|as discussed|as promised|as arranged|as a thank you|as we agreed|as we discussed|like we agreed|like we discussed|just like we agreed|just because|for being awesome|for being so nice|for helping me|for helping|for helping us|for your help|for helping me out|for everything|for helping me move|for fixing my bike|for driving|for cooking',
  ),
);

const REFERENCE_WORD = any(
  'invoice|inv|bill|ref|reference|po|receipt|memo|note|ticket|order|case|contract|job|batch|item|payment|booking|subject',
);
const REFERENCE = seq(REFERENCE_WORD, maybe(any('.|:|-|number|no')));
const CODE = seq(maybe(any('-|:|/|§#')), any('§n'));
/** "invoice 2291", "ref PO-1182". */
export const NUMBERED = seq(
  maybe(any('for|re|as per|per|against|towards')),
  maybe(OWNER),
  some(REFERENCE),
  maybe(any(':|=')),
  maybe(any('number|no|nr|num|id')),
  maybe(any('.')),
  CODE,
);
