import { any, either, many, maybe, once, type Rule, saying, seq } from '../rule.ts';
import {
  ACCOUNT,
  BITTE,
  FROM_MINE,
  FROM_NET,
  forSomebody,
  moneyIn,
  ON,
  quantity,
  TO,
  unsized,
} from './german-parts.ts';
import { PURPOSE, TO_SOMEBODY } from './german-reasons.ts';
import { ASKED, deed, type Verbs, WANTED } from './german-sentence.ts';
import * as words from './german-words.ts';

export const SENT = either(quantity('amount', 'token'), moneyIn('amount', 'token'), unsized('token'));
const BESIDE = once(many(ON, FROM_NET, FROM_MINE, PURPOSE, seq(maybe(any(',')), any(words.BITTE))));
const PAID = once(
  either(
    seq(BESIDE, SENT, BESIDE, TO, BESIDE),
    seq(BESIDE, TO, BESIDE, SENT, BESIDE),
    seq(BESIDE, ACCOUNT, BESIDE, SENT, BESIDE),
    seq(any('mir|uns'), BESIDE, SENT, BESIDE, TO, BESIDE),
    forSomebody(SENT),
    seq(BESIDE, SENT, BESIDE),
    seq(BESIDE, TO, BESIDE),
  ),
);
const SEND: Verbs = {
  orders: words.SEND,
  sie: words.SENDING,
  apart: words.SEND_APART,
  last: words.SENDING,
  you: words.SENDS,
  zu: words.TO_SEND,
};
const PAYMENT_SAID = deed('transfer', SEND, PAID, BESIDE);
/** Nouns, and no verb at all. */
const PAYMENT_NAMED = saying(
  'transfer',
  either(
    seq(
      any(words.MAKE),
      BITTE,
      any(words.DEED),
      any('von|uber'),
      SENT,
      BESIDE,
      TO,
      BESIDE,
      maybe(any(',')),
      maybe(seq(maybe(any('bitte')), any(words.DONE))),
    ),
    seq(any('mach|mache'), BITTE, SENT, BESIDE, TO, BESIDE),
    seq(BITTE, any(words.PUSH), BITTE, SENT, BITTE, any(words.OVER_TO), ACCOUNT, BESIDE),
    seq(
      either(WANTED, ASKED, BITTE),
      SENT,
      any('an diese adresse|an folgende adresse'),
      any(words.SENDING),
      any(':'),
      ACCOUNT,
    ),
    seq(BITTE, any(words.SEND), BITTE, TO_SOMEBODY, SENT, any(':'), ACCOUNT),
    seq(SENT, any('bitte'), BESIDE, TO, BESIDE),
    seq(any('bitte|einmal bitte'), SENT, BESIDE, TO, BESIDE),
    seq(any('bitte'), TO, BESIDE, SENT, BESIDE),
    seq(SENT, BESIDE, TO, BESIDE, maybe(any(',')), any('bitte|danke')),
    seq(TO, BESIDE, SENT, maybe(any(',')), any('bitte')),
  ),
);

export const PAYMENT: Rule = either(PAYMENT_SAID, PAYMENT_NAMED);
