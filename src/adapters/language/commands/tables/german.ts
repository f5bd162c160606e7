import type { CommandTable } from '../command-table.ts';

const MODAL = /^(?:könn|würd|wär|hätt|möcht|dürf)/iu;
const UNMARKED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const OFFERING =
  'senden sie|schicken sie|uberweisen sie|ueberweisen sie|zahlen sie|transferieren sie|sende|senden|sendet|schick|schicke|schicken|uberweis|uberweise|uberweisen|ueberweise|ueberweisen|zahl|zahle|zahlen|bezahle|transferiere|transferieren|transferier|ubertrage|ubertragen';
const INFINITIVES =
  'senden|schicken|uberweisen|ueberweisen|zahlen|transferieren|ubertragen|zu senden|zu schicken|zu uberweisen';
const TRADE =
  'tauschen sie|wechseln sie|konvertieren sie|verkaufen sie|tausch|tausche|tauschen|wechsle|wechsel|wechseln|konvertiere|konvertieren|verkauf|verkaufe|verkaufen|swappe|swap';
const TRADING = 'tauschen|umtauschen|wechseln|umwandeln|konvertieren|swappen|verkaufen|eintauschen|zu tauschen';

export const GERMAN: CommandTable = {
  language: 'de',
  units: {
    currencies: { USD: 'dollar|dollars|usd|us dollar', EUR: 'euro|euros|eur' },
    percent: 'prozent|%',
    // "mochte" tells of the past, "möchte" does not.
    spelling: (written) =>
      MODAL.test(written) ? written.toLowerCase().replace(/[äöü]/g, (letter) => UNMARKED[letter] ?? letter) : undefined,
  },
  of: '[in|an|wert]',
  my: '[von|der] [meinen|meinem|meiner|meine|mein]',
  all: 'alle meine|meine ganzen|mein ganzes|all meine|alle|meine gesamten|mein gesamtes',
  half: 'die halfte meiner|die halfte von meinen|die halfte von meinem|die halfte meines|die halfte der|halfte meiner',
  greeting:
    'hallo|hi|hey|guten tag|guten morgen|guten abend|moin|servus|ok|sehr geehrte damen und herren|liebes team|gruss gott',
  please: 'bitte|please',
  thanks:
    'danke|vielen dank|danke schon|besten dank|dankeschon|danke im voraus|vielen dank im voraus|viele grusse|mit freundlichen grussen|lg|mfg',
  wish: 'ich moechte|ich will|ich wuerde gern|ich wuerde gerne|ich moechte gern|ich moechte gerne|ich muss|ich brauche|wir moechten|wir wollen|ich hatte gern|hilf mir',
  ask: 'kannst du|koenntest du|koennen sie|koennten sie|kannst du mir|koenntest du mir|kann ich|koennte ich|wuerdest du|wuerden sie|ware es moeglich',
  on: '(auf|uber|ueber|via|im) [dem|der] [netzwerk|netz|chain|kette] {c} [netzwerk|netz|chain|mainnet]',
  slippage: [
    '[mit|bei] [einer|einem] [maximalen|maximaler|max] slippage [von|:|max|maximal] {p}',
    '[mit|bei] [maximal|max|hochstens] {p} slippage',
  ],
  forms: {
    transfer: [
      `(${OFFERING}) {a} (an|zu) [die adresse|das konto|das wallet|die wallet|adresse] [:] {r}`,
      `(${OFFERING}) (an|zu) [die adresse] {r} {a}`,
      `(${OFFERING}) {r} {a}`,
      `(${OFFERING}) {a} {r}`,
      `{a} (an|zu) [die adresse] {r} (${INFINITIVES})`,
      `(an|zu) {r} {a} (${INFINITIVES})`,
      `an {r} [,] (${OFFERING}) {a}`,
      `(${OFFERING}) {a}`,
      `(${OFFERING}) {t}`,
      `(${OFFERING}) {t} an {r}`,
      `{a} (${INFINITIVES})`,
      `{t} (${INFINITIVES})`,
    ],
    swap: [
      `(${TRADE}) {f} (in|gegen|zu|fur|nach) {o} [um|ein]`,
      'wandle {f} in {o} um',
      `{f} (in|gegen|zu|fur) {o} (${TRADING})`,
      '(kauf|kaufe|kaufen) [mir] {o} (fur|mit) {f}',
      '(kauf|kaufe|kaufen) [mir] {g} mit [meinen|meinem] {s}',
      '{o} (fur|mit) {f} kaufen',
      `(${TRADE}) {f}`,
      `(${TRADE}) {s}`,
      `(${TRADE}) {s} (in|gegen|zu|fur) {o}`,
      `{s} (in|gegen|zu|fur) {o} (${TRADING})`,
      '(kauf|kaufe) [mir] {g}',
      '(kauf|kaufe) [mir] {o}',
      '{g} kaufen',
      '{o} kaufen',
    ],
    bridge: [
      '(bridge|bringe|bring|verschiebe|verschieb|sende|schick|schicke|transferiere|ubertrage|bewege) {a} von {x} (nach|auf|zu) {y} [ruber]',
      '{a} von {x} (nach|auf|zu) {y} (bridgen|bringen|verschieben|senden|schicken|transferieren|ubertragen)',
    ],
    wrap: ['(wrappe|wrapp|wrap) {a} [(in|zu) {o}]', '{a} (wrappen|einwickeln)'],
    unwrap: ['(unwrappe|unwrapp|unwrap|entpacke) {a} [(in|zu) {o}]', '{a} (unwrappen|entpacken)'],
  },
  open: {
    answers: [
      '(an) {r}',
      'an die adresse {r}',
      '(auf|uber|via) {c}',
      'von {x}',
      '(nach|zu) {y}',
      'mit {s}',
      '(in|gegen|fur) {o}',
      '{u} an {r}',
      '{u} auf {c}',
      'an {r} auf {c}',
      '{p} slippage',
      'slippage [von] {p}',
    ],
    corrects:
      'nein ,|nein !|sorry ,|entschuldigung ,|doch|eigentlich|lieber|warte ,|ich meinte|ich meine|nein ich meinte|quatsch|korrektur|besser',
    sets: 'mach|mach daraus|mache|andere es auf|andere es zu|andere den betrag auf|andere die menge auf|setze den betrag auf|nimm|nehmen wir|benutze|nutze|verwende|schick es|schicke es|sende es|es sollen|es soll',
    instead: 'stattdessen|lieber',
    contrasts: 'nicht|und nicht|statt|anstatt|anstelle von',
    double: 'das doppelte|verdopple|verdopple es|verdoppeln',
    changes: ['{double}'],
    ends: 'nein|abbrechen|abbruch|stopp|stop|brich ab|brich es ab|storniere|stornieren|storniere es|storniere das|vergiss es|vergiss das|lass es|lass das|lass gut sein|doch nicht|lieber nicht|nicht senden|nicht schicken|nicht uberweisen|nicht tauschen|sende es nicht|schick es nicht|nein danke|abbrechen bitte',
  },
};
