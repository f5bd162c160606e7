import type { Form } from './form.ts';
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
