import { any, either, maybe, oneOf, type Pattern, seq, some } from '../licence/pattern.ts';
import { MODIFIER_WORDS, NAME_WORDS, PEOPLE_WORDS, PLACE_WORDS, PURPOSE_WORDS, QUALITY_WORDS } from './nouns.ts';
import { PERSON, THING } from './things.ts';
import { MORE_DID, MORE_DO, MORE_DOES, MORE_DOING } from './vocabulary/deeds.ts';
import { DID, DO, DOES, DOING } from './vocabulary/events.ts';
import { ADVERBS, BEFORE_NOW } from './vocabulary/qualities.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/[\s|]+/));

const SUBJECTS = set(
  'i we he she they it this that these those everyone everybody everything somebody someone there its thats hes shes im theyre who which what',
);
const VERBS: ReadonlySet<string> = new Set([
  ...set('its thats hes shes im theyre'),
  ...set(
    'is are am was were has have had been being got gets feels felt looks looked seems tastes tasted stays stayed became made makes took takes',
  ),
  ...[DID, DOES, DO, DOING, MORE_DID, MORE_DOES, MORE_DO, MORE_DOING].flatMap((words) => [...set(words)]),
]);
/** They join what is said, and none of them makes it depend on anything. */
const JOINTS = set(
  'the a an my our his her their your some all of at in on by near with from to for into onto around during about behind under like since as because and so me us him them myself himself herself each other up out over off down away round along back home together too own per than towards inside outside beside between among across plus where whose both several lots plenty one ones another most',
);
const NOUNS: readonly ReadonlySet<string>[] = [PURPOSE_WORDS, PEOPLE_WORDS, NAME_WORDS, PLACE_WORDS];
const WORDS: readonly ReadonlySet<string>[] = [
  ...[SUBJECTS, VERBS, JOINTS, ...NOUNS, MODIFIER_WORDS, QUALITY_WORDS],
  ...[set(ADVERBS), set(BEFORE_NOW)],
];
const holds = (sets: readonly ReadonlySet<string>[], word: string | undefined): boolean =>
  word !== undefined && sets.some((one) => one.has(word));

const BASE_FORMS = set(`${DO} ${MORE_DO}`);
/** They wish or tell something without a subject: "and have a nice day", "and love the app". */
const WISHING = set(
  'have love like need enjoy live help thank save rest sleep smile cheer start welcome appreciate remember last',
);

/** "clean", "cook": a verb in the form of an order. */
export const isBaseForm = (word: string): boolean => BASE_FORMS.has(word) && !WISHING.has(word);

/** Whether the word belongs to statements: whatever stands around it, it takes no request back. */
export const isToldWord = (word: string): boolean => holds(WORDS, word) || UNITS.has(word) || TIMES.has(word);

/** Behind a number. */
const UNITS = set('min mins minute minutes hour hours night nights time times people am pm km kg percent of');

/** Whether a statement may have the word as its verb. */
export const isToldVerb = (word: string): boolean => VERBS.has(word);

/** What a payment may be meant for later: only before a thing, or when it is past. */
const TIMES = set(
  'days day nights night evening morning afternoon month months week weeks year years quarter january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter weekend time times now today',
);
const PAST_OF = set('last past all since');
const NEAR_OF = set('week month year morning afternoon term');

/** Whether a time stands before a thing ("friday lessons"), or says when something was ("last week", "this morning"). */
function isTimely(words: readonly string[], at: number): boolean {
  const [before, word, after] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1]];
  return (
    holds(NOUNS, after) ||
    PAST_OF.has(before) ||
    (before === 'this' && NEAR_OF.has(word)) ||
    word === 'now' ||
    word === 'today'
  );
}

/** A question may have no mark, and what starts with a preposition is only a part of a statement. */
const ASKING = set('is are am was were has have had who which what in on at of by from to into with than like');

/** "for rent", "my help": behind these stands a noun, which is a verb elsewhere. */
const NOUN_AFTER = /^(?:the|a|an|my|our|his|her|their|your|some|for|of|with|at|in|by|from)$/;

/** Words. */
const LONGEST = 25;

/**
 * Something that is so or was done: "the plumber came this morning", "he fixed everything in an hour". Its words say of persons, things
 * and the speaker what they are, did or do. None of them is a value, question, denial, condition, doubt, report, verb of the service or
 * the reader, so that no order of them takes a request back. A number counts what follows it.
 */
export const TOLD: Pattern = (words, at) => {
  if (ASKING.has(words[at] ?? '')) return [];
  const ends: number[] = [];
  let isSaid = false;
  for (let end = at; end < Math.min(words.length, at + LONGEST); end += 1) {
    const word = words[end];
    const isCount = word === '§n' && holds([PURPOSE_WORDS, MODIFIER_WORDS, UNITS], words[end + 1]);
    const isUnit = UNITS.has(word ?? '') && words[end - 1] === '§n';
    if (!isCount && !isUnit && !holds(WORDS, word)) break;
    if (!isUnit && TIMES.has(word ?? '') && !isTimely(words, end)) break;
    isSaid ||= VERBS.has(word ?? '') && !NOUN_AFTER.test(words[end - 1] ?? '');
    if (isSaid && end > at) ends.push(end + 1);
  }
  return ends;
};

/** "what a legend", "happy anniversary", "poor biscuit": a mood, in a part of its own. */
export const MOOD = either(
  seq(any('what a|such a|what an|what'), either(THING, PERSON)),
  seq(some(oneOf(QUALITY_WORDS)), either(THING, PERSON), maybe(seq(any('to|for|with'), either(THING, PERSON)))),
  seq(
    any('happy|merry|congrats|congratulations|cheers|bless|god bless|long live|hooray for|thanks to'),
    either(THING, PERSON),
    maybe(seq(any('to'), PERSON)),
  ),
  any(
    'god bless|bless him|bless her|bless them|congrats|congratulations|hooray|hurray|again|my treat|my turn|about time|sorry for the mess|sorry for the trouble|sorry about that|so excited|so happy|so proud|happy days|good times|well deserved|well earned',
  ),
);
