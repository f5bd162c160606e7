import { isQuestion, type Question } from '../../../domain/chat/catalogue.ts';
import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { makeLinear } from '../proposer/linear.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { questionFeatures } from './features.ts';
import type { QuestionLabel } from './labels.ts';
import { LANGUAGE_MODEL, QUESTION_MODEL } from './model.ts';
import { slotsIn } from './slots.ts';
import { type Typed, typedIn } from './typed.ts';

const topicsOf = makeLinear(QUESTION_MODEL);
const languagesOf = makeLinear(LANGUAGE_MODEL);

/** How probable a topic must be at least. */
const SURE = 0.6;
/** Words of a message that names other values for the question before it: "and on polygon?". Without accents. */
const JOINING: ReadonlySet<string> = new Set(
  `and|on|in|for|what|about|how|also|the|too|then|ok|instead|only|just|of|network|y|en|para|tambien|red|la|el|e|em|no|na|tambem|rede|und|auf|fur|auch|im|netzwerk|dem|et|sur|aussi|pour|le|reseau|ve|icin|peki|ya|da|de|aginda|agi|和|在|上|那|呢|的|还有|那么|?`.split(
    '|',
  ),
);
const MOST_NEAREST = 3;

export type QuestionRead = Readonly<{ reading: Reading; probability: number }>;

/**
 * A text as a question, with how probable that is; undefined where it does not sound like one. A question moves nothing, so that a probable
 * topic is enough. `before`: the question that was answered last.
 */
export function questionIn(text: string, lexicon: Lexicon, before?: OpenFrame): QuestionRead | undefined {
  const typed = typedIn(text, lexicon);
  if (typed.length === 0 || typed.some(({ is }) => is === 'quotation')) return undefined;
  const [best] = ranked(typed);
  const followed = before === undefined ? undefined : following(typed, before);
  if (followed !== undefined) return { reading: followed, probability: 1 };
  if (best === undefined || best.probability < SURE) return undefined;
  const intent = intentOf(best.label);
  if (intent === undefined) return undefined;
  const reading = readingOf(intent, slotsIn(best.label, typed), languageOf(typed));
  return { reading, probability: best.probability };
}

/** The topics that a text is most probably about, best first, where it is not understood. */
export const nearestTopics = (text: string, lexicon: Lexicon): Question[] =>
  [...new Set(ranked(typedIn(text, lexicon)).flatMap(({ label }) => intentOf(label) ?? []))].slice(0, MOST_NEAREST);

type Ranked = Readonly<{ label: QuestionLabel; probability: number }>;

function ranked(typed: readonly Typed[]): Ranked[] {
  const chances = topicsOf(questionFeatures(typed));
  return QUESTION_MODEL.labels
    .map((label, at) => ({ label, probability: chances[at] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
}

const intentOf = (label: QuestionLabel): Question | undefined =>
  label === 'human' ? 'help' : label === 'request' || label === 'other' ? undefined : label;

/** Values alone, after a question: the same question about them. */
function following(typed: readonly Typed[], { intent, slots }: OpenFrame): Reading | undefined {
  if (!isQuestion(intent)) return undefined;
  const isValue = (one: Typed) =>
    one.is === 'term' ||
    (one.is === 'word' && one.token !== undefined) ||
    (one.is === 'amount' && TAKES_AMOUNT.has(intent));
  const joins = ({ is, sign }: Typed) =>
    is === 'word' && (JOINING.has(sign) || [...sign].every((letter) => JOINING.has(letter)));
  if (!typed.some(isValue) || !typed.every((one) => isValue(one) || joins(one))) return undefined;
  const { named: said, ...values } = slotsIn(intent, typed).slots;
  const { named, ...before } = slots;
  const kept = {
    ...(values.token === undefined && named?.tokens !== undefined && { tokens: named.tokens }),
    ...(values.fromChain === undefined && named?.chains !== undefined && { chains: named.chains }),
    ...said,
  };
  const all = { ...before, ...values, ...(Object.keys(kept).length > 0 && { named: kept }) };
  return readingOf(intent, { slots: all, problems: [] }, undefined);
}

const TAKES_AMOUNT: ReadonlySet<Question> = new Set(['sale', 'eligibility']);

function languageOf(typed: readonly Typed[]): string | undefined {
  const chances = languagesOf(questionFeatures(typed));
  const language = LANGUAGE_MODEL.labels[chances.indexOf(Math.max(...chances))];
  return language === 'en' ? undefined : language;
}

const readingOf = (
  intent: Question,
  { slots, problems }: ReturnType<typeof slotsIn>,
  language: string | undefined,
): Reading => ({
  ...{ act: 'request', intent, slots, problems, negated: false, corrected: false, candidates: [] },
  ...(language !== undefined && { language }),
});
