import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { isOf } from '../context/second-thoughts.ts';
import { endedBy } from '../ending/accounted.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

/** What ends the open request in English only as a part of what it says leaves it as it is, and the person is asked. */
export function unlessEndedInPart(
  reading: Reading,
  open: OpenFrame | undefined,
  spoken: string | undefined,
  said: () => readonly Item[],
): Reading {
  if (open === undefined || !isAction(open) || reading.act !== 'cancel') return reading;
  // Single words show another language, too: "he shouted" has a German one. In a conversation in English they count for nothing.
  if (spoken !== undefined && reading.language !== undefined) return reading;
  const items = said();
  const ended = namesAnother(items, open) ? 'perhaps' : endedBy(shapeOf(items));
  if (ended === 'plainly') return reading;
  const kept = unchanged({ ...reading, act: 'request', negated: false }, NOT_UNDERSTOOD);
  return ended === 'perhaps' ? { ...kept, mayEnd: true } : kept;
}

/** "don't send 50 dai to 0x…", where the open request is another one. */
const namesAnother = (items: readonly Item[], open: OpenFrame): boolean =>
  items.some((item, at) => {
    if (item.is === 'account' || item.is === 'term') return !isOf(item, open);
    const isMoney = item.is === 'amount' && item.amount.kind === 'exact' && items[at + 1]?.is === 'term';
    return isMoney && open.slots.amount !== undefined && !isOf(item, open);
  });
