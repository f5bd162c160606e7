import type { FollowUpWords } from './follow-up-words.ts';

export const GERMAN: FollowUpWords = {
  thanks:
    'danke|danke schon|vielen dank|besten dank|dank|merci|hallo|hey|moin|servus|guten tag|guten morgen|guten abend|tschuss|tschau|willkommen|gluckwunsch|herzlichen gluckwunsch',
  greets: 'gruss|grusse|gruesse|viele grusse|liebe grusse|schone grusse|schonen gruss|kuss|kusse|umarmung',
  also: 'auch|auch noch|noch|ebenfalls|ebenso|ausserdem|zudem|gleichfalls|nochmal|noch mal',
  times: 'mal',
  elsewhere:
    'alte|alten|alter|altes|vorige|vorigen|bisherige|bisherigen|vorherige|fruhere|ruckerstattung|erstattung|ruckzahlung|absender|gebuhr|gebuhren|rechnung|quittung|geburtstag|nachste|nachsten|ursprungliche|andere halfte|die andere halfte|anderen halfte',
  mine: 'mein|meine|meinen|meiner|meinem|meines',
  fine: 'gut|ok|okay|oki|oke|das war alles|das wars|das war s|alle da|alles da',
  small:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|es|nur|nur noch|bitte|einfach|jetzt|halt|eben|ja|bitte schon|genau|stuck|stueck',
  third: 'sie|er',
  next: 'dann',
  was: 'war|waren',
  soft: 'also|na|na ja|naja|exakt|glatt|dies|diese|dieser|diesen|dieses|hier|hier ist|hier kommt|hm|hmm|ach|ah|oh|digga|bro|mann|du|ihr|mir|euch|uns|insgesamt|in summe|gesamt|komplett so|hochstens|maximal|max|rest gleich|der rest bleibt|der rest bleibt gleich|sonst alles gleich|alles andere gleich|rest wie gehabt|neue|neuer|neuen|neues|normales|normale|normalen|echte|schon klar|ist mir lieber|ware super|ware gut|war gut|passt|reicht|reichen|reicht vorerst|vorerst|erstmal|erst mal|genugt|haha|lol|yolo|bisschen|ruhig|gerne|gern|folgende|folgender|folgendes|folgt|lautet|aber|ich|warte|wart|wart mal',
  and: 'und|sowie',
  one: 'eins|ein',
  marks:
    'doch|lieber|doch lieber|lieber doch|eher|stattdessen|besser|besser gesagt|ich meinte|meinte ich|meinte|mein ich|meine ich|ich meine|war gemeint|gemeint war|gemeint|hatte ich sagen sollen|sollte heissen|soll heissen|muss heissen|es muss heissen|sollen es sein|sollte es sein|sollten es sein|soll es sein|sollen|soll|sollte|sollten|sollte sein|muss|mussen|mach|mache|macht|machen sie|mach draus|mach es|mach das|mach mir|draus|daraus|machen|nimm|nehm|nehmen|nehmen wir|nehmen sie|nehme|nutze|nutz|benutze|verwende|setz|setze|stell|stelle|andere|andern|anderung|bitte andern|aber bitte|korrigiere|korrigier|korrektur|korrigieren|berichtige|berichtigung|vielmehr|beziehungsweise|sondern|richtig ist|richtig ware|richtig sind|korrekt ist|korrekt ware|korrekt sind|geht an|gehen an|soll an|schick|schicke|schicks|sende|uberweise|ich mochte|mochte ich|ich will|will ich|ich hatte gern|ich nehme|dann doch|wart doch|jetzt doch|auf einmal doch|bin doch fur|mir lieber|am liebsten|ersetze|tausch das gegen|geh auf|gehen wir auf|wechsle|wechsel|wechseln|erhohe|senke|na dann|richtige|richtiger|korrekte|korrekter',
  'marks to':
    'andere auf|ander auf|andere es auf|andere das auf|erhohe auf|erhoh auf|senk auf|senke auf|setz auf|setz es auf|setze auf|wechsle zu|wechsel zu',
  no: 'falsch|war falsch|ist falsch|das ist falsch|das war falsch|stimmt nicht|nee|ne|no|nein|no|ach nein|ach nee|nein warte|nee warte|halt stop|falsches netzwerk|falsche adresse|falscher betrag|falsche summe|falsches token|falsche wahrung|verkehrt|verwechselt',
  past: 'gestern|vorgestern|letzte woche|letzten monat|neulich|hat geschickt|hat uberwiesen|hat bekommen',
  keeps:
    'andere nichts|nichts andern|nichts mehr andern|lass es so|lass so|lass das so|so lassen|so passt es|passt so|besser so|bleibt so|bleib dabei|es bleibt dabei|nicht stornieren|nicht abbrechen|storniere nicht|alles beim alten|doppelt halt besser|lass es auf|lass es in|lass es bei|lass sie auf|macht nichts|kein problem',
  oops: 'ups|upps|oops|hoppla|huch|ui|uff|verdammt|mist|sorry|sry|entschuldigung|entschuldige|tschuldigung|tschuldige|verzeihung|pardon|vertippt|ich habe mich vertippt|hab mich vertippt|verschrieben|hab mich verschrieben|ich habe mich geirrt|hab mich geirrt|mein fehler|zahlendreher|wart|tippfehler|kommafehler|versehen|eine null zu viel|eine null zu wenig|null zu viel|null vergessen|vertan|hab mich vertan|habe mich vertan|ich habe mich vertan',
  copula: 'ist|sind|ware|waren es|macht|betragt|ware dann|wird|werden',
  own: 'sein|seine|seinem|seiner|seinen|ihre|ihrem|ihren|unser|unsere|unserem|unseren|unserer|dein|deine',
  to: 'an|an den|an die|an das|ans|zu|zum|zur|fur|zugunsten',
  on: 'auf|im|uber|via|auf dem|auf der|uber das|in|per|ins|durch|nach',
  from: 'von|aus|von meinen|aus meinen|vom',
  with: 'mit|mit meinen|mittels|mit den',
  of: 'von den|der|davon',
  gives:
    'bezahle|bezahlen|bezahl|zahle|zahlen|zahl|zahlen mochte|ausgeben|gebe|verkaufe|verkaufen|verkauf|loswerden|hergeben|einsetzen|gib aus|bezahlt|zahlen will|gebe aus',
  gets: 'bekomme|bekommen|erhalte|erhalten|kaufe|kaufen|kauf|haben|haben will|kriege|kriegen|krieg',
  recipient:
    'adresse|die adresse|wallet|die wallet|empfanger|der empfanger|empfangerin|empfangeradresse|konto|ziel|zieladresse|empfangt|begunstigter|geldborse|seine adresse|ihre adresse',
  network: 'netzwerk|netz|chain|kette|blockchain|das netzwerk|netzwerke',
  token: 'token|wahrung|coin|munze|krypto',
  sum: 'betrag|der betrag|summe|die summe|menge|anzahl|hohe',
  slippage: 'slippage|toleranz|schlupf|abweichung|slippagetoleranz|kursabweichung|slippage toleranz',
  percent: 'prozent|pct|vom hundert',
  permille: 'promille',
  point: 'komma|punkt',
  zero: 'null',
  not: 'nicht|kein|keine|keinen|nie|nich|net|ned|nix',
  instead: 'statt|anstatt|anstelle von|an stelle von|statt den|statt der|und nicht|nicht mehr',
  reverse:
    'umgekehrt|andersrum|anders herum|andersherum|anders rum|falschrum|falsch rum|falsch herum|falschherum|verkehrt herum|verkehrtrum|genau umgekehrt|andere richtung|in die andere richtung|dreh um|dreh das um|drehs um|vertauscht|vertausch|verdreht|genau andersrum',
  half: 'die halfte|halfte|halb so viel|nur die halfte|halbiere|halbier|halbieren|die halfte davon',
  double: 'das doppelte|doppelt|doppelt so viel|verdopple|verdoppel|verdoppeln|das zweifache|zweimal so viel',
  all: 'alles|alle|all mein|all meine|alle meine|alles was da ist|alles was ich habe|alles was ich hab|den ganzen bestand|mein ganzes|meine ganzen|gesamtes guthaben|das ganze guthaben|alles davon|samtliche|komplett alles|alle die ich habe|alles was drin ist',
  adds: 'erhohe um|erhoh um|leg|leg noch|pack|pack noch|addiere|plus|rauf|drauf|erhohe es um|dazu',
  subtracts: 'zieh|ziehe|minus|reduziere um|senke um|abziehen|runter|zieh ab|weniger um',
  more: 'mehr|obendrauf|extra|zusatzlich|drauf|mehr davon|dazu|weitere',
  less: 'weniger|ab',
  because: 'weil|denn|da|damit|weils|da hab|da habe|nachdem|zumal',
  why: 'ist gunstiger|das ist gunstiger|ist billiger|das ist billiger|ist schneller|das ist schneller|geht schneller|gunstiger|billiger|schneller|ist einfacher|das ist einfacher|ist sparsamer|kostet weniger|das kostet weniger|spart gebuhren|die gebuhren sind niedriger|da sind die gebuhren niedriger|ich bin knapp bei kasse|bin knapp bei kasse|bin gerade knapp|bin grade knapp|ich bin gerade knapp|mehr hab ich nicht|mehr habe ich nicht|ich bin grosszugig|bin grosszugig',
  closes:
    'lass gut sein|lass stecken|lass es sein|lass das sein|lass sein|lass bleiben|lass das bleiben|lassen wir das|lassen wir es|lassen sie es|lassen sie das|lassen sie es gut sein|lass ma|lass das mal|lasses|lass es lieber|lassen wirs|vergiss es|vergiss das|vergisses|vergiss den auftrag|vergiss die sache|vergiss das ganze|vergessen sie es|vergessen sie das|vergessen wir es|vergessen wir das|vergessen wirs|brich das ab|brich es ab|brechen wir ab|bitte abbrechen|brechen sie ab|brechen sie das ab|storniere das|storniere es|storniere bitte|stornieren sie das|stornieren sie|bitte stornieren|bitte stornieren sie das|streich das|streich es|streich das wieder|streichen sie das|wieder streichen|kannste streichen|kannst du streichen|kannste wieder streichen|kannste vergessen|kannst du vergessen|losch das|losch es|losch das wieder|losche das|losche es|losch die anfrage|losch den auftrag|verwirf das|verwirf es|weg damit|hat sich erledigt|hats sich erledigt|ist erledigt|ist hinfallig|hat sich eh erledigt|ich ziehe zuruck|ich ziehe meinen wunsch zuruck|ich ziehe das zuruck|ich ziehe den auftrag zuruck|ich ziehe meinen auftrag zuruck|ziehe ich zuruck|zieh das zuruck|nehm ich zuruck|nehme ich zuruck|ich nehme das zuruck|ich habs mir anders uberlegt|habs mir anders uberlegt|hab es mir anders uberlegt|ich habe es mir anders uberlegt|hab mirs anders uberlegt|anders uberlegt|meinung geandert|ich habe meine meinung geandert|planandrung|plananderung|wird nix draus|wird nichts draus|da wird nichts draus|mochte ich nicht mehr|ich mochte doch nicht|ich will doch nicht|brauch ich nicht mehr|brauche ich nicht mehr|brauchs nicht mehr|brauchen wir nicht mehr|braucht es nicht mehr|hab schon bezahlt|habe schon bezahlt|mach ich spater|mach ich morgen|mach ich selber|mach ich selbst|mache ich spater|ich mach das spater|ich machs spater|machs spater|ein ander mal|schick nichts|schick bitte nichts|schicke nichts|sende nichts|uberweise nichts|mach nichts|tausch nichts|mach das nicht|mach es nicht|tu es nicht|tu das nicht|ich behalts|ich behalte sie|ich behalt sie|behalte ich|ich behalte lieber|das war ein versehen|fehlalarm|ich steig aus|ich bin raus|bin raus|ich lass es|ich lasse es|lass ichs|reicht fur heute|storno|lass mal gut sein|lass mal bitte',
  ends: 'lieber nicht|doch lieber nicht|besser nicht|dann doch nicht|doch nicht|ne doch nicht|ne doch nich|lieber doch nicht|jetzt doch nicht|heute nicht mehr|heute doch nicht|nicht notig|nicht mehr notig|nicht mehr noetig|ist nicht mehr notig|nicht mehr gebraucht|nicht senden|nicht schicken|nicht abschicken|nicht uberweisen|nicht ausfuhren|nicht tauschen|nicht kaufen|nicht machen|bereits bezahlt|schon bezahlt|ist schon bezahlt|ist bezahlt|schon uberwiesen|will ich nicht mehr|ich will nicht mehr|mag nicht mehr|ich mochte nicht mehr|ein andermal|ein anderes mal|lieber spater|spater vielleicht|hab ich schon|nichts schicken|nichts senden|nichts uberweisen|gar nichts mehr|gar nix mehr|uberhaupt nichts mehr|uberhaupt nix mehr|ich lass das|dann lass ichs|lass das|lass mal|lass es|ich verzichte|verzichte|storniere|brich ab|ich behalte es|erledigt sich|wird doch nichts|war ein versehen',
  has: 'ich habe|ich hab|habe|hab|haben wir|wir haben|ich hatte|besitze',
  drops:
    'abbrechen|abbruch|stornieren|stop|stopp|halt stopp|aufhoren|vergessen|loschen|cancel|cancle|abgebrochen|storniert|gar nichts|nein danke|ne danke|nee danke|auf keinen fall|bloss nicht|jetzt nicht|nicht jetzt|heute nicht|spater|kein bedarf|kein interesse|zuruck|zuruckziehen|verwerfen|gestrichen|lieber lassen|doch lassen|sein lassen|bleiben lassen',
  does: 'machen|schicken|senden|uberweisen|tauschen|kaufen|verkaufen|will|mochte|ich|weiter|mehr|uberhaupt|gar|das|tun|abschicken|zahlen|bezahlen|nichts|nix|heute|jetzt',
  yes: 'ja|jo|jep|jup|jawohl|klar|genau|richtig|stimmt|passt|ok|okay|gut|in ordnung|einverstanden|korrekt|gerne|gern|alles klar|mach das|so ist es|jawoll|sicher|naturlich',
  asks: 'was|wie|wieviel|wie viel|wie viele|wann|warum|wieso|weshalb|wo|wohin|woher|wer|wen|wem|welche|welcher|welches|ob|kann man|kann ich|konnte ich|darf ich|muss ich|geht das|gibt es|hab ich|oder|stimmt das|stimmt des|ist das|sind das|was kostet|bei euch',
  reports:
    'sagt|sagte|sagen|sagen die|meint|schreibt|schrieb|laut|angeblich|anscheinend|gehort|gelesen|gesehen|erzahlt|erzahlte|empfiehlt|empfohlen|rat|raten|mochte er|will er|will sie|er will|sie will|er mochte|sie mochte|verlangt|bat|mein chef|jemand|alle sagen|die leute|man|support|bank|dringend|administrator|admin|sicherheit|polizei|chef|chefin|anwalt|system|offiziell|offizielle|binance|coinbase|metamask|anweisung|anweisungen|verifizierung|kundendienst|telegram|whatsapp|twitter|youtube|tiktok|buchhaltung|sagten|hiess es|heisst es|steht|stand|mail|email|nachricht|brief|anruf|gewinn|gewinne|preis gewonnen|verifizieren|passwort|ignoriere|ignorier',
  doubts:
    'wenn|falls|vielleicht|eventuell|evtl|womoglich|glaube|glaub|denke|denk|uberlege|uberleg|uberlegen|uberlegs|weiss nicht|weiss nich|keine ahnung|unsicher|nicht sicher|hmm vielleicht|sollte ich|sollten wir|konnte|konnten|wurde|wurden|ungefahr|etwa|circa|ca|rund|fast|knapp|ob das|angenommen|zum beispiel|beispiel|spass|scherz|war nur spass|mal sehen|mal schauen|meistens|immer|normalerweise|manchmal|bis|sobald|ehe|verwechsle|nicht wohl|zogere|schwanke|hoffe|hoffentlich|wunschte',
  delays:
    'morgen|ubermorgen|spater|nachher|gleich|sofort zuruck|moment|moment mal|sekunde|eine sekunde|minute|warte mal|warte kurz|einen moment|noch nicht|nachste woche|nachsten monat|nachstes mal|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|jeden|jede|jedes|wochentlich|monatlich',
};
