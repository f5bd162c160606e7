import type { Clarification, Problem, Slots, Understanding } from './understanding.ts';

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

const isDoubt = ({ code }: Problem): boolean => code === 'not-plainly-asked' || code === 'proposed';

/**
 * Puts the request that is probably meant in the place of the doubt about it: the person is asked whether it is meant, or for what
 * it lacks. Where there is another problem with the message as a whole, that is asked about.
 */
export function withoutDoubt(understood: Understanding): Understanding {
  const { act, intent } = understood;
  const problems = understood.problems.filter((problem) => !isDoubt(problem));
  if (act !== 'request' || intent === 'unknown' || problems.length === understood.problems.length) return understood;
  if (problems.some(({ slot }) => slot === undefined)) return understood;
  const { clarification: _, ...rest } = understood;
  const clarification = clarificationFor({ ...rest, problems });
  return { ...rest, problems, isProposed: true, ...(clarification !== undefined && { clarification }) };
}
