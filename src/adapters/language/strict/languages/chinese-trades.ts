import { any, either, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import { quantity, taken, unsized } from './chinese-amounts.ts';
import { PLEASE } from './chinese-asking.ts';
import { BEHIND, BESIDE, TAKING } from './chinese-parts.ts';
import * as words from './chinese-words.ts';
import { han } from './han.ts';
import { coin } from './parts.ts';

const GIVEN = either(quantity('amount', 'fromToken'), unsized('fromToken'));
const TAKEN_OUT = taken('amount', 'fromToken');
/** What comes in: 等值的eth, eth代币. */
export const RECEIVED: Rule = once(
  seq(
    maybe(han('等值的|等值|等额的|等额|等价的|等价值的|相应的|相应|对应的|同等价值的|同等价值|价值相当的|相当的')),
    coin('toToken'),
    maybe(han('代币|币|稳定币|现货')),
  ),
);
const GOT = either(quantity('received', 'toToken'), RECEIVED);
const CHANGE = either(
  han('换|兑换|兑|转换|交换|闪兑|互换|置换|变换|兑付|转兑|直接换|折换|换币|置换兑换|对换'),
  any('swap|convert|exchange'),
);
const ONCE = maybe(han('一下|下|掉|一笔|个'));
/** A verb of changing, before what is given. */
const SWAP: Rule = once(
  seq(
    maybe(han('做|做个|进行|发起|做一笔|办理|做一下|来一笔|来个')),
    either(CHANGE, han('币币兑换|代币兑换|换币')),
    ONCE,
    maybe(any(': | ,')),
  ),
);
const BECOMING = han('成|为|到|做|作|去|取|回|入|点|些|一些|一点|得|至|过去|出|点儿');
const INTO_WORDS = either(
  seq(CHANGE, ONCE, maybe(BECOMING)),
  seq(han('变|转|弄|搞|折|改|折算|转化|倒|整'), han('成|为|作')),
  han(
    '变|卖成|卖掉换成|卖掉换|卖掉买|卖掉换取|卖出换成|卖出换|抛掉换|拿去换|拿去买|拿来换|拿来买|拿去换成|用来买|用来换|用来换成|去换|去换成|来换成|去买|去买点|梭哈|梭哈买|全梭|统一换成|一次性换成|一键换成|买成|买入|买|买点|都买|买进|换手成|换进|换来|抄底',
  ),
  any('-> | to | for | into'),
  seq(any('>'), any('>')),
);
export const INTO: Rule = once(
  seq(maybe(han('给|帮我|直接|就|一起|拿去|统一|一键|一次性')), INTO_WORDS, maybe(seq(maybe(any(',')), INTO_WORDS))),
);
/** 把9 dai卖了换eth: without 把, it would be a report. */
const SOLD = seq(han('卖了|抛了|出了|卖了吧|卖掉了'), maybe(any(',')), INTO);
const SELF = maybe(han('去|来|给我|帮我|替我|直接|为我|帮忙|给我去|去帮我|市价|一次性'));
const SOME = maybe(han('点|点儿|些|一点|一些|一点儿|入|进|取|一下|回|一波|一波儿'));
const BUY: Rule = once(
  seq(
    SELF,
    han('买|购买|买入|购入|入手|购|抄|搞|来|弄|整|囤|屯|入|换购|抄底|梭哈|买进|吃进|收购|加仓|申购|建仓|抢|囤积'),
    SOME,
  ),
);
/** Only behind what is paid: without it, 换 would give what is named. */
const BUY_WITH: Rule = once(
  either(
    BUY,
    seq(SELF, either(han('换|兑|兑换|换取|收|上车|配置|冲|置换'), any('swap|buy')), SOME, maybe(han('成|到|为'))),
  ),
);
const TARGET = seq(
  maybe(any(', | :')),
  maybe(han('我|我们')),
  maybe(han('想|只')),
  han(
    '要|收|接收|收到|得到|获得|换入|买入|目标|目标币|目标币种|目标代币|目标资产|目标是|收到的币|收到的币种|换来|得|换得|接收币种|接收代币|买入币种|要的|要的币',
  ),
  maybe(han('是|为')),
  maybe(any(':')),
);
const PLAY = maybe(han('玩玩|试试|拿着|放着|囤着|存着|付手续费|交手续费|当手续费|做手续费|付gas'));
const ASKING = seq(PLEASE, maybe(han(words.WISH)), PLEASE);
const GIVEN_SIZE = quantity('amount', 'fromToken');
const INTO_OR_BUY = maybe(han('换|买|兑换|来买|来换|去买|去换|付|支付'));
export const EXCHANGE: Rule = saying(
  'swap',
  either(
    seq(BESIDE, maybe(TAKING), BESIDE, TAKEN_OUT, BESIDE, PLEASE, INTO, RECEIVED, BEHIND),
    seq(BESIDE, SWAP, quantity('amount', 'fromToken'), han('的'), RECEIVED, BEHIND),
    seq(
      BESIDE,
      SWAP,
      GIVEN,
      BESIDE,
      either(han('成|为|到|作|去|至'), seq(maybe(any(',')), INTO), TARGET),
      RECEIVED,
      BEHIND,
    ),
    seq(BESIDE, SWAP, GIVEN_SIZE, maybe(any(',')), han('全部|全|都|统统|全都'), INTO, RECEIVED, BEHIND),
    seq(BESIDE, TAKING, TAKEN_OUT, BESIDE, SOLD, RECEIVED, BEHIND),
    seq(
      BESIDE,
      han(words.SELL),
      GIVEN,
      either(han('成|为|到|至'), seq(maybe(any(',')), INTO), TARGET),
      RECEIVED,
      BEHIND,
    ),
    seq(BESIDE, han(words.WITH), TAKEN_OUT, BESIDE, either(INTO, BUY_WITH), RECEIVED, BEHIND),
    seq(BESIDE, han(words.WITH), unsized('fromToken'), BUY_WITH, GOT, BEHIND),
    seq(BESIDE, BUY, quantity('amount', 'fromToken'), han('的'), RECEIVED, BEHIND),
    seq(BESIDE, BUY, GOT, maybe(any(',')), han(words.PAID_WITH), coin('fromToken'), maybe(han('付|支付')), BEHIND),
    // 买点eth,用200 usdc
    seq(BESIDE, BUY, coin('toToken'), any(','), han('用|拿'), quantity('amount', 'fromToken'), BEHIND),
    seq(
      han(words.STOCK),
      coin('toToken'),
      PLAY,
      any(','),
      ASKING,
      BESIDE,
      han(words.WITH),
      GIVEN_SIZE,
      INTO_OR_BUY,
      BEHIND,
    ),
    seq(quantity('received', 'toToken'), any(','), han('用|拿'), coin('fromToken'), han('付|支付'), BEHIND),
    // 把arb卖掉一半换成usdc
    seq(
      BESIDE,
      maybe(TAKING),
      unsized('fromToken'),
      han(words.SELL),
      saying('amount=half', han('一半')),
      maybe(any(',')),
      INTO,
      RECEIVED,
      BEHIND,
    ),
    seq(BESIDE, TAKING, TAKEN_OUT, han(words.SELL), maybe(any(',')), INTO, RECEIVED, BEHIND),
    seq(
      BESIDE,
      saying('amount=all', han('清仓')),
      unsized('fromToken'),
      maybe(any(',')),
      PLEASE,
      maybe(han('全部|全|都')),
      INTO,
      RECEIVED,
      BEHIND,
    ),
    seq(BESIDE, han(words.SELL), GIVEN, BEHIND),
    seq(BESIDE, BUY, GOT, BEHIND),
    seq(BESIDE, TAKING, TAKEN_OUT, han('换掉|换|兑换|兑掉|卖掉|卖'), BEHIND),
  ),
);
