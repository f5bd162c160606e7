import { fold, isPlainlyWritten, matchAt } from './letters.ts';
import { readAddress, readName } from './lex-account.ts';
import { readNumber } from './lex-number.ts';
import type { Lexeme, Mark } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';

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

const ENDINGS = Object.entries({ "n't": 'not', "'re": 'are', "'ve": 'have', "'ll": 'will', "'d": 'would', "'m": 'am' });

const WHOLE: ReadonlyMap<string, string> = new Map(
  `can't=can not|won't=will not|let's=let us|lets=let us|dont=do not|doesnt=does not|didnt=did not|cant=can not|wont=will not|isnt=is not|im=i am|ive=i have|ill=i will|whats=what is|wats=what is|wat=what|hows=how is|wheres=where is|thats=that is|whos=who is|youre=you are|wanna=want to|lemme=let me|gimme=give me|tmrw=tomorrow|tmr=tomorrow`
    .split('|')
    .map((pair) => pair.split('=') as [string, string]),
);

const BEFORE_IS = new Set('what where how it that who there here when which he she price'.split(' '));

/** The lower-case words of one written word: `don't` is `do not`; a possessive `'s` is dropped. */
function expandContraction(written: string): readonly string[] {
  const word = written.toLowerCase();
  const whole = WHOLE.get(word);
  if (whole !== undefined) return whole.split(' ');
  for (const [ending, said] of ENDINGS)
    if (word.endsWith(ending) && word.length > ending.length) return [word.slice(0, -ending.length), said];
  const [stem = '', rest] = word.split("'");
  if (rest === 's' || rest === '') return rest === 's' && BEFORE_IS.has(stem) ? [stem, 'is'] : [stem];
  return [word.replaceAll("'", '')];
}
