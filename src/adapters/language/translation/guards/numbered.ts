import { COINS } from '../numbers/coins.ts';
import { readGermanNumber } from '../numbers/german-number.ts';
import type { Spoken } from './spoken.ts';

const NUMBERS: ReadonlySet<string> = new Set(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million'.split(
    ' ',
  ),
);
/** Articles count where a coin follows: "un eth". */
const ONE = /^(?:un|una|uno|um|uma|ein|eine|einen|einer|une|bir)$/;
const COIN = new RegExp(`^(?:${COINS})$`, 'u');
const SPELLED = /§w(?: (?:(?:y|e|und|et|ve) )?§w)*/gu;
const CHINESE = /[零〇一二两三四五六七八九十百千万亿半点]+(?:[个個]半)?(?=[个個]? ?[a-z§])/gu;

/** The words of a clause with "§n" for each number that is spelled out, in the language of the dictionary. */
export function numbered(text: string, { language, entries }: Spoken): string {
  if (language === 'zh') return text.replace(CHINESE, '§n');
  const words = text.split(' ');
  const isNumber = (word: string, next: string | undefined): boolean =>
    (language === 'de' && readGermanNumber(word) !== undefined) ||
    (ONE.test(word) && COIN.test(next ?? '')) ||
    (entries.get(word) ?? []).some(({ words: all, english }) => all.length === 1 && isSpelled(english));
  return words
    .map((word, at) => (isNumber(word, words[at + 1]) ? '§w' : word))
    .join(' ')
    .replace(SPELLED, '§n');
}

const isSpelled = (english: string): boolean =>
  english === 'one hundred' || english.split(' ').every((word) => NUMBERS.has(word));
