import { isKnownWord } from '../../words/vocabulary.ts';
import type { Token } from './token.ts';

const WORD = /^\p{L}{2,}$/u;
const LINKS: ReadonlySet<string> = new Set([':', ',', '-', 'at', '(', 'wallet', 'address', 'account']);

const NOBODY: ReadonlySet<string> = new Set(
  'nobody noone none nothing anyone anybody someone somebody whoever except but without'.split(' '),
);

/**
 * The tokens with `§p` for a word that nothing else knows between a title and an account: "Mr. Kowalski 0x…". Behind the title it can be nothing
 * but a name.
 */
export function withSurnames(
  tokens: readonly Token[],
  known: ReadonlySet<string>,
  titles: ReadonlySet<string>,
): readonly Token[] {
  if (!tokens.some(({ form }) => titles.has(form))) return tokens;
  const isAfterTitle = (at: number): boolean => {
    const before = tokens[at - 1]?.form === '.' ? tokens[at - 2] : tokens[at - 1];
    return before !== undefined && titles.has(before.form);
  };
  const isBeforeAccount = (at: number): boolean => {
    const next = LINKS.has(tokens[at + 1]?.form ?? '') ? tokens[at + 2] : tokens[at + 1];
    return next?.form === '§a';
  };
  const isSurname = ({ form }: Token, at: number): boolean =>
    WORD.test(form) &&
    !NOBODY.has(form) &&
    !known.has(form) &&
    !isKnownWord(form) &&
    isAfterTitle(at) &&
    isBeforeAccount(at);
  return tokens.map((token, at) => (isSurname(token, at) ? { form: '§p' } : token));
}
