import { INTENTS, type Intent, type Problem, type Slots } from '../../../domain/chat/understanding.ts';
import { fold } from '../text/fold.ts';
import type { Item } from '../text/item.ts';
import { OTHER_CHAINS } from '../text/nicknames.ts';
import { coverageOf, featuresOf, HAN, LETTER, plainWords } from './features.ts';
import { type Model, makeLinear } from './linear.ts';
import { mentionsOf } from './mentions.ts';
import { questionSlots } from './question-slots.ts';
import { roleFeatures, spread } from './role-features.ts';
import type { ValueRole } from './roles.ts';
import { swapSlots } from './swap-slots.ts';
import { transferSlots } from './transfer-slots.ts';
import type { Placed, Weighed } from './weighed.ts';

/** `coverage`: the share of the text's groups of letters that occurred in training. */
export type Guess = Readonly<{ label: string; probability: number; coverage: number }>;

/** What a text may mean. `problems`: values of it that cannot be placed or used. */
export type Proposal = Readonly<{ intent: Intent; probability: number; slots: Slots; problems: readonly Problem[] }>;

export type Proposer = Readonly<{
  classify: (items: readonly Item[]) => Guess;
  /** Undefined where no meaning is probable enough to ask about. It is only ever asked, never acted on. */
  propose: (items: readonly Item[]) => Proposal | undefined;
  /** Whether a text does not sound like a request at all: a doubt, a report, a condition, an example. */
  soundsLikeNoRequest: (items: readonly Item[]) => boolean;
  /** Whether a text that has the words of a question asks for something else. */
  soundsLikeNoQuestion: (items: readonly Item[]) => boolean;
}>;

/** Chosen on sets that were left out of training: docs/adr/0103. */
const SURE_OF_REQUEST = 0.55;
const SURE_OF_QUESTION = 0.55;
const SURE_OF_NO_REQUEST = 0.5;
const SURE_OF_NO_QUESTION = 0.7;
/** A request that names one value at most. */
const SURE_OF_BARE_REQUEST = 0.75;
/** An unfamiliar word says nothing against a request. */
const FAMILIAR = 0.8;
/** A text of which less was seen in training may be in a language that training did not have. */
const LEAST_COVERAGE = 0.55;
/** Words beside the values. */
const LEAST_WORDS = { request: 0, question: 1 };
const UNREAD: ReadonlySet<Item['is']> = new Set(['quotation']);

export function makeProposer(intents: Model, weigh: Weigh, seen: string): Proposer {
  const ofIntents = makeLinear(intents);
  const grams = Uint8Array.from(atob(seen), (byte) => byte.charCodeAt(0));
  const classify = (items: readonly Item[]): Guess => {
    const words = plainWords(items);
    const chances = ofIntents(featuresOf(words));
    const probability = Math.max(...chances);
    const label = intents.labels[chances.indexOf(probability)] ?? 'other';
    return { label, probability, coverage: coverageOf(words, grams) };
  };
  return {
    classify,
    propose: (items) => {
      if (isUnread(items)) return undefined;
      const { label, probability, coverage } = classify(items);
      const intent = INTENTS.find((name) => name === label);
      if (intent === undefined || coverage < LEAST_COVERAGE || wordsIn(items) < leastWords(intent)) return undefined;
      const placed = placedIn(intent, items, () => weigh(intent, items));
      return placed && probability >= leastFor(intent, placed) ? { intent, probability, ...placed } : undefined;
    },
    soundsLikeNoRequest: (items) => isOther(classify(items), SURE_OF_NO_REQUEST, FAMILIAR),
    soundsLikeNoQuestion: (items) => isOther(classify(items), SURE_OF_NO_QUESTION, LEAST_COVERAGE),
  };
}

const isOther = ({ label, probability, coverage }: Guess, least: number, leastCoverage: number): boolean =>
  label === 'other' && probability >= least && coverage >= leastCoverage;

function placedIn(intent: Intent, items: readonly Item[], weigh: () => readonly Weighed[]): Placed | undefined {
  if (intent === 'transfer') return transferSlots(weigh(), items);
  if (intent === 'swap') return swapSlots(weigh(), items);
  const slots = questionSlots(intent, items);
  return slots && { slots, problems: [] };
}

function leastFor(intent: Intent, { slots }: Placed): number {
  if (intent !== 'transfer' && intent !== 'swap') return SURE_OF_QUESTION;
  return Object.keys(slots).length < 2 ? SURE_OF_BARE_REQUEST : SURE_OF_REQUEST;
}

const leastWords = (intent: Intent): number =>
  intent === 'transfer' || intent === 'swap' ? LEAST_WORDS.request : LEAST_WORDS.question;

const isUnread = (items: readonly Item[]): boolean =>
  items.some(({ is }) => UNREAD.has(is)) || namesOtherChain(items) || hasPartOfNumber(items);

const NUMBERS =
  /^(?:mil|mille|bin|tausend|thousand|hundert|hundred|cien|ciento|cem|cent|yuz|million|millon|milhao|milyon)$/;

/** "mil 500": what stands beside the amount may belong to it. */
const hasPartOfNumber = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      (item.is === 'amount' ? items[at + 1]?.is === 'amount' : NUMBERS.test(fold(item.text))) &&
      [items[at - 1], items[at + 1]].some((beside) => beside?.is === 'amount'),
  );

const wordsIn = (items: readonly Item[]): number =>
  plainWords(items)
    .filter((word) => LETTER.test(word))
    .reduce((sum, word) => sum + (HAN.test(word) ? word.length : 1), 0);

/** A network that is not supported is never left out of what is proposed. In French, "ton" is a word for what is owned. */
const namesOtherChain = (items: readonly Item[]): boolean =>
  items.some(
    ({ is, text }) => is === 'unknown' && text !== 'near' && text !== 'ton' && OTHER_CHAINS.has(text.toLowerCase()),
  );

/** The values of a text, with how probable each part in the request is. */
export type Weigh = (intent: Intent, items: readonly Item[]) => Weighed[];

export function makeWeigh(model: Model<ValueRole>): Weigh {
  const ofRoles = makeLinear(model);
  return (intent, items) => {
    const mentions = mentionsOf(items);
    const text = spread(items);
    return mentions.map((mention) => {
      const chances = ofRoles(roleFeatures(intent, mention, mentions, text));
      return { ...mention, chanceOf: (role) => chances[model.labels.indexOf(role)] ?? 0 };
    });
  };
}
