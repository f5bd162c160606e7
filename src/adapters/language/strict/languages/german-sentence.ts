import { any, either, many, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import { BITTE } from './german-parts.ts';
import * as words from './german-words.ts';

/** How a deed is said: verbs in the forms that stand before and behind its values. */
export type Verbs = Readonly<{
  orders: string;
  sie: string;
  apart?: readonly (readonly [string, string])[];
  last: string;
  you?: string;
  zu: string;
  /** Before values and an infinitive, of this deed only: "magst ma". */
  ask?: string;
}>;

/** Before values and a verb in its infinitive. */
const FOR_ME = maybe(seq(any('fur mich|fur uns'), BITTE));
export const WANTED: Rule = seq(any(words.WISH), BITTE, FOR_ME);
export const ASKED: Rule = seq(any(words.ASK), BITTE, FOR_ME);

const SO_NICE = seq(
  many(any('bitte|mal|doch')),
  any('so'),
  any('nett|lieb|gut|freundlich|gutig|hilfsbereit|grosszugig|toll|gnadig|liebenswurdig|super lieb'),
);
/** Before "und schickst 5 usdc an 0x…". */
const KIND = either(
  seq(any('waerst du|sei|bist du|waerst'), SO_NICE),
  seq(
    any('tu|tue|mach|mache|erweis|erweise'),
    many(any('bitte|mal|doch')),
    any('mir|uns'),
    many(any('bitte|mal|doch|jetzt')),
    any('den|einen|nen|die|den kleinen|einen kleinen|nen kleinen|den grossen'),
    any('gefallen|freude|liebe|dienst'),
  ),
);
const KIND_SIE = either(
  seq(any('waeren sie|seien sie|sind sie'), SO_NICE),
  seq(
    any('tun sie|machen sie|erweisen sie'),
    maybe(any('bitte')),
    any('mir|uns'),
    maybe(any('bitte')),
    any('den|einen|die'),
    any('gefallen|freude|dienst'),
  ),
);
/** Before "und 5 usdc an 0x… schicken". */
const KIND_ASK = seq(
  any('wuerden sie|koennten sie|wuerdest du|koenntest du|kannst du|koennen sie'),
  SO_NICE,
  any('sein'),
);
/** "es wäre nett, wenn du": a frame makes a wish of the condition. */
const IF_YOU = seq(
  any('es waere|das waere|waere|waer|es waer|ich faende es|ich waere dir|ich waere ihnen|ich waer dir|ich wuerde mich'),
  many(any('sehr|echt|total|ganz|wirklich|so|mega')),
  any('nett|super|lieb|toll|klasse|schon|prima|cool|dankbar|verbunden|freuen|freundlich|hilfreich|stark'),
  maybe(any('von dir|von ihnen')),
  maybe(any(',')),
  any('wenn du|wenn sie|wenn ihr'),
  many(any('bitte|mir|fur mich|mal|jetzt')),
);
const COULD = 'koenntest|wuerdest|kannst|koennten|wuerden|koennen|koenntet|wuerdet';
const AND = any('und|, und');
const WOULD = seq(any('wuerdest|koenntest|wuerden|koennten'), many(any('mir|fur mich|bitte')));

/** Values in the places that a German sentence has for them. */
export function deed(
  note: string,
  { orders, sie, apart = [], last, you, zu, ask }: Verbs,
  values: Rule,
  after: Rule = BITTE,
): Rule {
  const said = once(seq(BITTE, values, BITTE));
  return saying(
    note,
    either(
      seq(BITTE, either(any(orders), seq(any(sie), any('sie|s'))), said),
      ...apart.map(([first, then]) => seq(BITTE, any(first), said, any(then), after)),
      seq(either(WANTED, BITTE), said, any(last), after),
      seq(ASKED, said, any(last), after, maybe(any('?'))),
      seq(BITTE, any('tu|tue|tu mal'), said, any(last), after),
      // "bitte senden 5 usdc an 0x…", "ich möchte senden 5 usdc an 0x…"
      seq(either(WANTED, seq(any('bitte|bite|bidde'), BITTE)), any(sie), said),
      seq(any(sie), any('bitte|bite|bidde'), said),
      ...(ask === undefined ? [] : [seq(any(ask), said, any(last), after, maybe(any('?')))]),
      seq(KIND_ASK, AND, said, any(last), maybe(any('?'))),
      seq(IF_YOU, said, either(seq(any(last), any(COULD)), ...(you === undefined ? [] : [any(you)]))),
      seq(any('wenn du bitte|wenn sie bitte|wenn du mir bitte|wenn sie mir bitte'), said, any(last), any(COULD)),
      seq(either(KIND, KIND_SIE), AND, WOULD, said, any(last), maybe(any('?'))),
      seq(any(words.ASK_TO), BITTE, maybe(any(', | :')), said, either(any(zu), any(last)), BITTE, maybe(any('?'))),
      seq(either(KIND, KIND_SIE), maybe(any(',')), said, any(zu), BITTE, maybe(any('?'))),
      seq(KIND_SIE, AND, any(sie), maybe(any('sie')), said, maybe(any('?'))),
      ...(you === undefined
        ? []
        : [
            seq(KIND, AND, either(any(you), any(orders)), said, maybe(any('?'))),
            seq(any('bitte du|bitte mal du'), any(you), said),
            seq(any(words.THAT_YOU), said, any(you)),
            seq(
              any(you),
              any('ma bitte|mir bitte|bitte|du bitte|du mir bitte|du mal|du bitte mal|du mal bitte'),
              said,
              maybe(any('?')),
            ),
          ]),
    ),
  );
}
