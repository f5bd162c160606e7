import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rule.ts';
import { BITTE, ON, quantity, SLIPPAGE, unsized } from './german-parts.ts';
import { ASKED, deed, WANTED } from './german-sentence.ts';
import * as words from './german-words.ts';
import { coin } from './parts.ts';

const FOR_ME = maybe(any('mir|fur mich|uns'));
const INTO = any('in|gegen|zu|fur');
const GIVEN = either(quantity('amount', 'fromToken'), unsized('fromToken'));
const RECEIVED = seq(maybe(any('normales|normale')), coin('toToken'));
const GOT = either(quantity('received', 'toToken'), coin('toToken'));
/** What may stand beside a trade in any order. */
export const AROUND: Rule = once(many(ON, SLIPPAGE, seq(maybe(any(',')), any(words.BITTE))));
const SWAPPED = once(either(seq(AROUND, GIVEN, AROUND, INTO, RECEIVED, AROUND), seq(AROUND, GIVEN, AROUND)));
const WITH = any(
  'mit|mit meinem|mit meinen|aus meinem|aus meinen|von meinem|von meinen|gegen|fur meine|fur meinen|fur mein|, zahl mit|, zahle mit|, bezahl mit|, bezahle mit',
);
const BOUGHT = once(
  either(
    seq(AROUND, GOT, AROUND, WITH, coin('fromToken'), AROUND),
    seq(AROUND, coin('toToken'), AROUND, any('fur|mit'), quantity('amount', 'fromToken'), AROUND),
    seq(AROUND, any('fur|mit'), quantity('amount', 'fromToken'), AROUND, coin('toToken'), AROUND),
    seq(AROUND, any('fur'), value('received', '§f'), RECEIVED, AROUND),
    seq(AROUND, GOT, AROUND),
  ),
);
const EXCHANGE_SAID = either(
  deed(
    'swap',
    {
      orders: words.SWAP,
      sie: words.SWAP_SIE,
      apart: words.SWAP_APART,
      last: words.SWAPPING,
      you: words.SWAPS,
      zu: words.TO_SWAP,
    },
    seq(FOR_ME, SWAPPED),
    AROUND,
  ),
  deed('swap', { orders: words.SELL, sie: words.SELLING, last: words.SELLING, zu: words.TO_SELL }, SWAPPED, AROUND),
  deed(
    'swap',
    { orders: words.BUY, sie: words.BUYING, last: words.BUYING, zu: words.TO_BUY },
    seq(FOR_ME, BOUGHT),
    AROUND,
  ),
);

/** Trades that are said with other verbs, or with none. */
const EXCHANGE_TURNED = saying(
  'swap',
  either(
    seq(BITTE, any('mach|mache|mach mir'), BITTE, any('aus'), GIVEN, BITTE, RECEIVED, AROUND),
    seq(BITTE, any('mach|mache'), BITTE, GIVEN, BITTE, any('zu'), RECEIVED, AROUND),
    seq(
      BITTE,
      any('leg|lege'),
      BITTE,
      GIVEN,
      any('in'),
      RECEIVED,
      any('an'),
      any(', einfach umtauschen|, einfach umtauschen bitte'),
    ),
    seq(BITTE, any(words.SELL), BITTE, GIVEN, any('und'), any('kauf|kaufe|hol'), RECEIVED, AROUND),
    seq(
      BITTE,
      any('nimm'),
      BITTE,
      GIVEN,
      any('und'),
      any('kauf|kaufe|hol'),
      RECEIVED,
      maybe(any('davon|dafur')),
      AROUND,
    ),
    seq(BITTE, any('aus'), GIVEN, BITTE, any('mach|mache|mach mir'), BITTE, RECEIVED, AROUND),
    seq(either(WANTED, ASKED, BITTE), any('aus'), GIVEN, BITTE, RECEIVED, any('machen'), AROUND),
    seq(either(WANTED, ASKED, BITTE), GIVEN, BITTE, any('zu'), RECEIVED, any('machen'), AROUND),
    seq(BITTE, coin('toToken'), any(words.BUYING), any('fur|mit'), quantity('amount', 'fromToken'), AROUND),
    seq(any('bitte'), quantity('amount', 'fromToken'), any('in|gegen'), RECEIVED, AROUND),
    seq(quantity('amount', 'fromToken'), any('in|gegen'), RECEIVED, maybe(any(',')), any('bitte')),
    seq(any(words.WANT), BITTE, coin('toToken'), any('fur'), quantity('amount', 'fromToken'), AROUND),
  ),
);

export const EXCHANGE: Rule = either(EXCHANGE_SAID, EXCHANGE_TURNED);
