import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { coin } from './parts.ts';
import { MONEY, PURPOSE } from './turkish-labels.ts';
import { ON, ON_BEHIND } from './turkish-networks.ts';
import { FROM_MINE, OBJECT, quantity, unsized } from './turkish-parts.ts';
import * as to from './turkish-recipients.ts';
import { verb } from './turkish-verb.ts';
import * as verbs from './turkish-verbs.ts';

export const LUTFEN = any('lutfen');
/** "14 usdc pizza parası" */
const AMOUNT_IS = any(
  'miktar|tutar|miktari|tutari|odenecek tutar|gonderilecek tutar|gonderilecek miktar|meblag|odeme tutari|toplam tutar|odeme',
);
export const SENT: Rule = once(
  either(
    seq(either(quantity('amount', 'token'), unsized('token')), OBJECT, maybe(MONEY)),
    // "usdc 25", "miktar: 25 usdc,"
    seq(coin('token'), value('amount', '§n')),
    seq(AMOUNT_IS, maybe(any(':')), quantity('amount', 'token'), maybe(any(','))),
  ),
);
export const BESIDE: Rule = once(many(ON, FROM_MINE, PURPOSE, MONEY, LUTFEN));
const PAID = once(
  either(
    seq(BESIDE, SENT, BESIDE, to.TO, BESIDE),
    seq(BESIDE, either(to.TO, to.TO_HIS), BESIDE, SENT, BESIDE),
    seq(BESIDE, SENT, BESIDE),
    seq(BESIDE, to.TO, BESIDE),
  ),
);
export const SEND: Rule = verb(verbs.SEND);
/** "0x… adresine dai gönder, 9 tane" */
const COUNT = seq(maybe(any(',')), value('amount', '§n'), any('tane|adet'));
export const BEHIND: Rule = many(ON_BEHIND, LUTFEN, COUNT);
export const PAYMENT: Rule = saying(
  'transfer',
  either(
    seq(PAID, SEND, BEHIND),
    seq(SEND, PAID),
    seq(BESIDE, SENT, BESIDE, SEND, to.TO, BEHIND),
    seq(BESIDE, to.POINTED_AT, BESIDE, SENT, BESIDE, SEND, to.THERE),
    seq(BESIDE, SENT, BESIDE, SEND, maybe(to.POINTED_AT), to.BARE, BEHIND),
    seq(BESIDE, SENT, BESIDE, SEND, maybe(LUTFEN), to.RECEIVER, BEHIND),
  ),
);
