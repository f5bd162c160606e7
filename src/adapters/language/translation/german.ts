import type { Dictionary } from './dictionary.ts';

/** Without accents. */
export const GERMAN: Dictionary = {
  language: 'de',
  words: {
    hello:
      'hallo|guten tag|guten morgen|guten abend|servus|moin|gruss gott|hey|hi|guten|tach|na|ok|okay|hi du|hallo zusammen|gruezi|gruss dich|he|hey du|so|gut',
    please:
      'bitte|bitte schon|wenn moglich|sei so gut und|seien sie so gut und|sei so nett und|seien sie so freundlich und|wenn es geht|wenn du kannst|freundlicherweise|bitte sehr',
    thanks:
      'danke|vielen dank|danke schon|besten dank|danke dir|danke ihnen|herzlichen dank|danke im voraus|dankeschon|merci|vielen lieben dank|mit freundlichen grussen|viele grusse|lg|grusse',
    now: 'jetzt|sofort|gleich|heute|mal|einmal|mir|schnell|umgehend|unverzuglich|direkt|sofort bitte|kurz|doch|bitte mal|schnellstmoglich|gerade|eben|noch|erst mal|erstmal|uns',
    'i want to':
      'ich mochte|ich will|ich wurde gerne|ich wurde gern|ich muss|ich mochte gerne|ich mochte gern|wir mochten|ich brauche|ich hatte gerne|ich mochte bitte|ich wunsche|ich will gern|ich mocht|ich hatte gern|mochte|mochte gerne|wurde gerne|wurde gern|will|wir wollen|wir mussen|wir wurden gerne',
    'can you':
      'kannst du|konntest du|konnen sie|konnten sie|wurdest du|kannst du bitte|konntest du bitte|konnten sie bitte|wurden sie|kannst|konntest|konnen wir|konntet ihr|konnt ihr|wurden sie bitte|wurdest du bitte|konnen sie bitte|konnten sie mir|kannst du mir|konntest du mir|konnen sie mir|ware es moglich|konnten wir',
    send: 'sende|senden|sende bitte|schick|schicke|schicken|uberweise|uberweisen|ueberweise|ueberweisen|zahle|zahlen|bezahle|bezahlen|transferiere|transferieren|gib|geben|ubertrage|ubertragen|mach eine uberweisung von|mache eine uberweisung von|sendest|leite|schicken sie|senden sie|verschicke|verschicken|uberweisen sie|schicks|uberweis|ueberweis|zahl|bezahl|leite weiter|spende|spenden|ubermittle|ubermitteln|schieb|schiebe|uberweise mal|sende mal|schick mal|transferier|weiterleiten|schieben|auszahlen|zahle aus|gib mal|ueberweisen sie|zahlen sie|bezahlen sie|transferieren sie|geben sie|ubertragen sie|verschicken sie|spenden sie|weiterleiten sie|schieben sie|auszahlen sie',
    swap: 'tausche|tauschen|tausch|wechsle|wechsel|wechseln|konvertiere|konvertieren|wandle|wandeln|umwandeln|umtauschen|eintauschen|umwechseln|tauschen sie|swappe|swappen|swap|mach einen tausch von|tausch mal|tausche mal|wechseln sie|wechsle mal|konvertier|konvertieren sie|wandle mal|wandeln sie|wandel|eintausch|tausche ein|tausche um|umtauscht|tauscht um|umschichten|schichte|rotiere|swappen sie|swapp|verwandle|verwandeln|umtauschen sie|eintauschen sie|umschichten sie',
    buy: 'kaufe|kaufen|kauf|erwerbe|erwerben|kaufen sie|besorg|besorge|hole|holen|kaufe mal|kauf mal|kaufen wir|anschaffen|erwirb|leg mir|lege|erwerben sie|holen sie|anschaffen sie',
    sell: 'verkaufe|verkaufen|verkauf|verkaufen sie|verkauf mal|verkaufe mal|verausser|veraussere|veraussern|stosse ab|liquidiere|versilbere|loswerden|loswerden sie',
    bridge: 'bridge|uberbrucke|bridge mal|schiebe ruber|brucke|hiev|migriere|bridgen sie',
    to: 'an|zu|nach|an die|in|zum|zur|an den|auf die|an diese|an meine|an meinen|auf meine|nach der|ins|in die|in den|in das|fur die|an das',
    'to the address':
      'an die adresse|an die wallet|an das konto|zur adresse|an die wallet adresse|an adresse|an diese adresse|an die folgende adresse|auf die adresse|an folgende adresse|auf das konto|an diese wallet|auf diese wallet|auf die wallet|in die wallet',
    from: 'von|aus|vom|von meinem|von meiner|aus meinem|aus meiner|aus dem|von der|von den',
    on: 'auf|uber|im netzwerk|auf dem netzwerk|auf der|uber das|im|auf dem|uber das netzwerk|auf der chain|via|auf dem netz|im netz|uber die|bei|ubers|im netz von',
    for: 'fur|gegen',
    with: 'mit|mit meinem|mit meinen|mit meiner|bezahlt mit|zahle mit|bezahle mit|mittels|zahlung mit',
    of: 'meiner von|von meinen|von dem',
    away: 'um|ein|rein|raus|ruber|weiter|heraus|hinein|draus|daraus',
    address: 'adresse|wallet|konto',
    network: 'netzwerk|netz|chain',
    'half of my':
      'die halfte meiner|die halfte meines|halfte meiner|die halfte von meinem|die halfte von meinen|die halfte der|die halfte von meiner|halfte von meinem|die halfte meines bestands an|die halfte des|halfte meines|die halfte vom',
    'all my':
      'alle meine|mein ganzes|meine gesamten|mein gesamtes|all meine|alle|meine ganzen|mein ganzer|meinen ganzen|meine ganze|mein komplettes|meine kompletten|meine komplette|samtliche|samtlichen|meine samtlichen|das ganze|die ganzen|alles an|alles in|alles was ich an|meine alle|mein gesamter|meinen gesamten|alle meiner|alles',
    my: 'mein|meine|meinen|meinem|meiner',
    some: 'etwas|ein paar|ein wenig|einige',
    the: 'der|die|das|den|dem|ein|eine|einen|es|das ganze|der ganze|diese|diesen|dieses|dieser|meins',
    'how much': 'wie viel|wieviel|wie viele|wieviele',
    'do i have': 'habe ich|hab ich|besitze ich|habe ich noch|ist noch da',
    balance: 'guthaben|kontostand|saldo|bestand',
    'what is my balance':
      'wie hoch ist mein guthaben|wie ist mein kontostand|was ist mein guthaben|zeig mir mein guthaben|zeige mein guthaben|zeig mein guthaben|mein guthaben anzeigen|wie ist mein guthaben|zeige mir mein guthaben|wie viel geld habe ich|zeig mir meinen kontostand|wie lautet mein guthaben',
    price:
      'preis|kurs|was ist der preis|wie ist der preis|wie ist der kurs|wie hoch ist der preis|aktueller preis|aktueller kurs|wie lautet der kurs|wie lautet der preis|der preis|der kurs|was ist der kurs',
    'how much is':
      'was kostet|wie viel kostet|wie viel ist|was ist|wieviel kostet|wie teuer ist|wie steht|was kostet ein|wie viel kostet ein|was kostet gerade|wo steht',
    worth: 'wert|kostet|kosten',
    'do i get': 'bekomme ich|erhalte ich|krieg ich|kriege ich|gibt es|bekommt man',
    help: 'hilfe|hilf mir|was kannst du|was kannst du alles|wie funktioniert das|wie geht das|wer bist du|ich brauche hilfe|was kann ich tun|was machst du|wie funktionierst du|was kannst du tun',
    yes: 'ja|genau|bestatige|bestatigen|stimmt|einverstanden|mach das|passt|jawohl|ich bestatige',
    cancel:
      'abbrechen|abbruch|brich ab|storniere|stornieren|vergiss es|lass es|lass gut sein|doch nicht|stopp|nicht senden|lieber nicht|ich will nicht mehr|lass das|nicht mehr|breche ab|brich das ab|sende es nicht|vergiss das|storniere das|storniere alles|storniere bitte|storno|brich das ganze ab|bitte abbrechen|alles abbrechen|abbrechen bitte|lass es sein|lass es bleiben|lassen wir das|lassen sie es|lass mal|vergessen wir es|vergessen wir das|vergessen sie es|vergiss die sache|vergiss alles|doch lieber nicht|besser nicht|ich habe es mir anders uberlegt|hab es mir anders uberlegt|hab s mir anders uberlegt|habs mir anders uberlegt|nicht machen|mach es nicht|mach das nicht|nicht ausfuhren|nicht uberweisen|nicht schicken|nicht tauschen|schick es nicht|tausch es nicht|verwerfen|verwirf das|verwirf|verwerfen sie|zuruckziehen|zieh zuruck|weg damit|stop|halt stopp|halt|anhalten|aufhoren|hor auf|ruckgangig|mach es ruckgangig|nichts da|nein danke|lieber lassen|loschen|losch das|losche das|keine lust mehr|brauche ich nicht mehr|hat sich erledigt|erledigt|nicht notig|nicht mehr notig|ich lass es|ich lasse es',
    no: 'nein|ne|nee',
    'do not': 'nicht|kein|keine',
    put: 'mach|hau|pack|steck|stecke|leg|investier|investiere',
    'make it':
      'doch lieber|lieber|besser|mach es zu|andere es auf|andere auf|stattdessen|mach doch|mach lieber|nehmen wir|setze auf|setz auf|stell auf|sollen es sein|ich meinte|ich meine|meinte|meine ich|korrektur|eigentlich|mach daraus|mach draus|sagen wir|lieber doch|lieber nur|andern auf|es sind|sind|sind es|bitte auf',
    'change the amount to':
      'andere den betrag auf|andere die menge auf|andere den betrag zu|erhohe auf|erhoh auf|erhohe den betrag auf|senke auf|reduziere auf|verringere auf|setze den betrag auf|korrigiere auf|korrigiere den betrag auf|andere die summe auf|betrag auf|betrag ist|der betrag ist|den betrag auf|passe den betrag an auf|der betrag soll',
    instead: 'statt dessen',
    'dollars of': 'dollar in|dollar|dollar an|dollars in|us dollar in',
    and: 'und',
    wrap: 'wrappe|wrappen|wrapp|verpacke|verpacken|verpack|umhulle|einwickeln|wickle|wrappen sie|verpacken sie',
    unwrap:
      'unwrappe|unwrappen|entpacke|entpacken|entpack|enthulle|auspacken|unwrapp|unwrappen sie|entpacken sie|auspacken sie',
    'and get': 'und hol mir|und gib mir|und kaufe|und kauf|um zu bekommen',
    slippage: 'slippage|schlupf|toleranz|slippage toleranz|abweichung|kursabweichung',
    'at most': 'hochstens|maximal|max|nicht mehr als|maximale|maximalem|maximaler',
    percent: 'prozent',
    'euros of': 'euro in|euros in|euro an',
    'a quarter of my': 'ein viertel meiner|ein viertel meines|ein viertel von meinem|ein viertel von meinen',
    'a third of my': 'ein drittel meiner|ein drittel meines|ein drittel von meinem|ein drittel von meinen',
    sorry: 'sorry|entschuldigung|entschuldige|tut mir leid|verzeihung|hoppla|ups|mist|upps|pardon|oh|ach|ah',
    only: 'nur|nur noch|lediglich|bloss|blos|bloss noch',
    'it should be':
      'richtig ist|richtig ware|die richtige ist|der richtige ist|korrekt ist|es sollte sein|es muss sein|ist richtig|die richtige adresse ist|die adresse ist|es geht an|geht an',
    'wrong address':
      'falsche adresse|adresse falsch|falscher empfanger|falsche person|die adresse ist falsch|die adresse stimmt nicht|das ist die falsche|vertippt|ich hab mich vertippt|ich habe mich vertippt|hab mich vertippt|verschrieben|vertan',
    'wrong amount': 'falscher betrag|betrag falsch|falsche menge|falsche summe',
  },
};
