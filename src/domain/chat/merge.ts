import type { Slots } from './understanding.ts';

/** Merges an answer or a correction into the slots. Later values win, and an amount replaces an amount of any kind. */
export function mergeSlots(before: Slots, patch: Slots, cleared: readonly string[] = []): Slots {
  const merged: Record<string, unknown> = { ...before };
  const saysAmount = patch.amount !== undefined || patch.relativeAmount !== undefined || cleared.includes('amount');
  if (saysAmount) for (const slot of ['amount', 'relativeAmount', 'amountSide']) delete merged[slot];
  for (const slot of cleared) delete merged[slot];
  return { ...merged, ...patch };
}
