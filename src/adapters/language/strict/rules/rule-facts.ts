import type { Token } from './token.ts';

/** Where a rule may end, and the values that it found on the way: `amount@1 token@2`. */
export type Parse = Readonly<{ end: number; found: string }>;

/** The ways in which a rule explains the tokens from `at` on. A rule that does not, has none. */
export type Rule = (tokens: readonly Token[], at: number) => readonly Parse[];

/** The forms of the tokens that a rule can begin with. `isEmpty`: it may explain no token at all. Undefined: nothing is known. */
export type Start = Readonly<{ forms: ReadonlySet<string>; isEmpty: boolean }> | undefined;

/** What is known of a rule without a text: what it names by itself, the rules that it is made of, and what it begins with. */
type Facts = Readonly<{ words?: () => Iterable<string>; parts?: readonly Rule[]; start: () => Start }>;
const FACTS = new WeakMap<Rule, Facts>();
const STARTS = new WeakMap<Rule, { start: Start }>();

export function made(rule: Rule, facts: Facts): Rule {
  FACTS.set(rule, facts);
  return rule;
}

/** All words and values that the rule has a place for. */
export function vocabularyOf(rule: Rule): ReadonlySet<string> {
  const words = new Set<string>();
  const seen = new Set<Rule>();
  const open = [rule];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const of = FACTS.get(one);
    if (of === undefined) throw new TypeError('a rule that is not made of rules does not say its words');
    for (const word of of.words?.() ?? []) words.add(word);
    open.push(...(of.parts ?? []));
  }
  return words;
}

export function startOf(rule: Rule): Start {
  const known = STARTS.get(rule);
  if (known !== undefined) return known.start;
  const start = FACTS.get(rule)?.start();
  STARTS.set(rule, { start });
  return start;
}

/** Whether the rule can explain anything of a text that goes on with this form. */
export function mayStart(rule: Rule, form: string): boolean {
  return allows(startOf(rule), form);
}

const allows = (start: Start, form: string): boolean => start === undefined || start.isEmpty || start.forms.has(form);

/** Whether a rule with this start can explain anything of a text that goes on with a form. The start is asked for once, with the first text. */
export function opening(startOnce: () => Start): (form: string) => boolean {
  let known: { start: Start } | undefined;
  return (form) => {
    known ??= { start: startOnce() };
    return allows(known.start, form);
  };
}

export const startsWith = (forms: Iterable<string>): Start => ({ forms: new Set(forms), isEmpty: false });

export const startOfAny = (rules: readonly Rule[]): Start => {
  const starts = rules.map(startOf);
  if (starts.includes(undefined)) return undefined;
  return {
    forms: new Set(starts.flatMap((start) => [...(start?.forms ?? [])])),
    isEmpty: starts.some((start) => start?.isEmpty),
  };
};

export function startOfSequence(rules: readonly Rule[]): Start {
  const forms = new Set<string>();
  for (const rule of rules) {
    const start = startOf(rule);
    if (start === undefined) return undefined;
    for (const form of start.forms) forms.add(form);
    if (!start.isEmpty) return { forms, isEmpty: false };
  }
  return { forms, isEmpty: true };
}

export const perhaps = (start: Start): Start => start && { ...start, isEmpty: true };
