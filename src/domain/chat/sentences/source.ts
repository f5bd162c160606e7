import { chainName, isChainId } from '../../shared/chain/chains.ts';
import type { Plan, Reference, SlotName, Slots } from '../understanding.ts';
import { aroundIn, fill } from './index.ts';

/** Where the values come from that a message refers to: "From your request of 12:03 UTC: recipient 0x…." Empty when it refers to none. */
export function sourceOf(references: readonly Reference[] | undefined, slots: Slots, language?: string): string {
  const { referred, parts } = aroundIn(language);
  const told = (references ?? []).map(({ at, slots: names }) => {
    const values = names.flatMap((name) => {
      const value = shownValue(name, slots);
      return value === undefined ? [] : [`${parts[name === 'slippageBps' ? 'slippage' : nameOf(name)]} ${value}`];
    });
    return values.length === 0 ? '' : fill(referred, { time: at.slice(11, 16), values: values.join(', ') });
  });
  return told.filter((sentence) => sentence !== '').join(' ');
}

const nameOf = (name: Exclude<SlotName, 'slippageBps'>) => (name === 'wallet' ? 'recipient' : name);

function shownValue(name: SlotName, slots: Slots): string | undefined {
  const value = slots[name];
  if (name === 'slippageBps') return value === undefined ? undefined : `${Number(value) / 100}%`;
  return typeof value === 'number' && isChainId(value) ? chainName(value) : value?.toString();
}

/** "Step 1 of 2." */
export const stepOf = ({ at, steps }: Plan, language?: string): string =>
  fill(aroundIn(language).step, { at: String(at + 1), count: String(steps.length) });
