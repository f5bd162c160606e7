import {
  made,
  mayStart,
  opening,
  type Parse,
  perhaps,
  type Rule,
  startOf,
  startOfAny,
  startOfSequence,
  startsWith,
} from './rule-facts.ts';
import type { Token } from './token.ts';

export type { Parse, Rule } from './rule-facts.ts';

const NONE: readonly Parse[] = [];
/** A text with more readings than this is not plain. */
const MOST = 64;

/** Any one of the phrases, which are separated by `|`. */
export function any(phrases: string): Rule {
  let byFirst: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;
  const rule: Rule = (tokens, at) => {
    byFirst ??= phrasesByFirst(phrases);
    const found = byFirst.get(tokens[at]?.form ?? '');
    if (found === undefined) return NONE;
    return found
      .filter((phrase) => phrase.every((word, index) => tokens[at + index]?.form === word))
      .map(({ length }) => ({ end: at + length, found: '' }));
  };
  return made(rule, {
    words: () => phrases.split(/[|\s]+/),
    start: () => startsWith(phrases.split('|').map((phrase) => phrase.trim().split(/\s+/, 1)[0] ?? '')),
  });
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
export const word = (words: ReadonlySet<string>): Rule =>
  made((tokens, at) => (words.has(tokens[at]?.form ?? '') ? [{ end: at + 1, found: '' }] : NONE), {
    words: () => words,
    start: () => startsWith(words),
  });

/** The rule, only where the condition holds at its place. */
export const where = (holds: (tokens: readonly Token[], at: number) => boolean, rule: Rule): Rule =>
  made((tokens, at) => (holds(tokens, at) ? rule(tokens, at) : NONE), { parts: [rule], start: () => startOf(rule) });

/** One token of the forms, kept as the value `name`. */
export const value = (name: string, ...forms: readonly string[]): Rule =>
  made((tokens, at) => (forms.includes(tokens[at]?.form ?? '') ? [{ end: at + 1, found: `${name}@${at} ` }] : NONE), {
    words: () => forms,
    start: () => startsWith(forms),
  });

/** The rule, with a note of what it says: `swap`, `all`. */
export const saying = (note: string, rule: Rule): Rule =>
  made((tokens, at) => rule(tokens, at).map(({ end, found }) => ({ end, found: `${note}@${at} ${found}` })), {
    parts: [rule],
    start: () => startOf(rule),
  });

export function seq(...rules: readonly Rule[]): Rule {
  const fits = opening(() => startOfSequence(rules));
  const all: Rule = (tokens, at) => {
    if (!fits(tokens[at]?.form ?? '')) return NONE;
    let parses: readonly Parse[] = [{ end: at, found: '' }];
    for (const rule of rules) {
      const [only] = parses;
      if (only === undefined) return NONE;
      parses =
        parses.length === 1
          ? behind(only, rule(tokens, only.end))
          : distinct(parses.flatMap((before) => behind(before, rule(tokens, before.end))));
    }
    return parses;
  };
  return made(all, { parts: rules, start: () => startOfSequence(rules) });
}

const behind = ({ found }: Parse, parses: readonly Parse[]): readonly Parse[] =>
  found === '' ? parses : parses.map((next) => ({ end: next.end, found: found + next.found }));

/** Tries only the rules that can begin with the next token. */
export function either(...rules: readonly Rule[]): Rule {
  const fitting = byStart(rules);
  const all: Rule = (tokens, at) => {
    const [first, ...others] = fitting(tokens[at]?.form ?? '');
    if (first === undefined) return NONE;
    const parses = first(tokens, at);
    return others.length === 0 ? parses : distinct([...parses, ...others.flatMap((rule) => rule(tokens, at))]);
  };
  return made(all, { parts: rules, start: () => startOfAny(rules) });
}

/** The rules that can begin with a form, in their order. A form that no rule names takes no room. */
function byStart(rules: readonly Rule[]): (form: string) => readonly Rule[] {
  let named: ReadonlySet<string> | undefined;
  const known = new Map<string | undefined, readonly Rule[]>();
  return (form) => {
    named ??= new Set(rules.flatMap((rule) => [...(startOf(rule)?.forms ?? [])]));
    const key = named.has(form) ? form : undefined;
    const fitting = known.get(key) ?? rules.filter((rule) => mayStart(rule, form));
    known.set(key, fitting);
    return fitting;
  };
}

export const maybe = (rule: Rule): Rule =>
  made((tokens, at) => distinct([{ end: at, found: '' }, ...rule(tokens, at)]), {
    parts: [rule],
    start: () => perhaps(startOf(rule)),
  });

/** No token at all, only where the condition holds at its place. */
export const only = (holds: (tokens: readonly Token[], at: number) => boolean): Rule =>
  made((tokens, at) => (holds(tokens, at) ? [{ end: at, found: '' }] : NONE), { start: () => NOTHING });
const NOTHING = { forms: new Set<string>(), isEmpty: true };

/** No token at all, where the rule explains the next ones. */
export const ahead = (rule: Rule): Rule => only((tokens, at) => rule(tokens, at).length > 0);

/** No token at all, where the rule explains none of the next ones. */
export const unless = (rule: Rule): Rule => only((tokens, at) => rule(tokens, at).length === 0);

/** The explanations of the rule that the condition keeps. */
export const keeping = (keeps: (parse: Parse, tokens: readonly Token[]) => boolean, rule: Rule): Rule =>
  made((tokens, at) => rule(tokens, at).filter((parse) => keeps(parse, tokens)), {
    parts: [rule],
    start: () => startOf(rule),
  });

/** Any number of the rules, in any order. */
export function many(...rules: readonly Rule[]): Rule {
  const one = either(...rules);
  const all: Rule = (tokens, at) => {
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
  return made(all, { parts: rules, start: () => perhaps(startOfAny(rules)) });
}

export const some = (...rules: readonly Rule[]): Rule => seq(either(...rules), many(...rules));

/** Remembers what the rule explains of a text, for rules that several others share. */
export function once(rule: Rule): Rule {
  const known = new WeakMap<readonly Token[], Map<number, readonly Parse[]>>();
  const fits = opening(() => startOf(rule));
  const remembered: Rule = (tokens, at) => {
    if (!fits(tokens[at]?.form ?? '')) return NONE;
    const parses = known.get(tokens) ?? new Map<number, readonly Parse[]>();
    known.set(tokens, parses);
    const found = parses.get(at) ?? rule(tokens, at);
    parses.set(at, found);
    return found;
  };
  return made(remembered, { parts: [rule], start: () => startOf(rule) });
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
