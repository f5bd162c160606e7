import { any, either, maybe, once, only, type Rule, seq, some, unless, value } from '../rules/rule.ts';
import { counted, FROM_CHAIN, FROM_MINE, SEPARATOR, TIDY, unsized } from './parts.ts';
import { QUANTITY, STABLE } from './payment-amounts.ts';
import { bag, complete, holding } from './payment-bag.ts';
import { INTRODUCED, PLACE } from './payment-introduced.ts';
import { LABELLED } from './payment-labels.ts';
import { CLAUSE, DIRECT, DIRECT_ON, FOUR, NETWORK, SENT, TOWARDS } from './payment-parts.ts';
import { NAMED, PRONOUN, SOMEBODY } from './people.ts';
import { CLEARLY_FOR, NOTE, PURPOSE, REFERENCE } from './purpose.ts';
import { THING } from './things.ts';

const COUNTED = counted('amount', 'token');
const PAUSE = some(SEPARATOR);
const NEXT_PART = only((tokens, at) => tokens[at] === undefined || '.,!-:'.includes(tokens[at].form));
/** A network behind "for the book" may be what the book is about. */
const NOT_PLACED = unless(any('on|over|via|using|through|across|in|by|with|from'));
const WHY = either(seq(PURPOSE, NOT_PLACED), CLEARLY_FOR, REFERENCE);
/** "4 the tickets"; "four parts" would be something else. */
const FOUR_THE = seq(FOUR, any('the|my|our|his|her'), THING, NOT_PLACED);
const MEANT = maybe(
  either(
    seq(
      any(
        'the invoice|the bill|the amount|the total|the price|the fee|his fee|her fee|their fee|the sum|the rent|the cost|his rate|her rate',
      ),
      any('is|comes to|was'),
    ),
    any('namely|exactly|precisely|that is|that makes|it is|so|in total|all in all'),
  ),
);
const EXACTLY = maybe(
  any(
    'exactly|exact|in total|total|altogether|to be exact|precisely|even|flat|only|net|all told|no more no less|no more , no less',
  ),
);
/** What is paid, with words that only announce it. */
const WHAT = either(seq(MEANT, either(SENT, QUANTITY), EXACTLY), seq(COUNTED, DIRECT_ON));
/** The amount behind its token: "some usdc to 0x…, namely 19.95". */
const LATER = seq(
  PAUSE,
  maybe(any('namely|exactly|precisely|that is|to be exact|amount|in total|make it')),
  value('amount', '§n'),
  either(
    any('of it|of them|exactly|to be exact|in total|precisely|units|pieces|coins|tokens'),
    unless(any('§t|§b|§c|§k|§n|of|in|on|from|and|or')),
  ),
);
/** "0x….base" is not an address and its network. */
const NOT_ACCOUNT = only((tokens, at) => tokens[at - 1]?.form !== '§a');
/** A network in a line of its own. */
const LINE = seq(NOT_ACCOUNT, PAUSE, value('chain', '§c', '§b'), NEXT_PART);
const TOKEN = seq(maybe(any('some|a bit of|a little|a few')), unsized('token'));
/** What is paid in a word that says nothing of it: the amount stands elsewhere. */
const MONEY = any(
  'money|some money|the money|cash|some cash|funds|some funds|the funds|crypto|some crypto|some dough|some bucks|a bit of money|a little money|a little something|something|a payment|the payment|a transfer|a tip|a small tip|a gift|a donation|a bit|some coins|some coin|some stables|some tokens|their pay|the following amount|the following|this amount|the amount below|the following sum',
);
/** The parts beside the one who is paid and what is. */
const OTHERS = [
  seq(maybe(PAUSE), NETWORK),
  seq(maybe(PAUSE), either(FROM_MINE, FROM_CHAIN, any('from me'))),
  seq(maybe(PAUSE), either(TIDY, any('kindly|right now|right away'))),
  seq(maybe(PAUSE), WHY),
  FOUR_THE,
  seq(PAUSE, NOTE),
  CLAUSE,
] as const;
export const BESIDE = [...OTHERS, seq(maybe(PAUSE), WHAT), seq(maybe(PAUSE), LABELLED), LATER, TOKEN, LINE] as const;
/** Behind somebody a token without an amount before it may be their name: "my cousin dai 20". */
const BESIDE_SOMEBODY = [...OTHERS, seq(maybe(PAUSE), MEANT, either(COUNTED, QUANTITY), EXACTLY)] as const;
export const ACCOUNT_PART: Rule = either(
  seq(maybe(PAUSE), TOWARDS),
  seq(maybe(PAUSE), DIRECT),
  seq(
    maybe(seq(maybe(PAUSE), any('and'))),
    maybe(PAUSE),
    any(
      'to|the recipient is|the receiver is|the address is|it goes to|goes to|it should go to|the wallet is|recipient is|receiver is|payee is|the payee is|beneficiary is|the beneficiary is|address is|it has to go to',
    ),
    maybe(any(':')),
    DIRECT,
  ),
);
/** The values of a payment in any order, with what may stand among them. */
export const FREELY: Rule = once(complete(bag(...BESIDE, ACCOUNT_PART)));
const AROUND: Rule = once(bag(...BESIDE));

const TO_SOMEBODY = seq(
  maybe(PAUSE),
  any('to|over to|across to|back to|for'),
  either(SOMEBODY, PLACE, seq(PRONOUN, maybe(PAUSE), unless(any('§a')))),
);
/** Who is paid in words, and the account in other ones: "my tutor 5 usdc on base, her ens is …". */
const PAYEE = either(
  seq(
    either(SOMEBODY, PRONOUN, NAMED, PLACE),
    maybe(any('back')),
    maybe(
      any(
        'with|his|her|their|his part|her part|his share|her share|their share|his money|her money|their money|what i owe him|what i owe her|what i owe them|some money|money|the money',
      ),
    ),
  ),
  seq(maybe(MONEY), AROUND, TO_SOMEBODY),
);
export const SOMEBODY_PARTS: Rule = once(bag(...BESIDE_SOMEBODY));
const UP_TO_PAYEE = once(seq(PAYEE, SOMEBODY_PARTS, INTRODUCED, SOMEBODY_PARTS));
/** The token behind the recipient: "40 to 0x… in usdc". */
const SPLIT = once(
  seq(
    value('amount', '§n'),
    holding(['recipient'], bag(...OTHERS, ACCOUNT_PART)),
    any('in|of|as'),
    STABLE,
    bag(...OTHERS),
  ),
);
/** What is paid behind a pronoun for it: "send it to 0x…: 80 usdc". */
const AFTER_TO = once(seq(holding(['recipient'], bag(...OTHERS, ACCOUNT_PART)), PAUSE, SENT, bag(...BESIDE)));
/** A payment whose parts stand in any order behind its verb. It holds all values of one. */
export const freely = (verb: Rule): Rule =>
  complete(
    seq(
      verb,
      either(FREELY, seq(either(MONEY, any('it|this|that')), AFTER_TO), seq(MONEY, FREELY), UP_TO_PAYEE, SPLIT),
    ),
  );
