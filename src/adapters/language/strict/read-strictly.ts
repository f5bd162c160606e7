import type { Lexeme } from '../lexer/lexeme.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { REQUEST } from './english/request.ts';
import { tokensIn } from './foreign-tokens.ts';
import { type Asked, requestOf } from './frame.ts';
import { LANGUAGES } from './languages/index.ts';
import { explanations, type Rule } from './rule.ts';
import { type Token, tokensOf } from './token.ts';

/** Words. A longer text is never plain. */
const LONGEST = 60;

/**
 * The request that a first message plainly makes: every word of it has a place in a rule, and every way to explain it leads to the same
 * request, in any language. Undefined for any other text.
 */
export function requestIn(lexemes: readonly Lexeme[], lexicon: Lexicon): Asked | undefined {
  const others = LANGUAGES.flatMap(({ language, units, request }) => {
    const tokens = tokensIn(lexemes, language, units, lexicon);
    return tokens === undefined ? [] : explainedBy(tokens, request).map((one) => ({ ...one, language }));
  });
  return onlyOne([...explainedBy(tokensOf(tagItems(lexemes, lexicon)), REQUEST), ...others]);
}

/** The same of items in English, some of which may stand for words that refer to something. */
export const requestOfItems = (items: readonly Item[]): Asked | undefined =>
  onlyOne(explainedBy(tokensOf(items), REQUEST));

/** The requests of every way to explain the tokens that does not contradict itself. */
function explainedBy(tokens: readonly Token[], rule: Rule): readonly Asked[] {
  if (tokens.length > LONGEST || tokens.some(({ form }) => form === '§x')) return [];
  return explanations(rule, tokens).flatMap((one) => requestOf(one, tokens) ?? []);
}

/** The first of requests that are all the same but for their language. */
function onlyOne(found: readonly Asked[]): Asked | undefined {
  const [first] = found;
  const said = found.map((one) => JSON.stringify({ ...one, language: undefined }));
  return said.every((one) => one === said[0]) ? first : undefined;
}
