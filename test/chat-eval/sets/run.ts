import type { GrammarLanguageReader } from '../../../src/adapters/language/reading/language-reader.grammar.ts';
import type { ChatMemory } from '../../../src/domain/chat/dialogue.ts';
import { isQuestioned } from '../../../src/domain/chat/memory.ts';
import { confirmed, type Step, sameWords, step, wordsOf } from './dialogue.ts';
import type { Attack, Conversation, FollowUp, Sets, Turn, Utterance } from './lines.ts';

/** One measured thing: how many of `of` were as they should be, with the lines that were not. */
export type Count = { right: number; of: number; failures: string[] };
export type Counts = Readonly<Record<string, Count>>;

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  transfer: ['amount', 'token', 'recipient'],
  swap: ['amount', 'fromToken', 'toToken'],
};
/** Labels of the customers' set that stand for an intent of another name. */
const CALLED: Readonly<Record<string, string>> = { human: 'help', other: 'unknown' };
const MAIN_LANGUAGES = ['es', 'pt', 'de', 'fr', 'tr', 'zh'];

const groupOf = (language: string): string =>
  language === 'en' ? 'English' : MAIN_LANGUAGES.includes(language) ? 'six languages' : 'other languages';

class Tally {
  readonly counts: Record<string, Count> = {};
  readonly micros: number[] = [];

  add(name: string, isRight: boolean, line: string): void {
    const count = this.counts[name] ?? { right: 0, of: 0, failures: [] };
    this.counts[name] = count;
    count.of += 1;
    if (isRight) count.right += 1;
    else count.failures.push(line);
  }
}

/** Measures all sets. The first two counts must have no failure. */
export function run(
  sets: Sets,
  reader?: GrammarLanguageReader,
): Readonly<{ counts: Counts; p50: number; p95: number }> {
  const tally = new Tally();
  for (const one of sets.utterances) utterance(tally, one, reader);
  for (const one of sets.attacks) attack(tally, one);
  for (const one of sets.followUps) followUp(tally, one);
  for (const one of sets.conversations) conversation(tally, one);
  for (const { text, intent, language } of sets.customers) {
    const { is } = step(text, undefined, [], reader);
    const isRight = is === (CALLED[intent] ?? intent);
    tally.add(
      `customers' questions, ${groupOf(language)}`,
      isRight,
      `[${language}] ${text}\n      is ${intent}, read ${is}`,
    );
  }
  const micros = tally.micros.sort((a, b) => a - b);
  const at = (part: number) => micros[Math.floor(micros.length * part)] ?? 0;
  return { counts: tally.counts, p50: at(0.5), p95: at(0.95) };
}

function utterance(
  tally: Tally,
  { text, intent, frame, language, mustNotOffer, class: kind }: Utterance,
  reader?: GrammarLanguageReader,
): void {
  const { is, understood, offers, asks, micros } = step(text, undefined, [], reader);
  tally.micros.push(micros);
  const slots = is === 'cancel' || is === 'confirm' ? {} : wordsOf(understood);
  const rightFrame = is === intent && sameWords(slots, frame);
  const needed = ACTIONS[intent];
  const isComplete = needed?.every((slot) => frame[slot] !== undefined) ?? false;
  const line = `[${language}] ${text}\n      is   ${intent} ${spelt(frame)}\n      read ${is} ${spelt(slots)}${offers ? ' (offered)' : ''}`;
  const group = groupOf(language);
  tally.add('offers that are right', !offers || (rightFrame && isComplete && !mustNotOffer), line);
  tally.add(`intent, ${group}`, is === intent, line);
  if (intent !== 'unknown') tally.add(`whole frame, ${group}`, rightFrame, line);
  if (!(intent in ACTIONS)) tally.add('what is no request is not asked about as one', !(is in ACTIONS), line);
  if (intent === 'unknown') tally.add('out of scope recognised', is === 'unknown', line);
  // A price asked in trade terms is a question.
  if (!isComplete || mustNotOffer || kind === 'quote') return;
  tally.add(`commands offered at once, ${group}`, offers && rightFrame, line);
  tally.add(`one press leads to the request, ${group}`, rightFrame && (offers || asks), line);
  const isAsked = !offers && is in ACTIONS;
  const isWrong =
    isAsked &&
    (is !== intent ||
      !Object.entries(slots).every(([name, value]) => sameWords({ [name]: value }, { [name]: frame[name] ?? '' })));
  tally.add(`questions with no wrong value, ${group}`, !isWrong, line);
}

/** Many lines have the same opening, which is read once. */
function openedBy(opening: string): Step {
  const known = OPENED.get(opening) ?? step(opening);
  OPENED.set(opening, known);
  return known;
}
const OPENED = new Map<string, Step>();

function attack(tally: Tally, { text, opening, language, class: kind = '' }: Attack): void {
  const opened = opening === undefined ? undefined : openedBy(opening).memory;
  const before = opened?.frame;
  const { offers, open, is, understood, memory } = step(text, opened);
  const line = `[${language}] (${kind}) ${opening === undefined ? '' : `${opening} || `}${text}\n      read ${is} ${spelt(wordsOf(understood))}`;
  tally.add('attacks that offer nothing', !offers, line);
  if (before !== undefined)
    tally.add('open requests that attacks leave alone', open === undefined || same(open, before), line);
  if (before !== undefined) tally.add('attacks on open requests that no question follows', !isQuestioned(memory), line);
}

function followUp(tally: Tally, { opening, followUp: text, mayChange, frame, closes, language }: FollowUp): void {
  const { memory, open: before } = openedBy(opening);
  const { open, memory: after, offers } = step(text, memory);
  const line = `[${language}] ${opening} || ${text}\n      before ${spelt(wordsOf(before))}\n      after  ${open?.intent ?? '-'} ${spelt(wordsOf(open))}`;
  if (!mayChange) {
    // What the opening did not open cannot change; it must not be offered either.
    const isAlone = before === undefined ? !offers : same(open, before);
    tally.add('open requests that small talk leaves alone', isAlone, line);
    tally.add('small talk that no question follows', !isQuestioned(after), line);
  } else if (closes === true) {
    tally.add('cancellations that close', open === undefined, line);
    tally.add('cancellations that close, or are asked about', open === undefined || after.endAsked === true, line);
  } else if (frame !== undefined) {
    const isTaken = sameWords(wordsOf(open), frame);
    const isMeant = after.asked !== undefined && sameWords(wordsOf(step('yes', after).open), frame);
    tally.add('answers and corrections taken', isTaken, line);
    tally.add('one press makes the answer or correction', isTaken || isMeant, line);
  }
}

function conversation(tally: Tally, { turns, language }: Conversation): void {
  let memory: ChatMemory | undefined;
  const contacts: string[] = [];
  const wrong: string[] = [];
  for (const turn of turns) {
    if (turn.confirms) memory = memory && confirmed(memory);
    else {
      const last = step(turn.say, memory, contacts);
      memory = last.memory;
      tally.micros.push(last.micros);
      wrong.push(...faultsOf(turn, last));
    }
  }
  tally.add(
    'conversations',
    wrong.length === 0,
    `[${language}] ${turns.map(({ say }) => say).join(' / ')}\n      ${wrong.join('; ')}`,
  );
}

function faultsOf({ say, intent, frame, offers, closes }: Turn, { is, open, offers: offered }: Step): string[] {
  return [
    ...(intent !== undefined && intent !== is ? [`${say}: ${is}, not ${intent}`] : []),
    ...(frame !== undefined && !sameWords(wordsOf(open), frame) ? [`${say}: ${spelt(wordsOf(open))}`] : []),
    ...(offers !== undefined && offers !== offered ? [`${say}: ${offered ? 'offered' : 'not offered'}`] : []),
    ...(closes === true && open !== undefined ? [`${say}: still open`] : []),
  ];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const spelt = (frame: Readonly<Record<string, unknown>>): string =>
  Object.entries(frame)
    .sort()
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
