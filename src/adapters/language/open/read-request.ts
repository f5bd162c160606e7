import { alike } from '../commands/alike.ts';
import { type CommandTable, courtesyOf, requestForms } from '../commands/command-table.ts';
import { tokensIn } from '../commands/foreign-tokens.ts';
import type { Form } from '../commands/form.ts';
import { explanations, textOf, withinCourtesy } from '../commands/match.ts';
import { type Asked, requestOf } from '../commands/request-of.ts';
import { ENGLISH } from '../commands/tables/english.ts';
import { OTHERS } from '../commands/tables/index.ts';
import { type Token, tokensOf } from '../commands/token.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { tagItems } from '../values/tag-items.ts';

/**
 * The command that a first message is as a whole, where every form that explains it leads to the same request, in any language. Undefined for any
 * other text.
 */
export function requestIn(lexemes: readonly Lexeme[], lexicon: Lexicon): Asked | undefined {
  const others = OTHERS.flatMap((table) => {
    const tokens = table.units && tokensIn(lexemes, table.language, table.units, lexicon);
    return explainedBy(table, tokens ?? []).map((one) => ({ ...one, language: table.language }));
  });
  return onlyOne([...explainedBy(ENGLISH, tokensOf(tagItems(lexemes, lexicon))), ...others]);
}

/** The same of tokens in English, some of which may stand for words that refer to something. */
export const requestOfTokens = (tokens: readonly Token[]): Asked | undefined => onlyOne(explainedBy(ENGLISH, tokens));

type Compiled = Readonly<{ courtesy: Form; deeds: ReturnType<typeof requestForms> }>;
const COMPILED = new Map<CommandTable, Compiled>();

/** Compiled with the first message that needs them. */
function compiled(table: CommandTable): Compiled {
  const known = COMPILED.get(table) ?? { courtesy: courtesyOf(table), deeds: requestForms(table) };
  COMPILED.set(table, known);
  return known;
}

function explainedBy(table: CommandTable, tokens: readonly Token[]): readonly Asked[] {
  const { courtesy, deeds } = compiled(table);
  const whole = textOf(tokens);
  const text = whole && withinCourtesy(courtesy, whole);
  if (text === undefined) return [];
  return [...deeds].flatMap(([deed, forms]) =>
    explanations(forms, text).flatMap((found) => requestOf(`${deed}@0 ${found}`, tokens) ?? []),
  );
}

/** The first of requests that are all the same but for their language. */
function onlyOne(found: readonly Asked[]): Asked | undefined {
  const [first] = found;
  const said = found.map((one) => ({ ...one, language: undefined }));
  return said.every((one) => alike(one, said[0])) ? first : undefined;
}
