import { any, either, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
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
}>;

/** Before values and a verb in its infinitive. */
export const WANTED: Rule = seq(any(words.WISH), BITTE);
export const ASKED: Rule = seq(any(words.ASK), BITTE);

/** Values in the places that a German sentence has for them. */
export function deed(
  note: string,
  { orders, sie, apart = [], last, you, zu }: Verbs,
  values: Rule,
  after: Rule = BITTE,
): Rule {
  const said = once(seq(BITTE, values, BITTE));
  return saying(
    note,
    either(
      seq(BITTE, either(any(orders), seq(any(sie), any('sie'))), said),
      ...apart.map(([first, then]) => seq(BITTE, any(first), said, any(then), after)),
      seq(either(WANTED, BITTE), said, any(last), after),
      seq(ASKED, said, any(last), after, maybe(any('?'))),
      seq(BITTE, any('tu|tue|tu mal'), said, any(last), after),
      seq(any(words.KIND_ASK), any('und'), said, any(last), maybe(any('?'))),
      seq(any(words.KIND), any('und wuerdest|, und wuerdest|und koenntest'), said, any(last), maybe(any('?'))),
      seq(any(words.ASK_TO), maybe(any(',')), said, any(zu), BITTE, maybe(any('?'))),
      seq(any(words.KIND_SIE), maybe(any(',')), said, any(zu), BITTE, maybe(any('?'))),
      seq(any(words.KIND_SIE), any('und'), any(sie), any('sie'), said, maybe(any('?'))),
      ...(you === undefined
        ? []
        : [
            seq(any(words.KIND), any('und'), either(any(you), any(orders)), said, maybe(any('?'))),
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
