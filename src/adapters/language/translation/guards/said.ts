import type { Lexeme } from '../../lexer/lexeme.ts';
import { numbered } from './numbered.ts';
import type { Spoken } from './spoken.ts';

export const HAN = /\p{Script=Han}/u;

/** The words between two marks, without accents; a number is "§n", and an account "§a". */
export type Clause = Readonly<{ text: string; mark: string }>;
/** `raw`: the text as it is written, without its spaces. */
export type Said = Readonly<{ clauses: readonly Clause[]; text: string; language: string; raw: string }>;

const PARTING: ReadonlySet<string> = new Set([',', '.', '?', ':', ';']);
const BETWEEN_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

export function saidIn(written: readonly Lexeme[], spoken: Spoken): Said {
  const clauses: Clause[] = [];
  let words: string[] = [];
  const end = (mark: string): void => {
    const text = numbered(words.join(' ').replace(BETWEEN_HAN, ''), spoken);
    if (text !== '') clauses.push({ text, mark });
    words = [];
  };
  for (const lexeme of written) {
    if (lexeme.is === 'mark' && PARTING.has(lexeme.mark)) end(lexeme.written);
    else words.push(nameOf(lexeme));
  }
  end('');
  const raw = written
    .map((lexeme) => lexeme.written)
    .join('')
    .toLowerCase();
  return { clauses, text: clauses.map(({ text }) => text).join(' , '), language: spoken.language, raw };
}

function nameOf(lexeme: Lexeme): string {
  // Portuguese "é" is, and "e" joins.
  if (lexeme.is === 'word') return lexeme.written.toLowerCase() === 'é' ? 'é' : lexeme.words.join(' ');
  if (lexeme.is === 'number') return '§n';
  return lexeme.is === 'address' || lexeme.is === 'name' ? '§a' : '§s';
}

/** The words as they stand apart from others: Chinese words have no borders. */
export const apart = (words: string): RegExp => new RegExp(`(?<![\\p{L}§])(?:${words})(?![\\p{L}])`, 'u');
