import { AGREED, assures, due, falls, NOVICE } from '../context/assurances.ts';
import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { isRemark } from '../context/remarks.ts';
import { isToldVerb } from '../context/told.ts';
import * as english from '../licence/english-words.ts';
import { any, either, explains, some } from '../licence/pattern.ts';
import { isAccountedFor } from './accounted-for.ts';
import { isOf } from './kinds.ts';
import { phrasesIn } from './phrases.ts';
import { isPlainPurpose } from './purposes.ts';
import { CAUSES, NARRATED, NEEDY, PRAISED, TECHNICAL, WENT } from './statement-words.ts';
import { wordSet } from './words.ts';

const LEAD =
  /^(?:and|so|but|because|since|as|cause|cos|coz|cuz|bc|well|oh|ok|okay|honestly|also|now|then|yes|yeah|sorry|look|hey|hi|hello|btw|please|for)$/;
const PRONOUN =
  /^(?:i|we|he|she|they|it|this|that|these|those|there|everyone|everybody|somebody|someone|who|im|hes|shes|theyre|its|thats)$/;
const SPEAKER = /^(?:i|we|im)$/;
const IMPERSONAL = /^(?:it|this|that|these|those|its|thats)$/;
const BEING =
  /^(?:is|are|am|was|were|been|be|looks|looked|seems|feels|felt|got|gets|its|im|hes|shes|theyre|thats|has|have|had)$/;

/** What holds words that are played or learned is given, made or paid for in these. */
const OF_TEXT =
  /^(?:for|of|to|at|bought|ordered|needs|need|wants|lost|won|wrote|writes|edited|translated|drew|designed|printed|illustrated|lent|borrowed|sold|gave|attended|teaches|taught|loved|enjoyed|missed|booked|published|proofread|owe|produced|filmed|recorded|released|developed|develops|streams|composed)$/;

/** Courtesies, and what somebody says of the own experience or of an agreement. */
const POLITE = either(
  some(any(english.COURTESY), any(english.GREETING)),
  NOVICE,
  assures,
  AGREED,
  due,
  falls,
  any('that is all|that is it|here we go|this is it|there you go'),
);

/** Bare, they say where somebody was. */
const MOVING =
  /^(?:ran|runs|arrived|arrives|walked|walks|came|comes|went|goes|fell|falls|swam|climbed|raced|rode|sailed|flew|looked|stood|left|landed|returned|appeared)$/;
/** Without an object, these alone say what somebody did for the speaker, or what happened. */
const SERVED =
  /^(?:helps?|helped|helping|cooks?|cooked|cooking|delivered|delivers|graduated|married|won|retired|moved|moving|volunteers?|volunteered|drove|fixed|repaired|cleaned|babysat|babysits|babysitting|hosted|hosts|hosting|catered|paid|owes?|needs?|deserves?|starving|struggling|recovering|celebrating|travelling|traveling|waiting|finished|teaches|tutors|coaches|installed|invited|earned)$/;
const isNoun = (word: string): boolean => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word);

/** Where the verb of a statement is; undefined where they hold none. Zero where it has no subject. */
export function verbAt(words: readonly string[]): number | undefined {
  const first = words[0] ?? '';
  if (IMPERSONAL.test(first) && !isToldVerb(words[1] ?? '') && !isToldVerb(words[2] ?? '') && !isToldVerb(first))
    return undefined;
  if (PRONOUN.test(first)) return words.length > 1 ? 1 : undefined;
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      isToldVerb(word) &&
      !/^(?:the|a|an|my|our|his|her|their|for|to|of|and|your|this|some)$/.test(words[index - 1] ?? ''),
  );
  if (isPast(first) && !isNoun(first)) return 0;
  return at > 0 ? at : undefined;
}

const isPast = (word: string): boolean =>
  word.endsWith('ed') ? isToldVerb(word) || AGREED_ON.has(word) : PAST.has(word);
const AGREED_ON = wordSet('agreed discussed promised arranged');
const PAST = wordSet(
  'took went came got was were had did made worked fell flew lost won bought ate drank drove ran sang sat slept spoke stood swam woke wore wrote read heard saw met found felt kept left said told thought knew grew gave forgot froze hung sold sent paid spent',
);

export const tellsOfPast = (words: readonly string[]): boolean =>
  words.some((word, at) => isPast(word) && word !== 'got' && !/^(?:the|a|my|his|her|to)$/.test(words[at - 1] ?? ''));

export const withoutLead = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word) => !LEAD.test(word));
  return at < 0 ? [] : words.slice(at);
};

/**
 * Whether a statement beside a request gives a reason for it: somebody's need, debt, service or occasion, what is bought, how somebody is or how
 * things stand for the speaker. What people merely do belongs to a story, and how something went to a report.
 */
export function givesReason(said: readonly string[]): boolean {
  const words = withoutLead(said);
  const verb = verbAt(words);
  if (
    verb === undefined ||
    /^(?:if|is|whether|agreed|discussed|promised|arranged)$/.test(words[0] ?? '') ||
    explains(POLITE, words) ||
    isRemark(words) ||
    isRemark(said)
  )
    return true;
  const [subject, rest] = [words.slice(0, Math.max(1, verb)), words.slice(verb)];
  const act = rest.find((word, at) => at <= 3 && isToldVerb(word) && !BEING.test(word)) ?? rest[0] ?? '';
  if (isNarrated(words, verb) || !isAccountedFor(words)) return false;
  if (WENT.has(act) && (verb === 0 || IMPERSONAL.test(subject[0] ?? '') || subject.some((word) => TECHNICAL.has(word))))
    return verb === 0 && hasThing(rest);
  if (speaksOfTexts(words, verb)) return false;
  if (SPEAKER.test(subject[0] ?? '') && !isOfSpeaker(rest)) return false;
  if (IMPERSONAL.test(subject[0] ?? '') && BEING.test(rest[0] ?? '') && isSomewhere(rest)) return false;
  if (words.length <= verb + 1 && MOVING.test(act)) return false;
  if (hasThing(words)) return true;
  if (words.length <= verb + 1) return SERVED.test(act);
  if (verb === 0) return CAUSES.has(act) && rest.length > 1;
  if (SPEAKER.test(subject[0] ?? '')) return isOfSpeaker(rest);
  if (IMPERSONAL.test(subject[0] ?? '') && !BEING.test(rest[0] ?? '') && isPast(act)) return false;
  return words.some((word) => CAUSES.has(word)) || isPraise(subject, rest);
}

/** How the speaker is or was by trade, or felt once, gives no reason: "i am the king", "i was tired". */
const isOfSpeaker = (rest: readonly string[]): boolean =>
  !/^(?:was|were|felt|looked)$/.test(rest[0] ?? '') &&
  !(
    BEING.test(rest[0] ?? '') &&
    /^(?:a|an|the|all)$/.test(rest[1] ?? '') &&
    !rest.some((word) => PRAISED.has(word) || NEEDY.has(word))
  );

/** "it was on tv" tells where it was seen. */
const isSomewhere = (rest: readonly string[]): boolean =>
  /^(?:in|on|at|under|inside|near|behind|above|below|all over|from)$/.test(rest[1] ?? '') &&
  !/^(?:me|us|time|advance|order|behalf|my|our|him|her|them|yesterday|last|today)$/.test(rest[2] ?? '');

const isNarrated = (words: readonly string[], verb: number): boolean =>
  words.some(
    (word, at) =>
      at >= verb && NARRATED.has(word) && !/^(?:the|a|an|my|our|his|her|their|of|for|and)$/.test(words[at - 1] ?? ''),
  );

const hasThing = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      isPlainPurpose(word) &&
      !(word === 'fine' && !/^(?:the|a|my|his|her|parking|speeding)$/.test(words[at - 1] ?? '')),
  );

/** "my homework is hard", "we are doing theatre" */
const speaksOfTexts = (words: readonly string[], verb: number): boolean =>
  phrasesIn(words).some(
    ({ head, lead, leadAt }) =>
      isOf('text', head) && ((lead === undefined && verb > 0) || (leadAt >= verb && !OF_TEXT.test(lead ?? ''))),
  );

const OWNED = /^(?:my|our|the|a|his|her|their)$/;

/** "he is a legend", "it is cheaper", "that is my uncle". A feeling of the past belongs to a story. */
function isPraise(subject: readonly string[], rest: readonly string[]): boolean {
  const [being = '', ...said] = rest;
  if (!BEING.test(being)) return false;
  const first = subject[0] ?? '';
  if (said.some((word) => PRAISED.has(word)) && !IMPERSONAL_PAST.test(`${first} ${being}`)) return true;
  if (/^(?:was|were|felt|looked)$/.test(being)) return false;
  if (said.some((word) => NEEDY.has(word) || /^(?:me|him)$/.test(word)) && !/^every/.test(first))
    return !isTold(subject) || NEED.test(said.join(' '));
  return (
    PRONOUN.test(first) &&
    !SPEAKER.test(first) &&
    said.some(isNoun) &&
    (IMPERSONAL.test(first) || OWNED.test(said[0] ?? ''))
  );
}
const IMPERSONAL_PAST = /^(?:it|this|that) (?:was|were)$/;
const NEED =
  /\b(?:broke|hungry|thirsty|sick|ill|short|stuck|stranded|injured|pregnant|homeless|unemployed|poor|hurt|waiting|desperate|struggling|back|here|abroad|married|engaged|broken|damaged|urgent|due|late)\b/;
/** "the hero", "my teacher" */
const isTold = (subject: readonly string[]): boolean => subject.some(isNoun);
