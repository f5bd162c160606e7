import type { Reading } from '../../../domain/chat/understanding.ts';
import { isAction } from './license.ts';

/** "dos" is two in Spanish and "of the" in Portuguese: what two languages understand differently is asked about. */
export function agreed(reading: Reading, others: readonly Reading[]): Reading {
  const isPlain = isAction(reading) && reading.problems.length === 0;
  const said = ({ intent, slots }: Reading) => JSON.stringify([intent, Object.entries(slots).sort()]);
  return isPlain && others.some((other) => said(other) !== said(reading))
    ? { ...reading, problems: [{ code: 'not-plainly-asked' }] }
    : reading;
}
