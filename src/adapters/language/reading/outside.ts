import type { Problem } from '../../../domain/chat/understanding.ts';
import { fold } from '../text/fold.ts';

const WEEKDAYS: Readonly<Record<string, string>> = {
  en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  es: 'lunes|martes|miercoles|jueves|viernes|sabados?|domingos?',
  pt: 'segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?',
  de: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  fr: 'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?',
  tr: 'pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar',
};

/** What is asked for again and again, lent, lent out or staked, in words that mean nothing else; without accents. */
const OUTSIDE: readonly (readonly [topic: string, pattern: RegExp])[] = [
  [
    'schedule',
    new RegExp(
      ` (?:${[
        `every (?:day|week|month|year|other|two|second|third|${WEEKDAYS.en})`,
        `(?:cada|todos los) (?:dias?|semanas?|mes|meses|ano|${WEEKDAYS.es})|todas las semanas|quincenalmente`,
        `(?:cada|todo|toda|todos os|todas as) (?:dias?|semanas?|mes|meses|ano|${WEEKDAYS.pt})|mensalmente`,
        `(?:jede[nsmr]?|immer) (?:tag|woche|monat|jahr|${WEEKDAYS.de})|dauerauftrag|monatlich|wochentlich`,
        `(?:tous|toutes) les (?:jours|semaines|mois|ans|deux|trois|quinze|${WEEKDAYS.fr})|chaque (?:jour|semaine|mois|annee|${WEEKDAYS.fr})`,
        `her (?:gun|hafta|ay|ayin|yil|${WEEKDAYS.tr})`,
      ].join('|')}) |每天|每周|每月|每年|每个(?:月|星期|礼拜)|每星期`,
      'u',
    ),
  ],
  [
    'lending',
    / (?:prestame|me prestas|me prestan|prestarme|un prestamo|me empresta\p{L}*|me emprestar|um emprestimo|leih\p{L}* mir|mir .{0,60}leihen|ein(?:en)? (?:kredit|darlehen)|pret(?:e|ez) moi|me pret(?:er|ez|es)|(?:un|des) prets?|emprunter|borc (?:ver\p{L}*|alabilir\p{L}*)|(?:bana|benim) .{0,20}borc) |借我|借给我|先借|想借|贷款/u,
  ],
  ['staking', / (?:staking|staken|staker|stake et\p{L}*|stake yap\p{L}*) |质押/u],
];

/** A Turkish verb at the end of a text that says not to do it. */
const DENIED = / (?:gonderme|yollama|cevirme|satma|aktarma|degistirme|takas etme)(?:yin|yiniz)? $/u;

/** Why a text says something that no proposal reads as a request, in all languages. Undefined where it does not. */
export function outside(text: string): Problem | undefined {
  const words = ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  if (DENIED.test(words)) return { code: 'denied' };
  const topic = OUTSIDE.find(([, pattern]) => pattern.test(words))?.[0];
  return topic === undefined ? undefined : { code: 'unsupported', said: topic };
}
