import type { Intent, OpenFrame, SlotName, Understanding } from './understanding.ts';

const ACTS: ReadonlySet<Intent> = new Set(['transfer', 'swap']);
// Optional slots: dropping an invalid value would also drop the problem, so such a request is not kept.
const OPTIONAL: ReadonlySet<SlotName> = new Set(['fromChain', 'toChain', 'slippageBps']);

/**
 * What the session keeps for the next message. A request with words that were not understood is not kept: a later
 * answer would complete it without them. A question in between leaves an open transfer or swap unchanged.
 */
export function rememberedFrame(understood: Understanding, before?: OpenFrame): OpenFrame | undefined {
  if (understood.act === 'cancel') return undefined;
  if (understood.act === 'confirm' || understood.intent === 'unknown') return before;
  if (before !== undefined && ACTS.has(before.intent) && !ACTS.has(understood.intent)) return before;
  if (understood.problems.some(({ slot }) => slot === undefined)) return undefined;
  if (understood.problems.some(({ slot }) => slot !== undefined && OPTIONAL.has(slot))) return before;
  return { intent: understood.intent, slots: understood.slots };
}
