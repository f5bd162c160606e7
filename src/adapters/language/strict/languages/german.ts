import { any, either, many, maybe, once, type Rule, seq, some } from '../rule.ts';
import { BRIDGE, WRAP } from './german-moves.ts';
import { ON } from './german-parts.ts';
import { PAYMENT } from './german-payments.ts';
import { PURPOSE, REASON, SOMETHING } from './german-reasons.ts';
import { EXCHANGE } from './german-trades.ts';
import * as words from './german-words.ts';
import { PAUSE, SEPARATOR } from './parts.ts';
import type { StrictLanguage } from './strict-language.ts';

const ORDER = once(either(PAYMENT, EXCHANGE, BRIDGE, WRAP));
const AHEAD = seq(either(ON, PURPOSE), maybe(SEPARATOR), ORDER);

/** A whole first message. */
const REQUEST: Rule = seq(
  many(any(words.SALUTE), PAUSE),
  maybe(seq(REASON, some(SEPARATOR))),
  either(ORDER, AHEAD),
  many(SEPARATOR, any(words.CLOSING)),
  maybe(seq(SEPARATOR, either(REASON, PURPOSE, SOMETHING), many(SEPARATOR, any(words.CLOSING)))),
);

/** "könntest du" asks, and "konntest du" is past. */
const MARKED = /^(?:könn|würd|wär|hätt|möcht)/iu;
const UNMARKED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

export const GERMAN: StrictLanguage = {
  language: 'de',
  units: {
    currencies: { dollar: 'USD', dollars: 'USD', usd: 'USD', euro: 'EUR', euros: 'EUR', eur: 'EUR' },
    percent: 'prozent|%',
    spelling: (written) =>
      MARKED.test(written)
        ? written.toLowerCase().replace(/[äöü]/g, (letter) => UNMARKED[letter] ?? letter)
        : undefined,
  },
  request: REQUEST,
};
