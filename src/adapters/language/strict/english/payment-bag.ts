import { either, keeping, type Parse, type Rule } from '../rules/rule.ts';
import { made, perhaps, startOfAny } from '../rules/rule-facts.ts';

/** More readings than this of the same words are not plain. */
const MOST = 400;

/** Any number of the parts in any order, with no value twice. */
export function bag(...parts: readonly Rule[]): Rule {
  const one = either(...parts);
  const all: Rule = (tokens, at) => {
    const reached = new Map<string, Parse>([[String(at), { end: at, found: '' }]]);
    for (const before of reached.values()) {
      if (reached.size > MOST) return [];
      for (const next of one(tokens, before.end)) {
        const parse = { end: next.end, found: sorted(before.found + next.found) };
        if (next.end > before.end && !isTwice(parse.found)) reached.set(`${parse.end} ${parse.found}`, parse);
      }
    }
    return [...reached.values()];
  };
  return made(all, { parts, start: () => perhaps(startOfAny(parts)) });
}

/** The order of the notes says nothing, so that the same values make the same reading. */
const sorted = (found: string): string =>
  found
    .split(' ')
    .sort()
    .join(' ')
    .trimStart()
    .concat(found === '' ? '' : ' ');

const nameOf = (note: string): string => note.split(/[@=]/)[0] ?? '';

function isTwice(found: string): boolean {
  const names = found.split(' ').filter(Boolean).map(nameOf);
  return new Set(names).size < names.length;
}

/** The rule, where it finds all the values. */
export const holding = (values: readonly string[], rule: Rule): Rule =>
  keeping(({ found }) => {
    const names = new Set(found.split(' ').map(nameOf));
    return values.every((name) => names.has(name));
  }, rule);

/** The rule, where it finds all that a payment needs. */
export const complete = (rule: Rule): Rule => holding(['amount', 'token', 'recipient'], rule);
