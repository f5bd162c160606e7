import { plusDecimal, timesFraction } from '../../../domain/chat/decimal.ts';
import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { any, explains, many, maybe, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';

const AROUND = any(
  'please|pls|make it|no|actually|ok|okay|just|only|wait|sorry|send|swap|the amount|,|.|!|thanks|and|let us do|do',
);
const around = (core: ReturnType<typeof any>) => seq(many(AROUND), core, many(AROUND));
const DOUBLE = around(
  any('double it|double that|double|double the amount|twice that|twice as much|twice the amount|double this|x2'),
);
const TRIPLE = around(any('triple it|triple that|triple|three times that|three times as much|triple the amount'));
const HALVE = around(any('halve it|halve that|halve the amount|half as much|cut it in half|cut that in half'));
const PART = around(seq(any('§n|§r'), any('of that|of it|of that amount|of the amount|that|that amount|of this')));
const MORE = around(seq(maybe(any('add|plus|another')), any('§n'), any('more|extra|on top')));
const LESS = around(seq(any('§n'), any('less|fewer')));

/** "double it", "half of that", "10 more": the amount of the open request, changed. Undefined for anything else. */
export function scaled(shape: readonly string[], items: readonly Item[], open: OpenFrame): Reading | undefined {
  const { amount } = open.slots;
  const value = amount === undefined ? undefined : scaledAmount(shape, items, amount);
  if (value === undefined) return undefined;
  const { intent, slots } = open;
  return {
    act: 'request',
    intent,
    slots: { ...slots, amount: value },
    problems: [],
    negated: false,
    corrected: true,
    candidates: [],
  };
}

function scaledAmount(shape: readonly string[], items: readonly Item[], amount: string): string | undefined {
  if (explains(DOUBLE, shape)) return timesFraction(amount, 2, 1);
  if (explains(TRIPLE, shape)) return timesFraction(amount, 3, 1);
  if (explains(HALVE, shape)) return timesFraction(amount, 1, 2);
  const said = items.find((item) => item.is === 'amount' || item.is === 'rate')?.amount;
  if (said?.kind === 'share' && explains(PART, shape)) return timesFraction(amount, said.part, said.of);
  if (said?.kind !== 'exact') return undefined;
  if (explains(MORE, shape)) return plusDecimal(amount, said.value);
  return explains(LESS, shape) ? plusDecimal(amount, `-${said.value}`) : undefined;
}
