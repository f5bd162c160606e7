import { any, either, many, maybe, once, type Rule, seq, word } from '../rules/rule.ts';
import * as said from './german-cause-words.ts';
import { HE, HER, HIS, SHE } from './german-people.ts';
import { THING } from './german-purposes.ts';
import { BEFORE_THINGS, THINGS } from './german-things.ts';

const ARTICLE = any('der|die|das|den|mein|meine|meinen|sein|seine|seinen|unser|unsere|unseren|ein|eine|einen|nen|ne');
const GOODS = seq(ARTICLE, many(word(said.SO)), maybe(word(BEFORE_THINGS)), word(THINGS));
const SOMEBODY = either(
  any(`er|sie|der|die|${HE}|${SHE}`),
  seq(any('der|die|das'), many(word(said.SO)), word(said.PEOPLE)),
);
const WHOM = any(`mir|uns|ihm|ihr|ihnen|mich|${HIS}|${HER}`);
/** When, how, where and for whom: no word here denies, doubts or repeats. */
const MID = many(
  any(said.BESIDE),
  WHOM,
  seq(
    any(
      'beim|im|in der|am|auf der|auf dem|mit dem|mit der|bei der|zum|zur|an der|vom|von der|fur den|fur die|fur das|furs|mit|bei',
    ),
    maybe(word(said.MINE)),
    word(THINGS),
  ),
);
const WHAT = either(GOODS, any(said.OBJECTS), seq(any('was|etwas|viel'), maybe(any('zum|zu|vom')), word(THINGS)));
const DID = seq(MID, maybe(seq(WHAT, MID)), word(said.DONE));
/** Who pays for others is owed for it, and who paid alone has paid already. */
const PAID = seq(
  MID,
  either(
    seq(
      any('fur mich|fur uns|fur alle|fur uns alle|fur mich mit|fur alle zusammen|fur uns beide'),
      MID,
      maybe(seq(WHAT, MID)),
    ),
    seq(WHAT, MID),
  ),
  any('bezahlt|gezahlt|ausgelegt|vorgestreckt|ubernommen|spendiert|vorgeschossen|vorgelegt|gekauft'),
);
const IS_SO = seq(MID, any(said.STATES), MID);
const NEEDED = seq(MID, maybe(seq(either(WHAT, any('geld|das geld|es|das|hilfe|unterstutzung|bargeld')), MID)));
const LACK = seq(
  MID,
  any('kein|keine|keinen|wenig|zu wenig'),
  any('bargeld|geld|konto|bankkonto|kohle|karte|job|arbeit'),
  maybe(any('mehr|dabei|da|ubrig')),
);
const HAS = either(
  seq(
    MID,
    any(
      'geburtstag|namenstag|hochzeit|prufung|schulden|sorgen|hunger|durst|gute noten|gute arbeit|viel zu tun|ein einser zeugnis|ein gutes zeugnis|ein super zeugnis|nachwuchs|ein baby|drei kinder|kinder|urlaub',
    ),
  ),
  LACK,
);
const OWED = either(
  seq(
    any('ich'),
    either(any('ihm|ihr|ihnen|euch'), any(`${HIS}|${HER}`)),
    many(any('das|es|noch|was|noch was|das geld|geld|noch geld|einen gefallen|noch einen gefallen')),
    any('schulde|schuldig bin|versprochen habe|versprochen hab|schuld'),
  ),
  seq(
    any('ich|wir'),
    many(any('noch|bei ihm|bei ihr|bei ihnen|da|dort')),
    any('schulden'),
    maybe(any('bei ihm|bei ihr|bei ihnen')),
    any('hab|habe|haben'),
  ),
  seq(
    any('ich|wir'),
    many(any('das|es|mir|uns|gestern|neulich|ihm|ihr')),
    maybe(WHAT),
    any(
      'verloren|versprochen|geliehen|ausgeliehen|bestellt|gekauft|vergessen|gebraucht|eingekauft|abgenommen|erhalten|bekommen',
    ),
    any('hab|habe|haben'),
  ),
);
const ALL_RIGHT = any(
  'wir quitt sind|wir dann quitt sind|ich quitt bin|alles passt|es sein muss|das sein muss|s sein muss|es so ausgemacht ist|es eilig ist|es dringend ist|es eilt|es pressiert|es fair ist|es gerecht ist|sich das so gehort|sichs gehort|es schneller geht|es gunstiger ist|das schneller geht|die bank zu lange braucht|die bank so lange braucht|die bank zu langsam ist|die uberweisung zu lange dauert|die gebuhren niedrig sind|die gebuhren da niedriger sind|es dort gunstiger ist',
);
/** Behind "weil": the verb is last. */
const LAST = either(
  ALL_RIGHT,
  OWED,
  seq(
    SOMEBODY,
    either(
      seq(either(DID, PAID), any('hat|hatte')),
      seq(either(IS_SO, seq(MID, word(said.GONE))), any('ist|war')),
      seq(NEEDED, any('braucht|benotigt')),
      seq(HAS, any('hat')),
      seq(MID, any(said.DOES)),
    ),
  ),
  seq(
    any(
      'die kinder|die jungs|die madels|die nachbarn|die handwerker|die leute|meine eltern|unsere eltern|meine kinder|unsere kinder',
    ),
    either(
      seq(either(DID, PAID), any('haben')),
      seq(IS_SO, any('sind|waren')),
      seq(NEEDED, any('brauchen')),
      seq(HAS, any('haben')),
    ),
  ),
  seq(
    either(GOODS, seq(any('ihr|sein|mein|ihre|seine|meine'), any(said.STOLEN))),
    MID,
    word(said.GONE),
    any('ist|wurde|worden ist|war'),
  ),
  seq(GOODS, IS_SO, any('ist|war|sind|waren')),
);
const BECAUSE = seq(maybe(any(',')), any('weil|da|weils|weil s'), LAST);
const CAN = seq(
  any('damit'),
  either(
    ALL_RIGHT,
    seq(
      either(SOMEBODY, any('die kinder|wir|ich|sie|die jungs|alle|meine eltern|der kleine')),
      MID,
      either(
        seq(
          maybe(seq(either(WHAT, THING, any('was|sich was|sich etwas')), MID)),
          any(said.DO),
          any('kann|koennen|konnen'),
        ),
        seq(
          either(WHAT, any('was zum essen|was zu essen|essen|etwas|geld|genug|was'), THING),
          any('hat|haben|bekommt|kriegt'),
        ),
        any('studieren kann|heim kommt|heimkommt|nach hause kommt|leben kann|gluecklich ist|sich freut'),
      ),
    ),
  ),
);
const IN_ORDER_TO = seq(
  any('um'),
  either(
    THING,
    seq(
      either(WHOM, any('ihn|sie|mich|danke|die kinder|den kleinen')),
      maybe(either(any('eine freude|eine kleine freude|einen gefallen|was gutes|was'), THING)),
      maybe(any('zu')),
    ),
    any('eine freude|quitt|danke|was gutes'),
  ),
  any('zu'),
  any(said.DO),
);

const DID_IT = seq(SOMEBODY, any('hat'), DID);
const FIRST: Rule = either(
  seq(SOMEBODY, any('ist|war|is'), either(IS_SO, seq(MID, word(said.GONE)))),
  seq(SOMEBODY, any('braucht|benotigt'), NEEDED),
  seq(
    SOMEBODY,
    any('hat'),
    either(
      HAS,
      seq(any('ein|eine|einen'), any('einser zeugnis|gutes zeugnis|super zeugnis|neues baby|neuen job|neue wohnung')),
    ),
  ),
  seq(
    any('die kinder|die jungs|die nachbarn|die handwerker|meine eltern'),
    either(seq(any('haben'), DID), seq(any('sind|waren'), IS_SO), seq(any('brauchen'), NEEDED)),
  ),
  seq(
    either(GOODS, word(said.ARRIVED)),
    either(
      seq(any('ist|sind|wurde|wurden'), MID, word(said.GONE)),
      seq(any('ist|sind|war'), IS_SO),
      any(
        'liegt vor|liegt bei|liegt an|steht an|steht noch aus|kam gestern|kam heute|kam an|ging kaputt|war super|war lecker|ist dran',
      ),
    ),
  ),
  seq(any('das geld|das'), any('wird'), MID, any('gebraucht|benotigt')),
  seq(
    any('das'),
    any('hab|habe|schulde|bin'),
    any('ich'),
    maybe(either(WHOM, any(`${HIS}|${HER}`))),
    many(any('noch|so|gestern|immer noch')),
    maybe(any('versprochen|schuldig|zugesagt|ausgemacht')),
  ),
  seq(
    any('ich'),
    any('schulde|schuld'),
    either(WHOM, any('denen')),
    many(any('das|es|noch|was|etwas|einen gefallen|geld')),
  ),
  seq(
    any('ich'),
    any('habe|hab'),
    either(any('die wette|eine wette|das spiel|die runde'), seq(any('bei der'), any('wette'))),
    any('verloren'),
  ),
  seq(any('dann|damit|so'), any('sind wir'), any('quitt|ausgeglichen|fertig miteinander|wieder gut')),
  seq(
    any('ich will|ich moechte'),
    any('ihm|ihr|mich|das'),
    any('damit|nur|auch'),
    maybe(any('eine freude')),
    any('danken|machen|helfen|bedanken|unterstutzen'),
  ),
  seq(any('es geht|geht|handelt sich|es handelt sich|da geht es|es geht dabei'), any('um'), THING),
  any(
    'ich bin ihm was schuldig|ich bin ihr was schuldig|ich bin ihm das schuldig|ich bin ihr das schuldig|er freut sich|sie freut sich|die freuen sich|das muss sein|es muss sein|muss sein|ehrensache|versprochen ist versprochen|kleine aufmerksamkeit|kleines dankeschon|alles gute zum geburtstag|schulden begleichen',
  ),
);
/** Why, in a clause that holds no value. Before an order, what has arrived would be the payee's words: "Ihr Paket ist da". */
export const CAUSE: Rule = once(either(BECAUSE, CAN, IN_ORDER_TO, DID_IT));
/** Behind an order. Before one without a verb, somebody who paid would have made the payment. */
export const CAUSE_BEHIND: Rule = once(either(FIRST, seq(SOMEBODY, any('hat'), PAID)));
