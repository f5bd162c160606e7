import { any, either, maybe, once, type Rule, saying, seq, unless, value } from '../rules/rule.ts';
import { quantity, taken, unsized } from './chinese-amounts.ts';
import { PLEASE } from './chinese-asking.ts';
import { BEHIND, BESIDE, TAKING } from './chinese-parts.ts';
import * as recipients from './chinese-recipients.ts';
import { ACCOUNT, ADDRESS } from './chinese-recipients.ts';
import { THING } from './chinese-things.ts';
import { GIVE, SEND, SEND_TO, TO_WORDS } from './chinese-verbs.ts';
import { han } from './han.ts';

/** 9 dai的房租, 一笔9 dai的款 */
export const SENT: Rule = once(
  seq(
    either(quantity('amount', 'token'), unsized('token')),
    maybe(either(seq(han('的'), unless(han('尾款')), THING), han('的款|的款项|的资金|的转账|的钱'))),
  ),
);
const OVER = maybe(han('过去|过来那边|去'));
const TAKEN = taken('amount', 'token');
export const TO: Rule = once(seq(TO_WORDS, ACCOUNT));
/** 快 hurries before 给 alone: before a number, it would be "nearly". */
const TOWARDS = once(seq(maybe(han('快|快点')), either(han('给|向|往|对|去往'), any('to')), ACCOUNT));
const PLACE = han(
  '往这个地址|给这个地址|向这个地址|往这个钱包|给这个钱包|往这里|往这地址|给这地址|往该地址|向该地址|给该地址|往这儿|往上面这个地址|往这个账户',
);
const ACCOUNT_HERE = seq(value('recipient', '§a'), han('这个地址|这个钱包|这个账户|这地址|这钱包|这个'));
export const ARRIVES: Rule = once(seq(SEND_TO, ACCOUNT));
/** Where somebody was named before: another name would be somebody else's. */
export const ARRIVES_THERE: Rule = once(seq(SEND_TO, ADDRESS));
const GIVEN_TO = once(seq(han('给'), recipients.PERSON));
const SENDING_TO = once(seq(SEND_TO, recipients.PERSON));
const PAY = han('付|交|付一下|交一下|缴|支付|结|结一下|还');

/** 把9 dai转给0x… */
const TAKING_IT = seq(
  BESIDE,
  TAKING,
  BESIDE,
  TAKEN,
  BESIDE,
  PLEASE,
  either(
    ARRIVES,
    seq(SEND, OVER, maybe(any(',')), TO),
    seq(SEND, OVER, recipients.RECEIVER),
    seq(SEND, OVER, any(', | :'), ACCOUNT),
    seq(TOWARDS, SEND, OVER),
    seq(GIVEN_TO, SEND, OVER, recipients.ITS_ADDRESS),
    seq(SENDING_TO, recipients.ITS_ADDRESS),
  ),
);
/** 付房租，9 dai给0x… */
const FOR_THING = either(
  seq(TAKING, THING, maybe(any(':')), TAKEN, PLEASE, ARRIVES),
  seq(PAY, maybe(han('我的|一下')), THING, maybe(any(',')), SENT, either(TO, ARRIVES)),
);
/** Whose address stands behind the amount: 给我妈转9 dai，地址0x… */
const TO_PERSON = either(
  seq(GIVEN_TO, BESIDE, PLEASE, GIVE, OVER, SENT, recipients.ITS_ADDRESS),
  seq(GIVEN_TO, BESIDE, PLEASE, SEND, recipients.ITS_ADDRESS, maybe(any(',')), SENT),
  seq(SEND, SENT, GIVEN_TO, recipients.ITS_ADDRESS),
  seq(SENDING_TO, SENT, recipients.ITS_ADDRESS),
  seq(han('给|向|往|到'), han('这个地址|以下地址|这个钱包|下面的地址|下面地址'), SEND, SENT, any(':'), ACCOUNT),
);
export const PAYMENT: Rule = saying(
  'transfer',
  either(
    seq(BESIDE, TOWARDS, BESIDE, PLEASE, GIVE, OVER, BESIDE, SENT, OVER, BEHIND),
    seq(BESIDE, either(han('给|往|到|至|收款人'), any('to')), ACCOUNT, maybe(any(', | :')), BESIDE, SENT, BEHIND),
    seq(BESIDE, SEND, BESIDE, SENT, BESIDE, TO, OVER, BEHIND),
    seq(BESIDE, SEND, BESIDE, SENT, BESIDE, recipients.RECEIVER, BEHIND),
    seq(BESIDE, ARRIVES, SENT, BEHIND),
    seq(BESIDE, SEND, ACCOUNT, SENT, BEHIND),
    seq(TAKING_IT, BEHIND),
    seq(BESIDE, TAKEN, BESIDE, ARRIVES, BEHIND),
    seq(BESIDE, TAKEN, SEND, ACCOUNT, BEHIND),
    seq(BESIDE, TO_PERSON, BEHIND),
    seq(BESIDE, FOR_THING, BEHIND),
    seq(han('我欠|我欠了|还欠|我还欠'), recipients.PERSON, SENT, any(','), PLEASE, ARRIVES_THERE, BEHIND),
    seq(ACCOUNT, maybe(any(',')), BESIDE, PLEASE, PLACE, BESIDE, SEND, OVER, SENT, OVER, BEHIND),
    seq(ACCOUNT_HERE, PLEASE, BESIDE, SEND, SENT, han('过去'), BEHIND),
    // What is not said is asked for.
    seq(BESIDE, SEND, SENT, BEHIND),
    seq(BESIDE, TOWARDS, SEND, BEHIND),
    seq(BESIDE, ARRIVES, BEHIND),
  ),
);
