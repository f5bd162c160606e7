import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Item } from '../text/lexeme.ts';
import { changedSlots } from './change.ts';
import { featuresOf, LETTER, plainWords } from './features.ts';
import { type Features, featureOf, type Model, makeLinear } from './linear.ts';
import { mentionsOf } from './mentions.ts';
import { roleFeatures, spread } from './role-features.ts';
import type { Weighed } from './weighed.ts';
import { classesIn } from './word-classes.ts';

export type ChangeLabel = 'change' | 'none';
export type EndLabel = 'end' | 'none';

/** How sure the model must be. Another recipient is what an attacker asks for. */
const SURE_OF_CHANGE = 0.3;
const SURE_OF_RECIPIENT = 0.6;
const SURE_OF_END = 0.4;

/** What a message to an open request may mean beyond the table of commands. It is only ever asked. */
export type OpenProposer = Readonly<{
  /** The open request with the values of the message in it, whether or not they are meant. */
  changed: (items: readonly Item[], open: OpenFrame) => Slots | undefined;
  change: (items: readonly Item[], open: OpenFrame) => OpenFrame | undefined;
  ends: (items: readonly Item[]) => boolean;
}>;

type Weigh = (intent: OpenFrame['intent'], items: readonly Item[]) => Weighed[];

export function makeOpenProposer(weigh: Weigh, changes: Model<ChangeLabel>, ends: Model<EndLabel>): OpenProposer {
  const [ofChange, ofEnd] = [makeLinear(changes), makeLinear(ends)];
  const changed = (items: readonly Item[], open: OpenFrame) => changedSlots(weigh(open.intent, items), items, open);
  return {
    changed,
    change: (items, open) => {
      const slots = changed(items, open);
      if (slots === undefined) return undefined;
      const chance = ofChange(changeFeatures(items, open, slots))[changes.labels.indexOf('change')] ?? 0;
      const isOther = open.slots.recipient !== undefined && slots.recipient !== open.slots.recipient;
      return chance >= (isOther ? SURE_OF_RECIPIENT : SURE_OF_CHANGE) ? { intent: open.intent, slots } : undefined;
    },
    ends: (items) => {
      const words = plainWords(items);
      if (mentionsOf(items).length > 0 || !words.some((word) => LETTER.test(word))) return false;
      return (ofEnd(featuresOf(words))[ends.labels.indexOf('end')] ?? 0) >= SURE_OF_END;
    },
  };
}

/** What may show whether a message means to change the open request: its words, those around its values, and what would change. */
export function changeFeatures(items: readonly Item[], open: OpenFrame, after: Slots): Features {
  const words = plainWords(items);
  const found = new Set(featuresOf(words));
  const add = (feature: string) => found.add(featureOf(`~${feature}`));
  const changed = changesIn(open.slots, after);
  add(changed.join(' '));
  for (const change of changed) {
    add(change);
    for (const one of classesIn(words)) add(`${change} ${one}`);
    for (const one of new Set(words)) add(`${change} ${one}`);
  }
  const mentions = mentionsOf(items);
  const text = spread(items);
  for (const mention of mentions) for (const feature of roleFeatures('~', mention, mentions, text)) found.add(feature);
  return [...found];
}

/** "amount>" where one takes the place of another, "amount+" where there was none. */
function changesIn(before: Slots, after: Slots): string[] {
  const slots = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort() as (keyof Slots)[];
  return slots
    .filter((slot) => JSON.stringify(before[slot]) !== JSON.stringify(after[slot]))
    .map((slot) => `${slot}${before[slot] === undefined ? '+' : after[slot] === undefined ? '-' : '>'}`);
}
