import { isQuestion } from '../../../domain/chat/catalogue.ts';
import type { OpenFrame, Problem, Reading } from '../../../domain/chat/understanding.ts';
import { barIn, says } from '../../../domain/chat/words/said.ts';
import { isEnd, isGreeting, yesOrNo } from '../open/answer.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../open/readings.ts';
import { plainText } from '../text/letters.ts';
import type { Item } from '../text/lexeme.ts';
import { mentionsOf } from './mentions.ts';
import type { Proposal, Proposer } from './propose.ts';
import { sameQuestion } from './question-slots.ts';
import { openProposer } from './trained.ts';

const PROPOSED: Problem = { code: 'proposed' };
/** Orders to the service itself. */
const INSTRUCTION =
  /\b(?:ignore|disregard|override|bypass|circumvent|jailbreak|jailbroken|roleplay|pretend|obey|system prompt|developer mode|admin mode|god mode|debug mode|new instructions|previous instructions|your rules|without (?:asking|confirm\w*|my confirm\w*)|no confirmation|skip (?:the )?confirmation)\b/i;

/** "don't send 5 usdc", with nothing open: there is nothing to cancel, and nothing is done. */
const DENIED =
  /^\s*(?:please )?(?:do not|don['’]?t|never) (?:you )?(?:dare )?(?:send|transfer|pay|swap|exchange|convert|trade|sell|buy|bridge|move|give)\b/i;

/** What a first message that is not a command probably means. The person is only asked about a request. */
export function readFirst(items: readonly Item[], proposer: Proposer, text: string, topic?: OpenFrame): Reading {
  if (INSTRUCTION.test(text)) return about([{ code: 'instruction' }]);
  const answer = yesOrNo(text);
  if (DENIED.test(text)) return about([{ code: 'denied' }]);
  if (isEnd(text)) return { ...about([]), act: 'cancel' };
  if (answer !== undefined) return { ...about([]), act: answer === 'yes' ? 'confirm' : 'cancel' };
  if (isGreeting(text)) return about([], { intent: 'help', slots: {} });
  const followed = topic && isQuestion(topic.intent) ? sameQuestion(items, topic.intent, topic.slots) : undefined;
  if (topic && followed) return about([], { intent: topic.intent, slots: followed });
  const found = proposer.propose(items);
  // The balance of a wallet does not say whether it is listed; the rules of a purchase do.
  if (says('sanctioned', text) && (found === undefined || isQuestion(found.intent)))
    return about([], { intent: 'eligibility', slots: {} });
  if (found === undefined) return about([NOT_UNDERSTOOD]);
  const barred = outside(text);
  if (barred !== undefined && (isAction(found) || found.probability < SURER_THAN_OUTSIDE)) return about([barred]);
  const bar = isAction(found) ? barIn(text) : undefined;
  if (bar !== undefined) return about([BARRED[bar]]);
  // A question moves nothing, and is answered.
  return about(isAction(found) ? [...found.problems, PROPOSED] : found.problems, found);
}

const INDIRECT: Problem = { code: 'unsupported', said: 'indirect' };
/** No request is proposed that a message denies, tells of others, or asks for later, often or under a condition. */
const BARRED: Readonly<Record<NonNullable<ReturnType<typeof barIn>>, Problem>> = {
  negated: { code: 'denied' },
  later: { code: 'unsupported', said: 'schedule' },
  excluding: INDIRECT,
  told: INDIRECT,
  conditional: INDIRECT,
  repeated: INDIRECT,
};

/** How sure a question must be that has words of what is not supported. */
const SURER_THAN_OUTSIDE = 0.9;

const about = (problems: readonly Problem[], found?: Pick<Reading, 'intent' | 'slots'>): Reading => ({
  act: 'request',
  intent: found?.intent ?? 'unknown',
  slots: found?.slots ?? {},
  problems,
});

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
const DENIED_IN_TURKISH = / (?:gonderme|yollama|cevirme|satma|aktarma|degistirme|takas etme)(?:yin|yiniz)? $/u;

/** Why a text says something that no proposal reads as a request, in all languages. Undefined where it does not. */
export function outside(text: string): Problem | undefined {
  const words = ` ${plainText(text)} `;
  if (DENIED_IN_TURKISH.test(words)) return { code: 'denied' };
  const topic = OUTSIDE.find(([, pattern]) => pattern.test(words))?.[0];
  return topic === undefined ? undefined : { code: 'unsupported', said: topic };
}

/** How sure a question beside an open request must be, and one that may be a change or an end, or names an amount or an account. */
const SURE_OF_QUESTION = 0.65;
const SURER = 0.9;

export const isAsked = ({ change, mayEnd }: Reading): boolean => change !== undefined || mayEnd === true;

/** A message to an open request that no command explains: what it may change, that it may end it, or a question beside it. */
export function readToOpen(items: readonly Item[], proposer: Proposer, open: OpenFrame): Reading {
  const left = unchanged(NOT_UNDERSTOOD);
  const change = openProposer.change(items, open);
  const mayEnd = openProposer.ends(items);
  const isDoubtful = change !== undefined || mayEnd || mentionsOf(items).some(({ item }) => item.is !== 'term');
  const found = proposer.propose(items);
  if (found !== undefined && isPlain(found) && found.probability >= (isDoubtful ? SURER : SURE_OF_QUESTION))
    return { ...left, intent: found.intent, slots: found.slots, problems: found.problems };
  if (change !== undefined) return { ...left, change };
  return mayEnd ? { ...left, mayEnd: true } : left;
}

/** Beside an open request a price must name its token. */
const isPlain = ({ intent, slots }: Proposal): boolean =>
  isQuestion(intent) && (intent !== 'price' || slots.token !== undefined);
