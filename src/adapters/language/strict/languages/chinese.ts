import { any, either, many, maybe, once, type Rule, saying, seq, some } from '../rules/rule.ts';
import { CAUSE } from './chinese-causes.ts';
import { DEBTS } from './chinese-debts.ts';
import { simplified } from './chinese-letters.ts';
import { BRIDGE, WRAP } from './chinese-moves.ts';
import { counted } from './chinese-numbers.ts';
import { OTHERWISE } from './chinese-otherwise.ts';
import { han, PLEASE, SLIPPAGE } from './chinese-parts.ts';
import { PAYMENT } from './chinese-payments.ts';
import { EXCHANGE } from './chinese-trades.ts';
import * as words from './chinese-words.ts';
import { PAUSE, SEPARATOR } from './parts.ts';
import type { StrictLanguage } from './strict-language.ts';

const DEED = once(either(PAYMENT, EXCHANGE, BRIDGE, WRAP));
const SOFTLY = maybe(han('吧|一下|呗|哦|呀|啊'));
const ORDER = seq(PLEASE, maybe(han(words.WISH)), PLEASE, DEED, SOFTLY);
const OWED = seq(PLEASE, saying('transfer', DEBTS), SOFTLY);
/** 麻烦你给0x…转9 dai可以吗 */
const TAGGED = seq(
  han(words.BEG),
  PLEASE,
  DEED,
  maybe(any(',')),
  han('可以吗|行吗|好吗|好不好|可以不'),
  maybe(any('?')),
);
const QUESTION = either(
  seq(PLEASE, maybe(han('请问')), han(words.ASK), PLEASE, DEED, either(any('?'), seq(han('吗'), maybe(any('?'))))),
  seq(PLEASE, maybe(han('请问')), han(words.ASK_NOT), PLEASE, DEED, maybe(han('呀|啊')), maybe(any('?'))),
);

const CLOSING = either(han(words.CLOSING), any('thx|thanks|tks|thank you'));

/** A whole first message. */
const REQUEST: Rule = seq(
  many(han(words.SALUTE), seq(han(words.CALLED), any(',')), PAUSE),
  many(seq(CAUSE, some(SEPARATOR))),
  maybe(seq(SLIPPAGE, any(','))),
  either(ORDER, OWED, QUESTION, TAGGED, OTHERWISE),
  many(SEPARATOR, CLOSING),
  maybe(seq(many(SEPARATOR), CAUSE, many(SEPARATOR, CLOSING))),
);

export const CHINESE: StrictLanguage = {
  language: 'zh',
  units: {
    currencies: { '美 元': 'USD', '美 金': 'USD', 刀: 'USD', '欧 元': 'EUR' },
    percent: '%',
    names: {
      '以 太 坊': 'ethereum',
      '以 太 币': 'ether',
      '乙 太 坊': 'ethereum',
      '乙 太 币': 'ether',
      '乙 太': 'ether',
      '以 太': 'ether',
      '比 特 币': 'bitcoin',
      '泰 达 币': 'tether',
    },
    counted: (tokens) => counted(simplified(tokens)),
  },
  request: REQUEST,
};
