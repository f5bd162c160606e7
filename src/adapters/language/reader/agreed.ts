import type { Reading } from '../../../domain/chat/understanding.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';

/** "dos" is two in Spanish and "of the" in Portuguese: what two languages understand differently is asked about, and changes no open request. */
export function agreed(reading: Reading, others: readonly Reading[], isOpen: boolean): Reading {
  const isPlain = isAction(reading) && reading.problems.length === 0 && reading.act !== 'cancel';
  const said = ({ intent, slots }: Reading) => JSON.stringify([intent, Object.entries(slots).sort()]);
  if (!isPlain || others.every((other) => said(other) === said(reading))) return reading;
  return isOpen ? unchanged(reading, NOT_UNDERSTOOD) : { ...reading, problems: [{ code: 'not-plainly-asked' }] };
}
