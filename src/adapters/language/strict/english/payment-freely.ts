import { any, either, maybe, once, type Rule, seq, some, unless, value } from '../rule.ts';
import { counted, FROM_CHAIN, FROM_MINE, SEPARATOR, TIDY } from './parts.ts';
import { QUANTITY, STABLE } from './payment-amounts.ts';
import { bag, complete, holding } from './payment-bag.ts';
import { INTRODUCED, PLACE } from './payment-introduced.ts';
import { LABELLED } from './payment-labels.ts';
import { CLAUSE, DIRECT, FOUR, NETWORK, TOWARDS } from './payment-parts.ts';
import { EXACTLY, LATER, MEANT, MONEY, PAYABLE, TOKEN, WHAT } from './payment-what.ts';
import { NAMED, PRONOUN, SOMEBODY } from './people.ts';
import { CLEARLY_FOR, MEMO, NOTE, PURPOSE, REFERENCE } from './purpose.ts';
import { EARNED, SHARE, THING } from './things.ts';

const PAUSE = some(SEPARATOR);
const NEXT_PART: Rule = (tokens, at) =>
  tokens[at] === undefined || '.,!-:'.includes(tokens[at].form) ? [{ end: at, found: '' }] : [];
/** A network behind "for the book" may be what the book is about. */
const NOT_PLACED = unless(any('on|over|via|using|through|across|in|by|with|from'));
/** Where an amount stands as well, this number is none. */
const FOR_STAGE = seq(
  any('for|for the'),
  any('milestone|phase|stage|instalment|installment|sprint|season|epoch'),
  maybe(any('no|number|#')),
  any('§n|§d'),
);
const WHY = either(FOR_STAGE, seq(PURPOSE, NOT_PLACED), CLEARLY_FOR, REFERENCE);
/** "4 the tickets"; "four parts" would be something else. */
const FOUR_THE = seq(FOUR, any('the|my|our|his|her'), THING, NOT_PLACED);
/** "0x….base" is no address and its network. */
const NOT_ACCOUNT: Rule = (tokens, at) => (tokens[at - 1]?.form === '§a' ? [] : [{ end: at, found: '' }]);
/** A network in a line of its own. */
const LINE = seq(NOT_ACCOUNT, PAUSE, value('chain', '§c', '§b'), NEXT_PART);
/** The parts beside the one who is paid and what is. */
export const OTHERS = [
  seq(maybe(PAUSE), NETWORK),
  seq(maybe(PAUSE), either(FROM_MINE, FROM_CHAIN, any('from me'))),
  seq(maybe(PAUSE), either(TIDY, any('kindly|right now|right away'))),
  seq(maybe(PAUSE), WHY),
  seq(maybe(PAUSE), MEMO),
  seq(any('his|her|their'), EARNED),
  FOUR_THE,
  seq(PAUSE, NOTE),
  CLAUSE,
] as const;
export const BESIDE = [...OTHERS, seq(maybe(PAUSE), WHAT), seq(maybe(PAUSE), LABELLED), LATER, TOKEN, LINE] as const;
/** Behind somebody a token without an amount before it may be their name: "my cousin dai 20". */
const BESIDE_SOMEBODY = [
  ...OTHERS,
  seq(maybe(PAUSE), MEANT, either(counted('amount', 'token'), QUANTITY), EXACTLY),
] as const;
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
  any('to|over to|across to|back to'),
  either(SOMEBODY, PLACE, seq(PRONOUN, maybe(PAUSE), unless(any('§a')))),
);
/** Who is paid in words, and the account in other ones: "my tutor 5 usdc on base, her ens is …". */
const PAYEE = either(
  seq(
    either(SOMEBODY, PRONOUN, NAMED, PLACE),
    maybe(any('back')),
    maybe(seq(any('his|her|their|the'), either(EARNED, THING))),
    maybe(
      any(
        'with|his|her|their|his part|her part|his share|her share|their share|his money|her money|their money|what i owe him|what i owe her|what i owe them|some money|money|the money',
      ),
    ),
  ),
  seq(maybe(MONEY), AROUND, TO_SOMEBODY),
);
export const SOMEBODY_PARTS: Rule = once(bag(...BESIDE_SOMEBODY));
const TO_ACCOUNT = seq(maybe(PAUSE), any('to'), maybe(any(':')), value('recipient', '§a'));
export const UP_TO_PAYEE: Rule = once(
  either(
    seq(PAYEE, SOMEBODY_PARTS, INTRODUCED, SOMEBODY_PARTS),
    // "give my daughter her allowance, 15 usdc to 0x…"
    seq(SOMEBODY, any('his|her|their'), either(EARNED, THING, SHARE), SOMEBODY_PARTS, TO_ACCOUNT, SOMEBODY_PARTS),
  ),
);
/** "send 20 usdc on base at 0x…". Behind "link 20" it would be where somebody of that name is. */
const AT = seq(counted('amount', 'token'), bag(...OTHERS), any('at'), value('recipient', '§a'), bag(...OTHERS));
/** The token behind the recipient: "40 to 0x… in usdc". */
const SPLIT = once(
  either(
    seq(
      value('amount', '§n'),
      holding(['recipient'], bag(...OTHERS, ACCOUNT_PART)),
      any('in|of|as'),
      STABLE,
      bag(...OTHERS),
    ),
    seq(
      value('amount', '§f'),
      holding(['recipient'], bag(...OTHERS, ACCOUNT_PART)),
      any('in|of|worth of|as|worth of my|from my|out of my|with|using my'),
      value('token', '§t', '§b'),
      bag(...OTHERS),
    ),
  ),
);
/** The one who is paid and the amount as a question, and the account behind it: "can you pay my tailor 18 usdc? 0x…". */
export const QUESTIONED: Rule = once(seq(PAYEE, SOMEBODY_PARTS, any('?'), SOMEBODY_PARTS, INTRODUCED, SOMEBODY_PARTS));
/** A payment whose parts stand in any order behind its verb. It holds all values of one. */
export const freely = (verb: Rule): Rule =>
  complete(seq(verb, either(FREELY, seq(either(MONEY, PAYABLE), FREELY), UP_TO_PAYEE, SPLIT, AT)));
