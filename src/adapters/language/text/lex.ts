import { expandContraction } from './contractions.ts';
import { fold } from './fold.ts';
import { readAddress, readName } from './lex-account.ts';
import { readNumber } from './lex-number.ts';
import type { Lexeme, Mark } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';
import { matchAt } from './match-at.ts';
import { isPlainlyWritten } from './scripts.ts';

const QUOTED = /"[^"\n]*"|`[^`\n]*`|(?<![\p{L}\p{N}])'[^'\n]*'(?![\p{L}\p{N}])/uy;
const LINK = /(?:https?:\/\/|www\.)\S+/iy;
const WORD = /\$?[\p{L}\p{M}\uFFFD][\p{L}\p{M}\p{N}_\uFFFD']*/uy;
const DIGIT_WORD = /\d+\p{L}[\p{L}\p{N}]*/uy;
const CASHTAG = /^\$\p{L}/u;

const MARKS: Readonly<Record<string, Mark>> = {
  '.': '.',
  '!': '.',
  ';': '.',
  '\n': '.',
  '?': '?',
  ',': ',',
  ':': ',',
  '(': ',',
  ')': ',',
  '%': '%',
  '=': '=',
  '/': '/',
  '-': '-',
  '+': '+',
};

/** Splits a normalized text into lexemes in one pass. Nothing but spaces and the quotes of a single word is dropped, but what is behind so many lexemes. */
export function lex(text: string, lexicon: Lexicon, most = Number.POSITIVE_INFINITY): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let at = /^>/.test(text) ? text.length : 0;
  if (at > 0) lexemes.push({ is: 'quotation', written: text });
  while (at < text.length && lexemes.length < most) {
    const found = lexemeAt(text, at, lexicon);
    if (found) lexemes.push(found);
    at += Math.max(found?.written.length ?? 0, 1);
  }
  return lexemes;
}

function lexemeAt(text: string, at: number, lexicon: Lexicon): Lexeme | undefined {
  return (
    readQuotation(text, at) ??
    readLink(text, at) ??
    readAddress(text, at, lexicon) ??
    readName(text, at) ??
    readTickerWithDigits(text, at, lexicon) ??
    readNumber(text, at) ??
    readWord(text, at, lexicon) ??
    readMark(text, at) ??
    readSign(text, at)
  );
}

/** Several quoted words are a quotation; one quoted word is emphasis, and its quotes are dropped. */
function readQuotation(text: string, at: number): Lexeme | undefined {
  const written = matchAt(QUOTED, text, at)?.[0];
  return written !== undefined && /\S\s+\S/.test(written) ? { is: 'quotation', written } : undefined;
}

function readLink(text: string, at: number): Lexeme | undefined {
  const written = matchAt(LINK, text, at)?.[0];
  return written === undefined ? undefined : { is: 'invalid', why: 'name-unknown', written };
}

function readTickerWithDigits(text: string, at: number, lexicon: Lexicon): Lexeme | undefined {
  const written = matchAt(DIGIT_WORD, text, at)?.[0];
  if (written === undefined || lexicon.symbolOf(written.toLowerCase()) === undefined) return undefined;
  return { is: 'word', words: [written.toLowerCase()], written };
}

function readWord(text: string, at: number, lexicon: Lexicon): Lexeme | undefined {
  const written = matchAt(WORD, text, at)?.[0]?.replace(/'+$/, '');
  if (written === undefined || written === '') return undefined;
  if (!isPlainlyWritten(spelledOut(written, lexicon))) return { is: 'invalid', why: 'name-unsafe', written };
  if (CASHTAG.test(written)) return { is: 'word', words: [written.toLowerCase()], written };
  return { is: 'word', words: expandContraction(written), written };
}

/** Letters of Turkish, German and French in ordinary words; never in what would then read as a token or a network. */
function spelledOut(written: string, lexicon: Lexicon): string {
  const plain = fold(written);
  return lexicon.symbolOf(plain) === undefined && lexicon.chainOf(plain) === undefined ? plain : written;
}

function readMark(text: string, at: number): Lexeme | undefined {
  if (text.startsWith('->', at)) return { is: 'mark', mark: '->', written: '->' };
  const sign = text.charAt(at);
  const mark = MARKS[sign];
  return mark === undefined ? undefined : { is: 'mark', mark, written: sign };
}

const EMPHASIS = /(?<=["'`][^\s"'`]{1,100})["'`]|["'`](?=[^\s"'`]{1,100}["'`])/uy;

function readSign(text: string, at: number): Lexeme | undefined {
  const [sign = ''] = text.slice(at, at + 2);
  if (sign.trim() === '' || matchAt(EMPHASIS, text, at)) return undefined;
  return { is: 'sign', written: sign };
}
