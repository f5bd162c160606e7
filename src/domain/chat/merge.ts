import type { SlotName, Slots } from './understanding.ts';

/** The slots after an answer or a correction: what is said last counts, and an amount replaces an amount of any kind. */
export function mergeSlots(before: Slots, patch: Slots, cleared: readonly string[] = []): Slots {
  const merged: Record<string, unknown> = { ...before };
  const saysAmount = patch.amount !== undefined || patch.relativeAmount !== undefined || cleared.includes('amount');
  if (saysAmount) for (const slot of ['amount', 'relativeAmount', 'amountSide']) delete merged[slot];
  for (const slot of cleared) delete merged[slot];
  return { ...merged, ...patch };
}

/** The slots for which two stretches of one message say different things, and neither corrects the other. */
export function contradicted(before: Slots, after: Slots): SlotName[] {
  const names = Object.keys(after).filter((name) => name !== 'amountSide' && name !== 'relativeAmount') as SlotName[];
  const differing = names.filter((name) => before[name] !== undefined && before[name] !== after[name]);
  const hadAmount = before.amount !== undefined || before.relativeAmount !== undefined;
  return hadAmount && after.relativeAmount !== undefined ? [...differing, 'amount'] : differing;
}
