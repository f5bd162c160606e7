import { missingSlots } from '../../../domain/chat/requirements.ts';
import type { OpenFrame, Problem, Reading, SlotName, Slots } from '../../../domain/chat/understanding.ts';
import { answers, asksToAct, corrects } from '../licence/licence.ts';
import { isPlaced } from '../licence/placed.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

const isAction = ({ intent }: Pick<Reading, 'intent'>): boolean => intent === 'transfer' || intent === 'swap';

/**
 * Takes from a reading what its words do not license: a request that is not plainly one gets a problem, and an open request
 * stays as it is unless the text answers what is missing, corrects something, or makes a request of its own.
 */
export function license(reading: Reading, items: readonly Item[], open: OpenFrame | undefined): Reading {
  if (reading.act !== 'request' || !isAction(reading)) return reading;
  const shape = shapeOf(items);
  if (open === undefined || !isAction(open)) return plainly(reading, shape, items);
  if (asksToAct(shape)) return reading;
  const changed = changedSlots(open.slots, reading.slots, reading.problems);
  if (open.intent !== reading.intent || !(corrects(shape) || answers(shape))) return unchanged(reading, NOT_UNDERSTOOD);
  const filled = changed.find((slot) => isFilled(open, slot));
  if (filled === undefined || corrects(shape)) return reading;
  return unchanged(reading, { code: 'change-unclear', slot: filled, said: saidOf(reading.slots, filled) });
}

const NOT_UNDERSTOOD: Problem = { code: 'not-understood' };
const NOT_PLAIN: Problem = { code: 'not-plainly-asked' };

/** A request that corrects itself holds values that are no longer meant. */
function plainly(reading: Reading, shape: readonly string[], items: readonly Item[]): Reading {
  const isPlain =
    asksToAct(shape) && (reading.corrected || isPlaced(items, reading.slots) || reading.problems.length > 0);
  return isPlain ? reading : { ...reading, problems: [...reading.problems, NOT_PLAIN] };
}

const unchanged = (reading: Reading, problem: Problem): Reading => ({
  ...reading,
  intent: 'unknown',
  slots: {},
  problems: [problem],
  corrected: false,
});

const valueIn = (slots: Slots, slot: SlotName): string | undefined =>
  slot === 'amount' && slots.amount === undefined
    ? slots.relativeAmount && JSON.stringify(slots.relativeAmount)
    : slots[slot]?.toString();

const SLOTS: readonly SlotName[] = [
  ...(['amount', 'token', 'fromToken', 'toToken', 'recipient', 'fromChain', 'toChain', 'slippageBps'] as const),
];

const changedSlots = (before: Slots, after: Slots, problems: readonly Problem[]): SlotName[] =>
  SLOTS.filter(
    (slot) => valueIn(before, slot) !== valueIn(after, slot) || problems.some((problem) => problem.slot === slot),
  );

const isFilled = ({ intent, slots }: OpenFrame, slot: SlotName): boolean =>
  valueIn(slots, slot) !== undefined && !missingSlots(intent, slots).includes(slot);

const saidOf = (slots: Slots, slot: SlotName): string => slots[slot]?.toString() ?? 'that';
