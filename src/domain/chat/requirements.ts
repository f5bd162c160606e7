import type { Intent, SlotName, Slots } from './understanding.ts';

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
