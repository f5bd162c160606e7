import { any, either, many, maybe, once, type Rule, saying, seq, some } from '../rules/rule.ts';
import { PLEASE } from './chinese-asking.ts';
import { CAUSE } from './chinese-causes.ts';
import { CLOSINGS } from './chinese-closings.ts';
import { DEBTS } from './chinese-debts.ts';
import { APART, SALUTATION, TILDE } from './chinese-greetings.ts';
import { simplified } from './chinese-letters.ts';
import { BRIDGE, WRAP } from './chinese-moves.ts';
import { ON } from './chinese-networks.ts';
import { counted } from './chinese-numbers.ts';
import { OTHERWISE } from './chinese-otherwise.ts';
import { BEHIND, SLIPPAGE } from './chinese-parts.ts';
import { PAYMENT } from './chinese-payments.ts';
import { EXCHANGE } from './chinese-trades.ts';
import * as words from './chinese-words.ts';
import { han } from './han.ts';
import { PAUSE, SEPARATOR } from './parts.ts';
import type { StrictLanguage } from './strict-language.ts';

const DEED = once(either(PAYMENT, EXCHANGE, BRIDGE, WRAP));
const SOFTLY = seq(
  maybe(han('就行|就好|就可以|就可以了|就行了|就好了|即可|就成|就中|就ok')),
  maybe(han('吧|一下|呗|哦|呀|啊|哈|噢|哟|喔|昂|嗷|吧吧')),
  many(TILDE),
);
const ASKED = once(seq(PLEASE, maybe(han(words.WISH)), PLEASE));
const ORDER = seq(ASKED, DEED, SOFTLY);
const OWED = seq(ASKED, saying('transfer', DEBTS), SOFTLY);
/** 麻烦你给0x…转9 dai可以吗 */
const TAGGED = seq(
  han(words.BEG),
  PLEASE,
  DEED,
  maybe(any(',')),
  han('可以吗|行吗|好吗|好不好|可以不|行不行|行不|可不可以|成吗|可以么|好嘛'),
  maybe(any('?')),
);
const ASKABLE = seq(PLEASE, maybe(han('请问|请问一下|问一下')), maybe(any(',')));
const QUESTION = either(
  seq(
    ASKABLE,
    han(words.ASK),
    PLEASE,
    DEED,
    either(any('?'), seq(maybe(han('一下')), han('吗|么|嘛|不'), maybe(any('?')))),
  ),
  seq(ASKABLE, han(words.ASK_NOT), PLEASE, DEED, maybe(han('呀|啊|呢|一下')), maybe(any('?'))),
);
const PARTED = either(some(SEPARATOR), APART);
const MARKED = either(CAUSE, seq(any('( | 【 | 「'), CAUSE, any(') | 】 | 」')));

/** A whole first message. */
const REQUEST: Rule = seq(
  many(SALUTATION, PAUSE),
  many(seq(CAUSE, PARTED)),
  maybe(seq(either(SLIPPAGE, ON), any(','))),
  either(ORDER, OWED, QUESTION, TAGGED, OTHERWISE),
  CLOSINGS,
  maybe(seq(many(SEPARATOR), MARKED, maybe(seq(some(SEPARATOR), CAUSE)), BEHIND, CLOSINGS)),
);

export const CHINESE: StrictLanguage = {
  language: 'zh',
  letters: /\p{Script=Han}/u,
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
      '主 网': 'mainnet',
    },
    alone: new Set(['主 网']),
    signs: new Set(['~', '@', '【', '】', '「', '」']),
    counted: (tokens) => counted(simplified(tokens)),
  },
  request: REQUEST,
};
