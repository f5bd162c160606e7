import type { Lexeme } from '../../lexer/lexeme.ts';
import { word } from './lexemes.ts';

const SHALL = /^(?:soll|sollen|muss|mussen)$/;
/** Where something goes to: an account behind one of them receives. */
const TOWARDS = /^(?:an|zu|auf|nach)$/;
/** What an amount does that is sent; nobody does these with an amount. */
const ARRIVES = /^(?:gehen|wandern|landen|fliessen|ruber|rueber|hin|raus|ankommen|weg)$/;
const isMark = (lexeme: Lexeme): boolean => lexeme.is === 'mark' && [',', '.', '?', ':'].includes(lexeme.mark);

/**
 * "an 0x… sollen 5 usdc gehen" as "an 0x… schick 5 usdc": what shall be is wished where an amount is said to go to an account.
 * "0x… soll 5 usdc zahlen" has no such word, and stays.
 */
export function withShallApart(written: readonly Lexeme[], language: string): Lexeme[] {
  if (language !== 'de') return [...written];
  return written.flatMap((lexeme, at) => {
    // "da sollen": there is no place of that name.
    if (textOf(lexeme) === 'da' && SHALL.test(textOf(written[at + 1] ?? lexeme))) return [];
    if (!SHALL.test(textOf(lexeme)) || at === 0 || isMark(written[at - 1] as Lexeme)) return [lexeme];
    const [before, behind] = clauseAround(written, at);
    const clause = [...before, ...behind];
    const account = clause.findIndex(({ is }) => is === 'address' || is === 'name');
    const goes = clause.findIndex((one) => ARRIVES.test(textOf(one)));
    const isTo = account > 0 && TOWARDS.test(textOf(clause[account - 1] as Lexeme));
    const isCounted = clause.some(({ is }) => is === 'number') || clause.some((one) => ALL.test(textOf(one)));
    if (!isTo || !isCounted) return [lexeme];
    // "130 dai müssen zu 0x…"
    return goes >= 0 || endsWithAccount(behind) ? [word('schick')] : [lexeme];
  });
}
const ALL = /^(?:alle|alles|ganzen|ganzes|ganze|gesamtes|gesamten|gesamte|samtliche|halfte)$/;
const endsWithAccount = (behind: readonly Lexeme[]): boolean =>
  behind.length === 2 && (behind[1]?.is === 'address' || behind[1]?.is === 'name');

const textOf = (lexeme: Lexeme): string => (lexeme.is === 'word' ? (lexeme.words[0] ?? '') : '');

/** The words of the clause before a place and behind it. */
function clauseAround(written: readonly Lexeme[], at: number): [before: readonly Lexeme[], behind: readonly Lexeme[]] {
  const start = written.findLastIndex((one, index) => index < at && isMark(one)) + 1;
  const end = written.findIndex((one, index) => index > at && isMark(one));
  return [written.slice(start, at), written.slice(at + 1, end < 0 ? written.length : end)];
}
