import { missingSlots } from '../../../domain/chat/requirements.ts';
import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';
import { fold } from '../words/fold.ts';

const AFTERWARDS =
  /^(?:(?:and|so|ok|y|e|und|et|ve) )?(?:then|after that|afterwards|after which|next|luego|despues|entonces|depois|entao|dann|danach|anschliessend|puis|ensuite|apres|sonra|ardindan|daha sonra) |^(?:然后|之后|接着|随后)/;

/** "and then send it to 0x…", "then bridge it to base": a step behind the open request neither replaces nor changes it. */
export function unlessAfterwards(reading: Reading, text: string, open: OpenFrame | undefined): Reading {
  if (open === undefined || !isAction(open) || reading.act !== 'request' || !isAction(reading)) return reading;
  const isWhole = missingSlots(reading.intent, reading.slots).length === 0;
  const isStep = reading.intent === open.intent ? reading.slots.toChain !== open.slots.toChain : !isWhole;
  return isStep && AFTERWARDS.test(fold(text)) ? unchanged(reading, NOT_UNDERSTOOD) : reading;
}
