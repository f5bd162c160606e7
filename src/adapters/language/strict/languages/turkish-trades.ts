import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { coin } from './parts.ts';
import { ON, ON_BEHIND } from './turkish-networks.ts';
import { DATIVE, OBJECT, quantity, SLIPPAGE, unsized } from './turkish-parts.ts';
import { LUTFEN } from './turkish-payments.ts';
import { verb } from './turkish-verb.ts';
import * as verbs from './turkish-verbs.ts';

export const CONVERT: Rule = verb(verbs.CONVERT);
const BUY = verb(verbs.BUY);
const GIVEN = seq(either(quantity('amount', 'fromToken'), unsized('fromToken')), OBJECT);
export const RECEIVED: Rule = coin('toToken');
const GOT = seq(either(quantity('received', 'toToken'), coin('toToken')), OBJECT);
export const AROUND: Rule = once(many(ON, SLIPPAGE, LUTFEN));
export const ROUND: Rule = many(ON_BEHIND, SLIPPAGE, LUTFEN);
/** "dai'min yarısıyla", "tüm dai'lerimle" */
const PART_WITH = either(
  saying(
    'amount=all',
    seq(any('tum|butun|elimdeki tum|cuzdanimdaki tum'), coin('fromToken'), any('lerimle|larimle|imle|umla')),
  ),
  ...Object.entries({ half: 'yarisiyla|yarisi ile', all: 'tamamiyla|tamami ile|hepsiyle|hepsi ile' }).map(
    ([part, words]) =>
      saying(`amount=${part}`, seq(coin('fromToken'), maybe(any('min|mun|in|un|lerimin|larimin')), any(words))),
  ),
);
const WITH = any('ile|la|le|yla|yle|kullanarak|vererek|verip|harcayarak|harcayip|karsiliginda');
export const EXCHANGE: Rule = saying(
  'swap',
  either(
    seq(AROUND, GIVEN, AROUND, RECEIVED, DATIVE, AROUND, CONVERT, ROUND),
    seq(AROUND, GIVEN, AROUND, RECEIVED, any('ile|la|le|yla|yle'), AROUND, verb(verbs.EXCHANGE), ROUND),
    seq(AROUND, GIVEN, AROUND, RECEIVED, AROUND, verb(verbs.TURN), ROUND),
    seq(AROUND, GIVEN, any(verbs.SELL.orders), maybe(any(', | ve')), RECEIVED, DATIVE, any('gec|gecelim|cevir'), ROUND),
    seq(AROUND, GIVEN, any('satip|bozdurup'), AROUND, RECEIVED, OBJECT, AROUND, BUY, ROUND),
    seq(AROUND, PART_WITH, AROUND, RECEIVED, OBJECT, AROUND, BUY, ROUND),
    seq(AROUND, GIVEN, RECEIVED, any('karsiliginda'), AROUND, verb(verbs.SELL), ROUND),
    seq(
      AROUND,
      GIVEN,
      any(`${verbs.SELL.orders}|ver|harca`),
      maybe(any(', | ve')),
      RECEIVED,
      any('al|yap|olsun'),
      ROUND,
    ),
    seq(
      AROUND,
      quantity('amount', 'fromToken'),
      any('den|dan|ten|tan'),
      AROUND,
      RECEIVED,
      DATIVE,
      either(CONVERT, any('gec|gecelim')),
      ROUND,
    ),
    seq(AROUND, GIVEN, AROUND, RECEIVED, DATIVE, AROUND, saying('placed', verb(verbs.YATIR)), ROUND),
    seq(
      AROUND,
      RECEIVED,
      OBJECT,
      BUY,
      maybe(any(',')),
      quantity('amount', 'fromToken'),
      any('ile|la|le|yla|yle|karsiliginda|lik|luk'),
      ROUND,
    ),
    seq(AROUND, coin('fromToken'), any('den|dan|ten|tan'), RECEIVED, DATIVE, value('amount', '§n'), CONVERT, ROUND),
    seq(
      AROUND,
      maybe(any('bana')),
      quantity('amount', 'fromToken'),
      either(WITH, DATIVE, any('lik|luk|degerinde|tutarinda|karsiligi')),
      AROUND,
      RECEIVED,
      OBJECT,
      AROUND,
      BUY,
      maybe(any('bana')),
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
      any('ile|la|le|yla|yle|ile ode|ile odeyelim'),
      ROUND,
    ),
    seq(AROUND, maybe(any('bana')), GOT, any('lazim|istiyorum'), any(','), coin('fromToken'), WITH, BUY, ROUND),
    seq(AROUND, maybe(any('bana')), GOT, AROUND, BUY, ROUND),
  ),
);
