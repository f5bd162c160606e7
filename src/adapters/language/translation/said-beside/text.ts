import { type Run, runsOf } from '../../beside/runs.ts';
import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { HAN } from '../entries.ts';
import type { Language } from '../speech.ts';

/** A first message as its words, with signs for its values: "§n" an amount, "§t" a token, "§c" a network, "§b" both, "§a" an account. */
export type Text = Readonly<{ words: readonly string[]; runs: readonly Run[]; all: string; speech: Language }>;

const BETWEEN_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

export function textOf(written: readonly Lexeme[], speech: Language, lexicon: Lexicon): Text {
  const said = written.map((lexeme) => nameOf(lexeme, lexicon)).join(' ');
  const all = speech.language === 'zh' ? said.replace(BETWEEN_HAN, '') : said;
  const words = all.split(' ');
  return { words, runs: runsOf(words), all, speech };
}

function nameOf(lexeme: Lexeme, lexicon: Lexicon): string {
  if (lexeme.is === 'word') return termOf(lexeme.words.join(' '), lexicon) ?? accented(lexeme);
  if (lexeme.is === 'number') return '§n';
  if (lexeme.is === 'address' || lexeme.is === 'name') return '§a';
  return lexeme.is === 'mark' || lexeme.is === 'sign' ? lexeme.written : '§s';
}

function termOf(word: string, lexicon: Lexicon): string | undefined {
  if (HAN.test(word)) return undefined;
  const [token, chain] = [lexicon.symbolOf(word), lexicon.chainOf(word)];
  if (token !== undefined) return chain === undefined ? '§t' : '§b';
  return chain === undefined ? undefined : '§c';
}

/** Portuguese "é" is, and "e" joins. */
const accented = ({ words, written }: Lexeme & { is: 'word' }): string =>
  written.toLowerCase() === 'é' ? 'é' : words.join(' ');
