import { requestIn } from '../../src/adapters/language/open/read-commands.ts';
import { featuresOf, plainWords } from '../../src/adapters/language/reading/features.ts';
import type { Model } from '../../src/adapters/language/reading/linear.ts';
import {
  type ChangeLabel,
  changeFeatures,
  type EndLabel,
  makeOpenProposer,
  type OpenProposer,
} from '../../src/adapters/language/reading/open-proposer.ts';
import { makeProposer, makeWeigh, type Proposer } from '../../src/adapters/language/reading/propose.ts';
import { lex } from '../../src/adapters/language/text/lex.ts';
import type { Item } from '../../src/adapters/language/text/lexeme.ts';
import { normalizeText } from '../../src/adapters/language/text/normalize.ts';
import type { OpenFrame, Slots } from '../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../test/chat-eval/lexicon.ts';
import { sameWords } from '../../test/chat-eval/sets/dialogue.ts';
import type { Sets } from '../../test/chat-eval/sets/lines.ts';
import { slotWords } from '../../test/chat-eval/slot-words.ts';
import { itemsOf, questionLines } from './examples.ts';
import type { Trained } from './models.ts';
import { trainingSets } from './sets.ts';
import { type Point, train } from './train.ts';

/** What was said to an open request. `after`: its values in the request, where they can be placed. */
export type FollowUpExample = Readonly<{
  set: string;
  text: string;
  open: OpenFrame;
  items: readonly Item[];
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
  language: string;
  mayChange: boolean;
  frame?: Readonly<Record<string, string | number>>;
}>;

/** The messages to an open request. */
export function followUpExamples({ intents, roles, seen }: Trained): FollowUpExample[] {
  const opened = openedBy(makeProposer(intents, makeWeigh(roles), seen));
  const { changed } = makeOpenProposer(makeWeigh(roles), NO_MODEL, NO_MODEL);
  const said = [...trainingSets()].flatMap(([set, lines]) =>
    linesOf(lines).flatMap((line) => exampleOf(set, line, changed, opened)),
  );
  return [...said, ...questionsBeside(said, changed)];
}

/** Questions, each beside one of the open requests: none of them changes it. */
function questionsBeside(said: readonly FollowUpExample[], changed: OpenProposer['changed']): FollowUpExample[] {
  return questionLines()
    .filter(({ label }) => label !== 'transfer' && label !== 'swap' && label !== 'other')
    .flatMap(({ set, text, language }, at): FollowUpExample[] => {
      const open = said[(at * 7) % said.length]?.open;
      if (open === undefined) return [];
      const items = itemsOf(text, language);
      const after = changed(items, open);
      return [{ set, text, open, items, ...(after && { after }), label: 'none', is: 'talk' }];
    });
}
const NO_MODEL = { labels: [], scale: 1, bias: [], features: '', weights: '' };

const linesOf = ({ followUps, attacks }: Sets): Line[] => [
  ...followUps.map(({ followUp: text, ...line }) => ({ ...line, text })),
  ...attacks.flatMap(({ opening, text, language }) =>
    opening === undefined ? [] : [{ opening, text, language, mayChange: false }],
  ),
];

/** The request that an opening plainly is, or that is proposed for it. Many messages follow the same one. */
function openedBy(proposer: Proposer): Opened {
  const known = new Map<string, OpenFrame | undefined>();
  return (opening, language) => {
    const found = known.has(opening)
      ? known.get(opening)
      : (requestIn(lex(normalizeText(opening), EVAL_LEXICON), EVAL_LEXICON) ??
        proposer.propose(itemsOf(opening, language)));
    known.set(opening, found);
    return found?.intent === 'transfer' || found?.intent === 'swap' ? found : undefined;
  };
}
type Opened = (opening: string, language: string) => OpenFrame | undefined;

function exampleOf(
  set: string,
  { opening, text, language, mayChange, frame }: Line,
  changed: OpenProposer['changed'],
  opened: Opened,
): FollowUpExample[] {
  const asked = opened(opening, language);
  if (asked === undefined) return [];
  const open: OpenFrame = { intent: asked.intent, slots: asked.slots };
  const items = itemsOf(text, language);
  const after = changed(items, open);
  const isMeant = mayChange && frame !== undefined && after !== undefined && sameWords(slotWords(after), frame);
  const is = !mayChange ? 'talk' : frame === undefined ? 'end' : 'change';
  return [{ set, text, open, items, ...(after && { after }), label: isMeant ? 'change' : 'none', is }];
}

/** Whether a message whose values can be placed means to change the request. */
export function trainChanges(all: readonly FollowUpExample[]): Model<ChangeLabel> {
  const points = all.flatMap(({ set, items, open, after, label }): Point<ChangeLabel>[] =>
    after === undefined ? [] : [{ label, features: changeFeatures(items, open, after), weight: weightOf(set) }],
  );
  return train(points, TRAINING);
}

/** Whether a message means to end the request. */
export function trainEnds(all: readonly FollowUpExample[]): Model<EndLabel> {
  const points = all.map(
    ({ set, items, is }): Point<EndLabel> => ({
      label: is === 'end' ? 'end' : 'none',
      features: featuresOf(plainWords(items)),
      weight: weightOf(set),
    }),
  );
  return train(points, TRAINING);
}

/** Questions beside a request say less than what somebody wrote to it. */
const weightOf = (set: string): number => (OF_PEOPLE.test(set) ? 2 : set === 'questions' ? 0.3 : 1);
