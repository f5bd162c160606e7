import { isApart, type Run } from '../../beside/runs.ts';
import { courtesyAt } from './courtesies.ts';
import { isSomebody } from './nouns.ts';
import type { Speaker } from './speaker.ts';
import type { Text } from './text.ts';

/** "deine USDC", "tes USDC": what is traded for is a person's. */
const YOURS: Readonly<Record<string, RegExp>> = {
  es: /(?<![\p{L}§])(?:tus?|sus?|vuestr[oa]s?) §[nt]/u,
  pt: /(?<![\p{L}§])(?:teus?|tuas?|seus?|suas?) §[nt]/u,
  de: /(?<![\p{L}§])(?:deine?[nmrs]?|eure?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?) §[nt]/u,
  fr: /(?<![\p{L}§])(?:tes|ton|ta|vos|votre|ses|son|leurs?) §[nt]/u,
  tr: /(?<![\p{L}§])(?:senin|sizin|onun|onlarin) §[nt]/u,
};
/** Whether a trade is with a person, or for what a person has: "a Luis", "gegen deine USDC", "contre les USDC de Paul". */
export function tradesWithSomebody({ runs, all, words }: Text, speaker: Speaker): boolean {
  if (words.includes('§a')) return false;
  if (YOURS[speaker.language]?.test(all)) return true;
  return runs.some((run) => !isApart(run) && run.words.some((_, at) => isDealtWith(run, at, speaker)));
}

const isDealtWith = ({ words, isLast }: Run, at: number, speaker: Speaker): boolean =>
  isSomebody(words[at] ?? '', speaker) && !((at === 0 || isLast) && courtesyAt(words, at, speaker) > 0);

/** "gegen USDC zurück": a second trade, or one of before. */
export const comesBack = ({ all, words }: Text, { language }: Speaker): boolean =>
  language === 'de' && !words.includes('§a') && /(?<![\p{L}])zuruck(?= ?(?:[,.!)]|$))/u.test(all);
