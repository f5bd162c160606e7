import type { Lexeme } from '../lexer/lexeme.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { spelled } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { TITLES } from './english/people-names.ts';
import { REQUEST } from './english/request.ts';
import { LANGUAGES } from './languages/index.ts';
import type { StrictLanguage } from './languages/strict-language.ts';
import { tokensIn } from './rules/foreign-tokens.ts';
import { explanations, type Rule } from './rules/rule.ts';
import { vocabularyOf } from './rules/rule-facts.ts';
import { withSurnames } from './rules/surnames.ts';
import { type Token, tokensOf } from './rules/token.ts';
import { alike } from './values/alike.ts';
import { type Asked, requestOf } from './values/frame.ts';

/** Words. A longer text is never plain. */
const LONGEST = 60;

/**
 * The request that a first message plainly makes: every word of it has a place in a rule, and every way to explain it leads to the same
 * request, in any language. Undefined for any other text.
 */
export function requestIn(lexemes: readonly Lexeme[], lexicon: Lexicon): Asked | undefined {
  const written = spelled(lexemes).flatMap((lexeme) => (lexeme.is === 'word' ? lexeme.words : []));
  const others = LANGUAGES.flatMap((spoken) => {
    const known = vocabularyIn(spoken.request);
    if (!written.some((word) => known.has(word) && isOf(spoken, word))) return [];
    const tokens = tokensIn(lexemes, spoken.language, spoken.units, lexicon);
    if (!tokens?.every(({ form }) => known.has(form))) return [];
    return explainedBy(tokens, spoken.request).map((one) => ({ ...one, language: spoken.language }));
  });
  return onlyOne([...englishIn(tagItems(lexemes, lexicon)), ...others]);
}

/** A text of English words alone is English: "spend 50 usdc on polygon" is not German with loan words. */
const isOf = ({ letters, own }: StrictLanguage, word: string): boolean =>
  own?.has(word) === true || (!vocabularyIn(REQUEST).has(word) && letters?.test(word) !== false);

function englishIn(items: readonly Item[]): readonly Asked[] {
  const known = vocabularyIn(REQUEST);
  const tokens = withSurnames(tokensOf(items), known, TITLES);
  return tokens.every(({ form }) => known.has(form)) ? explainedBy(tokens, REQUEST) : [];
}

const VOCABULARIES = new Map<Rule, ReadonlySet<string>>();

/** The words of a language that have a place in its rules. A text with another one is skipped before any rule is tried. */
function vocabularyIn(request: Rule): ReadonlySet<string> {
  const known = VOCABULARIES.get(request) ?? vocabularyOf(request);
  VOCABULARIES.set(request, known);
  return known;
}

/** The same of items in English, some of which may stand for words that refer to something. */
export const requestOfItems = (items: readonly Item[]): Asked | undefined => onlyOne(englishIn(items));

/** The requests of every way to explain the tokens that does not contradict itself. */
function explainedBy(tokens: readonly Token[], rule: Rule): readonly Asked[] {
  if (tokens.length > LONGEST || tokens.some(({ form }) => form === '§x')) return [];
  return explanations(rule, tokens).flatMap((one) => requestOf(one, tokens) ?? []);
}

/** The first of requests that are all the same but for their language. */
function onlyOne(found: readonly Asked[]): Asked | undefined {
  const [first] = found;
  const said = found.map((one) => ({ ...one, language: undefined }));
  return said.every((one) => alike(one, said[0])) ? first : undefined;
}
