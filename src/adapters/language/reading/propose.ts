import { INTENTS, type Intent, isQuestion, type Question } from '../../../domain/chat/catalogue.ts';
import type { Problem, Slots } from '../../../domain/chat/understanding.ts';
import { says } from '../../../domain/chat/words/said.ts';
import { fold } from '../text/letters.ts';
import type { Item } from '../text/lexeme.ts';
import { OTHER_CHAINS } from '../text/vocabulary.ts';
import { coverageOf, featuresOf, LETTER, plainWords } from './features.ts';
import { type Model, makeLinear } from './linear.ts';
import { mentionsOf } from './mentions.ts';
import { questionSlots } from './question-slots.ts';
import { roleFeatures, spread } from './role-features.ts';
import { swapSlots } from './swap-slots.ts';
import { transferSlots } from './transfer-slots.ts';
import type { Placed, ValueRole, Weighed } from './weighed.ts';

/** `coverage`: the share of the text's groups of letters that occurred in training. */
type Guess = Readonly<{ label: string; probability: number; coverage: number }>;

/** What a text may mean. `problems`: values of it that cannot be placed or used. */
export type Proposal = Readonly<{ intent: Intent; probability: number; slots: Slots; problems: readonly Problem[] }>;

export type Proposer = Readonly<{
  /** Undefined where no meaning is probable enough to ask about, or to answer. A request is only ever asked about. */
  propose: (items: readonly Item[]) => Proposal | undefined;
  /** The questions that a text most probably is, best first, whether or not it is one. */
  nearest: (items: readonly Item[]) => readonly Question[];
}>;

/** Chosen on sets that were left out of training: docs/adr/0103. */
const SURE_OF_REQUEST = 0.55;
const SURE_OF_QUESTION = 0.5;
/** A request that names one value at most. */
const SURE_OF_BARE_REQUEST = 0.75;
/** A text of which less was seen in training may be in a language that training did not have. */
const LEAST_COVERAGE = 0.55;
const MOST_NEAREST = 3;

export function makeProposer(intents: Model, weigh: Weigh, seen: string): Proposer {
  const ofIntents = makeLinear(intents);
  const grams = Uint8Array.from(atob(seen), (byte) => byte.charCodeAt(0));
  const ranked = (items: readonly Item[]): Guess[] => {
    const words = plainWords(items);
    const chances = ofIntents(featuresOf(words));
    const coverage = coverageOf(words, grams);
    return intents.labels
      .map((label, at) => ({ label, probability: chances[at] ?? 0, coverage }))
      .sort((a, b) => b.probability - a.probability);
  };
  return {
    nearest: (items) =>
      [...new Set(ranked(items).flatMap(({ label }) => intentOf(label) ?? []))]
        .filter(isQuestion)
        .slice(0, MOST_NEAREST),
    propose: (items) => {
      const [best] = ranked(items);
      const intent = best && intentOf(best.label);
      if (intent === undefined || items.some(({ is }) => is === 'quotation')) return undefined;
      const { label, probability, coverage } = best as Guess;
      if (isQuestion(intent)) {
        if (probability < SURE_OF_QUESTION || !plainWords(items).some((word) => LETTER.test(word))) return undefined;
        return { intent, probability, ...placedIn(label, intent, items) };
      }
      if (coverage < LEAST_COVERAGE || namesOther(items) || hasPartOfNumber(items)) return undefined;
      const weighed = weigh(intent, items);
      const placed = intent === 'transfer' ? transferSlots(weighed, items) : swapSlots(weighed, items);
      return placed && probability >= leastFor(placed) ? { intent, probability, ...placed } : undefined;
    },
  };
}

/** `human`: help by a person. */
const intentOf = (label: string): Intent | undefined =>
  label === 'human' ? 'help' : INTENTS.find((name) => name === label);

function placedIn(label: string, intent: Intent, items: readonly Item[]): Placed {
  const { slots, problems } = questionSlots(intent, items);
  return { slots: label === 'human' ? { ...slots, named: { ...slots.named, human: true } } : slots, problems };
}

const leastFor = ({ slots }: Placed): number =>
  Object.keys(slots).length < 2 ? SURE_OF_BARE_REQUEST : SURE_OF_REQUEST;

const NUMBERS =
  /^(?:mil|mille|bin|tausend|thousand|hundert|hundred|cien|ciento|cem|cent|yuz|million|millon|milhao|milyon)$/;

/** "mil 500": what stands beside the amount may belong to it. */
const hasPartOfNumber = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      (item.is === 'amount' ? items[at + 1]?.is === 'amount' : NUMBERS.test(fold(item.text))) &&
      [items[at - 1], items[at + 1]].some((beside) => beside?.is === 'amount'),
  );

/** A network that is not supported, or another kind of what is named, "classic", "testnet", is never left out of what is proposed. In French, "ton" is a word for what is owned. */
const namesOther = (items: readonly Item[]): boolean =>
  says('otherKind', items.map((item) => (item.is === 'unknown' ? item.raw : '.')).join(' ')) ||
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
