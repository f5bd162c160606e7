import type { Reading } from '../../../domain/chat/understanding.ts';
import { isAction } from './license.ts';

/** The same as a reading that was not understood: an open request stays as it is. */
const nothingOf = (reading: Reading): Reading => ({
  ...reading,
  act: 'request',
  intent: 'unknown',
  slots: {},
  problems: [{ code: 'not-understood' }],
  corrected: false,
});

/** "dos" is two in Spanish and "of the" in Portuguese: what two languages understand differently is asked about, and changes no open request. */
export function agreed(reading: Reading, others: readonly Reading[], isOpen: boolean): Reading {
  const isPlain = isAction(reading) && reading.problems.length === 0 && reading.act !== 'cancel';
  const said = ({ intent, slots }: Reading) => JSON.stringify([intent, Object.entries(slots).sort()]);
  if (!isPlain || others.every((other) => said(other) === said(reading))) return reading;
  return isOpen ? nothingOf(reading) : { ...reading, problems: [{ code: 'not-plainly-asked' }] };
}
