import { NAMES } from '../english/people-words.ts';
import { any, either, many, maybe, once, type Rule, seq, some, unless, word } from '../rules/rule.ts';
import * as words from './german-courtesy-words.ts';

/** "mein lieber freund", "liebe KI" */
export const ADDRESSED: Rule = once(
  seq(
    many(word(words.FOND), any('mein|meine|sehr|du|ihr|oh|hochst')),
    word(words.SPOKEN_TO),
    maybe(any('mein|du|meiner')),
  ),
);
export const COMMA: Rule = maybe(any(','));
export const TO_WHOM: Rule = maybe(seq(COMMA, ADDRESSED));
const THANKS_FOR = seq(
  any('fur|furs'),
  maybe(any('die|deine|ihre|eure|den|das|dein|ihr|euren|ihren|deinen|euer|all die|die ganze')),
  many(word(words.FAVOUR_KIND)),
  word(words.FAVOUR),
);
const MUCH = many(any(words.MUCH), THANKS_FOR);
/** "vielen herzlichen dank für die schnelle hilfe, mein freund", "super danke dir" */
const THANKS = once(
  seq(
    many(word(words.THANK_FIRST), any('im voraus|schon mal|schonmal|hab|habt|haben sie|ein')),
    any(words.THANK),
    MUCH,
    TO_WHOM,
    MUCH,
  ),
);

const VERY = many(
  any(
    'sehr|wirklich|ganz|echt|super|ziemlich|total|recht|etwas|leider|mega|ausserst|hochst|ein bisschen|bisschen|so|extrem|absolut',
  ),
);
export const URGENT: Rule = either(
  seq(
    maybe(any('und')),
    any('es|das|die sache|ist|es ist|das ist|die sache ist|weil es|da es|die zeit ist|s ist|is'),
    VERY,
    any('dringend|eilig|wichtig|dringlich|zeitkritisch|notig'),
    maybe(any('ist')),
  ),
  seq(VERY, any('dringend|eilig|wichtig|dringlich|zeitkritisch')),
  seq(any('es eilt|eilt|das eilt|die zeit drangt'), VERY),
);
/** Now: "bald" and "später" are not among them. */
const NOW = either(
  seq(
    maybe(any('und|aber|gern|gerne|am besten|also')),
    any(
      'jetzt|sofort|gleich|umgehend|heute noch|noch heute|schnell|schnellstmoglich|schnellstens|asap|unverzuglich|zeitnah|prompt|auf der stelle|jetzt gleich|jetzt sofort|jetzt direkt|ab sofort|direkt jetzt|zackig|flott|flugs|zugig|rasch|ruckzuck|zack zack|heute|instant|heit no|grad jetzt|jetzt bitte|gleich jetzt|hopp hopp|dalli|dalli dalli|schleunigst|am besten sofort|am besten gleich|am besten jetzt',
    ),
    maybe(any('bitte')),
  ),
  seq(
    any('so|wenn moglich so|bitte so'),
    any('schnell|rasch|zugig|flott|prompt|fix'),
    any('wie|als'),
    any('moglich|s geht|es geht|du kannst|sie konnen|irgend moglich|nur moglich'),
  ),
  seq(any('moglichst'), any('schnell|rasch|zeitnah|zugig|umgehend|sofort|heute noch|heute|bald|prompt|flott|jetzt')),
  seq(
    any('bitte um|mit bitte um|mit der bitte um|um|ich bitte um|wir bitten um|erbitte'),
    many(
      any('baldige|zeitnahe|schnelle|umgehende|kurze|prompte|rasche|zugige|unverzugliche|eine|ihre|schnellstmogliche'),
    ),
    any(
      'ausfuhrung|erledigung|bearbeitung|durchfuhrung|umsetzung|abwicklung|kenntnisnahme|bestatigung|ruckmeldung|veranlassung|uberweisung',
    ),
    maybe(any('gebeten|wird gebeten')),
  ),
);
const DAY = once(
  seq(
    many(
      any(
        'und|ich wunsche|wunsche|wir wunschen|dir|ihnen|euch|noch|einen|ein|eine|nen|n|ne|hab|habt|haben sie|weiterhin',
      ),
    ),
    some(word(words.NICE)),
    word(words.WISHED),
    many(any('noch|dir|ihnen|euch|gewunscht|weiterhin|in die woche|zusammen|auch')),
    TO_WHOM,
  ),
);
const PRAISE = once(
  either(
    seq(
      maybe(any('du|sie')),
      any('bist|sind|bisch'),
      many(
        any(
          'der|die|das|ein|eine|echt|so|wirklich|mein|n|ne|a|einfach|wahrer|wahre|echter|sehr|absoluter|doch|ja|total|immer',
        ),
      ),
      word(words.PRAISED),
      TO_WHOM,
    ),
    any(
      'ehrenmann|ehrenfrau|bester mann|guter mann|beste|bester|gute arbeit|guter job|starke sache|stabil|feine sache',
    ),
  ),
);
/** "das wäre super", "wär echt lieb von dir" */
const WOULD_BE = seq(
  maybe(any('das|es')),
  any('waere|waer|waer s|ware'),
  many(any('echt|sehr|wirklich|total|so|mega|super|ganz|richtig|voll')),
  any(
    'super|lieb|nett|toll|klasse|spitze|prima|fein|genial|hilfreich|cool|geil|perfekt|freundlich|schon|stark|grossartig|wunderbar|top|hammer|dankbar|furchtbar nett|mega',
  ),
  maybe(any('von dir|von ihnen|von euch|wenns klappt|danke')),
);
const GRATEFUL = seq(
  any('ich|wir'),
  any('waere|waer|waeren|bin|sind|freue mich|freu mich|freuen uns'),
  many(any('dir|ihnen|euch|sehr|echt|wirklich|uberaus|ewig|schon|dafur')),
  maybe(any('dankbar|verbunden|froh')),
);
const DONE = seq(
  maybe(any('und|so')),
  any(
    'das waer s|das waers|das waere es|das waere s|das wars|das war s|das war alles|das ist alles|das waer alles|das waere alles|mehr nicht|mehr brauch ich nicht|mehr brauchts nicht|sonst nichts|weiter nichts|nichts weiter|basta|punkt|passt|passt so|passt schon|passt scho|basst|basst scho|passt dann|top|perfekt|super|klasse|prima|bestens|alles klar|ok|okay|cool|nice|geil|spitze|wunderbar|gut so|so passt|so passt s|so passts|so ists gut|so ist es gut|fertig aus|los|los gehts|los geht s|ab dafur|ab damit|auf gehts|gell|gelle|ja|ja bitte|bitte ja|bidde|bidde danke|bittschon|bitteschon|bittesehr|bitte sehr|bitte bitte|bitte|pls|plz|please|bitte danke|bitte und danke|jawohl|weiter so',
  ),
  maybe(any('dann|erstmal|von meiner seite|von mir|schon|auch schon|fur heute|fur jetzt|furs erste|soweit')),
  TO_WHOM,
);
const ASKED = seq(any('ja|ok|okay|gell|gelle|bitte|geht klar|alles klar|gebongt|abgemacht'), any('?'));
const NAME = any(`${words.SURNAMES}|${NAMES}`);
const REGARDS = once(
  seq(
    either(
      any(words.SHORT_REGARD),
      seq(
        many(any('mit|und|es grusst|den|vielen|viele|mit den|tausend'), word(words.REGARD_KIND)),
        any(words.REGARD),
        maybe(
          either(
            any('und dank|und danke|und kuss|und bussi|ans team|und tschuss|aus der buchhaltung|aus dem buro'),
            seq(any('aus'), word(words.TOWNS)),
          ),
        ),
      ),
      seq(word(words.REGARD_KIND), maybe(any('und')), word(words.REGARD_KIND), any(words.REGARD)),
    ),
    // A relation in the signature would make a letter of it: "gruß, mama".
    maybe(seq(COMMA, maybe(any('ihr|ihre|euer|eure|familie|fam')), NAME, maybe(NAME))),
  ),
);

const POLITE = either(
  THANKS,
  URGENT,
  NOW,
  DAY,
  PRAISE,
  WOULD_BE,
  GRATEFUL,
  DONE,
  ASKED,
  REGARDS,
  any('schlaf gut|mahlzeit|gute nacht'),
);
/** The same at its end; some of it may be joined by "und". */
export const POLITELY_LAST: Rule = once(
  either(
    seq(maybe(any('und|&')), POLITE, many(seq(COMMA, any('und|&|und noch'), POLITE))),
    seq(ADDRESSED, unless(any(':'))),
    some(any(')')),
    seq(any('-'), NAME),
    any(
      'buchhaltung|die buchhaltung|ihre buchhaltung|finanzabteilung|die finanzabteilung|ihre finanzabteilung|wenn moglich|wenn es geht|falls moglich|wenns geht',
    ),
  ),
);
