import type { Lexeme } from '../lexer/lexeme.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { spelled } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { REQUEST } from './english/request.ts';
import { tokensIn } from './foreign-tokens.ts';
import { type Asked, requestOf } from './frame.ts';
import { LANGUAGES } from './languages/index.ts';
import type { StrictLanguage } from './languages/strict-language.ts';
import { explanations, type Rule, vocabularyOf } from './rule.ts';
import { type Token, tokensOf } from './token.ts';

/** Words. A longer text is never plain. */
const LONGEST = 60;

/**
 * The request that a first message plainly makes: every word of it has a place in a rule, and every way to explain it leads to the same
 * request, in any language. Undefined for any other text.
 */
export function requestIn(lexemes: readonly Lexeme[], lexicon: Lexicon): Asked | undefined {
  const written = spelled(lexemes).flatMap((lexeme) => (lexeme.is === 'word' ? lexeme.words : []));
  const others = LANGUAGES.flatMap((spoken) => {
    const known = vocabularyIn(spoken);
    if (!written.some((word) => known.has(word))) return [];
    const tokens = tokensIn(lexemes, spoken.language, spoken.units, lexicon);
    if (!tokens?.every(({ form }) => known.has(form))) return [];
    return explainedBy(tokens, spoken.request).map((one) => ({ ...one, language: spoken.language }));
  });
  return onlyOne([...explainedBy(tokensOf(tagItems(lexemes, lexicon)), REQUEST), ...others]);
}

const VOCABULARIES = new Map<StrictLanguage, ReadonlySet<string>>();

/** The words of a language that have a place in its rules. A text with another one needs no rule to be left alone. */
function vocabularyIn(spoken: StrictLanguage): ReadonlySet<string> {
  const known = VOCABULARIES.get(spoken) ?? vocabularyOf(spoken.request);
  VOCABULARIES.set(spoken, known);
  return known;
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
