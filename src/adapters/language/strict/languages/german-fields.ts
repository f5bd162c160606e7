import { any, either, maybe, type Rule, saying, seq, value } from '../rule.ts';
import { chain } from './german-parts.ts';
import { SENT } from './german-payments.ts';

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
  seq(any('bitte uberweisen|bitte zahlen|bitte senden|uberweisung|auszahlung|zahlungsauftrag'), any(':|.')),
);
/** Labelled values: a network or a courtesy tells that they are an order, and no receipt. */
export const FIELDS: Rule = saying(
  'transfer',
  either(
    seq(
      BEFORE,
      either(seq(AMOUNT, TELLS, RECIPIENT, TELLS, NETWORK), seq(RECIPIENT, TELLS, AMOUNT, TELLS, NETWORK)),
      maybe(any('bitte|, bitte|. bitte')),
    ),
    seq(
      BEFORE,
      either(seq(AMOUNT, TELLS, RECIPIENT), seq(RECIPIENT, TELLS, AMOUNT)),
      any('bitte|, bitte|. bitte|, danke|. danke'),
    ),
  ),
);
