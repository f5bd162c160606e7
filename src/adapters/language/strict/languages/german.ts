import { either, many, maybe, once, only, type Rule, seq, some } from '../rules/rule.ts';
import { POLITELY_LAST } from './german-courtesy.ts';
import { FIELDS } from './german-fields.ts';
import { POLITELY_FIRST } from './german-greeting.ts';
import { OTHERWISE } from './german-having.ts';
import { BRIDGE, WRAP } from './german-moves.ts';
import { INSIDE, ON } from './german-parts.ts';
import { PAYMENT } from './german-payments.ts';
import { PURPOSE, REASON, REASON_BEHIND, SOMETHING } from './german-reasons.ts';
import { TRADE_REASON } from './german-trade-reasons.ts';
import { EXCHANGE } from './german-trades.ts';
import { PAUSE, SEPARATOR } from './parts.ts';
import type { StrictLanguage } from './strict-language.ts';

const ORDER = once(either(PAYMENT, EXCHANGE, BRIDGE, WRAP, OTHERWISE, FIELDS));
/** Behind a colon a text for a class or a translation would be quoted. */
const AHEAD = either(seq(either(ON, INSIDE), maybe(SEPARATOR), ORDER), seq(PURPOSE, maybe(PAUSE), ORDER));

/** A question mark ends a sentence, too. */
const ASKED_BEFORE = only((tokens, at) => tokens[at - 1]?.form === '?');

/** A whole first message. */
const REQUEST: Rule = seq(
  many(POLITELY_FIRST, PAUSE),
  maybe(seq(REASON, some(SEPARATOR))),
  either(ORDER, AHEAD),
  many(SEPARATOR, POLITELY_LAST),
  maybe(
    seq(
      either(
        some(SEPARATOR),
        ASKED_BEFORE,
        only(() => true),
      ),
      either(REASON, REASON_BEHIND, PURPOSE, SOMETHING, TRADE_REASON),
      many(SEPARATOR, POLITELY_LAST),
    ),
  ),
);

/** "könntest du" asks, and "konntest du" is past. */
const MARKED = /^(?:könn|würd|wär|hätt|möcht|dürf)/iu;
const UNMARKED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Words that are typed with "ae", "oe" and "ue", and are not other words without the "e". */
const TWO_LETTERS: ReadonlySet<string> = new Set(
  'fuer fuers ueber uebers haelfte ueberweis ueberweise ueberweisen ueberweisung uebertrag uebertrage uebertragen uebertragung uebermittle uebermitteln rueber hinueber zurueck muessen wuensche wuenschen gruess gruesse gruessen schoen schoenen dankeschoen fruehstueck kuehlschrank tuer moebel getraenke einkaeufe fluege stuehle faellig hoechstens gaertner gaertnerin stueck verkaeufer verkaeuferin empfaenger empfaengeradresse saemtliche verfuegung anwaeltin tieraerztin zahnaerztin naechste schoenes gebuehren guenstiger drueck ueberbruecke rueberschicken rueberbringen ruebersenden ausfuehren durchfuehren gruezi uebrig'.split(
    ' ',
  ),
);

export const GERMAN: StrictLanguage = {
  language: 'de',
  units: {
    currencies: {
      dollar: 'USD',
      dollars: 'USD',
      usd: 'USD',
      euro: 'EUR',
      euros: 'EUR',
      eur: 'EUR',
      'us dollar': 'USD',
      'us dollars': 'USD',
      'amerikanische dollar': 'USD',
    },
    percent: 'prozent|%',
    spelling: (written) =>
      MARKED.test(written)
        ? written.toLowerCase().replace(/[äöü]/g, (letter) => UNMARKED[letter] ?? letter)
        : TWO_LETTERS.has(written.toLowerCase())
          ? written.toLowerCase().replace(/([aou])e/g, '$1')
          : undefined,
  },
  request: REQUEST,
};
