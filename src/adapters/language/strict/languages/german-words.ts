/** The words of plain requests in German, without marks on letters, but for those that another word has without them ("könntest" is "koenntest"). Phrases are separated by `|`. */

export const SALUTE =
  'hi|hallo|hey|moin|moin moin|servus|gruezi|gruss gott|guten tag|guten morgen|guten abend|hallo zusammen|liebes team|liebe assistenz|sehr geehrte damen und herren|ok|okay|also|gut|super|hallo nochmal|hi nochmal|entschuldigung|na|tag|danke fur eben|kumpel|digga|alter|bruder';
export const CLOSING =
  'bitte|bitte schon|danke|danke dir|danke schon|danke sehr|vielen dank|vielen dank im voraus|herzlichen dank|herzlichen dank im voraus|besten dank|danke im voraus|danke ihnen|ich danke ihnen|ich danke dir|thx|lg|vg|mfg|liebe grusse|viele grusse|beste grusse|mit freundlichen grussen|jetzt|sofort|heute|schnell|wenn moglich|wenn es geht|falls moglich|schonen tag|schonen abend|schonen tag noch|einen schonen tag|merci|das waere nett|das waere super|das waere lieb|waere super|waere lieb|waere nett|alter|digga|kumpel';
/** Beside a verb, or between the values of a request. */
export const BITTE =
  'bitte|bite|mal|ma|ma bitte|bitte mal|mal bitte|doch bitte|doch mal|doch mal bitte|mal eben|eben mal|mal schnell|mal kurz|kurz|schnell|jetzt|sofort|heute|jetzt bitte|bitte jetzt|einfach|umgehend|mal jetzt';
/** Behind these stand the values, and then a verb in its infinitive. */
export const WISH =
  'ich moechte|ich moechte gern|ich moechte gerne|ich will|ich wuerde gern|ich wuerde gerne|ich muss|ich wunsche|wir moechten|wir moechten gern|wir wollen|wir wuerden gern|wir wuerden gerne|wir mussen|moechte|moechte gern|will|wuerde gern|wuerde gerne|lass uns|lass mich';
export const ASK =
  'kannst du|koenntest du|kannste|koenntste|wuerdest du|koennen sie|koennten sie|wuerden sie|kannst du fur mich|koenntest du fur mich';
/** Before "5 usdc an 0x… zu schicken". */
export const ASK_TO =
  'kannst du mir helfen|koenntest du mir helfen|koennen sie mir helfen|koennten sie mir helfen|hilf mir|bitte hilf mir|hilf mir bitte|ich bitte dich|ich bitte sie|ich bitte darum';
/** Before "und schickst 5 usdc an 0x…". */
export const KIND = 'waerst du so nett|waerst du so lieb|waerst du so gut|sei so nett|sei so lieb|sei so gut';
export const KIND_SIE = 'waeren sie so nett|waeren sie so freundlich|seien sie so nett|seien sie so freundlich';
/** Before "dass du 5 usdc an 0x… schickst". */
export const THAT_YOU =
  'ich moechte dass du|ich will dass du|ich haette gern dass du|ich haette gerne dass du|ich wunsche dass du|ich bitte dich dass du';

export const SEND =
  'schick|schicke|send|sende|uberweis|uberweise|ueberweise|ueberweis|transferier|transferiere|ubertrag|ubertrage|zahl|zahle|bezahl|bezahle|gib|spende|spend|verschick|verschicke|versende|ubermittle|ubermittel|schieb|schiebe|verschieb|verschiebe|entrichte';
export const SENDING =
  'schicken|senden|uberweisen|ueberweisen|transferieren|ubertragen|zahlen|bezahlen|geben|spenden|verschicken|versenden|ubermitteln|schieben|verschieben|zukommen lassen|rubersenden|ruberschicken|ruberschieben|auszahlen|weiterleiten|anweisen|entrichten|uberweisen lassen';
/** The second person, in questions and behind "dass du". */
export const SENDS = 'schickst|sendest|uberweist|transferierst|ubertragst|zahlst|bezahlst|gibst|verschickst';
export const TO_SEND =
  'zu schicken|zu senden|zu uberweisen|zu transferieren|zu ubertragen|zu zahlen|zu bezahlen|zu geben|zu verschicken|zu versenden|zu ubermitteln';
/** Verbs in two parts: the first, and the one behind the values. */
export const SEND_APART: readonly (readonly [string, string])[] = [
  ['zahl|zahle', 'aus'],
  ['leite|leit', 'weiter'],
  ['schieb|schiebe|schick|schicke|schmeiss|wirf|hau|send|sende', 'ruber|rueber'],
  ['hau|lass|ruck|gib', 'raus'],
  ['weis|weise', 'an'],
];
/** With the noun of a deed: "bitte eine überweisung von 5 usdc an 0x…". */
export const MAKE =
  'mach|mache|machen sie|veranlasse|veranlassen sie|bitte veranlassen sie|bitte veranlasse|bitte mach|tatige|tatigen sie|bitte|ich brauche|ich brauche bitte|ich benotige|wir brauchen|wir benotigen|ich moechte|ich haette gern|ich haette gerne|fuhre|starte';
export const DEED = 'eine uberweisung|eine zahlung|einen transfer|ne uberweisung|die uberweisung|die zahlung';
export const DONE = 'ausfuhren|durchfuhren|aus|durch|machen|veranlassen|tatigen';

export const SWAP =
  'tausch|tausche|wechsel|wechsle|wechsele|swap|swappe|konvertier|konvertiere|trade|tausch mir|tausche mir|wechsel mir|wechsle mir|swap mir|switche';
export const SWAP_SIE = 'tauschen|wechseln|swappen|konvertieren|umtauschen';
export const SWAP_APART: readonly (readonly [string, string])[] = [
  ['tauschen sie|wandeln sie|wechseln sie|tauschen sie mir|wandeln sie mir|wechseln sie mir', 'um'],
  ['tausch|tausche|tausch mir|tausche mir|wandle|wandel|wandle mir|wechsle|wechsel', 'um'],
  ['tausch|tausche|wechsle|wechsel', 'ein'],
];
export const SWAPPING =
  'tauschen|umtauschen|eintauschen|wechseln|umwechseln|umwandeln|swappen|konvertieren|traden|eintauschen lassen';
export const SWAPS = 'tauschst|wechselst|swappst|konvertierst|umtauschst|umwandelst';
export const TO_SWAP = 'zu tauschen|umzutauschen|einzutauschen|zu wechseln|umzuwandeln|zu swappen|zu konvertieren';
export const SELL = 'verkauf|verkaufe';
export const SELLING = 'verkaufen';
export const TO_SELL = 'zu verkaufen';
export const BUY =
  'kauf|kaufe|kauf mir|kaufe mir|hol|hol mir|besorg|besorge|besorg mir|besorge mir|erwerbe|kauf mir bitte|hol mir bitte';
export const BUYING = 'kaufen|holen|besorgen|erwerben|einkaufen';
export const TO_BUY = 'zu kaufen|zu holen|zu besorgen|zu erwerben';
/** "ich hätte gern eth für 100 usdc" */
export const WANT = 'ich haette gern|ich haette gerne|ich will|ich moechte|ich moechte gern|wir haetten gern';

export const BRIDGE =
  'bridge|bridg|bring|bringe|verschieb|verschiebe|schick|schicke|send|sende|transferier|transferiere|ubertrag|ubertrage|transportier|transportiere|schieb|schiebe|hol|hole|uberbrucke';
export const BRIDGE_ONLY = 'bridge|bridg';
export const BRIDGING =
  'bridgen|bringen|verschieben|schicken|senden|transferieren|ubertragen|transportieren|ruberbringen|ruberschicken|schieben|rubersenden';
export const TO_BRIDGE = 'zu bridgen|zu bringen|zu verschieben|zu schicken|zu senden|zu transferieren|zu ubertragen';
export const OVER = 'ruber|rueber|hinuber';
/** "hau 5 usdc rüber zu 0x…" */
export const PUSH = 'hau|schieb|schiebe|schick|schicke|wirf|schmeiss|send|sende';
export const OVER_TO = 'ruber zu|ruber an|ruber nach|rueber zu|rueber an|raus an';

export const WRAP = 'wrap|wrappe';
export const WRAPPING = 'wrappen';
export const TO_WRAP = 'zu wrappen';
export const UNWRAP = 'unwrap|unwrappe|entpack|entpacke';
export const UNWRAPPING = 'unwrappen|entpacken|auspacken|entwrappen';
export const TO_UNWRAP = 'zu unwrappen|zu entpacken|auszupacken';
