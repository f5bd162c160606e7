import type { ChangeWords } from './change-words.ts';

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
  denies: 'nein warte|nee warte|ne warte|warte|wart|moment|nein|ne|nee|no|ach|falsch|mist|verdammt',
  leads: {
    any: 'nee lieber|nein lieber|ne lieber|ach ne lieber|nee warte lieber|lieber|doch lieber|lieber doch|eher|besser|mach|mache|machen wir|machen sie|mach lieber|mach doch|mach daraus|mach draus|nimm|nimm lieber|nimm doch|nehmen wir|nehmen sie|setz es auf|setze es auf|andere auf|andere es auf|andere das auf|anderen sie es auf|ich meinte|ich meine|meinte|gemeint war|gemeint waren|es sollte|es sollten|es sollte sein|es sollten sein|richtig ist|richtig ware|richtig sind|richtig waren|korrekt ist|korrekt ware|korrekt sind|ich will lieber|ich mochte lieber|stattdessen|eigentlich|dann doch|dann lieber|korrektur|sagen wir',
    amount:
      'erhohe auf|erhohe es auf|erhohe den betrag auf|senke auf|senke es auf|senk auf|andere den betrag auf|runter auf|hoch auf|geh auf|der betrag ist|schick lieber|sende lieber|schick|sende|uberweise',
    token: 'nutze|benutze|verwende|verwenden sie|wechsle zu|wechsel zu',
    account:
      'nutze|benutze|verwende|andere die adresse auf|richtig ist|die richtige ist|die richtige lautet|der richtige ist|schick es an|schicke es an|sende es an|schick es lieber an|soll an|soll stattdessen an|muss an|soll doch an|diese',
    network:
      'nutze|benutze|verwende|andere das netzwerk auf|wechsle auf|wechsel auf|schick es|schicke es|sende es|mach es|mach das|machs|schick es lieber|mach es lieber|mach das lieber|geh|wechsle zu|wechsel zu|schicks|schick lieber|sende lieber',
  },
  trails:
    'meinte ich|meine ich|mein ich|war gemeint|gemeint|draus|daraus|stattdessen|lieber|hatte ich sagen sollen|wollte ich sagen|wollte ich schreiben|sollen es sein|soll es sein|sollten es sein|sollte es sein|bitte stattdessen',
  is: 'es sind|es waren|es ist|sind|das sind|geht an|geht es an|es geht an|und zwar|ist fur|es ist fur|das ist fur|es waren',
  wants: 'ich will|ich mochte|ich hatte gern',
  joins: 'und|und zwar|und bitte|und dann',
  account: {
    before:
      'an|zu|fur|an die adresse|an die wallet|an das konto|auf die adresse|auf die wallet|an diese adresse|an diese|an dieses konto',
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
    from: { before: 'von|vom' },
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
  },
  shares: {
    half: 'die halfte|halfte',
    onlyHalf: 'nur die halfte|nur halfte|lieber die halfte|doch nur die halfte|lieber nur die halfte',
    halfOfMine:
      'die halfte von dem was ich hab|die halfte von dem was ich habe|die halfte meines guthabens|die halfte von dem, was ich habe|die halfte von allem',
    double: 'das doppelte',
    all: 'alles|alle|alles was ich habe|alles was ich hab|mein ganzes guthaben|den ganzen bestand',
    add: { before: 'leg noch|pack noch|gib noch', behind: 'drauf|dazu' },
  },
  slippage: {
    names:
      'slippage|die slippage|mit slippage|toleranz|slippage maximal|slippage hochstens|maximale slippage|slippage von|slippage auf',
    of: 'von|auf|mit|maximal|hochstens|max|ist|setz auf',
    behind: 'slippage|toleranz|maximale slippage',
  },
  instead: 'statt|anstatt|anstelle von|statt in|statt auf|und nicht|und nicht in|und nicht auf|statt mit|nicht|als',
  insteadBehind: '',
  not: 'nicht|nicht in|nicht auf|nicht an|nicht mit|nicht uber|und nicht|kein|keine',
  notBehind: 'nicht',
  tails: 'lieber|stattdessen|nur|insgesamt|stuck|halt|eben|genau|jetzt|sorry|entschuldigung|einfach|dann|danke',
  asides:
    'ich habe mich vertan|hab mich vertan|vertan|vertippt|hab mich vertippt|ich habe mich vertippt|verschrieben|hab mich verschrieben|hab mich geirrt|hab mich verrechnet|mein fehler|zahlendreher|zahlendreher von mir|tippfehler|sorry|entschuldigung|ist gunstiger|das ist gunstiger|ist billiger|das ist billiger|geht schneller|das geht schneller|ist schneller|ich bin knapp|ich bin knapp bei kasse|bin knapp bei kasse|das reicht|reicht|mehr habe ich nicht|mehr hab ich nicht|habs mir anders uberlegt|hab s mir anders uberlegt|hab es mir anders uberlegt|ich habe es mir anders uberlegt|plananderung|da hab ich mehr liegen|da habe ich mehr',
  ends: {
    whole:
      'stopp ich will uberhaupt nix mehr tauschen|nein danke|ne danke|nee danke|lieber nicht|doch lieber nicht|besser nicht|dann doch nicht|doch nicht|ne doch nicht|ne doch nich|doch nich|lieber doch nicht|jetzt doch nicht|heute nicht|heute nicht mehr|heute doch nicht|nicht mehr notig|ist nicht mehr notig|will ich nicht mehr|ich will nicht mehr|ich mochte nicht mehr|ich mochte doch nicht|ich will doch nicht|brauch ich nicht mehr|brauche ich nicht mehr|brauchen wir nicht mehr|kein bedarf|ein andermal|ein anderes mal|das mache ich ein andermal|mach ich ein andermal|lass mal|lass das|lass es|lass stecken|lass gut sein|lass es gut sein|lass es sein|lass das sein|lass sein|lass bleiben|lass das bleiben|lass es bleiben|lass das mal|lass es lieber|lasses|lass ma|lassen wir das|lassen wir es|lassen sie es|lassen sie das|lassen sie es gut sein|ich lass das|ich lass es|ich lasse es|dann lass ichs|lass mal gut sein|vergiss es|vergiss das|vergiss es einfach|vergisses|vergessen sie es|vergessen sie das|vergessen wir es|vergessen wir das|vergessen wirs|vergiss das ganze|hat sich erledigt|hats sich erledigt|hat sich eh erledigt|ist hinfallig|weg damit|ich verzichte|ich ziehe zuruck|ich ziehe das zuruck|ich ziehe meinen wunsch zuruck|ich ziehe den auftrag zuruck|ich ziehe meinen auftrag zuruck|nehm ich zuruck|nehme ich zuruck|ich nehme das zuruck|ich habs mir anders uberlegt|ich hab s mir anders uberlegt|habs mir anders uberlegt|hab s mir anders uberlegt|hab es mir anders uberlegt|ich habe es mir anders uberlegt|hab mirs anders uberlegt|anders uberlegt|wird nix draus|wird nichts draus|da wird nichts draus|wird doch nichts|nicht senden|nicht schicken|nicht abschicken|nicht uberweisen|nicht ausfuhren|nicht tauschen|nicht kaufen|doch nicht kaufen|doch nicht senden|doch nicht schicken|nicht zahlen|nicht bezahlen|nicht verkaufen|bitte nicht senden|bitte nicht schicken|bitte nichts machen|nichts machen|schick nichts|schick bitte nichts|schicke nichts|sende nichts|uberweise nichts|mach nichts|tausch nichts|mach das nicht|mach es nicht|tu es nicht|tu das nicht|schick es nicht|schicke es nicht|schick das nicht|sende es nicht|sende das nicht|uberweise es nicht|uberweise das nicht|schick es doch nicht|nichts schicken|nichts senden|nichts uberweisen|ich will uberhaupt nix mehr tauschen|ich will nichts mehr tauschen|fehlalarm|ich bin raus|bin raus|ich steig aus|storno|stop|stopp|halt stopp|halt stop|stopp abbruch|halt stopp abbruch|ich widerrufe|widerrufe',
    stops:
      'abbrechen|abbruch|brich ab|brich das ab|brich es ab|brechen wir ab|brechen sie ab|brechen sie das ab|stornieren|stornier|storniere|stornieren sie|streich|streiche|streichen|streichen sie|losch|losche|loschen|loschen sie|verwirf|verwerfen|cancel|cancle|cancele|kannste streichen|kannst du streichen|kannste wieder streichen|kannste vergessen|kannst du vergessen|ich storniere|ich mochte stornieren|ich will stornieren|ich mochte abbrechen|ich will abbrechen|vergiss|stoppe|stoppen|stoppen sie',
    objects:
      'das|es|alles|bitte|wieder|jetzt|sofort|mal|einfach|die uberweisung|den transfer|die zahlung|den tausch|den swap|die transaktion|die anfrage|die bestellung|den auftrag|den vorgang|den kauf|den verkauf|diese uberweisung|diese zahlung|diesen tausch|diesen auftrag|das ganze|den wechsel|komplett',
    reasons:
      'ich hab ihm das geld schon gegeben|ich habe ihm das geld schon gegeben|ich hab ihr das geld schon gegeben|hab s ihm bar in die hand gedruckt|habs ihm bar in die hand gedruckt|ich habe schon bezahlt|hab schon bezahlt|habe schon bezahlt|ist schon bezahlt|schon uberwiesen|habs mir anders uberlegt|hab s mir anders uberlegt|hab es mir anders uberlegt|ich habe es mir anders uberlegt|ich trau dem nicht|ich traue ihm nicht|ich trau ihm nicht|mir kam was dazwischen|mir ist was dazwischen gekommen|war ne schnapsidee|war eine schnapsidee|die rechnung war eh falsch|zu teuer|ist mir zu teuer|das ist mir zu teuer|brauch ich nicht mehr|brauche ich nicht mehr|mein fehler',
  },
};
