import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';

/** "20 mil", "ten mil" */
const THOUSAND_OR_MILLION = /(?:^|[^\p{L}])mill?(?![\p{L}\p{N}])/iu;

/** "20 mil" is 20 thousand in Spanish and 20 million in English: in a conversation that shows no language it sets no amount. */
export function unlessEitherNumber(
  reading: Reading,
  text: string,
  open: OpenFrame | undefined,
  spoken: string | undefined,
): Reading {
  if (open === undefined || spoken !== undefined || reading.act !== 'request' || !isAction(reading)) return reading;
  return THOUSAND_OR_MILLION.test(text) ? unchanged(reading, NOT_UNDERSTOOD) : reading;
}
