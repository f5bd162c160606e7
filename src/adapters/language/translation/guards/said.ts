import type { Lexeme } from '../../lexer/lexeme.ts';

export const HAN = /\p{Script=Han}/u;

/** The dictionary that the message is read with. */
export type Spoken = Readonly<{
  language: string;
  entries: ReadonlyMap<string, readonly Readonly<{ words: readonly string[]; english: string }>[]>;
}>;

/** The words between two marks, without accents; a number is "§n", and an account "§a". */
export type Clause = Readonly<{ text: string; mark: string }>;
export type Said = Readonly<{ clauses: readonly Clause[]; text: string; language: string }>;

const PARTING: ReadonlySet<string> = new Set([',', '.', '?', ':', ';']);
const BETWEEN_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

export function saidIn(written: readonly Lexeme[], language: string): Said {
  const clauses: Clause[] = [];
  let words: string[] = [];
  const end = (mark: string): void => {
    const text = words.join(' ').replace(BETWEEN_HAN, '');
    if (text !== '') clauses.push({ text, mark });
    words = [];
  };
  for (const lexeme of written) {
    if (lexeme.is === 'mark' && PARTING.has(lexeme.mark)) end(lexeme.written);
    else words.push(nameOf(lexeme));
  }
  end('');
  return { clauses, text: clauses.map(({ text }) => text).join(' , '), language };
}

function nameOf(lexeme: Lexeme): string {
  // Portuguese "é" is, and "e" joins.
  if (lexeme.is === 'word') return lexeme.written.toLowerCase() === 'é' ? 'é' : lexeme.words.join(' ');
  if (lexeme.is === 'number') return '§n';
  return lexeme.is === 'address' || lexeme.is === 'name' ? '§a' : '§s';
}

/** The words as they stand apart from others: Chinese words have no borders. */
export const apart = (words: string): RegExp => new RegExp(`(?<![\\p{L}§])(?:${words})(?![\\p{L}])`, 'u');
