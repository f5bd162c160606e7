import { ASIDES_OF } from './asides-of.ts';
import type { ChangeWords } from './change-words.ts';
import { GERMAN_ENDS } from './german-ends.ts';

const NOUNS =
  'adresse|wallet|konto|empfanger|empfangerin|netzwerk|chain|kette|ziel|zielnetzwerk|zielkette|token|wahrung|coin|betrag|menge|summe|zahl|person|zeile|munze';

export const GERMAN: ChangeWords = {
  language: 'de',
  units: {
    currencies: { dollar: 'USD', dollars: 'USD', usd: 'USD', euro: 'EUR', euros: 'EUR', pfund: 'GBP' },
    percent: '%|prozent',
  },
  opens: 'hallo|hi|hey|also|na gut|ok|okay|gut|ja|ja gut|ach|ah|oh|ah|aeh|a h|naja|na ja',
  please: 'bitte|bitte schon|bitte doch',
  polite: 'danke|danke schon|vielen dank|danke trotzdem|digga|bruder|danke dir|dankeschon',
  slips:
    'ne nein|ups|upps|oops|huch|sorry|sry|entschuldigung|entschuldige|tschuldigung|verzeihung|pardon|korrektur|korrigiere|berichtigung|ich habe mich vertan|habe mich vertan|hab mich vertan|vertan|vertippt|hab mich vertippt|habe mich vertippt|ich habe mich vertippt|verschrieben|hab mich verschrieben|ich habe mich geirrt|hab mich geirrt|ich habe mich verrechnet|hab mich verrechnet|mein fehler|zahlendreher|zahlendreher von mir|tippfehler|kommafehler|falsche adresse|falscher betrag|falscher empfanger|falsches netzwerk|falsche wallet|die adresse war falsch|die adresse ist falsch|der betrag war falsch|eine null zu viel|eine null zu wenig|stimmt nicht|ach nein|ach nee|ach ne|ah ne|ah nein|besser gesagt|genauer',
  slipsOf: [
    [
      'die|diese',
      'alte|',
      'adresse|wallet',
      'nutzt er nicht mehr|nutzt sie nicht mehr|gilt nicht mehr|stimmt nicht mehr',
    ],
    [
      'die adresse|seine adresse|ihre adresse|die wallet',
      'hat sich geandert|ist neu|gilt nicht mehr|ist alt|ist veraltet',
    ],
    ['falsche|falscher|falsches|falschen', NOUNS, 'erwischt|angegeben|genannt|kopiert|genommen|eingegeben|'],
    ['die|der|das', NOUNS, 'war|ist|stimmt|stimmte', 'falsch|verkehrt|nicht|nicht richtig'],
    [
      'ich hab|ich habe|hab|habe',
      'die|den|das',
      'falsche|falschen',
      NOUNS,
      'erwischt|angegeben|genannt|kopiert|genommen|eingegeben|geschrieben',
    ],
    [
      'ich hab|ich habe|hab|habe|ich|',
      'mich',
      'bei der|beim|in der|mit der|bei dem|mit dem',
      NOUNS,
      'vertan|geirrt|vertippt',
    ],
    ['das ist|ist|', 'zu viel|zu wenig|zuviel|zuwenig'],
  ],
  denies:
    'weisst du was|wissen sie was|weisste was|halt|stopp|stop|nein halt|nein warte|nee warte|ne warte|warte|wart|moment|nein|ne|nee|no|ach|falsch|mist|verdammt',
  leads: {
    any: 'ach doch|doch|nee lieber|nein lieber|ne lieber|ach ne lieber|nee warte lieber|lieber|doch lieber|lieber doch|eher|besser|mach|mache|machen wir|machen sie|mach lieber|mach doch|mach daraus|mach draus|nimm|nimm lieber|nimm doch|nehmen wir|nehmen sie|setz es auf|setze es auf|andere auf|andere es auf|andere das auf|anderen sie es auf|ich meinte|ich meine|meinte|gemeint war|gemeint waren|es sollte|es sollten|es sollte sein|es sollten sein|richtig ist|richtig ware|richtig sind|richtig waren|korrekt ist|korrekt ware|korrekt sind|ich will lieber|ich mochte lieber|stattdessen|eigentlich|dann doch|dann lieber|korrektur|sagen wir',
    amount:
      'nur|doch nur|nur noch|lieber nur|bloss|erhohe auf|erhohe es auf|erhohe den betrag auf|senke auf|senke es auf|senk auf|andere den betrag auf|runter auf|hoch auf|geh auf|der betrag ist|schick lieber|sende lieber|schick|sende|uberweise',
    token: 'nutze|benutze|verwende|verwenden sie|wechsle zu|wechsel zu',
    account:
      'nutze|benutze|verwende|andere die adresse auf|richtig ist|die richtige ist|die richtige lautet|der richtige ist|schick es an|schicke es an|sende es an|schick es lieber an|neu ist|die neue ist|die neue lautet|soll an|soll stattdessen an|muss an|soll doch an|diese',
    network:
      'nutze|benutze|verwende|andere das netzwerk auf|wechsle auf|wechsel auf|schick es|schicke es|sende es|mach es|mach das|machs|schick es lieber|mach es lieber|mach das lieber|geh|wechsle zu|wechsel zu|schicks|schick lieber|sende lieber',
  },
  trails:
    'eigentlich|doch lieber|bitte stattdessen|sorry|entschuldigung|korrektur|meinte ich|meine ich|mein ich|war gemeint|gemeint|draus|daraus|stattdessen|lieber|hatte ich sagen sollen|wollte ich sagen|wollte ich schreiben|sollen es sein|soll es sein|sollten es sein|sollte es sein|bitte stattdessen',
  is: 'es sind|es waren|es ist|sind|das sind|geht an|geht an die|geht an den|soll an|soll an die|geht es an|es geht an|und zwar|ist fur|es ist fur|das ist fur|es waren',
  wants: 'ich will|ich mochte|ich hatte gern',
  joins: 'und|und zwar|und bitte|und dann',
  nouns: {
    account: 'adresse|wallet|konto|empfanger|empfangerin|empfangeradresse|zieladresse|empfangsadresse',
    network: 'netzwerk|chain|netz|kette',
    destination: 'ziel|zielnetzwerk|zielkette|zielchain|ziel chain|zielnetz',
    origin: 'startnetzwerk|ausgangsnetzwerk|quellnetzwerk|quellkette|startkette',
    token: 'token|wahrung|coin|munze',
    amount: 'betrag|menge|summe|anzahl|gesamtbetrag',
    slippage: 'slippage|toleranz|slippage toleranz|slippagetoleranz',
    article: 'die|der|das|den|ihre|seine|mit|mit einer|bei|eine|einen|zur|als|zum',
    right:
      'richtige|richtiger|richtiges|richtigen|neue|neuer|neues|neuen|korrekte|korrekter|korrektes|korrekten|genaue|genauer|exakte|exakter|maximale|maximaler|maximalen|richtig',
    of: 'von ihm|von ihr|des empfangers|der empfangerin|insgesamt|auf der rechnung',
    is: 'ist|lautet|ware|ist die|ist der|ist das|von|betragt|soll sein|sollte sein|sollte|soll|bitte|auf|heisst',
    set: 'ander|andere|anderen sie|setz|setze|setzen sie|stell|stelle|stellen sie|wechsle|wechsel|wechseln sie|korrigier|korrigiere|korrigieren sie|ersetz|ersetze|ersetzen sie|mach|erhoh|erhohe|erhohen sie|senk|senke|senken sie|pass|nimm|nehmen sie|dreh|bitte|kannst du|konntest du|konnen sie',
    to: 'auf|zu|in|durch|mit|an|bitte auf|doch auf',
  },
  deeds: {
    transfer: {
      before:
        'schick gleich|schick einfach|sende gleich|schick|schicke|sende|schicken sie|senden sie|zahl|zahle|uberweis|uberweise|gib',
      behind: 'schicken|senden|uberweisen|zahlen|schicken bitte',
    },
    swap: { before: 'tausch|tausche|verkauf|verkaufe|kauf|kaufe|tauschen sie', behind: 'tauschen|verkaufen|kaufen' },
    bridge: { before: 'bridge|schick|schicke|bring|beweg|sende', behind: 'bridgen|schicken|senden|bringen' },
  },
  account: {
    before:
      'an|an die|an den|an das|zu|fur|an die adresse|an die wallet|an das konto|auf die adresse|auf die wallet|an diese adresse|an diese|an dieses konto',
    behind: '',
    names:
      'die adresse|adresse|die richtige adresse|die neue adresse|neue adresse|richtige adresse|die adresse ist|die adresse lautet|die richtige adresse ist|die richtige adresse lautet|die neue adresse ist|die neue adresse lautet|die korrekte adresse ist|die korrekte adresse lautet|die richtige wallet|die richtige wallet ist|empfanger|der empfanger|der empfanger ist|der richtige empfanger ist|neuer empfanger',
    kin: 'an meine nachbarin|an meinen nachbarn|an meine mutter|an meinen vater|an meine schwester|an meinen bruder|an meine freundin|an meinen freund',
  },
  network: {
    before: 'auf|uber|auf dem netzwerk|im netzwerk|uber das netzwerk|via|ubers netzwerk|auf der|uber die',
    names: 'netzwerk|das netzwerk|das netzwerk ist|das richtige netzwerk ist',
    nouns: 'netzwerk|network|chain',
    to: { before: 'nach|zu|auf' },
    from: { before: 'von|vom|start|start auf|startnetz' },
  },
  token: {
    names: 'token|das token|der token|wahrung|die wahrung',
    paying: { before: 'in|mit' },
    received: { before: 'in|gegen|fur', behind: 'bekommen|erhalten|haben' },
    paid: {
      before:
        'mit|mit meinen|mit meinem|bezahle mit|zahle mit|ich zahle mit|ich bezahle mit|bezahlen mochte ich in|bezahlen mochte ich mit|bezahlen mochte ich dann doch in|ich verkaufe',
    },
    article: 'die|den|das|meine|meinen',
  },
  amount: {
    before: 'nur|genau|exakt|insgesamt|einfach',
    behind: 'stuck|insgesamt|genau|tokens|coins|token',
    names: 'der betrag|betrag|die menge|menge|die summe|summe|der betrag ist|der richtige betrag ist',
    of: 'an',
    spent: { before: 'fur|mit|im wert von' },
  },
  shares: {
    half: 'die halfte|halfte',
    onlyHalf: 'nur die halfte|nur halfte|lieber die halfte|doch nur die halfte|lieber nur die halfte',
    halfOfMine:
      'die halfte von dem was ich hab|die halfte von dem was ich habe|die halfte meines guthabens|die halfte von dem, was ich habe|die halfte von allem',
    double: 'das doppelte',
    all: 'alles|alle|alles was ich habe|alles was ich hab|mein ganzes guthaben|den ganzen bestand',
    add: { before: 'leg noch|pack noch|gib noch', behind: 'drauf|dazu' },
    mine: {
      half: 'die halfte von meinem|die halfte von meinen|die halfte meiner|die halfte meines|halfte von meinem|halfte meiner|die halfte von meiner',
      all: 'alle meine|mein ganzes|meine ganzen|alles von meinem|alles an|meinen ganzen|all meine|mein gesamtes',
      behindHalf: '',
      behindAll: '',
    },
  },
  slippage: {
    names:
      'slippage|slippage bitte|die slippage bitte|die slippage|mit slippage|toleranz|slippage maximal|slippage hochstens|maximale slippage|slippage von|slippage auf',
    of: 'von|auf|mit|maximal|hochstens|max|ist|setz auf',
    behind: 'slippage|toleranz|maximale slippage',
    set: 'setzen|stellen|andern|begrenzen',
  },
  instead:
    'lieber als|eher als|statt|anstatt|anstelle von|statt in|statt auf|und nicht|und nicht in|und nicht auf|statt mit|nicht|als',
  insteadBehind: '',
  not: 'nicht|nicht in|nicht auf|nicht an|nicht mit|nicht uber|und nicht|kein|keine',
  notBehind:
    'nicht|ist zu teuer|ist teuer|ist mir zu teuer|ist zu langsam|ist zu viel|ist zu wenig|sind zu viel|sind zu viele|sind zu wenig|war falsch|war ein tippfehler',
  tails:
    'lieber|stattdessen|nur|insgesamt|stuck|halt|eben|genau|jetzt|sorry|entschuldigung|einfach|dann|naturlich|selbstverstandlich|am besten|am liebsten|besser|bitte setzen|setzen|stellen',
  asides:
    'ich habe mich vertan|hab mich vertan|vertan|vertippt|hab mich vertippt|ich habe mich vertippt|verschrieben|hab mich verschrieben|hab mich geirrt|hab mich verrechnet|mein fehler|zahlendreher|zahlendreher von mir|tippfehler|sorry|entschuldigung|ist gunstiger|das ist gunstiger|ist billiger|das ist billiger|geht schneller|das geht schneller|ist schneller|ich bin knapp|ich bin knapp bei kasse|bin knapp bei kasse|das reicht|reicht|mehr habe ich nicht|mehr hab ich nicht|habs mir anders uberlegt|hab s mir anders uberlegt|hab es mir anders uberlegt|ich habe es mir anders uberlegt|plananderung|da hab ich mehr liegen|da habe ich mehr',
  asidesOf: ASIDES_OF.de,
  ends: GERMAN_ENDS,
};
