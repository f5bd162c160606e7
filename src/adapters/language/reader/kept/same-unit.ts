import type { OpenFrame, Reading, RelativeAmount } from '../../../../domain/chat/understanding.ts';
import { NOT_UNDERSTOOD, unchanged } from '../../licence/readings.ts';
import type { Item } from '../../tagger/item.ts';

/**
 * "make it 30" of a request for $20, or for half of a balance: the number may count what the amount counted before. The person is asked about
 * that, and the request stays; undefined where the message says another unit, or more than one number.
 */
export function askedInSameUnit(reading: Reading, open: OpenFrame, items: readonly Item[]): Reading | undefined {
  const { relativeAmount: before } = open.slots;
  const isUnclear = reading.problems.some(
    ({ code, slot }) => code === 'change-unclear' || (code === 'several-values' && slot === 'amount'),
  );
  if (before === undefined || reading.act !== 'request' || !isUnclear) return undefined;
  const amounts = items.filter((item) => item.is === 'amount' || item.is === 'rate');
  const [said] = amounts;
  const isBare = amounts.length === 1 && !items.some((item) => item.is === 'term' || item.is === 'account');
  if (!isBare || said?.is !== 'amount' || said.amount.kind !== 'exact') return undefined;
  const counted = counting(said.amount.value, before);
  if (counted === undefined) return undefined;
  const change = { intent: open.intent, slots: { ...open.slots, relativeAmount: counted } };
  return { ...unchanged(reading, NOT_UNDERSTOOD), change };
}

function counting(value: string, before: RelativeAmount): RelativeAmount | undefined {
  if (before.kind === 'fiat') return { ...before, value };
  const isPercent = before.kind === 'share' && before.of === 100 && /^[1-9]\d?$/.test(value);
  return isPercent ? { kind: 'share', part: Number(value), of: 100 } : undefined;
}
