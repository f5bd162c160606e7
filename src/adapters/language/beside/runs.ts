import { isMark, isValue } from './words.ts';

/** What bounds a run of words: the text itself, a mark, or a value. */
type Bound = 'text' | 'mark' | 'value';

/** Words in a row without a mark or a value of the request between them. */
export type Run = Readonly<{
  words: readonly string[];
  before: Bound;
  after: Bound;
  /** The value before it, also where a mark parts them. */
  behind: string | undefined;
  /** The marks around it. */
  opens: string | undefined;
  closes: string | undefined;
  /** Whether it starts behind the last value of the text. */
  isLast: boolean;
}>;

/** A number counts things where another one counts the tokens. */
const countsThings = (words: readonly string[], at: number): boolean =>
  words[at] === '§n' &&
  !/^§[tbkn]$/.test(words[at + 1] ?? '') &&
  words.some((word, index) => isSum(words, index, word));
const isSum = (words: readonly string[], at: number, word: string): boolean =>
  word === '§n' && /^§[tbk]$/.test(words[at + 1] ?? '');

const isWord = (words: readonly string[], at: number): boolean =>
  !isMark(words[at]) && (!isValue(words[at]) || countsThings(words, at));

export function runsOf(words: readonly string[]): Run[] {
  const runs: Run[] = [];
  const last = words.findLastIndex((word, at) => isValue(word) && !isWord(words, at));
  for (let at = 0; at < words.length; at += 1) {
    if (!isWord(words, at)) continue;
    let end = at;
    while (end < words.length && isWord(words, end)) end += 1;
    runs.push({
      words: words.slice(at, end),
      before: boundAt(words, at - 1),
      after: boundAt(words, end),
      behind: words.slice(0, at).findLast((word) => isValue(word)),
      opens: words[at - 1],
      closes: words[end],
      isLast: at > last,
    });
    at = end;
  }
  return runs;
}

const boundAt = (words: readonly string[], at: number): Bound =>
  words[at] === undefined ? 'text' : isMark(words[at]) ? 'mark' : 'value';

/** Whether the run is a part of its own, between marks. */
export const isApart = ({ before, after }: Run): boolean => before !== 'value' && after !== 'value';
