import type { Clarification, Intent, Problem, SlotName } from './understanding.ts';

/** Asks about problems before missing values, and about a problem with one slot before any other. */
export function clarificationFor(
  intent: Intent,
  missing: readonly SlotName[],
  problems: readonly Problem[],
): Clarification | undefined {
  const [problem] = [...problems].sort((a, b) => Number(b.slot !== undefined) - Number(a.slot !== undefined));
  if (problem !== undefined) return { problem };
  if (intent === 'unknown') return { problem: { code: 'not-understood' } };
  const [slot] = missing;
  return slot && { missing: slot };
}
