import { any, either, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import * as parts from './chinese-parts.ts';
import { BEHIND, BESIDE, han, PLEASE, quantity, TAKING, TO, unsized } from './chinese-parts.ts';
import * as recipients from './chinese-recipients.ts';
import * as words from './chinese-words.ts';

/** 9 dai的房租 */
export const SENT: Rule = seq(
  either(quantity('amount', 'token'), unsized('token')),
  maybe(seq(han('的'), parts.THING)),
);
const OVER = maybe(han('过去'));
const TAKEN = parts.taken('amount', 'token');
export const SEND: Rule = seq(han(words.SEND), maybe(han('一下|一笔|下')));
/** 快 hurries before 给 alone: before a number, it would be "nearly". */
const TOWARDS = seq(maybe(han('快|快点')), han(words.BEFORE_VERB), parts.ACCOUNT);
const PLACE = han(
  '往这个地址|给这个地址|向这个地址|往这个钱包|给这个钱包|往这里|往这地址|给这地址|往该地址|向该地址|给该地址|往这儿|往上面这个地址|往这个账户',
);
const ACCOUNT_HERE = seq(value('recipient', '§a'), han('这个地址|这个钱包|这个账户|这地址|这钱包|这个'));
export const ARRIVES: Rule = seq(han(words.SEND_TO), parts.ACCOUNT);
export const PAYMENT: Rule = saying(
  'transfer',
  either(
    seq(BESIDE, TOWARDS, BESIDE, PLEASE, SEND, OVER, SENT, OVER, BEHIND),
    seq(BESIDE, han('给'), parts.ACCOUNT, SENT, BEHIND),
    seq(BESIDE, SEND, SENT, BESIDE, TO, BEHIND),
    seq(BESIDE, ARRIVES, SENT, BEHIND),
    seq(BESIDE, SEND, parts.ACCOUNT, SENT, BEHIND),
    seq(BESIDE, TAKING, BESIDE, TAKEN, BESIDE, ARRIVES, BEHIND),
    seq(BESIDE, TAKING, BESIDE, TAKEN, BESIDE, SEND, TO, BEHIND),
    seq(BESIDE, TAKING, parts.THING, maybe(any(':')), TAKEN, PLEASE, ARRIVES, BEHIND),
    seq(BESIDE, TAKING, BESIDE, TAKEN, TOWARDS, SEND, OVER, BEHIND),
    seq(BESIDE, TAKEN, ARRIVES, BEHIND),
    seq(BESIDE, TAKEN, SEND, parts.ACCOUNT, BEHIND),
    seq(BESIDE, han('给|向|往|到'), han('这个地址|以下地址|这个钱包'), SEND, SENT, any(':'), parts.ACCOUNT, BEHIND),
    seq(BESIDE, han('给'), recipients.PERSON, BESIDE, PLEASE, SEND, SENT, recipients.ITS_ADDRESS, BEHIND),
    seq(BESIDE, SEND, SENT, han('给'), recipients.PERSON, recipients.ITS_ADDRESS, BEHIND),
    seq(BESIDE, han(words.SEND_TO), recipients.PERSON, SENT, recipients.ITS_ADDRESS, BEHIND),
    seq(BESIDE, TAKING, TAKEN, han(words.SEND_TO), recipients.PERSON, recipients.ITS_ADDRESS, BEHIND),
    seq(BESIDE, SEND, SENT, recipients.RECEIVER, BEHIND),
    seq(BESIDE, han('付|交|付一下|交一下|缴|支付'), maybe(han('我的')), parts.THING, any(','), SENT, TO, BEHIND),
    seq(BESIDE, han('付|交|付一下|交一下|缴|支付'), maybe(han('我的')), parts.THING, any(','), SENT, ARRIVES, BEHIND),
    seq(BESIDE, han('付|交|缴|支付'), parts.THING, SENT, TO, BEHIND),
    seq(han('我欠|我欠了|还欠|我还欠'), recipients.PERSON, SENT, any(','), PLEASE, ARRIVES, BEHIND),
    seq(parts.ACCOUNT, maybe(any(',')), BESIDE, PLEASE, PLACE, BESIDE, SEND, OVER, SENT, OVER, BEHIND),
    seq(ACCOUNT_HERE, PLEASE, BESIDE, SEND, SENT, han('过去'), BEHIND),
    // What is not said is asked for.
    seq(BESIDE, SEND, SENT, BEHIND),
    seq(BESIDE, TOWARDS, SEND, BEHIND),
    seq(BESIDE, ARRIVES, BEHIND),
  ),
);
