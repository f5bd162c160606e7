import type { Intent, OpenFrame, SlotName, Understanding } from './understanding.ts';

const ACTS: ReadonlySet<Intent> = new Set(['transfer', 'swap']);
// Slots that a request can do without: what was wrong with them would be forgotten with them.
const OPTIONAL: ReadonlySet<SlotName> = new Set(['fromChain', 'toChain', 'slippageBps']);

/**
 * What the session keeps for the next message. A request of which words were not understood is not kept: the answer to
 * a later question would make them be forgotten. A question in between leaves an open transfer or swap as it was.
 */
export function rememberedFrame(understood: Understanding, before?: OpenFrame): OpenFrame | undefined {
  if (understood.act === 'cancel') return undefined;
  if (understood.act === 'confirm' || understood.intent === 'unknown') return before;
  if (understood.problems.some(({ slot }) => slot === undefined)) return undefined;
  if (understood.problems.some(({ slot }) => slot !== undefined && OPTIONAL.has(slot))) return before;
  if (before !== undefined && ACTS.has(before.intent) && !ACTS.has(understood.intent)) return before;
  return { intent: understood.intent, slots: understood.slots };
}
