import { any, either, many, maybe, once, type Rule, saying, seq, some } from '../rule.ts';
import { counted } from './chinese-numbers.ts';
import * as parts from './chinese-parts.ts';
import { chain, FROM_MINE, han, ON, ON_BEHIND, quantity, SLIPPAGE, TO, unsized } from './chinese-parts.ts';
import * as words from './chinese-words.ts';
import { coin, PAUSE, SEPARATOR } from './parts.ts';
import type { StrictLanguage } from './strict-language.ts';

const PLEASE = once(many(seq(han(words.PLEASE), maybe(any(',')))));
const TAKING = han('把|将');
const BESIDE = once(many(ON, FROM_MINE));
const BEHIND = many(ON_BEHIND, SLIPPAGE);

const SENT = either(quantity('amount', 'token'), unsized('token'));
const TAKEN = parts.taken('amount', 'token');
const SEND = han(words.SEND);
/** 快 hurries before 给 alone: before a number, it would be "nearly". */
const TOWARDS = seq(maybe(han('快|快点')), han(words.BEFORE_VERB), parts.ACCOUNT);
const ARRIVES = seq(han(words.SEND_TO), parts.ACCOUNT);
const PAYMENT = saying(
  'transfer',
  either(
    seq(BESIDE, TOWARDS, BESIDE, PLEASE, SEND, SENT, BEHIND),
    seq(BESIDE, SEND, SENT, BESIDE, TO, BEHIND),
    seq(BESIDE, ARRIVES, SENT, BEHIND),
    seq(BESIDE, SEND, parts.ACCOUNT, SENT, BEHIND),
    seq(BESIDE, TAKING, BESIDE, TAKEN, BESIDE, ARRIVES, BEHIND),
    seq(BESIDE, TAKING, BESIDE, TAKEN, BESIDE, SEND, TO, BEHIND),
    seq(BESIDE, TAKEN, ARRIVES, BEHIND),
    seq(BESIDE, TAKEN, SEND, parts.ACCOUNT, BEHIND),
    seq(BESIDE, han('给|向|往'), han('这个地址|以下地址'), SEND, SENT, any(':'), parts.ACCOUNT, BEHIND),
    seq(BESIDE, han('给'), han(words.SOMEBODY), BESIDE, SEND, SENT, parts.ITS_ADDRESS, BEHIND),
    seq(BESIDE, SEND, SENT, parts.RECEIVER, BEHIND),
    // What is not said is asked for.
    seq(BESIDE, SEND, SENT, BEHIND),
    seq(BESIDE, TOWARDS, SEND, BEHIND),
    seq(BESIDE, ARRIVES, BEHIND),
  ),
);

const GIVEN = either(quantity('amount', 'fromToken'), unsized('fromToken'));
const TAKEN_OUT = parts.taken('amount', 'fromToken');
const RECEIVED = coin('toToken');
const GOT = either(quantity('received', 'toToken'), coin('toToken'));
const INTO = han(words.SWAP_INTO);
const EXCHANGE = saying(
  'swap',
  either(
    seq(BESIDE, maybe(TAKING), BESIDE, TAKEN_OUT, BESIDE, INTO, RECEIVED, BEHIND),
    seq(BESIDE, han(words.SWAP), quantity('amount', 'fromToken'), han('的'), RECEIVED, BEHIND),
    seq(BESIDE, han(words.SWAP), GIVEN, han('成|为|到'), RECEIVED, BEHIND),
    seq(BESIDE, han(words.SELL), GIVEN, maybe(any(',')), han(`${words.SWAP_INTO}|买|要`), RECEIVED, BEHIND),
    seq(BESIDE, han(words.WITH), GIVEN, either(INTO, han(words.BUY)), RECEIVED, BEHIND),
    seq(BESIDE, han(words.WITH), unsized('fromToken'), han(words.BUY), GOT, BEHIND),
    seq(BESIDE, han(words.BUY), quantity('amount', 'fromToken'), han('的'), RECEIVED, BEHIND),
    seq(
      BESIDE,
      han(words.BUY),
      GOT,
      maybe(any(',')),
      han(words.PAID_WITH),
      coin('fromToken'),
      maybe(han('付|支付')),
      BEHIND,
    ),
    seq(quantity('received', 'toToken'), any(','), han('用|拿'), coin('fromToken'), han('付|支付'), BEHIND),
    seq(BESIDE, han(words.SELL), GIVEN, BEHIND),
    seq(BESIDE, han(words.BUY), GOT, BEHIND),
    seq(BESIDE, TAKING, TAKEN_OUT, han('换掉|换|兑换|兑掉|卖掉|卖'), BEHIND),
  ),
);

const MOVED = either(quantity('amount', 'token'), unsized('token'));
const FROM = seq(han('从|由'), chain('fromChain'));
const INTO_CHAIN = seq(han(words.BRIDGE_TO), chain('toChain'));
const BRIDGE = saying(
  'bridge',
  either(
    seq(maybe(TAKING), MOVED, FROM, INTO_CHAIN, maybe(han('去')), many(SLIPPAGE)),
    seq(FROM, maybe(TAKING), MOVED, INTO_CHAIN, many(SLIPPAGE)),
    seq(FROM, han(words.BRIDGE), MOVED, han('到|至|去'), chain('toChain'), many(SLIPPAGE)),
    seq(maybe(TAKING), chain('fromChain'), han('上的|的'), MOVED, INTO_CHAIN, maybe(han('去')), many(SLIPPAGE)),
  ),
);
const WRAPPING = (deed: 'wrap' | 'unwrap', verb: string, into: string): Rule =>
  saying(
    deed,
    either(
      seq(BESIDE, han(verb), SENT, maybe(seq(han('成|为|回'), RECEIVED)), BEHIND),
      seq(BESIDE, maybe(TAKING), SENT, han(verb), BEHIND),
      seq(BESIDE, maybe(TAKING), SENT, han(into), RECEIVED, BEHIND),
    ),
  );
const WRAP = either(WRAPPING('wrap', words.WRAP, words.WRAP_INTO), WRAPPING('unwrap', words.UNWRAP, words.UNWRAP_INTO));

const DEED = once(either(PAYMENT, EXCHANGE, BRIDGE, WRAP));
const SOFTLY = maybe(han('吧|一下|呗|哦|呀|啊'));
const ORDER = seq(PLEASE, maybe(han(words.WISH)), PLEASE, DEED, SOFTLY);
const QUESTION = either(
  seq(PLEASE, maybe(han('请问')), han(words.ASK), PLEASE, DEED, either(any('?'), seq(han('吗'), maybe(any('?'))))),
  seq(PLEASE, maybe(han('请问')), han(words.ASK_NOT), PLEASE, DEED, maybe(any('?'))),
);

/** A whole first message. */
const REQUEST: Rule = seq(
  many(han(words.SALUTE), seq(han(words.CALLED), any(',')), PAUSE),
  maybe(seq(parts.REASON, some(SEPARATOR))),
  either(ORDER, QUESTION),
  many(SEPARATOR, han(words.CLOSING)),
  maybe(seq(many(SEPARATOR), parts.REASON, many(SEPARATOR, han(words.CLOSING)))),
);

export const CHINESE: StrictLanguage = {
  language: 'zh',
  units: {
    currencies: { '美 元': 'USD', '美 金': 'USD', 刀: 'USD', '欧 元': 'EUR' },
    percent: '%',
    names: {
      '以 太 坊': 'ethereum',
      '以 太 币': 'ether',
      '以 太': 'ether',
      '比 特 币': 'bitcoin',
      '泰 达 币': 'tether',
    },
    counted,
  },
  request: REQUEST,
};
