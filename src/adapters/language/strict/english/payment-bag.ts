import type { Parse, Rule } from '../rule.ts';

/** More readings than this of the same words are not plain. */
const MOST = 400;

/** Any number of the parts in any order, with no value twice. */
export const bag =
  (...parts: readonly Rule[]): Rule =>
  (tokens, at) => {
    const reached = new Map<string, Parse>([[String(at), { end: at, found: '' }]]);
    for (const before of reached.values()) {
      if (reached.size > MOST) return [];
      for (const part of parts)
        for (const next of part(tokens, before.end)) {
          const parse = { end: next.end, found: sorted(before.found + next.found) };
          if (next.end > before.end && !isTwice(parse.found)) reached.set(`${parse.end} ${parse.found}`, parse);
        }
    }
    return [...reached.values()];
  };

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
export const holding =
  (values: readonly string[], rule: Rule): Rule =>
  (tokens, at) =>
    rule(tokens, at).filter(({ found }) => {
      const names = new Set(found.split(' ').map(nameOf));
      return values.every((name) => names.has(name));
    });

/** The rule, where it finds all that a payment needs. */
export const complete = (rule: Rule): Rule => holding(['amount', 'token', 'recipient'], rule);

/** "hi bob.eth, 5 usdc please" speaks to bob, and "bob.eth: 5 usdc please" quotes him. */
export const NOT_SPOKEN_TO: Rule = (tokens, at) =>
  tokens[at]?.form === '§a' && (at > 0 || tokens[at + 1]?.form === ':') ? [] : [{ end: at, found: '' }];
