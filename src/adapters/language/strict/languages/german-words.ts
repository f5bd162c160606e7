/** The words of plain requests in German, without marks on letters, but for those that another word has without them ("könntest" is "koenntest"). Phrases are separated by `|`. */

/** Beside a verb, or between the values of a request. */
export const BITTE =
  'schnell mal|bittschon|asap|noch heute|bitte noch heute|heute noch|nun|hiermit|dann|dann bitte|bitte dann|dann mal|bitte|bite|mal|ma|ma bitte|bitte mal|mal bitte|doch bitte|doch mal|doch mal bitte|mal eben|eben mal|mal schnell|mal kurz|kurz|schnell|jetzt|sofort|heute|jetzt bitte|bitte jetzt|einfach|umgehend|mal jetzt|einmal|bitte einmal|einmal bitte|bitte schnell|bitte kurz|bitte sofort|mal kurz bitte|mal schnell bitte|dringend|gleich|gleich mal|direkt|amal|moi|amoi|emol|amol|mol|eben|grad|gerade|flott|fix|flugs|zackig|rasch|zugig|prompt|freundlicherweise|netterweise|gefalligst|gerne|gern|bidde|bitteschon|pls|please|plz|doch|bittsche|bitt schon|biite|bitte einmal kurz|schnellstens|zeitnah';
/** Behind these stand the values, and then a verb in its infinitive. */
export const WISH =
  'ich moechte|ich moechte gern|ich moechte gerne|ich will|ich wuerde gern|ich wuerde gerne|ich muss|ich wunsche|wir moechten|wir moechten gern|wir wollen|wir wuerden gern|wir wuerden gerne|wir mussen|ich wuerd gern|wuerd gern|wuerd gerne|ich wuerd|i moecht|i wuerd gern|wir wuerden|moecht|moecht gern|ich moecht gerne|ich wuerd gerne|ich moecht|ich moecht gern|moechte|moechte gern|moechte gerne|wir moechten gerne|will|wuerde gern|wuerde gerne|lass uns|ich mag|i mecht|i mechat|i mog|i wu|i will|i wui|i wuerd|ich wett|ich wett gern|i wett|i wett gern|lass mal|lasst uns|lass ma|du kannst jetzt|du kannst bitte|du kannst mal|du darfst jetzt|sie sollen bitte|sie koennen jetzt|sie koennen bitte|ich darf bitten :|darf ich bitten :|ich bitte darum :|darf ich bitten|ich wuensche mir|ich moechte jetzt gern|ich wuerde jetzt gern|mir wollen|mir wuerden gern|ich wott|i wott|ich wott gern|i dad gern|i dat gern|mein wunsch ist|mein wunsch ist :|mein wunsch :|ich habe den wunsch|ich habe den wunsch ,|ich hab den wunsch ,|auftrag an dich :|auftrag :|unser auftrag lautet :|mein auftrag lautet :|mein auftrag :|unser auftrag :|der auftrag lautet :';
export const ASK =
  'kannst du bitte fur mich|koenntest du bitte fur mich|koenntens|koennens|chasch|chonnd sie|chond sie|chonntsch|chontsch|chonted sie|chontet sie|kannst du|koenntest du|kannste|koenntste|wuerdest du|koennen sie|koennten sie|wuerden sie|kannst du fur mich|koenntest du fur mich|koennt ihr|koenntet ihr|wuerdet ihr|magst du|kannst du mal bitte|kansch|kannsch|koennsch|koenntsch|wuerdsch|chonntisch|chontisch|chonntest du|chonne sie|chonnte sie|chasch du|kannste mal|kannst du denn|koennteste|wuerdeste|wuerdens|koennten s|koennen s|wuerden s|moegen sie';
/** Before "5 usdc an 0x… zu schicken". */
export const ASK_TO =
  'kannst du mir helfen|koenntest du mir helfen|koennen sie mir helfen|koennten sie mir helfen|hilf mir|bitte hilf mir|hilf mir bitte|ich bitte dich|ich bitte sie|ich bitte darum|darf ich dich bitten|darf ich sie bitten|duerfte ich dich bitten|duerfte ich sie bitten|helfen sie mir|helfen sie mir bitte|bitte helfen sie mir|hilf mir mal|hilf mir bitte mal|kannst du mir bitte helfen|koennen sie mir bitte helfen|koennten sie mir bitte helfen|koenntest du mir bitte helfen|ich bitte freundlich|ich darf sie bitten|ich darf dich bitten|darf ich dich bitte bitten|darf ich bitten|duerfte ich bitten|hiermit bitte ich|hiermit bitte ich sie|wir bitten sie|wir bitten|ich bitte hiermit|darf ich sie hoflich bitten|darf ich dich hoflich bitten|ich bitte sie hoflich|ich bitte dich hoflich|darf ich sie freundlich bitten';
/** Before "dass du 5 usdc an 0x… schickst". */
export const THAT_YOU =
  'ich moechte dass du|ich will dass du|ich haette gern dass du|ich haette gerne dass du|ich wunsche dass du|ich bitte dich dass du';

/** Before "0x… 5 usdc bekommt". */
export const THAT =
  'sorg dafur dass|sorge dafur dass|sorg bitte dafur dass|sorge bitte dafur dass|bitte sorg dafur dass|bitte sorge dafur dass|bitte sorgen sie dafur dass|sorgen sie bitte dafur dass|sorgen sie dafur dass|ich moechte dass|ich will dass|ich wunsche dass|ich haette gern dass';

/** Infinitives of Switzerland: behind the values only, since "sende sie" is an order about somebody. */
export const SENDING_SWISS =
  'schicke|sende|uberwiise|uberweise|zahle|ubertrage|schicka|schicke tun|uberwise|sande|sende|zahla|gea|versanda|versende|ubermittle|transferiere';
/** The second person, in questions and behind "dass du". */
export const SENDS =
  'schickst|sendest|uberweist|transferierst|ubertragst|zahlst|bezahlst|gibst|verschickst|schicksch|sendesch|schmeisst|haust|jagst|versendest|ubersendest|ubermittelst|gebst|transferst|uberwiist|losschickst|rausschickst|abschickst|ruberschickst';
export const TO_SEND =
  'zu schicken|zu senden|zu uberweisen|zu transferieren|zu ubertragen|zu zahlen|zu bezahlen|zu geben|zu verschicken|zu versenden|zu ubermitteln|zu versenden|zu ubersenden|zu entrichten|zu begleichen|zu spenden|zu schieben|auszuzahlen|weiterzuleiten|abzuschicken|loszuschicken|rauszuschicken|ruberzuschicken|ruberzuschieben|hinzuschicken|zuzuschicken|zukommen zu lassen|abzusenden|anzuweisen|ruberzusenden|zu transferen';
/** Verbs in two parts: the first, and the one behind the values. */
export const SEND_APART: readonly (readonly [string, string])[] = [
  ['zahl|zahle', 'aus'],
  ['jag|jage|baller|ballere|beam|beame|transferier|transferiere|mach', 'ruber|rueber|raus'],
  ['gib|reich|reiche', 'weiter|ruber|rueber'],
  ['leite|leit', 'weiter'],
  ['schieb|schiebe|schick|schicke|schmeiss|wirf|hau|send|sende', 'ruber|rueber'],
  ['hau|lass|ruck|gib', 'raus'],
  ['weis|weise|weisen sie', 'an'],
  ['leiten sie|schicken sie', 'weiter'],
  ['zahlen sie', 'aus'],
  ['lass|lasse|lassen sie', 'zukommen|ruberwachsen|rueberwachsen'],
  ['schicken sie|senden sie|uberweisen sie', 'raus|ab|hin|los|ruber|rueber'],
  ['schick|schicke|send|sende|ruck', 'raus'],
  ['uberweis|uberweise', 'ruber|rueber'],
  ['schick|schicke|send|sende|uberweis|uberweise', 'hin'],
  ['schick|schicke|send|sende', 'los|ab'],
];
export const DONE = 'ausfuhren|durchfuhren|aus|durch|machen|veranlassen|tatigen';

export const SWAP =
  'tausch|tausche|wechsel|wechsle|wechsele|swap|swappe|konvertier|konvertiere|trade|tausch mir|tausche mir|wechsel mir|wechsle mir|swap mir|switche|swape|swapp|swapt|swoppe|switch|tuusch|tuusche|tauscht|taush|tausceh|tausxh|tuasch|tasuch|tasuche|tausc|swpa|swpap|wachsle|wachsel|wechsl|verwandle|verwandel|verwandele|wandle|wandel|wandele|rotier|rotiere|handle|handel|convertier|convertiere|convert|konvertir|flip|flippe|umtausch|umtausche|umwandle';
export const SWAP_SIE =
  'tauschen|wechseln|swappen|konvertieren|umtauschen|verwandeln|wandeln|handeln|traden|switchen|rotieren|umwandeln|eintauschen|umwechseln|swapen|umschichten';
export const SWAP_APART: readonly (readonly [string, string])[] = [
  ['tauschen sie|wandeln sie|wechseln sie|tauschen sie mir|wandeln sie mir|wechseln sie mir', 'um'],
  ['tausch|tausche|tausch mir|tausche mir|wandle|wandel|wandle mir|wechsle|wechsel', 'um'],
  ['tausch|tausche|wechsle|wechsel', 'ein'],
  ['tausch|tausche', 'aus'],
  ['schicht|schichte|schichten sie|dreh|drehe|switch|switche', 'um'],
  ['tauschen sie', 'ein|aus'],
];
export const SWAPPING =
  'umtauschen lassen|tauschen lassen|wechseln lassen|switchen|umschichten|umswappen|umtausche|tausche|wechsle|wechsele|umwandle|tauschen|umtauschen|eintauschen|wechseln|umwechseln|umwandeln|swappen|konvertieren|traden|eintauschen lassen|verwandeln|wandeln|swapen|swapn|swappn|swoppen|handeln|flippen|rotieren|umpacken|umlegen|umformen|umsetzen|umdrehen|drehen|umtauscha|tauscha|umtauschn|tauschn|tuusche|umtuusche|tauschen tun|taushen|tauchsen|tauscen|tasuchen|tuaschen|umtauchen|wachseln|wachsle|wechseln tun|wechsln|konvertiern|konvatieren|konvertieren lassen|convertieren|converten|austauschen|tradn|exchangen|umswapen|einwechseln|auswechseln|umtausch|umrubeln|umtauschen tun';
export const SWAPS =
  'tauschst|wechselst|swappst|konvertierst|umtauschst|umwandelst|verwandelst|wandelst|switchst|tradest|umwechselst|eintauschst|konvertierst|swapst';
export const TO_SWAP =
  'zu tauschen|umzutauschen|einzutauschen|zu wechseln|umzuwandeln|zu swappen|zu konvertieren|zu verwandeln|zu wandeln|zu traden|zu switchen|umzuwechseln|umzuschichten|umzuswappen|zu handeln';
export const SELL = 'verkauf|verkaufe';
export const SELLING = 'verkaufen';
export const SELLS = 'verkaufst';
export const TO_SELL = 'zu verkaufen';
export const BUY =
  'kauf|kaufe|kauf mir|kaufe mir|hol|hol mir|besorg|besorge|besorg mir|besorge mir|erwerbe|kauf mir bitte|hol mir bitte';
export const BUYING = 'kaufen|holen|besorgen|erwerben|einkaufen';
export const BUYS = 'kaufst|holst|besorgst';
export const TO_BUY = 'zu kaufen|zu holen|zu besorgen|zu erwerben';
/** "ich hätte gern eth für 100 usdc" */
export const WANT =
  'ich haett gern|ich haett gerne|haette gern|haette gerne|i haett gern|ich brauche|ich brauch|wir brauchen|ich benotige|ich brauche bitte|ich will gern|ich haette jetzt gern|ich moechte gerne|wir haetten gerne|ich haette gern|wir wollen|wir moechten|ich haette gerne|ich will|ich moechte|ich moechte gern|wir haetten gern';

export const BRIDGE =
  'bridge|bridg|bring|bringe|verschieb|verschiebe|schick|schicke|send|sende|transferier|transferiere|ubertrag|ubertrage|transportier|transportiere|schieb|schiebe|hol|hole|uberbrucke';
export const BRIDGE_ONLY = 'bridge|bridg';
export const BRIDGING =
  'bridgen|bringen|verschieben|schicken|senden|transferieren|ubertragen|transportieren|ruberbringen|ruberschicken|schieben|rubersenden';
export const BRIDGES = 'bridgst|bridgest|bringst|verschiebst|schickst|transferierst';
export const BRIDGING_ONLY = 'bridgen|ruberbridgen';
export const TO_BRIDGE = 'zu bridgen|zu bringen|zu verschieben|zu schicken|zu senden|zu transferieren|zu ubertragen';
export const OVER = 'ruber|rueber|hinuber';
/** "hau 5 usdc rüber zu 0x…" */
export const PUSH = 'hau|schieb|schiebe|schick|schicke|wirf|schmeiss|send|sende';
export const OVER_TO = 'ruber zu|ruber an|ruber nach|rueber zu|rueber an|raus an';

export const WRAP = 'wrap|wrappe|wickel|wickle|verpack|verpacke';
export const WRAPPING = 'wrappen|verpacken|einwickeln';
export const TO_WRAP = 'zu wrappen|zu verpacken|einzuwickeln';
export const UNWRAP = 'unwrap|unwrappe|entpack|entpacke';
export const UNWRAPPING = 'unwrappen|entpacken|auspacken|entwrappen';
export const TO_UNWRAP = 'zu unwrappen|zu entpacken|auszupacken';
