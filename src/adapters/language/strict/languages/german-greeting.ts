import { any, either, many, maybe, once, type Rule, seq, unless, word } from '../rules/rule.ts';
import { ADDRESSED, COMMA, TO_WHOM, URGENT } from './german-courtesy.ts';
import * as words from './german-courtesy-words.ts';

const GREETED = seq(any(words.GREETING), many(word(words.AGAIN)), TO_WHOM, maybe(any('?')));
const BACK = seq(
  any('ich bins|ich bin s|ich bin es|i bins|da bin ich|hier bin ich|ich'),
  any('wieder|nochmal|noch mal|schon wieder|mal wieder|noch einmal'),
);
const SORRY = either(
  seq(
    many(any('oh|ach|bitte')),
    any(
      'entschuldigung|entschuldigen sie|entschuldige|entschuldigt|entschuldigts|verzeihung|verzeihen sie|verzeih|sorry|pardon|tschuldigung|tschuldige|tut mir leid|excuse me|exgusi|exgusee|ich bitte um entschuldigung|ich bitte um verzeihung',
    ),
    maybe(any('bitte|vielmals')),
    maybe(
      either(
        seq(
          any('fur|wegen'),
          maybe(any('die|das|der|den|mein|meine|dem')),
          maybe(any('spate|erneute|fruhe|kurze|schlechtes|kleine|ganze|standige')),
          any(
            'storung|stress|umstande|mein deutsch|deutsch|schlechtes deutsch|tippfehler|rechtschreibung|uhrzeit|eile|hektik',
          ),
        ),
        seq(
          COMMA,
          any('dass|wenn'),
          any('ich'),
          many(any('sie|dich|euch|so|nochmal|schon wieder|wieder|spat|noch')),
          any('store|stor|nerve|nerv|belastige|schreibe|schreib'),
        ),
      ),
    ),
    maybe(any('aber')),
  ),
  any('mein deutsch ist schlecht|mein deutsch ist nicht gut|mein deutsch ist nicht so gut|ich kann nicht gut deutsch'),
);
const WELL = seq(
  any('ich hoffe|hoffe|hoffentlich|wir hoffen'),
  COMMA,
  maybe(any('dass')),
  any('es geht|geht es|geht s|gehts|es|dir|ihnen|alles'),
  many(any('dir|ihnen|euch|so|allen|heute')),
  any('gut|bestens|prima|klar|geht gut|gut geht|geht es gut|geht s gut|gehts gut|ist gut|im lot'),
);
const HOW = seq(
  maybe(any('na')),
  any(
    'wie gehts|wie geht s|wie geht es|wie gohts|wie laufts|wie lauft s|wie lauft es|alles klar|alles gut|alles fit|alles frisch|was geht',
  ),
  many(any('dir|ihnen|euch|so|heute|denn|bei dir|bei euch|bei ihnen')),
  maybe(any('?')),
);
const A_SMALL = any(
  'nachster|nachste|der nachste|die nachste|mein nachster|kurze|kleine|schnelle|eilige|einfache|neue|ganz kurze|ganz kleine|dringende|wichtige|eine|ne|eine kleine|ne kleine|eine kurze|ne kurze|noch eine|kleiner|kurzer|neuer|schneller|eiliger|ein kleiner|ein|n kleiner|ein kurzer|dringender|wichtiger|einfacher',
);
/** What tells that an order comes. Behind a person, a colon would make a speaker of whoever is named. */
const ANNOUNCED = once(
  either(
    seq(
      maybe(A_SMALL),
      any(
        'sache|bitte|zahlung|uberweisung|transaktion|anliegen|auftrag|gefallen|zahlungsauftrag|uberweisungsauftrag|eilauftrag|order|tauschauftrag|swapauftrag|swap auftrag|umtausch auftrag|wechselauftrag|handelsauftrag|trade|swap|tausch|umtausch',
      ),
    ),
    seq(
      any('ich|wir'),
      any('habe|hab|haett|haette|haben|haetten'),
      many(any('da|mal|noch|nur|bitte|nochmal')),
      A_SMALL,
      any('bitte|auftrag|anliegen|zahlung|uberweisung'),
      maybe(any('an sie|an dich|fur dich|fur sie')),
    ),
    any(
      'los gehts|los geht s|auf gehts|auf geht s|dann los|pass auf|pass mal auf|passt auf|hor zu|hor mal|hor mal zu|folgendes|wichtig|eilig|eilt|dringend|es eilt|nur kurz|mal kurz|nur schnell|mal schnell|ganz kurz|ganz schnell|schnell mal|kurz mal|bitte folgendes|ich bitte um folgendes|bitte ausfuhren|bitte erledigen|bitte sofort ausfuhren|kurz und schmerzlos|mach mal|mach mal bitte|mach bitte|tu mal|komm|komm schon|los|geh|geh bitte',
    ),
  ),
);
const FILLER = any(
  'ahm|ah|oh|ohm|also|so|soo|sooo|ja|ja also|ok|okay|gut|nun|nun gut|na gut|na dann|dann|na ja gut|ach|ach ja|ach so|alles klar|alles klar dann|super|perfekt|jut|naja gut|jo|joa|joo|jup|aha|tja|so dann|also dann|also gut|gut also|bitte|bitte bitte|bidde',
);
/** What is said to be polite at the beginning of a message. */
export const POLITELY_FIRST: Rule = once(
  either(
    GREETED,
    BACK,
    SORRY,
    WELL,
    HOW,
    URGENT,
    seq(
      either(ADDRESSED, any('sehr geehrte damen und herren|liebe leute|sehr geehrtes team|guten tag liebes team')),
      unless(any(':')),
    ),
    seq(
      any('danke|vielen dank|dank'),
      maybe(any('dir|ihnen|euch')),
      any('schonmal|schon mal|im voraus|vorab|fur eben'),
    ),
    seq(ANNOUNCED, maybe(any(':'))),
    seq(FILLER, maybe(any(':'))),
  ),
);
