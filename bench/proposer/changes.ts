import { lex } from '../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../src/adapters/language/lexer/normalize.ts';
import { changeFeatures } from '../../src/adapters/language/proposed-change/change-features.ts';
import { changedValues } from '../../src/adapters/language/proposed-change/change-values.ts';
import type { ChangeLabel } from '../../src/adapters/language/proposed-change/propose-change.ts';
import { type EndLabel, endFeatures } from '../../src/adapters/language/proposed-change/propose-end.ts';
import { type SaidToOpen, saidToOpen } from '../../src/adapters/language/proposed-change/said.ts';
import type { Model } from '../../src/adapters/language/proposer/linear.ts';
import { languageIn } from '../../src/adapters/language/translation/translate.ts';
import type { OpenFrame, Slots } from '../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../test/chat-eval/lexicon.ts';
import { type Step, sameWords, step } from '../../test/chat-eval/sets/dialogue.ts';
import type { Sets } from '../../test/chat-eval/sets/lines.ts';
import { slotWords } from '../../test/chat-eval/slot-words.ts';
import { trainingSets } from './sets.ts';
import { type Point, train } from './train.ts';

/** What was said to an open request. `after`: its values in the request, where they can be placed. */
export type FollowUpExample = Readonly<{
  set: string;
  text: string;
  open: OpenFrame;
  said: SaidToOpen;
  after?: Slots;
  /** `change`: the values in the request are what is meant. */
  label: ChangeLabel;
  is: 'change' | 'end' | 'talk';
}>;

const TRAINING = { epochs: 20, rate: 0.7, decay: 2e-5, drop: 0.3, least: 3 };

/** Sets by people who had not seen the grammar count more than those of its authors. */
const OF_PEOPLE = /paraphrases|opened/;

type Line = Readonly<{
  opening: string;
  text: string;
  mayChange: boolean;
  frame?: Readonly<Record<string, string | number>>;
}>;

/** The messages to an open request. */
export const followUpExamples = (): FollowUpExample[] =>
  [...trainingSets()].flatMap(([set, lines]) => linesOf(lines).flatMap((line) => exampleOf(set, line)));

const linesOf = ({ followUps, attacks }: Sets): Line[] => [
  ...followUps.map(({ followUp: text, ...line }) => ({ ...line, text })),
  ...attacks.flatMap(({ opening, text }) => (opening === undefined ? [] : [{ opening, text, mayChange: false }])),
];

const openings = new Map<string, Step>();
/** Many messages follow the same request, which is open at once or with a yes. */
function opened(opening: string): Step {
  const known = openings.get(opening);
  if (known !== undefined) return known;
  const said = step(opening);
  const found = said.open === undefined ? step('yes', said.memory) : said;
  openings.set(opening, found);
  return found;
}

function exampleOf(set: string, { opening, text, mayChange, frame }: Line): FollowUpExample[] {
  const { memory, open } = opened(opening);
  if (open === undefined || (open.intent !== 'transfer' && open.intent !== 'swap')) return [];
  const lexemes = lex(normalizeText(text), EVAL_LEXICON);
  const said = saidToOpen(lexemes, EVAL_LEXICON, languageIn(lexemes, EVAL_LEXICON) ?? memory.language);
  const after = changedValues(said.tokens, open);
  const isMeant = mayChange && frame !== undefined && after !== undefined && sameWords(slotWords(after), frame);
  const is = !mayChange ? 'talk' : frame === undefined ? 'end' : 'change';
  return [{ set, text, open, said, ...(after && { after }), label: isMeant ? 'change' : 'none', is }];
}

/** Whether a message whose values can be placed means to change the request. */
export function trainChanges(all: readonly FollowUpExample[]): Model<ChangeLabel> {
  const points = all.flatMap(({ set, said, open, after, label }): Point<ChangeLabel>[] =>
    after === undefined ? [] : [{ label, features: changeFeatures(said, open, after), weight: weightOf(set) }],
  );
  return train(points, TRAINING);
}

/** Whether a message means to end the request. */
export function trainEnds(all: readonly FollowUpExample[]): Model<EndLabel> {
  const points = all.map(
    ({ set, said, is }): Point<EndLabel> => ({
      label: is === 'end' ? 'end' : 'none',
      features: endFeatures(said),
      weight: weightOf(set),
    }),
  );
  return train(points, TRAINING);
}

const weightOf = (set: string): number => (OF_PEOPLE.test(set) ? 2 : 1);
