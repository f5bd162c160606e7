import { any, either, many, maybe, once, type Rule, seq, unless, word } from '../rules/rule.ts';
import { MONTH } from './german-about.ts';
import { bent, TOWNS } from './german-courtesy-words.ts';
import { HE, HER, HIS, NAMED, OF_HER, OF_HIM, SHE } from './german-people.ts';
import { BEFORE_THINGS, THINGS } from './german-things.ts';

const THE = new Set(
  `die das den der dem des meine mein meinen meiner meinem meines unsere unser unseren unserer unserem unseres eine ein einen einer einem eines dein deine deinen seine sein seinen
    ihre ihr ihren seiner ihrer euer eure nen ne n d s a de em dies diese diesen dieses all alle beide beiden`.split(
    /\s+/,
  ),
);
/** None of these tells of a time to come, or of every month. */
const SO = bent(
  'neu kaputt letzt gestrig gemeinsam klein gross gebraucht offen gut lecker schon toll super alt vergangen heutig teur defekt notwendig ganz dringend fallig ausstehend komplett vegan warm kalt kurz lang tapfer fleissig nett lieb ehrlich geleistet bestellt geliefert gekauft viel jungst altest best privat beruflich',
  'e|en|er|es|em',
);
const CORE = seq(many(word(THE)), many(word(SO)), maybe(word(BEFORE_THINGS)), word(THINGS));
const LAND =
  'lissabon paris rom london madrid barcelona mallorca italien spanien portugal griechenland kroatien frankreich schweden norwegen danemark holland polen prag budapest venedig mailand florenz istanbul turkei kreta korfu ibiza amerika usa japan thailand bali agypten marokko island irland england schottland sylt rugen usedom nordsee ostsee alpen schweiz';
const WHERE = new Set([...TOWNS, ...LAND.split(' ')]);
const PERSON = any(`${OF_HIM}|${OF_HER}|${HIS}|${HER}`);
/** Whose a thing is, where it is from, what for. */
const OF = either(
  PERSON,
  seq(any('von|fur'), any(NAMED)),
  seq(any('vom|von|von der|von dem|im|in der|in dem|am|an der|auf dem|auf der|beim|fur|furs|zum|zur|am'), CORE),
  seq(
    any('des|der|meiner|meines|unserer|unseres|ihrer|seiner|seines|ihres'),
    many(word(SO)),
    maybe(word(BEFORE_THINGS)),
    either(
      word(THINGS),
      any(
        'patenkindes|vereins|autos|hauses|hundes|gartens|daches|traktors|kindes|umzugs|essens|urlaubs|ladens|projekts|kurses|zimmers|gesellschafter|kunden|gaste',
      ),
    ),
  ),
  seq(any('nach|in|aus|von'), word(WHERE)),
  seq(any('von'), any('kleinanzeigen|ebay|amazon|vinted|ikea|uns|allen|ihm|ihr|mir|euch|ihnen|denen')),
  any(
    'zu hause|daheim|zuhause|fur uns|fur uns alle|fur alle|fur mich|fur ihn|fur sie|fur die kinder|fur den kleinen|fur die kleine',
  ),
  seq(any('fur'), any(`${HE}|${SHE}`)),
);
const WHEN = maybe(
  either(
    MONTH,
    any(
      'gestern|von gestern|heute|von heute|gestern abend|von gestern abend|am wochenende|vom wochenende|letzte woche|letztes wochenende|diesen monat|von letzter woche|vom letzten wochenende|fur diesen monat|von neulich|vom samstag|vom sonntag|vom freitag|vom montag|vom dienstag|vom mittwoch|vom donnerstag|vom letzten mal|von vorhin|von letztem monat|vom letzten monat|neulich|vorhin|im urlaub|im restaurant|bei dir|von heute morgen|heute morgen|vom fruhjahr|vom herbst|vom sommer|vom winter|vom letzten jahr|von letztem jahr|von letztens|letztens|vom vormonat|vom letzten quartal|von vorgestern|vorgestern|vom abend|von eben|vom urlaub',
    ),
  ),
);
/** "das gebrauchte fahrrad von meinem bruder", "saatgut und dünger" */
export const THING: Rule = once(seq(CORE, maybe(seq(any('und|&'), CORE)), maybe(OF), maybe(OF), WHEN));

const EVENT = any(
  'hochzeit|taufe|konfirmation|kommunion|firmung|geburt|prufung|einweihung|verlobung|einschulung|beforderung|rente|jugendweihe|silberhochzeit|goldenen hochzeit|verabschiedung|eroffnung|genesung|erstkommunion|bestandenen prufung',
);
const EVENT_NEUTER = any(
  'geburtstag|jubilaum|abschluss|abschied|schulanfang|ruhestand|abitur|fuhrerschein|einzug|namenstag|hochzeitstag|muttertag|vatertag|richtfest|schulabschluss|studienabschluss|examen|nachwuchs',
);
const SUM = any(
  'geschenk|trinkgeld|dankeschon|dank|danke|spende|vorschuss|kaution|taschengeld|honorar|lohn|gehalt|beitrag|mitgliedsbeitrag|geburtstagsgeschenk|hochzeitsgeschenk|monatsmiete|miete|abschlagszahlung|restzahlung|schlusszahlung|erstattung|ruckerstattung|ruckzahlung|schadensersatz|schadenersatz|entschadigung|aufwandsentschadigung|ausgleich|vergutung|entlohnung|belohnung|bonus|pramie|provision|zuschuss|unterstutzung|hilfe|starthilfe|anerkennung|aufmerksamkeit|vorauszahlung|vorkasse|kostenbeteiligung|beteiligung|anteil|umlage|gage|unterhalt|kollekte|wiedergutmachung|entschuldigung|gefallen|gegenleistung|preis|preisgeld|gewinn|stipendium|sponsoring|startgeld|geldgeschenk|hochzeitsgabe|spesen|auslagenersatz|spritgeld|fahrtkostenzuschuss|benzingeld|zubrot|einlage|ausgleichszahlung|zeichen der dankbarkeit|kleine freude|freude|uberraschung|sicherheit|pfand|reservierung|startkapital',
);
const SETTLING = any(
  'ausgleich|begleichung|bezahlung|zahlung|deckung|absicherung|absichern|aufbewahrung|aufbewahren|ausgleichen|begleichen|bezahlen|unterstutzung|erstattung|abrechnung|abgeltung|tilgung|finanzierung|anschaffung|aufladen|aufstocken|verwahrung|sparen|einkaufen|tanken|ansparen|weitergabe|sicherheit|uberbruckung|verrechnung|feier des tages|dank|gluck|freude|ruckzahlung|kauf|erwerb|reparatur|begleichen der schulden',
);
const PAPERS = any(
  'rechnung|vertrag|angebot|absprache|vereinbarung|beschluss|werkvertrag|auftrag|bestellung|liste|kaufvertrag|mietvertrag|arbeitsvertrag|kostenvoranschlag|abrechnung|protokoll|beleg|quittung|mahnung|lieferschein|auftragsbestatigung|satzung|preisliste|honorarvereinbarung|dienstvertrag|rahmenvertrag|bescheid|rezept|tabelle|nebenkostenabrechnung|schlussrechnung',
);
const TALKED = seq(
  any('wie|so wie'),
  many(
    any(
      'am telefon|gestern|heute|vorhin|eben|neulich|letzte woche|mit ihm|mit ihr|mit ihnen|telefonisch|mundlich|schriftlich|per mail|letztens|immer|schon|bereits|gerade|vertraglich|im vertrag|in der sitzung|heute morgen|fruher|vor ort|untereinander|wir|wirs|wir es|ich ihm|ich ihr|ihm|ihr|vorher',
    ),
  ),
  any(
    'besprochen|vereinbart|abgemacht|ausgemacht|abgesprochen|versprochen|zugesagt|festgelegt|beschlossen|immer|ublich|gewunscht',
  ),
  maybe(any('haben|hatten|habe')),
);
/** What the money is for, behind a preposition. */
export const FOR: Rule = once(
  either(
    // "für Rechnung der Firma": whose money it is
    seq(
      unless(any('fur rechnung')),
      any(
        'fur|furs|fur s|fur den|fur die|fur das|ist fur|ist furs|wegen|wegen dem|wegen der|wegen des|betrifft|betreff|betreff :|fia|fir|fuer',
      ),
      THING,
    ),
    seq(
      any('furs|fur das|fur s|zum'),
      any(
        'essen|trinken|feiern|putzen|babysitten|einkaufen|tanken|helfen|kochen|mitnehmen|fahren|brotzeit machen|grillen|aufpassen|mitmachen',
      ),
    ),
    seq(any('zur'), many(word(SO)), EVENT, maybe(OF)),
    seq(any('zum'), many(word(SO)), EVENT_NEUTER, maybe(OF)),
    seq(any('zur|zum|zu'), SETTLING, maybe(either(OF, seq(word(THE), many(word(SO)), word(THINGS))))),
    // For or from somebody it would be another payee, or somebody else's money.
    seq(any('als'), many(word(THE)), many(word(SO)), SUM, maybe(seq(any('fur|furs|fur s|vom|von der'), THING)), WHEN),
    seq(any('laut|gemass|entsprechend|lt .|lt'), many(word(THE)), PAPERS, maybe(OF), WHEN),
    seq(
      any('aus'),
      any(
        'dankbarkeit|liebe|freundschaft|mitleid|solidaritat|nachstenliebe|anstand|freude|verbundenheit|hoflichkeit|gewohnheit|purer dankbarkeit|lauter dankbarkeit',
      ),
    ),
    TALKED,
    seq(
      any('kostenstelle|abteilung|projekt|kategorie|ressort'),
      any(
        'marketing|vertrieb|it|personal|einkauf|entwicklung|verwaltung|buro|werbung|lager|reisekosten|fuhrpark|logistik|produktion|technik|design|support|website|relaunch|umbau|neubau|garten|hausbau',
      ),
    ),
  ),
);
const BARE = any(
  'gehalt|lohn|honorar|miete|mietanteil|anteil|mein anteil|unser anteil|beitrag|kaution|spende|restzahlung|provision|trinkgeld|taschengeld|vergutung|auslagen|spesen|gage|zuschuss|unterhalt|gebuhr|rechnung',
);
/** "gehalt für oktober", "anteil geschenk" */
export const NAMED_SUM: Rule = seq(
  BARE,
  either(
    MONTH,
    seq(any('fur|furs|am|an|an der|an den|vom|von|von der|zum|zur'), THING),
    seq(CORE, maybe(any('lehrerin|lehrer|kollegin|kollege|chef|chefin|trainer|oma|opa|mama|papa'))),
  ),
);
