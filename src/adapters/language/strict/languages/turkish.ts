import { any, either, many, maybe, once, type Rule, saying, seq, some, value } from '../rule.ts';
import { coin, net, PAUSE, SEPARATOR } from './parts.ts';
import type { StrictLanguage } from './strict-language.ts';
import * as parts from './turkish-parts.ts';
import { DATIVE, FROM_MINE, OBJECT, ON, ON_BEHIND, PURPOSE, quantity, SLIPPAGE, TO, unsized } from './turkish-parts.ts';
import { verb } from './turkish-verb.ts';
import * as verbs from './turkish-verbs.ts';
import * as words from './turkish-words.ts';

const LUTFEN = any('lutfen');
const SENT = seq(either(quantity('amount', 'token'), unsized('token')), OBJECT);
const BESIDE = once(many(ON, FROM_MINE, PURPOSE, LUTFEN));
const PAID = once(
  either(
    seq(BESIDE, SENT, BESIDE, TO, BESIDE),
    seq(BESIDE, TO, BESIDE, SENT, BESIDE),
    seq(BESIDE, SENT, BESIDE),
    seq(BESIDE, TO, BESIDE),
  ),
);
const SEND = verb(verbs.SEND);
const BEHIND = many(ON_BEHIND, LUTFEN);
const PAYMENT = saying(
  'transfer',
  either(
    seq(PAID, SEND, BEHIND),
    seq(SEND, PAID),
    seq(BESIDE, SENT, BESIDE, SEND, TO, BEHIND),
    seq(BESIDE, parts.HERE, BESIDE, SENT, BESIDE, SEND, parts.THERE),
    seq(BESIDE, any(words.TO_SOMEBODY), BESIDE, SENT, BESIDE, SEND, parts.ITS_ADDRESS, BEHIND),
    seq(BESIDE, SENT, BESIDE, SEND, maybe(parts.HERE), parts.BARE, BEHIND),
    seq(BESIDE, SENT, BESIDE, SEND, maybe(LUTFEN), parts.RECEIVER, BEHIND),
    seq(TO, BESIDE, SENT, LUTFEN),
  ),
);

const CONVERT = verb(verbs.CONVERT);
const BUY = verb(verbs.BUY);
const GIVEN = seq(either(quantity('amount', 'fromToken'), unsized('fromToken')), OBJECT);
const RECEIVED = coin('toToken');
const GOT = seq(either(quantity('received', 'toToken'), coin('toToken')), OBJECT);
const AROUND = once(many(ON, SLIPPAGE, LUTFEN));
const ROUND = many(ON_BEHIND, SLIPPAGE, LUTFEN);
const WITH = any('ile|la|le|yla|yle|kullanarak|vererek|verip|harcayarak|harcayip|karsiliginda');
const EXCHANGE = saying(
  'swap',
  either(
    seq(AROUND, GIVEN, AROUND, RECEIVED, DATIVE, AROUND, CONVERT, ROUND),
    seq(AROUND, GIVEN, AROUND, RECEIVED, any('ile|la|le|yla|yle'), AROUND, verb(verbs.EXCHANGE), ROUND),
    seq(AROUND, GIVEN, AROUND, RECEIVED, AROUND, verb(verbs.TURN), ROUND),
    seq(AROUND, GIVEN, RECEIVED, any('karsiliginda'), AROUND, verb(verbs.SELL), ROUND),
    seq(AROUND, GIVEN, any(`${verbs.SELL.orders}|ver|harca`), maybe(any(',')), RECEIVED, any('al|yap|olsun'), ROUND),
    seq(AROUND, coin('fromToken'), any('den|dan|ten|tan'), RECEIVED, DATIVE, value('amount', '§n'), CONVERT, ROUND),
    seq(
      AROUND,
      maybe(any('bana')),
      quantity('amount', 'fromToken'),
      either(WITH, DATIVE, any('lik|luk')),
      AROUND,
      RECEIVED,
      OBJECT,
      AROUND,
      BUY,
      ROUND,
    ),
    seq(AROUND, maybe(any('bana')), coin('fromToken'), WITH, AROUND, GOT, AROUND, BUY, ROUND),
    seq(AROUND, GIVEN, AROUND, either(CONVERT, verb(verbs.SELL)), ROUND),
    seq(
      AROUND,
      maybe(any('bana')),
      GOT,
      AROUND,
      BUY,
      maybe(any(',')),
      coin('fromToken'),
      any('ile|la|le|yla|yle'),
      ROUND,
    ),
    seq(AROUND, maybe(any('bana')), GOT, AROUND, BUY, ROUND),
  ),
);

const MOVED = seq(either(quantity('amount', 'token'), unsized('token')), OBJECT);
const FROM_TO = seq(net('fromChain'), any('den|dan|ten|tan|agindan'), net('toChain'), either(DATIVE, any('agina')));
const BRIDGE = saying(
  'bridge',
  seq(maybe(LUTFEN), either(seq(MOVED, FROM_TO), seq(FROM_TO, MOVED)), verb(verbs.BRIDGE), many(SLIPPAGE, LUTFEN)),
);
const BRIDGE_THERE = saying(
  'bridge',
  seq(
    net('fromChain'),
    any('daki|deki|taki|teki'),
    MOVED,
    net('toChain'),
    DATIVE,
    verb(verbs.BRIDGE),
    many(SLIPPAGE, LUTFEN),
  ),
);
const BRIDGE_FIRST = saying('bridge', seq(FROM_TO, any('bridge et|bridge yap|koprule'), MOVED));
const WRAP = either(
  saying('wrap', seq(AROUND, SENT, AROUND, verb(verbs.WRAP), ROUND)),
  saying('unwrap', seq(AROUND, SENT, AROUND, verb(verbs.UNWRAP), ROUND)),
);

const ORDER = once(either(PAYMENT, EXCHANGE, BRIDGE, BRIDGE_THERE, BRIDGE_FIRST, WRAP));

/** A whole first message. */
const REQUEST: Rule = seq(
  many(any(words.SALUTE), PAUSE),
  maybe(seq(parts.REASON, some(SEPARATOR))),
  maybe(LUTFEN),
  ORDER,
  many(SEPARATOR, any(words.CLOSING)),
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
  },
  request: REQUEST,
};
