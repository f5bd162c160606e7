import { isApart, type Run } from '../../beside/runs.ts';
import { HAN } from '../entries.ts';
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
/** How much it is at most or at least. */
const BOUND =
  /(?<![\p{L}§])(?:hasta|ate|bis zu|bis auf|jusqu a|jusqua|al menos|por lo menos|como minimo|pelo menos|ao menos|no minimo|mindestens|wenigstens|au moins|au minimum|en az|en fazla|en cok) (?:un total de )?§n(?! ?(?:%|prozent|por ciento|por cento|pour cent|yuzde))/u;
const IN_SLIPPAGE = /slippage|deslizamiento|tolerancia|derrapagem|tolerancia|glissement|kayma|toleranz|tolerance/;

/** Whether a trade is with a person, or for what a person has: "a Luis", "gegen deine USDC", "contre les USDC de Paul". */
export function tradesWithSomebody({ runs, all, words }: Text, speaker: Speaker): boolean {
  if (words.includes('§a')) return false;
  if (YOURS[speaker.language]?.test(all)) return true;
  return runs.some((run) => !isApart(run) && run.words.some((_, at) => isDealtWith(run, at, speaker)));
}

const isDealtWith = ({ words, isLast }: Run, at: number, speaker: Speaker): boolean =>
  isSomebody(words[at] ?? '', speaker) && !((at === 0 || isLast) && courtesyAt(words, at, speaker) > 0);

export const isBounded = ({ all }: Text): boolean => BOUND.test(all) && !IN_SLIPPAGE.test(all);

/** "gegen USDC zurück": a second trade, or one of before. */
export const comesBack = ({ all, words }: Text, { language }: Speaker): boolean =>
  language === 'de' && !words.includes('§a') && /(?<![\p{L}])zuruck(?= ?(?:[,.!)]|$))/u.test(all);

/** "20 USDC/mes", "20 USDC / Kopf": so much for each. */
export const isForEach = ({ words }: Text): boolean =>
  words.some((word, at) => word === '/' && /^§[tbn]$/.test(words[at - 1] ?? '') && isCounted(words.slice(at + 1)));

/** A word that a value follows is a label in a form: "/ rede polygon". */
const isCounted = ([word = '', next = '']: readonly string[]): boolean =>
  /^\p{L}/u.test(word) && ((!HAN.test(word) && !next.startsWith('§')) || UNITS.test(word));
const UNITS =
  /^(?:mes|meses|dia|dias|semana|semanas|ano|hora|horas|persona|pessoa|nino|crianca|monat|tag|woche|jahr|stunde|person|kind|kopf|mois|jour|semaine|an|heure|personne|enfant|ay|gun|hafta|yil|saat|kisi|cocuk|月|天|周|年|人|次)(?!\p{L})/u;

/** "en base a la factura", "na base do contrato": on the basis of something, and on no network. */
const BASIS =
  /(?<![\p{L}])con §c en|sobre la §[bc](?= |$)|(?<![\p{L}])(?:en|a) §[bc] (?:de(?!l? ?§)|a(?:l| (?:la|el|los|las|lo|su|un|una|eso|esto|ese|este))) (?!(?:direccion|cuenta|cartera|billetera|wallet|monedero|siguiente))(\p{L}+)|(?<![\p{L}])(?:numa|com|uma) §[bc]|(?<![\p{L}])na §[bc] d[aoe]s? \p{L}+|(?<![\p{L}])(?:auf|auf der|als) §[bc] (?:des|der|von|eines|einer) \p{L}+|(?<![\p{L}])sur (?:la |une )§[bc]|sur §[bc] d(?:e|u|es) (?!§)\p{L}+|(?<![\p{L}])a la §[bc]|§[bc] (?:olarak|alarak|alip|alinarak)/u;
export function namesBasis({ all }: Text, speaker: Speaker): boolean {
  const found = BASIS.exec(all);
  return found !== null && !(found[1] !== undefined && isSomebody(found[1], speaker));
}
