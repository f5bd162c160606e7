import { any, either, maybe, once, type Rule, seq } from '../rule.ts';
import { HER, HIS } from './german-people.ts';

/** Things that have no other meaning beside a request: "Kino." says that all of it is a film. */
const THING =
  'miete|monatsmiete|nebenkosten|abendessen|mittagessen|essen|fruhstuck|kaffee|pizza|getranke|bier|einkauf|einkaufe|lebensmittel|ticket|tickets|konzertticket|konzerttickets|konzertkarten|konzertkarte|kinokarten|geschenk|hochzeit|feier|hotel|flug|taxi|stromrechnung|handwerkerrechnung|klempnerrechnung|restaurantrechnung|hotelrechnung|handyrechnung|internetrechnung|rechnung|klavierunterricht|unterricht|kurs|reparatur|fahrradreparatur|autoreparatur|fahrrad|reise|ausflug|handwerker|putzen|babysitten|blumen|kuchen|mobel|computer';
const MORE =
  'wein|eintrittskarten|eintrittskarte|fahrkarte|fahrkarten|zugticket|bahnticket|flugticket|fluge|hotelzimmer|ferienwohnung|urlaub|taxifahrt|fahrt|geburtstagsgeschenk|hochzeitsgeschenk|party|grillabend|torte|doner|brunch|sofa|bett|tisch|stuhl|stuhle|schrank|waschmaschine|kuhlschrank|fernseher|handy|laptop|drucker|kamera|rad|roller|auto|heizung|wasserrechnung|gasrechnung|telefonrechnung|arztrechnung|tierarzt|tierarztrechnung|zahnarzt|zahnarztrechnung|medikamente|brille|friseur|haarschnitt|massage|kita|babysitter|babysitterin|nachhilfe|klavierstunde|klavierstunden|gitarrenunterricht|sprachkurs|yogakurs|schwimmkurs|tanzkurs|fahrstunde|fahrstunden|schulbucher|schulsachen|klassenfahrt|kleidung|schuhe|jacke|kleid|uhr|klempner|elektriker|maler|gartner|gartenarbeit|putzfrau|reinigung|renovierung|umzug|anwalt|steuerberater|beratung|ubersetzung|webseite|website|logo|design|fotos|hochzeitsfotos|material|werkzeug|holz|bestellung|lieferung|hundefutter|katzenfutter|parkplatz|benzin|sprit|kaution|dachreparatur|waschbecken|fenster|tur';
const THE = maybe(
  any('die|das|den|meine|mein|meinen|unsere|unser|unseren|eine|ein|einen|dein|deine|seine|ihre|dem|der'),
);
const WHEN = maybe(
  any(
    'gestern|von gestern|heute|von heute|gestern abend|von gestern abend|am auto|am fahrrad|am wochenende|vom wochenende|letzte woche|diesen monat|von letzter woche|fur diesen monat',
  ),
);
export const SOMETHING: Rule = once(seq(THE, any(THING), WHEN));
const ANYTHING = seq(THE, any(`${THING}|${MORE}`), WHEN);
/** Beside a payment: "für die miete". */
export const PURPOSE: Rule = once(either(seq(any('fur'), ANYTHING), seq(any('furs'), any(`${THING}|${MORE}`), WHEN)));

const SOMEBODY =
  'meine schwester|meine tochter|meine mutter|meine mama|mama|meine oma|oma|meine freundin|meine frau|meine nichte|mein bruder|mein sohn|mein vater|papa|mein opa|mein freund|mein mann|mein neffe|der handwerker|der klempner|der elektriker|der maler|der fahrer|der mechaniker|der gartner|die putzfrau|die babysitterin|der kurier|der lieferant|der verkaufer';
export const TO_SOMEBODY: Rule = any(`${HIS}|${HER}|dem handwerker|dem klempner|dem elektriker|dem maler`);
/** A clause that says why and holds no value. */
export const REASON: Rule = once(
  either(
    seq(any('das ist|ist|es ist'), SOMETHING),
    seq(any('das ist fur|ist fur|es ist fur'), ANYTHING),
    seq(
      any(SOMEBODY),
      any(
        'hat geburtstag|hat heute geburtstag|wartet|wartet schon|wartet schon drauf|war heute da|ist da|ist fertig|braucht geld|braucht das geld|braucht es',
      ),
    ),
    seq(any('die anzahlung|die miete|die rechnung|die kaution'), any('ist heute fallig|ist fallig')),
    seq(any('ich schulde'), TO_SOMEBODY, any('geld|noch geld|das geld|das abendessen|das mittagessen|das essen')),
    any('ich schulde ihm geld|ich schulde ihr geld|ich schulde ihm das abendessen|ich schulde ihr das abendessen'),
    any('er wartet|sie wartet|er wartet schon|sie wartet schon|er braucht es|sie braucht es'),
  ),
);
