import { any, either, maybe, type Rule, saying, seq } from '../rules/rule.ts';
import { quantity, taken, unsized } from './chinese-amounts.ts';
import { PLEASE } from './chinese-asking.ts';
import { BEHIND, BESIDE, TAKING } from './chinese-parts.ts';
import * as words from './chinese-words.ts';
import { han } from './han.ts';
import { coin } from './parts.ts';

const GIVEN = either(quantity('amount', 'fromToken'), unsized('fromToken'));
const TAKEN_OUT = taken('amount', 'fromToken');
export const RECEIVED: Rule = coin('toToken');
const GOT = either(quantity('received', 'toToken'), coin('toToken'));
export const INTO: Rule = either(han(words.SWAP_INTO), seq(any('swap'), han('成|到|为')));
const PLAY = maybe(han('玩玩|试试|拿着|放着|囤着|存着|付手续费|交手续费|当手续费|做手续费|付gas'));
const ASKING = seq(PLEASE, maybe(han(words.WISH)), PLEASE);
const GIVEN_SIZE = quantity('amount', 'fromToken');
const INTO_OR_BUY = maybe(han('换|买|兑换|来买|来换|去买|去换|付|支付'));
export const EXCHANGE: Rule = saying(
  'swap',
  either(
    seq(BESIDE, maybe(TAKING), BESIDE, TAKEN_OUT, BESIDE, PLEASE, INTO, RECEIVED, BEHIND),
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
    // 买点eth,用200 usdc
    seq(BESIDE, han(words.BUY), coin('toToken'), any(','), han('用|拿'), quantity('amount', 'fromToken'), BEHIND),
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
    seq(BESIDE, han(words.BUY), GOT, BEHIND),
    seq(BESIDE, TAKING, TAKEN_OUT, han('换掉|换|兑换|兑掉|卖掉|卖'), BEHIND),
  ),
);
