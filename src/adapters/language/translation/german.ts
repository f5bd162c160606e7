import type { Dictionary } from './dictionary.ts';

/** Without accents. */
export const GERMAN: Dictionary = {
  language: 'de',
  words: {
    hello: 'hallo|guten tag|guten morgen|guten abend|servus|moin|gruss gott|hey|hi',
    please: 'bitte|bitte schon',
    thanks: 'danke|vielen dank|danke schon|besten dank',
    now: 'jetzt|sofort|gleich|heute|mal|einmal|mir',
    'i want to':
      'ich mochte|ich will|ich wurde gerne|ich wurde gern|ich muss|ich mochte gerne|ich mochte gern|wir mochten|ich brauche|ich hatte gerne|ich mochte bitte|ich wunsche',
    'can you':
      'kannst du|konntest du|konnen sie|konnten sie|wurdest du|kannst du bitte|konntest du bitte|konnten sie bitte|wurden sie',
    send: 'sende|senden|sende bitte|schick|schicke|schicken|uberweise|uberweisen|ueberweise|ueberweisen|zahle|zahlen|bezahle|bezahlen|transferiere|transferieren|gib|geben|ubertrage|ubertragen|mach eine uberweisung von|mache eine uberweisung von|sendest|leite|schicken sie|senden sie|verschicke|verschicken|uberweisen sie|bewege',
    swap: 'tausche|tauschen|tausch|wechsle|wechsel|wechseln|konvertiere|konvertieren|wandle|wandeln|umwandeln|umtauschen|eintauschen|umwechseln|tauschen sie|swappe|swappen|swap|mach einen tausch von',
    buy: 'kaufe|kaufen|kauf|erwerbe|erwerben|kaufen sie',
    sell: 'verkaufe|verkaufen|verkauf|verkaufen sie',
    bridge: 'bridge|bridgen|uberbrucke|bring|bringe|bringen|bringen sie',
    to: 'an|zu|nach|an die|in|zum|zur|an den|auf die',
    'to the address': 'an die adresse|an die wallet|an das konto|zur adresse|an die wallet adresse|an adresse',
    from: 'von|aus|vom',
    on: 'auf|uber|im netzwerk|auf dem netzwerk|auf der|uber das|im|auf dem|uber das netzwerk|auf der chain|via',
    for: 'fur|gegen',
    with: 'mit',
    of: 'meiner von',
    away: 'um|ein',
    address: 'adresse|wallet|konto',
    network: 'netzwerk|netz|chain',
    'half of my':
      'die halfte meiner|die halfte meines|halfte meiner|die halfte von meinem|die halfte von meinen|die halfte der',
    'all my': 'alle meine|mein ganzes|meine gesamten|mein gesamtes|all meine|alle|meine ganzen',
    my: 'mein|meine|meinen|meinem|meiner',
    some: 'etwas|ein paar|ein wenig|einige',
    the: 'der|die|das|den|dem|ein|eine|einen',
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
      'abbrechen|abbruch|brich ab|storniere|stornieren|vergiss es|lass es|lass gut sein|doch nicht|stopp|nicht senden|lieber nicht|ich will nicht mehr|lass das|nicht mehr|breche ab|brich das ab|sende es nicht|vergiss das',
    no: 'nein|ne|nee',
    'do not': 'nicht|kein|keine',
    'make it': 'mach|doch lieber|lieber|besser|mach es zu|andere es auf|andere auf|stattdessen',
    'change the amount to': 'andere den betrag auf|andere die menge auf|andere den betrag zu',
    instead: 'statt dessen',
    'dollars of': 'dollar in|dollar',
    and: 'und',
  },
};
