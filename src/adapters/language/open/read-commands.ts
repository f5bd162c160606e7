import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { type CommandTable, courtesyOf, openForms, requestForms } from '../commands/command-table.ts';
import { tokensIn } from '../commands/foreign-tokens.ts';
import { alike, explanations, type Form, textOf, withinCourtesy } from '../commands/match.ts';
import { type Command, requestOf, valuesIn } from '../commands/request-of.ts';
import { ENGLISH } from '../commands/tables/english.ts';
import { OTHERS } from '../commands/tables/index.ts';
import { type Token, tokensOf } from '../commands/token.ts';
import { fold } from '../text/letters.ts';
import type { Item, Lexeme } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { isForeign, spelled } from '../text/unspaced.ts';
import { CHAIN_NAMES } from '../text/vocabulary.ts';
import { numberWord } from '../values/number-words.ts';
import { tagItems } from '../values/tag-items.ts';
import { applied } from './apply-change.ts';
import { isAction } from './readings.ts';

/**
 * The command that a first message is as a whole, where every form that explains it leads to the same request, in any language. Undefined for any
 * other text.
 */
export function requestIn(lexemes: readonly Lexeme[], lexicon: Lexicon): Command | undefined {
  const others = OTHERS.flatMap((table) => {
    const tokens = table.units && tokensIn(lexemes, table.language, table.units, lexicon);
    return explainedBy(table, tokens ?? []).map((one) => ({ ...one, language: table.language }));
  });
  return onlyOne([...explainedBy(ENGLISH, tokensOf(tagItems(lexemes, lexicon))), ...others]);
}

/** The same of tokens in English, some of which may stand for words that refer to something. */
export const requestOfTokens = (tokens: readonly Token[]): Command | undefined => onlyOne(explainedBy(ENGLISH, tokens));

type Compiled = Readonly<{ courtesy: Form; deeds: ReturnType<typeof requestForms> }>;
const COMPILED = new Map<CommandTable, Compiled>();

/** Compiled with the first message that needs them. */
function compiled(table: CommandTable): Compiled {
  const known = COMPILED.get(table) ?? { courtesy: courtesyOf(table), deeds: requestForms(table) };
  COMPILED.set(table, known);
  return known;
}

function explainedBy(table: CommandTable, tokens: readonly Token[]): readonly Command[] {
  const { courtesy, deeds } = compiled(table);
  const whole = textOf(tokens);
  const text = whole && withinCourtesy(courtesy, whole);
  if (text === undefined) return [];
  return [...deeds].flatMap(([deed, forms]) =>
    explanations(forms, text).flatMap((found) => requestOf(`${deed}@0 ${found}`, tokens) ?? []),
  );
}

/** The first of requests that are all the same but for their language. */
function onlyOne(found: readonly Command[]): Command | undefined {
  const [first] = found;
  const said = found.map((one) => ({ ...one, language: undefined }));
  return said.every((one) => alike(one, said[0])) ? first : undefined;
}

/** What a message plainly does to the open request. `language`: of the message, where it is not English. */
export type ReadChange = (Readonly<{ act: 'change'; slots: Slots }> | Readonly<{ act: 'end' }>) &
  Readonly<{ language?: string }>;

/**
 * How a message as a whole changes or ends the open request, where every form that explains it leads to the same, in any language. Undefined for
 * any other message. `spoken`: the language of the conversation, where it is not English; a text of English words alone is read in it as well.
 */
export function changeIn(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  spoken?: string,
): ReadChange | undefined {
  if (!isAction(open)) return undefined;
  const english = changesOf(ENGLISH, tokensOf(tagItems(lexemes, lexicon).map(asNetwork)), open);
  const foreign = spelled(lexemes).filter((lexeme) => isForeign(lexeme, lexicon));
  // "20 mil" is a number in a conversation in Spanish only.
  const isIn = (language: string) =>
    language === spoken || foreign.some(({ written }) => numberWord(language, fold(written)) === undefined);
  const others = OTHERS.filter(({ language }) => isIn(language)).flatMap((table) => {
    const tokens = table.units && tokensIn(lexemes, table.language, table.units, lexicon);
    return changesOf(table, tokens ?? [], open).map((one) => ({ ...one, language: table.language }));
  });
  const [first, ...more] = [...english, ...others];
  const meaning = (one: ReadChange | undefined) => ({ ...one, language: undefined });
  return more.every((one) => alike(meaning(one), meaning(first))) ? first : undefined;
}

const FORMS = new Map<CommandTable, ReturnType<typeof openForms>>();

function changesOf(table: CommandTable, tokens: readonly Token[], open: OpenFrame): readonly ReadChange[] {
  const text = textOf(tokens);
  if (text === undefined) return [];
  const forms = FORMS.get(table) ?? openForms(table);
  FORMS.set(table, forms);
  const slotsOf = (found: string) => {
    const said = valuesIn(found, tokens);
    const slots = said && applied(said, open);
    return slots === undefined ? [] : [{ act: 'change' as const, slots }];
  };
  return [
    ...explanations(forms.answers, text).flatMap((found) => slotsOf(`${found} answer@0`)),
    ...explanations(forms.changes, text).flatMap(slotsOf),
    ...explanations(forms.ends, text).map(() => ({ act: 'end' as const })),
  ];
}

/** The full name of a network is not taken for its token: "use polygon". */
function asNetwork(item: Item): Item {
  if (item.is !== 'term' || item.chain === undefined || !CHAIN_NAMES.has(item.text)) return item;
  const { token: _, ...chain } = item;
  return chain;
}
