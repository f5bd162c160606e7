import { any, either, maybe, saying, seq } from '../rules/rule.ts';
import type { Deed } from './deed.ts';
import { URGING } from './parts.ts';
import { SENDS } from './payment-deeds.ts';
import { FREELY } from './payment-freely.ts';
import { FRONTED } from './payment-fronted.ts';
import { ASKED_FIRST, INTRODUCED_FIRST, SENTENCES } from './payment-introduced.ts';
import { BARE_PAYMENT } from './payment-lines.ts';
import { BILL_OF, HEADED, PAID_OTHERWISE } from './payment-otherwise.ts';
import { OWED } from './payment-owed.ts';
import { AMID, BEHIND, SENT, TOWARDS } from './payment-parts.ts';
import { STATED_PAYMENT } from './payment-stated.ts';
import { payment } from './payment-verbs.ts';
import { ENSURED, HAD_SENT, MADE, MADE_FREELY, NEEDED, RETURNED, WISHES } from './payment-wishes.ts';
import * as words from './payment-words.ts';
import { PURPOSE } from './purpose.ts';

/** The recipient, or what it is for, before the verb. */
const AHEAD = saying(
  'transfer',
  either(
    seq(PURPOSE, maybe(any(',')), URGING, SENDS, SENT, AMID, TOWARDS, BEHIND),
    seq(TOWARDS, maybe(any(',|:')), URGING, SENDS, SENT, BEHIND),
    seq(TOWARDS, maybe(any(',|:')), AMID, SENT, maybe(any(',')), any('please|pls|plz')),
  ),
);

/** "process: 400 usdc to 0x… on base". */
const PROCESSED = saying(
  'transfer',
  seq(any('process|execute|action|effect|handle|arrange|initiate|prepare|issue|release|settle'), any(':'), FREELY),
);

export const PAYMENT: Deed = {
  done: either(payment(SENDS), PROCESSED, PAID_OTHERWISE, MADE, MADE_FREELY, HEADED, BILL_OF, HAD_SENT),
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
    FRONTED,
  ),
};
