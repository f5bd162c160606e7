import { any, either, many, maybe, once, type Rule, seq, some } from '../rules/rule.ts';
import { PAUSE, SEPARATOR } from './parts.ts';
import type { StrictLanguage } from './strict-language.ts';
import { CAUSE } from './turkish-causes.ts';
import { POLITELY_FIRST, POLITELY_LAST } from './turkish-courtesy.ts';
import { FIELDS } from './turkish-fields.ts';
import { BRIDGE, WRAP } from './turkish-moves.ts';
import { ON_BEFORE } from './turkish-networks.ts';
import { oneAndAHalf, oneNetwork } from './turkish-numbers.ts';
import { OTHERWISE } from './turkish-otherwise.ts';
import { SLIPPAGE } from './turkish-parts.ts';
import { LUTFEN, PAYMENT } from './turkish-payments.ts';
import { unstretched } from './turkish-stretched.ts';
import { EXCHANGE } from './turkish-trades.ts';
import * as words from './turkish-words.ts';

const ORDER = once(either(PAYMENT, EXCHANGE, BRIDGE, WRAP, OTHERWISE, FIELDS));

/** A whole first message. */
const REQUEST: Rule = seq(
  many(POLITELY_FIRST, PAUSE, seq(any(words.HELP_FIRST), PAUSE)),
  maybe(seq(CAUSE, some(SEPARATOR))),
  maybe(seq(SLIPPAGE, any(','))),
  maybe(ON_BEFORE),
  maybe(LUTFEN),
  maybe(any(words.ASKING)),
  maybe(any('ben|biz|hemen|acilen|simdi|hadi|haydi')),
  ORDER,
  many(SEPARATOR, POLITELY_LAST),
  maybe(seq(any(','), any(words.HELP), maybe(any('?')))),
  maybe(seq(maybe(SEPARATOR), CAUSE, many(SEPARATOR, POLITELY_LAST))),
);

export const TURKISH: StrictLanguage = {
  language: 'tr',
  // "throw", "sell" and "buy"
  own: new Set(['at', 'sat', 'al']),
  units: {
    currencies: {
      ...{ dolar: 'USD', dolarlik: 'USD', usd: 'USD', euro: 'EUR', euroluk: 'EUR', avro: 'EUR', avroluk: 'EUR' },
    },
    percent: '%',
    percentFirst: true,
    counted: (tokens) => oneNetwork(oneAndAHalf(tokens)),
    spelling: unstretched,
  },
  request: REQUEST,
};
