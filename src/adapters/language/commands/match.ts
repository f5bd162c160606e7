import type { Token } from './token.ts';

/** Tokens. A longer text is never a command. */
const LONGEST = 40;

/** The slot of each place at which a form may name it, and what words that stand for an amount say. A slot that is named twice has no value. */
const SLOTS: Readonly<Record<string, string>> = {
  number: 'amount',
  money: 'amount',
  share: 'amount',
  all: 'amount=all',
  half: 'amount=half',
  chainBefore: 'chain',
  chainInside: 'chain',
  chainBehind: 'chain',
  slippageLast: 'slippage',
};

/** The tokens of a text as forms see them; undefined where one has no place in any form. */
export type Text = Readonly<{ forms: string; places: ReadonlyMap<number, number> }>;

export function textOf(tokens: readonly Token[]): Text | undefined {
  if (tokens.length > LONGEST || tokens.some(({ form }) => form === '§x' || form.includes(' '))) return undefined;
  const places = new Map<number, number>();
  let forms = '';
  for (const [at, { form }] of tokens.entries()) {
    places.set(forms.length, at);
    forms += `${form} `;
  }
  return { forms, places };
}

/** What stands between the courtesies of a text. */
export function withinCourtesy(courtesy: Form, { forms, places }: Text): Text | undefined {
  const { asked, core } = courtesy.exec(forms)?.indices?.groups ?? {};
  const [start, end] = asked ?? core ?? [0, 0];
  if (start === end) return undefined;
  const moved = [...places].map(([offset, at]) => [offset - start, at] as const);
  return { forms: forms.slice(start, end), places: new Map(moved) };
}

/** What each form that explains the whole text found, as `name@place` for each of its values. */
export const explanations = (forms: readonly Form[], { forms: text, places }: Text): string[] => [
  ...new Set(
    forms.flatMap((form) => {
      const found = form.exec(text);
      return found === null ? [] : [notesOf(found.indices?.groups ?? {}, places)];
    }),
  ),
];

const notesOf = (groups: Readonly<Record<string, [number, number]>>, places: ReadonlyMap<number, number>): string =>
  Object.entries(groups)
    .filter(([, span]) => span !== undefined)
    .map(([name, [start]]) => `${SLOTS[name] ?? name}@${places.get(start) ?? ''}`)
    .join(' ');

/** A whole message in the words of one language, over the forms of its tokens, each of which ends in a space. */
export type Form = RegExp;

const PART = /\s+|[()[\]|]|\{\w+\}|[^\s()[\]|{}]+/gu;
const HAN = /^\p{Script=Han}/u;
const GROUPS: Readonly<Record<string, string>> = { '(': '(?:', ')': ')', '[': '(?:', ']': ')?', '|': '|' };

/**
 * Compiles `(send|transfer) {amount} [over] to {recipient}`: `(a|b c)` is one of several phrases, `[a|b]` one of them or nothing, and `{name}` a value
 * of `values`. Words stand as tokens have them, in lower case and without marks; Chinese ones letter by letter.
 */
export const formOf = (text: string, values: Readonly<Record<string, string>>): Form =>
  new RegExp(`^${sourceOf(text, values)}$`, 'du');

export function sourceOf(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(PART, (part) => {
    if (part.trim() === '') return '';
    if (!part.startsWith('{')) return GROUPS[part] ?? wordOf(part);
    const value = values[part.slice(1, -1)];
    if (value === undefined) throw new Error(`${part} in "${text}" has no pattern`);
    return value;
  });
}

const wordOf = (word: string): string =>
  (HAN.test(word) ? [...word] : [word]).map((one) => `${one.replaceAll(/[.*+?^$\\/-]/g, '\\$&')} `).join('');

/** Whether two readings say the same. The order of their values says nothing, nor does a value that is undefined. */
export const alike = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (reading: unknown): string | undefined =>
  JSON.stringify(reading, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
