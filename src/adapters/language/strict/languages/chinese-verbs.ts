import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { han } from './han.ts';

const SHORT = '转|打|发|汇|付|划|拨|传|送|寄|捐|提|甩|丢|扔';
const LONG =
  '支付|发送|汇款|打款|付款|转账|转帐|转张|拨付|划转|划拨|转付|汇付|拨款|划款|结算|缴付|缴纳|交付|给付|偿付|打赏|捐赠|捐款|赠送|资助|发放|派发|转移|提现|提币|打币|转币|发币|支出|退还|退回|退款|归还|偿还|返还|退|下发|转交|输送|调拨|拨转|支给|奉上|送上|打钱|转钱|汇钱|付钱';
/** What makes a short verb a whole one: 转个账, 打一笔. */
const WHOLE =
  '个|走|出|去|出去|过去|一下|一笔|下|张|个账|个帐|笔账|笔|一笔账|一笔款|一笔钱|笔钱|个款|笔款|账|款|钱|下账';
const ENGLISH = any('send|transfer|pay');
const AT_ONCE = maybe(han('一下|一笔|个|笔|下|出|过去|出去'));
/** A verb of giving, before what is given. */
export const SEND: Rule = once(
  either(
    seq(han(SHORT), maybe(han(WHOLE)), maybe(any(','))),
    seq(han(LONG), AT_ONCE, maybe(any(','))),
    seq(ENGLISH, AT_ONCE),
    han(
      '走一笔|来一笔|走个账|走账|走一笔账|办一笔|办笔转账|做笔转账|做一笔转账|发起转账|发起一笔转账|操作转账|给转|给打|给发',
    ),
  ),
);
/** Only behind the recipient: 给0x…来5 dai. */
export const GIVE: Rule = once(either(SEND, han('来|来个|整|充|充值|补|结')));
/** The same with its preposition: 转给, 打过去给. */
export const SEND_TO: Rule = once(
  seq(
    either(
      seq(han(`${SHORT}|挪|移|搬|充|归集|转存|存|汇总|退`), maybe(han('出|去|过去|走|回|账|款|一下|移'))),
      seq(han(LONG), maybe(han('一下|过去|出去'))),
      han('充值'),
      ENGLISH,
    ),
    either(han('给|到|至|往|去|向|入|进|予|与|给到|进到'), any('to | ->')),
  ),
);
/** An account, where 到 and the like stand before the amount or behind it. */
export const TO_WORDS: Rule = either(han('给|向|往|到|至|去|给到|送给|付给|收款人'), any('to | ->'));
