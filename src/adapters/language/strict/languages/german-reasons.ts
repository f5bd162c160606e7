import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { DEEDS_DONE, IS_SO, labelled, MONTH, owing, PAPER, shareOf } from './german-about.ts';
import { CAUSE, CAUSE_BEHIND } from './german-causes.ts';
import { HE, HER, HIS, SHE } from './german-people.ts';
import { FOR, NAMED_SUM, THING as NAMED_THING } from './german-purposes.ts';
import { NO_NETWORK_BEHIND } from './parts.ts';

/** Things that have no other meaning beside a request: "Kino." says that all of it is a film. */
const THING =
  'miete|monatsmiete|nebenkosten|abendessen|mittagessen|essen|fruhstuck|kaffee|pizza|getranke|bier|einkauf|einkaufe|lebensmittel|ticket|tickets|konzertticket|konzerttickets|konzertkarten|konzertkarte|kinokarten|geschenk|hochzeit|feier|hotel|flug|taxi|stromrechnung|handwerkerrechnung|klempnerrechnung|restaurantrechnung|hotelrechnung|handyrechnung|internetrechnung|rechnung|klavierunterricht|unterricht|kurs|reparatur|fahrradreparatur|autoreparatur|fahrrad|reise|ausflug|handwerker|putzen|babysitten|blumen|kuchen|mobel|computer';
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
/** Beside a payment: "für die miete". */
export const PURPOSE: Rule = once(
  seq(either(FOR, PAPER, seq(any(','), shareOf(NAMED_THING), maybe(any(',')))), NO_NETWORK_BEHIND),
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
/** Behind an order only. */
export const REASON_BEHIND: Rule = CAUSE_BEHIND;
/** A clause that says why and holds no value. */
export const REASON: Rule = once(
  either(
    seq(any(IS), either(SOMETHING, shareOf(NAMED_THING))),
    seq(any(`${each(IS)}|das geld ist fur|das waere fur`), NAMED_THING),
    seq(any(IS), any('wegen'), NAMED_THING),
    labelled(NAMED_THING),
    PAPER,
    shareOf(NAMED_THING),
    owing(SOMETHING),
    DEEDS_DONE,
    CAUSE,
    NAMED_SUM,
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
