import { any, either, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { labelled, PAPER } from './german-about.ts';
import { chain } from './german-parts.ts';
import { SENT } from './german-payments.ts';
import { SOMETHING } from './german-reasons.ts';

const TELLS = any(', | . | ; | und');
const LABEL = maybe(any(':'));
const AMOUNT = seq(any('betrag|summe|menge'), LABEL, SENT);
const RECIPIENT = seq(
  any('empfanger|empfangerin|empfangeradresse|zieladresse|adresse|wallet|an'),
  LABEL,
  value('recipient', '§a'),
);
const NETWORK = seq(any('netzwerk|netz|kette|chain|blockchain|auf'), LABEL, chain('chain'));
const BEFORE = maybe(
  seq(
    either(
      seq(maybe(any('zahlung|uberweisung|bitte')), PAPER),
      any(
        'bitte uberweisen|bitte zahlen|bitte senden|uberweisung|auszahlung|zahlungsauftrag|bitte auszahlen|bitte anweisen',
      ),
    ),
    any(':|.|,'),
  ),
);
const ORDERS = [
  [AMOUNT, RECIPIENT, NETWORK],
  [AMOUNT, NETWORK, RECIPIENT],
  [RECIPIENT, AMOUNT, NETWORK],
  [RECIPIENT, NETWORK, AMOUNT],
  [NETWORK, AMOUNT, RECIPIENT],
  [NETWORK, RECIPIENT, AMOUNT],
] as const;
/** Labelled values: a network or a courtesy tells that they are an order, and no receipt. */
export const FIELDS: Rule = saying(
  'transfer',
  either(
    seq(
      BEFORE,
      either(...ORDERS.map(([one, two, three]) => seq(one, TELLS, two, TELLS, three))),
      maybe(seq(TELLS, labelled(SOMETHING))),
      maybe(any('bitte|, bitte|. bitte')),
    ),
    seq(
      BEFORE,
      either(seq(AMOUNT, TELLS, RECIPIENT), seq(RECIPIENT, TELLS, AMOUNT)),
      any('bitte|, bitte|. bitte|, danke|. danke'),
    ),
  ),
);
