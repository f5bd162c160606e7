import { any, either, maybe, saying, seq } from '../rule.ts';
import type { Deed } from './deed.ts';
import { PLACED_FIRST } from './lead.ts';
import { URGING } from './parts.ts';
import { bag, complete, holding } from './payment-bag.ts';
import { BESIDE, OTHERS } from './payment-freely.ts';
import { ASKED_FIRST, INTRODUCED_FIRST, SENTENCES } from './payment-introduced.ts';
import { BARE_PAYMENT } from './payment-lines.ts';
import { HEADED, PAID_OTHERWISE } from './payment-otherwise.ts';
import { OWED } from './payment-owed.ts';
import { AMID, BEHIND, SENT, TOWARDS } from './payment-parts.ts';
import { STATED_PAYMENT } from './payment-stated.ts';
import { payment } from './payment-verbs.ts';
import { ENSURED, HAD_SENT, MADE, MADE_FREELY, NEEDED, RETURNED, WISHES } from './payment-wishes.ts';
import * as words from './payment-words.ts';
import { PURPOSE } from './purpose.ts';
import { ASK, WISH } from './words.ts';

/** The recipient, or what it is for, before the verb. */
const AHEAD = saying(
  'transfer',
  either(
    seq(PURPOSE, maybe(any(',|:')), URGING, any(words.SEND), SENT, AMID, TOWARDS, BEHIND),
    seq(TOWARDS, maybe(any(',|:')), URGING, any(words.SEND), SENT, BEHIND),
    complete(
      seq(
        holding(['recipient'], bag(...OTHERS, TOWARDS, seq(any(','), TOWARDS))),
        maybe(any(',|:|-')),
        URGING,
        either(
          seq(maybe(any(WISH)), URGING, any(words.SEND), bag(...BESIDE)),
          seq(any(ASK), URGING, any(words.SEND), bag(...BESIDE), maybe(any('?'))),
        ),
      ),
    ),
    seq(TOWARDS, maybe(any(',|:')), AMID, SENT, maybe(any(',')), any('please|pls|plz')),
  ),
);

const DONE = either(payment(any(words.SEND)), PAID_OTHERWISE, MADE, MADE_FREELY, HEADED, HAD_SENT);
/** "base network: send …", "use polygon to pay …". */
const PLACED = seq(
  PLACED_FIRST,
  either(
    seq(URGING, maybe(any(WISH)), URGING, DONE),
    seq(URGING, any(ASK), URGING, DONE, maybe(any('?'))),
    STATED_PAYMENT,
  ),
);

export const PAYMENT: Deed = {
  done: DONE,
  doing: payment(any(words.SENDING)),
  needed: NEEDED,
  whole: either(
    BARE_PAYMENT,
    OWED,
    AHEAD,
    ENSURED,
    WISHES,
    INTRODUCED_FIRST,
    ASKED_FIRST,
    SENTENCES,
    RETURNED,
    STATED_PAYMENT,
    PLACED,
  ),
};
