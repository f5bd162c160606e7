import type { Clarification, Slots, Understanding } from './understanding.ts';

type Asked = Pick<Understanding, 'intent' | 'slots' | 'missing' | 'problems'>;

/** Asks about problems before missing values, and about a problem with one slot before any other. */
export function clarificationFor({ intent, slots, missing, problems }: Asked): Clarification | undefined {
  const [problem] = [...problems].sort((a, b) => Number(b.slot !== undefined) - Number(a.slot !== undefined));
  if (problem !== undefined) return { problem };
  if (intent === 'unknown') return { problem: { code: 'not-understood' } };
  const [slot] = missing;
  return slot && { missing: slot, ...(slot === 'amount' && intent === 'swap' && countedIn(slots)) };
}

/** A bare number counts what is given. A contract has no name to ask for. */
const countedIn = ({ fromToken }: Slots) =>
  fromToken !== undefined && !fromToken.startsWith('0x') && { counts: fromToken };
