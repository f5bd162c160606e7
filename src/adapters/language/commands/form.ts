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
