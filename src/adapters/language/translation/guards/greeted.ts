import type { Lexeme } from '../../lexer/lexeme.ts';
import { HAN } from './said.ts';
import type { Spoken } from './spoken.ts';

const GREETINGS: ReadonlySet<string> = new Set(['hello', 'thanks']);
/** Words of the greetings that point at what follows. */
const POINTING: ReadonlySet<string> = new Set(['iste', 'mira', 'bak', 'voila', 'sey', 'a ver', 'pues', 'hani', 'yani']);
const isAccount = (lexeme: Lexeme | undefined): boolean => lexeme?.is === 'address' || lexeme?.is === 'name';
const wordOf = (lexeme: Lexeme | undefined): string => (lexeme?.is === 'word' ? (lexeme.words[0] ?? '') : '');

/** Whether a greeting or thanks of the dictionary stands directly before this place. */
function isGreetedAt(written: readonly Lexeme[], end: number, { entries }: Spoken): boolean {
  for (let start = Math.max(end - 4, 0); start < end; start += 1) {
    const found = entries
      .get(wordOf(written[start]))
      ?.find(
        ({ words }) => words.length === end - start && words.every((word, at) => wordOf(written[start + at]) === word),
      );
    if (found === undefined) continue;
    const isParticle = HAN.test(found.words[0] ?? '') && found.words.length < 2;
    return GREETINGS.has(found.english) && !isParticle && !POINTING.has(found.words.join(' '));
  }
  return false;
}

/** "hello 0x…", "regards, 0x…" at the end: the account is of the one who is greeted or who writes. */
export const isGreeted = (written: readonly Lexeme[], language: Spoken): boolean =>
  written.some((lexeme, at) => {
    if (!isAccount(lexeme)) return false;
    if (isGreetedAt(written, at, language)) return true;
    const mark = written[at - 1];
    const isLast = written.slice(at + 1).every(({ is }) => is === 'mark');
    return isLast && mark?.is === 'mark' && mark.written !== ':' && isGreetedAt(written, at - 1, language);
  });
