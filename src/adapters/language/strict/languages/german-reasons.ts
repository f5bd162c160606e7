import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { DEEDS_DONE, IS_SO, labelled, MONTH, owing, PAPER, shareOf } from './german-about.ts';
import { HE, HER, HIS, SHE } from './german-people.ts';

/** Things that have no other meaning beside a request: "Kino." says that all of it is a film. */
const THING =
  'miete|monatsmiete|nebenkosten|abendessen|mittagessen|essen|fruhstuck|kaffee|pizza|getranke|bier|einkauf|einkaufe|lebensmittel|ticket|tickets|konzertticket|konzerttickets|konzertkarten|konzertkarte|kinokarten|geschenk|hochzeit|feier|hotel|flug|taxi|stromrechnung|handwerkerrechnung|klempnerrechnung|restaurantrechnung|hotelrechnung|handyrechnung|internetrechnung|rechnung|klavierunterricht|unterricht|kurs|reparatur|fahrradreparatur|autoreparatur|fahrrad|reise|ausflug|handwerker|putzen|babysitten|blumen|kuchen|mobel|computer';
const MORE =
  'wein|eintrittskarten|eintrittskarte|fahrkarte|fahrkarten|zugticket|bahnticket|flugticket|fluge|hotelzimmer|ferienwohnung|urlaub|taxifahrt|fahrt|geburtstagsgeschenk|hochzeitsgeschenk|party|grillabend|torte|doner|brunch|sofa|bett|tisch|stuhl|stuhle|schrank|waschmaschine|kuhlschrank|fernseher|handy|laptop|drucker|kamera|rad|roller|auto|heizung|wasserrechnung|gasrechnung|telefonrechnung|arztrechnung|tierarzt|tierarztrechnung|zahnarzt|zahnarztrechnung|medikamente|brille|friseur|haarschnitt|massage|kita|babysitter|babysitterin|nachhilfe|klavierstunde|klavierstunden|gitarrenunterricht|sprachkurs|yogakurs|schwimmkurs|tanzkurs|fahrstunde|fahrstunden|schulbucher|schulsachen|klassenfahrt|kleidung|schuhe|jacke|kleid|uhr|klempner|elektriker|maler|gartner|gartenarbeit|putzfrau|reinigung|renovierung|umzug|anwalt|steuerberater|beratung|ubersetzung|webseite|website|logo|design|fotos|hochzeitsfotos|material|werkzeug|holz|bestellung|lieferung|hundefutter|katzenfutter|parkplatz|benzin|sprit|kaution|dachreparatur|waschbecken|fenster|tur|freelancer rechnung|mitgliedsbeitrag|vereinsbeitrag|beitrag|honorar|lohn|gehalt|trinkgeld|taschengeld|anzahlung|restzahlung|provision|rate|eintritt|konzert|festival|kino|theater|schulausflug|ausflug|skiurlaub|skikurs|hutte|airbnb|ferienhaus|mietwagen|leihwagen|strom|gas|internet|wlan|versicherung|steuer|steuern|werkstatt|reifen|winterreifen|bike|velo|velokurier|zmittag|znacht|nachtessen|jause|wasserschaden|malerarbeiten|ware|waren|lieferung|server|hosting|domain|lizenz|lizenzen|audit|entwicklung|programmierung|grafik|grafiken|texte|seminar|workshop|schulung|miete und nebenkosten|gruppengeschenk|abschiedsgeschenk|kollekte|einkaufe|wocheneinkauf|drinks|cocktails|sushi|burger|pommes|eis|kebab|kebap|hund|karten|katze|pferd|reitstunden|reitstunde|musikunterricht|studium|semesterbeitrag|uni gebuhren|bucher|buch|spiel|konsole|jeans|hose|ring|kette|schmuck|einrichtung|kuche|bad|garten|rasenmaher|pflanzen|baumaterial|fliesen|teppich';
const THE = maybe(
  any('die|das|den|meine|mein|meinen|unsere|unser|unseren|eine|ein|einen|dein|deine|seine|ihre|dem|der'),
);
const WHEN = maybe(
  either(
    MONTH,
    any(
      'gestern|von gestern|heute|von heute|gestern abend|von gestern abend|am auto|am fahrrad|am wochenende|vom wochenende|letzte woche|diesen monat|von letzter woche|fur diesen monat|von neulich|vom samstag|vom sonntag|vom freitag|vom montag|am samstag|am freitag|von vorhin|von letztem monat|vom letzten monat|neulich|vorhin|im urlaub|im restaurant|bei dir|von heute morgen|heute morgen',
    ),
  ),
);
export const SOMETHING: Rule = once(seq(THE, any(THING), WHEN));
const ANYTHING = seq(THE, any(`${THING}|${MORE}`), WHEN);
/** Beside a payment: "für die miete". */
export const PURPOSE: Rule = once(
  either(
    seq(any('fur'), ANYTHING),
    seq(any('furs'), any(`${THING}|${MORE}`), WHEN),
    PAPER,
    seq(any('wegen|wegen dem|wegen der'), ANYTHING),
    seq(any(','), shareOf(ANYTHING), maybe(any(','))),
    any(
      'als geschenk|als trinkgeld|als dankeschon|als spende|als kleines dankeschon|als anzahlung|als vorschuss|als kaution|als taschengeld|als honorar|als lohn|als gehalt|als beitrag|als mitgliedsbeitrag|als geburtstagsgeschenk|als hochzeitsgeschenk|als monatsmiete|als miete',
    ),
  ),
);

const IS = 'das ist|ist|es ist|des is|des ist|dies ist|das is|is|s ist|das waere|das sind';
const each = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [`${word} fur`, `${word} furs`])
    .join('|');
const SOMEBODY = any(`${HE}|${SHE}`);
export const TO_SOMEBODY: Rule = any(`${HIS}|${HER}`);
const DOES = any(
  `hat geburtstag|hat heute geburtstag|wartet|wartet schon|wartet schon drauf|wartet darauf|wartet auf das geld|wartet auf sein geld|wartet auf ihr geld|wartet schon auf sein geld|wartet schon auf ihr geld|war heute da|ist da|ist fertig|ist schon fertig|ist jetzt fertig|braucht geld|braucht das geld|braucht dringend geld|braucht es|braucht es dringend|heiratet heute|hat heute hochzeit|steht vor der tur|steht an der tur|${IS_SO}`,
);
/** A clause that says why and holds no value. */
export const REASON: Rule = once(
  either(
    seq(any(IS), either(SOMETHING, shareOf(ANYTHING))),
    seq(any(`${each(IS)}|das geld ist fur|das war fur|das waere fur`), ANYTHING),
    seq(any(IS), any('wegen'), ANYTHING),
    labelled(ANYTHING),
    PAPER,
    shareOf(ANYTHING),
    owing(ANYTHING),
    DEEDS_DONE,
    seq(SOMEBODY, DOES, maybe(seq(any('und'), DOES))),
    seq(
      any('die anzahlung|die miete|die rechnung|die kaution|meine miete|unsere miete'),
      any('ist heute fallig|ist fallig'),
    ),
    seq(
      any('ich schulde'),
      TO_SOMEBODY,
      any('was|noch was|geld|noch geld|das geld|das abendessen|das mittagessen|das essen'),
    ),
    any('ich schulde ihm geld|ich schulde ihr geld|ich schulde ihm das abendessen|ich schulde ihr das abendessen'),
    any(
      'er wartet|sie wartet|er wartet schon|sie wartet schon|er braucht es|sie braucht es|er braucht es dringend|sie braucht es dringend|er braucht geld|er hat geburtstag|sie hat geburtstag|er hat heute geburtstag|sie hat heute geburtstag|er wartet darauf|sie wartet darauf',
    ),
  ),
);
