import type { Fact } from '../decision/decision.ts';
import type { Screening } from './screening.ts';

/** What a rule about sanctions rests on: who screened, with which list, and how long ago. */
export function screeningFact({ source, asOf, listVersion }: Screening, now: Date): Fact {
  const age = asOf === undefined ? 0 : Math.max(0, Math.floor((now.getTime() - asOf.getTime()) / 1000));
  return { source, age, ...(listVersion !== undefined && { version: listVersion }) };
}

/** Of several screenings, the one against somebody; else the oldest. */
export const decisiveOf = (screenings: readonly Screening[]): Screening | undefined =>
  screenings.find(({ sanctioned }) => sanctioned) ??
  [...screenings].sort((a, b) => (a.asOf?.getTime() ?? Infinity) - (b.asOf?.getTime() ?? Infinity))[0];
