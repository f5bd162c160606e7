import type { Intent, SlotName, Slots } from './understanding.ts';

/** Merges an answer or a correction into the slots. Later values win, and an amount replaces an amount of any kind. */
export function mergeSlots(before: Slots, patch: Slots, cleared: readonly string[] = []): Slots {
  const merged: Record<string, unknown> = { ...before };
  const saysAmount = patch.amount !== undefined || patch.relativeAmount !== undefined || cleared.includes('amount');
  if (saysAmount) for (const slot of ['amount', 'relativeAmount', 'amountSide']) delete merged[slot];
  for (const slot of cleared) delete merged[slot];
  return { ...merged, ...patch };
}

const NEEDED: Readonly<Partial<Record<Intent, readonly SlotName[]>>> = {
  transfer: ['token', 'amount', 'recipient'],
  swap: ['fromToken', 'toToken', 'amount'],
  price: ['token'],
};

/** The missing slots, in the order in which to ask. A cross-chain request must name its source chain. */
export function missingSlots(intent: Intent, slots: Slots): SlotName[] {
  const needed = [...(NEEDED[intent] ?? [])];
  const carried = intent === 'swap' && slots.fromToken !== undefined && slots.fromToken === slots.toToken;
  if (carried) needed.push('toChain');
  if (intent === 'swap' && (carried || slots.toChain !== undefined)) needed.push('fromChain');
  return needed.filter((slot) => !isFilled(slot, slots));
}

const isFilled = (slot: SlotName, slots: Slots): boolean =>
  slots[slot] !== undefined || (slot === 'amount' && slots.relativeAmount !== undefined);
