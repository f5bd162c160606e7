import type { Token } from '../../rules/token.ts';
import type { ChangeWords } from './change-words.ts';
import { withCopula } from './phrases.ts';

const MARKS = ', . ! ; :';
const KNOWN = new Map<string, ReadonlySet<string>>();

/** Whether the lists of a language have every word. A text with another one is skipped before any rule is tried. */
export function hasWords(words: ChangeWords, tokens: readonly Token[]): boolean {
  const known = KNOWN.get(words.language) ?? wordsIn(words);
  KNOWN.set(words.language, known);
  return tokens.every(({ form }) => form.startsWith('§') || known.has(form));
}

const wordsIn = ({ language, ...lists }: ChangeWords): ReadonlySet<string> =>
  new Set([
    ...MARKS.split(' '),
    ...stringsIn(lists).flatMap((list) => withCopula(list).split(language === 'zh' ? '' : /[ |]+/)),
  ]);

const stringsIn = (lists: object): string[] =>
  Object.values(lists).flatMap((one: unknown) =>
    typeof one === 'string' ? [one] : typeof one === 'object' && one !== null ? stringsIn(one) : [],
  );
