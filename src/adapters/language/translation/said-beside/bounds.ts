import { HAN } from '../entries.ts';
import type { Text } from './text.ts';

/** How much it is at most or at least. */
const BOUND =
  /(?<![\p{L}§])(?:hasta|ate|bis zu|bis auf|jusqu a|jusqua|al menos|por lo menos|como minimo|pelo menos|ao menos|no minimo|mindestens|wenigstens|au moins|au minimum|en az|en fazla|en cok) (?:un total de )?§n(?! ?(?:%|prozent|por ciento|por cento|pour cent|yuzde))/u;
const IN_SLIPPAGE = /slippage|deslizamiento|tolerancia|derrapagem|tolerancia|glissement|kayma|toleranz|tolerance/;

/** Whether the amount is only a bound. */
export const isBounded = ({ all }: Text): boolean => BOUND.test(all) && !IN_SLIPPAGE.test(all);

/** "20 USDC/mes", "20 USDC / Kopf": so much for each. */
export const isForEach = ({ words }: Text): boolean =>
  words.some((word, at) => word === '/' && /^§[tbn]$/.test(words[at - 1] ?? '') && isCounted(words.slice(at + 1)));

/** A word that a value follows is a label in a form: "/ rede polygon". */
const isCounted = ([word = '', next = '']: readonly string[]): boolean =>
  /^\p{L}/u.test(word) && ((!HAN.test(word) && !next.startsWith('§')) || UNITS.test(word));
const UNITS =
  /^(?:mes|meses|dia|dias|semana|semanas|ano|hora|horas|persona|pessoa|nino|crianca|monat|tag|woche|jahr|stunde|person|kind|kopf|mois|jour|semaine|an|heure|personne|enfant|ay|gun|hafta|yil|saat|kisi|cocuk|月|天|周|年|人|次)(?!\p{L})/u;
