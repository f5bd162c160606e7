import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { BEG, DEED, MAKE, OF } from './german-nouns.ts';
import {
  ACCOUNT,
  BITTE,
  FROM_MINE,
  FROM_NET,
  GIVEN_TO,
  INSIDE,
  moneyIn,
  ON,
  quantity,
  TO,
  unsized,
} from './german-parts.ts';
import { HER, HIS } from './german-people.ts';
import { PURPOSE, SOMETHING, TO_SOMEBODY } from './german-reasons.ts';
import { forSomebody, told } from './german-recipients.ts';
import * as sending from './german-sending.ts';
import { ASKED, deed, type Verbs, WANTED } from './german-sentence.ts';
import * as words from './german-words.ts';

export const SENT = either(quantity('amount', 'token'), moneyIn('amount', 'token'), unsized('token'));
export const BESIDE = once(many(ON, INSIDE, FROM_NET, FROM_MINE, PURPOSE, seq(maybe(any(',')), any(words.BITTE))));
const GIVEN = either(ACCOUNT, GIVEN_TO);
const PAID = once(
  either(
    seq(BESIDE, SENT, BESIDE, TO, BESIDE),
    seq(BESIDE, TO, BESIDE, SENT, BESIDE),
    seq(BESIDE, GIVEN, BESIDE, SENT, BESIDE),
    seq(any('mir|uns|ihm|ihr|ihnen'), BESIDE, SENT, BESIDE, TO, BESIDE),
    seq(any(`${HIS}|${HER}`), value('recipient', '§a'), BITTE, SENT, BESIDE),
    seq(BESIDE, SENT, BESIDE),
    seq(BESIDE, TO, BESIDE),
  ),
);
export const SEND: Verbs = {
  orders: sending.SEND,
  sie: sending.SENDING,
  apart: words.SEND_APART,
  last: `${sending.SENDING}|${words.SENDING_SWISS}`,
  you: words.SENDS,
  zu: words.TO_SEND,
  ask: 'magst ma|magst mir|mogst ma|mogst mir|kannst ma|kannst mir bitte|konnst ma|kannst uns bitte|chasch mer|chasch mir|magst ma bitte|mogst ma bitte|koenntest ma|koenntest mir bitte|tatst ma|wuerdest ma|kannsch mir|kannsch mer|chonntisch mer',
};
/** "kannst du 5 usdc schicken an 0x…": what stands behind the verb. */
const AFTER = once(seq(BESIDE, maybe(seq(maybe(any(', und zwar|und zwar|, bitte')), TO, BESIDE))));
const PAYMENT_SAID = deed('transfer', SEND, PAID, AFTER);
/** An order of what is sent, to somebody whose address stands before or behind it. */
const sentTo = (recipient: Rule): Rule =>
  deed(
    'transfer',
    SEND,
    either(seq(BESIDE, recipient, BESIDE, SENT, BESIDE), seq(BESIDE, SENT, BESIDE, recipient, BESIDE)),
    BESIDE,
  );

const GOES = maybe(
  any('gehen|geschickt werden|gesendet werden|uberwiesen werden|gezahlt werden|ubertragen werden|transferiert werden'),
);
/** What shall happen: "50 dai sollen an 0x… gehen", "0x… soll 50 dai bekommen". */
const SHALL = saying(
  'transfer',
  either(
    seq(SENT, any('soll|sollen|muss|mussen'), BESIDE, TO, BESIDE, GOES, BESIDE),
    seq(TO, any('soll|sollen|muss|mussen'), BESIDE, SENT, BESIDE, GOES, BESIDE),
    seq(any('es sollen|es soll|es mussen'), BESIDE, SENT, BESIDE, TO, BESIDE, GOES, BESIDE),
    seq(ACCOUNT, any('soll'), BESIDE, SENT, BESIDE, any('bekommen|kriegen|erhalten'), BESIDE),
    seq(any(words.THAT), BESIDE, ACCOUNT, BESIDE, SENT, BESIDE, any('bekommt|kriegt|erhalt')),
  ),
);
/** Nouns, and no verb at all. */
const PAYMENT_NAMED = saying(
  'transfer',
  either(
    seq(MAKE, DEED, OF, SENT, BESIDE, TO, BESIDE, maybe(any(',')), maybe(seq(maybe(any('bitte')), any(words.DONE)))),
    seq(MAKE, DEED, BESIDE, TO, BESIDE, OF, SENT, BESIDE),
    seq(DEED, TO, BESIDE, any(':'), SENT, BESIDE, maybe(any(',')), any('bitte')),
    seq(BEG, DEED, OF, SENT, BESIDE, TO, BESIDE, maybe(any('gebeten|an'))),
    seq(BEG, DEED, TO, BESIDE, OF, SENT, BESIDE),
    seq(any('raus mit|ruber mit|rueber mit|weg mit|los mit|fort mit'), BITTE, SENT, BESIDE, TO, BESIDE),
    seq(any('bitte ausfuhren|bitte auszufuhren'), any(':'), SENT, BESIDE, TO, BESIDE),
    seq(DEED, any('von|uber|:|in hohe von'), SENT, BESIDE, TO, BESIDE, maybe(any(',')), any('bitte')),
    seq(any('mach|mache'), BITTE, SENT, BESIDE, TO, BESIDE),
    // "zahl die miete: 800 usdc an 0x…"
    seq(
      BITTE,
      any('zahl|zahle|bezahl|bezahle|begleich|begleiche|uberweis|uberweise'),
      BITTE,
      SOMETHING,
      any(': | , | , und zwar | -'),
      SENT,
      BESIDE,
      TO,
      BESIDE,
    ),
    // "ich schulde meinem bruder 40 dai, schick sie bitte an 0x…"
    seq(
      any('ich schulde'),
      TO_SOMEBODY,
      either(SENT, seq(any('noch'), SENT)),
      any(', | .'),
      BITTE,
      any(sending.SEND),
      maybe(any('sie|es|das|die|den|das geld')),
      BITTE,
      TO,
      BESIDE,
    ),
    seq(BITTE, any(words.PUSH), BITTE, SENT, BITTE, any(words.OVER_TO), ACCOUNT, BESIDE),
    seq(
      either(WANTED, ASKED, BITTE),
      SENT,
      any('an diese adresse|an folgende adresse'),
      any(sending.SENDING),
      any(':'),
      ACCOUNT,
    ),
    seq(
      either(WANTED, ASKED, BITTE),
      any('an diese adresse|an folgende adresse'),
      SENT,
      any(sending.SENDING),
      any(':'),
      ACCOUNT,
    ),
    seq(BITTE, any(sending.SEND), BITTE, TO_SOMEBODY, SENT, any(':'), ACCOUNT),
    seq(SENT, any('bitte'), BESIDE, TO, BESIDE),
    seq(any('bitte|einmal bitte|bitte einmal'), SENT, BESIDE, TO, BESIDE),
    seq(any('bitte'), TO, BESIDE, SENT, BESIDE),
    seq(SENT, BESIDE, TO, BESIDE, maybe(any(',')), any('bitte|danke')),
    seq(TO, BESIDE, SENT, BESIDE, maybe(any(',')), any('bitte|danke')),
  ),
);

export const PAYMENT: Rule = either(PAYMENT_SAID, PAYMENT_NAMED, SHALL, told(sentTo), forSomebody(sentTo));
