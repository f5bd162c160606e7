import type { Token } from './token.ts';

/** Where a rule may end, and the values that it found on the way: `amount@1 token@2`. */
export type Parse = Readonly<{ end: number; found: string }>;

/** The ways in which a rule explains the tokens from `at` on. A rule that does not, has none. */
export type Rule = (tokens: readonly Token[], at: number) => readonly Parse[];

const NONE: readonly Parse[] = [];
/** A text with more readings than this is not plain. */
const MOST = 64;

/** Any one of the phrases, which are separated by `|`. */
export function any(phrases: string): Rule {
  let byFirst: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;
  return (tokens, at) => {
    byFirst ??= phrasesByFirst(phrases);
    const found = byFirst.get(tokens[at]?.form ?? '');
    if (found === undefined) return NONE;
    return found
      .filter((phrase) => phrase.every((word, index) => tokens[at + index]?.form === word))
      .map(({ length }) => ({ end: at + length, found: '' }));
  };
}

function phrasesByFirst(phrases: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const all = phrases.split('|').map((phrase) => phrase.trim().split(/\s+/));
  const byFirst = new Map<string, string[][]>();
  for (const phrase of new Map(all.map((words) => [words.join(' '), words])).values()) {
    const [first = ''] = phrase;
    if (first !== '') byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return byFirst;
}

/** Any one word of the set. */
export const word =
  (words: ReadonlySet<string>): Rule =>
  (tokens, at) =>
    words.has(tokens[at]?.form ?? '') ? [{ end: at + 1, found: '' }] : NONE;

/** One token of the forms, kept as the value `name`. */
export const value =
  (name: string, ...forms: readonly string[]): Rule =>
  (tokens, at) =>
    forms.includes(tokens[at]?.form ?? '') ? [{ end: at + 1, found: `${name}@${at} ` }] : NONE;

/** The rule, with a note of what it says: `swap`, `all`. */
export const saying =
  (note: string, rule: Rule): Rule =>
  (tokens, at) =>
    rule(tokens, at).map(({ end, found }) => ({ end, found: `${note}@${at} ${found}` }));

export const seq =
  (...rules: readonly Rule[]): Rule =>
  (tokens, at) => {
    let parses: readonly Parse[] = [{ end: at, found: '' }];
    for (const rule of rules) {
      if (parses.length === 0) return NONE;
      parses = distinct(
        parses.flatMap((before) =>
          rule(tokens, before.end).map((next) => ({ end: next.end, found: before.found + next.found })),
        ),
      );
    }
    return parses;
  };

export const either =
  (...rules: readonly Rule[]): Rule =>
  (tokens, at) =>
    distinct(rules.flatMap((rule) => rule(tokens, at)));

export const maybe =
  (rule: Rule): Rule =>
  (tokens, at) =>
    distinct([{ end: at, found: '' }, ...rule(tokens, at)]);

/** Nothing, where the rule explains none of the next tokens. */
export const unless =
  (rule: Rule): Rule =>
  (tokens, at) =>
    rule(tokens, at).length === 0 ? [{ end: at, found: '' }] : NONE;

/** Any number of the rules, in any order. */
export function many(...rules: readonly Rule[]): Rule {
  const one = either(...rules);
  return (tokens, at) => {
    const start: Parse = { end: at, found: '' };
    const reached = new Map([[key(start), start]]);
    for (const before of reached.values()) {
      if (reached.size > MOST) return NONE;
      for (const next of one(tokens, before.end)) {
        const parse = { end: next.end, found: before.found + next.found };
        if (next.end > before.end) reached.set(key(parse), parse);
      }
    }
    return [...reached.values()];
  };
}

export const some = (...rules: readonly Rule[]): Rule => seq(either(...rules), many(...rules));

/** Remembers what the rule explains of a text, for rules that several others share. */
export function once(rule: Rule): Rule {
  const known = new WeakMap<readonly Token[], Map<number, readonly Parse[]>>();
  return (tokens, at) => {
    const parses = known.get(tokens) ?? new Map<number, readonly Parse[]>();
    known.set(tokens, parses);
    const found = parses.get(at) ?? rule(tokens, at);
    parses.set(at, found);
    return found;
  };
}

/** Every way in which the rule explains all tokens. */
export const explanations = (rule: Rule, tokens: readonly Token[]): string[] => [
  ...new Set(
    rule(tokens, 0)
      .filter(({ end }) => end === tokens.length)
      .map(({ found }) => found),
  ),
];

const key = ({ end, found }: Parse): string => `${end} ${found}`;

function distinct(parses: readonly Parse[]): readonly Parse[] {
  if (parses.length < 2) return parses;
  const all = new Map(parses.map((parse) => [key(parse), parse]));
  return all.size > MOST ? NONE : [...all.values()];
}
