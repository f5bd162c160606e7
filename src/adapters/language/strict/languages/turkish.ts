import { any, either, many, maybe, once, type Rule, seq, some } from '../rules/rule.ts';
import { PAUSE, SEPARATOR } from './parts.ts';
import type { StrictLanguage } from './strict-language.ts';
import { FIELDS } from './turkish-fields.ts';
import { BRIDGE, WRAP } from './turkish-moves.ts';
import { oneAndAHalf } from './turkish-numbers.ts';
import { OTHERWISE } from './turkish-otherwise.ts';
import * as parts from './turkish-parts.ts';
import { PURPOSE, SLIPPAGE } from './turkish-parts.ts';
import { LUTFEN, PAYMENT } from './turkish-payments.ts';
import { EXCHANGE } from './turkish-trades.ts';
import * as words from './turkish-words.ts';

const ORDER = once(either(PAYMENT, EXCHANGE, BRIDGE, WRAP, OTHERWISE, FIELDS));

/** A whole first message. */
const REQUEST: Rule = seq(
  many(any(words.SALUTE), PAUSE, seq(any(words.HELP_FIRST), PAUSE)),
  maybe(seq(either(parts.REASON, parts.MONEY), some(SEPARATOR))),
  maybe(seq(SLIPPAGE, any(','))),
  maybe(LUTFEN),
  maybe(any(words.ASKING)),
  maybe(any('ben|biz|hemen|acilen|simdi|hadi|haydi')),
  ORDER,
  many(SEPARATOR, any(words.CLOSING)),
  maybe(seq(any(','), any(words.HELP), maybe(any('?')))),
  maybe(seq(maybe(SEPARATOR), either(parts.REASON, PURPOSE, parts.MONEY), many(SEPARATOR, any(words.CLOSING)))),
);

export const TURKISH: StrictLanguage = {
  language: 'tr',
  units: {
    currencies: {
      ...{ dolar: 'USD', dolarlik: 'USD', usd: 'USD', euro: 'EUR', euroluk: 'EUR', avro: 'EUR', avroluk: 'EUR' },
    },
    percent: '%',
    percentFirst: true,
    counted: oneAndAHalf,
  },
  request: REQUEST,
};
