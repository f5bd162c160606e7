import { plusDecimal, timesFraction } from '../../../domain/chat/decimal.ts';
import type { OpenFrame, Reading, Slots } from '../../../domain/chat/understanding.ts';
import { turned } from '../intents/turned.ts';
import { any, either, explains, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import { asAsked } from '../licence/readings.ts';
import type { Item } from '../tagger/item.ts';
import { inCurrency } from './currency.ts';

const AROUND = any(
  'i meant|no wait|wait no|fine|but|then|hmm|well|rather|better|let us say|make that|sry|oh|maybe not that much|this time|alright|all right|fair enough|you know what|on second thought|on second thoughts|please|pls|make it|no|actually|ok|okay|just|only|wait|sorry|send|swap|the amount|,|.|!|thanks|and|let us do|do|for now|so|hm|uh|make it|bro|mate|i would say|instead|make',
);
const around = (core: Pattern) => seq(many(AROUND), core, many(AROUND));
const DOUBLE = around(
  any('double it|double that|double|double the amount|twice that|twice as much|twice the amount|double this|x2'),
);
const TRIPLE = around(any('triple it|triple that|triple|three times that|three times as much|triple the amount'));
const HALVE = around(any('halve it|halve that|halve the amount|half as much|cut it in half|cut that in half'));
const PART = around(
  seq(
    any('§n|§r'),
    any('of that|of it|of that amount|of the amount|that|that amount|of this|it|of that sum|of that figure'),
  ),
);
const HALF = around(seq(any('cut it in|cut that in|cut the amount in|split it in|chop it in'), any('§n')));
const TIMES = around(
  either(
    seq(
      maybe(any('it|that|this')),
      any('times|x|multiplied by|multiply by|multiply it by|multiply that by'),
      any('§n'),
    ),
    seq(any('§n'), any('times that|times it|times as much|times the amount')),
  ),
);
const MORE = around(
  either(
    seq(many(any('add|plus|another|and')), any('§n'), any('more|extra|on top|in addition')),
    seq(
      any('raise|increase|up|bump|bump it up|bring it up|put it up|take it up'),
      maybe(any('it|that|this|the amount')),
      any('by'),
      any('§n|§r'),
    ),
    seq(maybe(any('plus|add')), any('§r'), any('more|on top|extra')),
    // "add 2" alone may add anything.
    seq(any('add'), any('§n'), any('to it|to that|to the amount')),
  ),
);
const BY = seq(maybe(any('it|that|this|the amount')), any('by'));
const LESS = around(
  either(
    seq(any('§n|§r'), any('less|fewer')),
    seq(any('lower|reduce|decrease|cut|drop|bring down|bring it down|take it down'), BY, any('§n|§r')),
    seq(any('knock|take|shave|cut|trim|chop'), any('§n|§r'), any('off|off it|off that|off the amount|off the total')),
    seq(any('take off|knock off|deduct|subtract|minus'), any('§n|§r'), maybe(any('from it|from that|off it'))),
  ),
);
const TURNED = around(
  any(
    'the other way around|the other way round|other way around|other way round|reverse it|reverse that|reverse|the reverse|the opposite|the opposite direction|the other direction|vice versa|flip it|flip them|switch them|switch them around|turn it around|swap them around|the wrong way around|that is the wrong way around|it is the wrong way around|invert it',
  ),
);

/** "double it", "half of that", "10 more": the amount of the open request, changed. Undefined for anything else. */
export function scaled(shape: readonly string[], items: readonly Item[], open: OpenFrame): Reading | undefined {
  const { amount, relativeAmount } = open.slots;
  const exchanged = inCurrency(shape, open);
  if (exchanged) return changedTo(open, exchanged);
  if (open.intent === 'swap' && explains(TURNED, shape)) return changedTo(open, turned(open.slots));
  const value = amount === undefined ? undefined : scaledAmount(shape, items, amount);
  if (value !== undefined) return changedTo(open, { ...open.slots, amount: value });
  // Half of "$20" is $10, and no half of what is owned.
  if (relativeAmount?.kind !== 'fiat') return undefined;
  const worth = scaledAmount(shape, items, relativeAmount.value);
  return worth === undefined
    ? undefined
    : changedTo(open, { ...open.slots, relativeAmount: { ...relativeAmount, value: worth } });
}

const changedTo = ({ intent }: OpenFrame, slots: Slots): Reading => asAsked({ intent, slots });

/** "times 3": a whole number that is not large. */
const WHOLE = /^[1-9]\d?$/;

function scaledAmount(shape: readonly string[], items: readonly Item[], amount: string): string | undefined {
  if (explains(DOUBLE, shape)) return timesFraction(amount, 2, 1);
  if (explains(TRIPLE, shape)) return timesFraction(amount, 3, 1);
  if (explains(HALVE, shape)) return timesFraction(amount, 1, 2);
  const said = items.find((item) => item.is === 'amount' || item.is === 'rate')?.amount;
  if (said?.kind === 'share' && (explains(PART, shape) || explains(HALF, shape)))
    return timesFraction(amount, said.part, said.of);
  const by = said?.kind === 'share' ? timesFraction(amount, said.part, said.of) : undefined;
  const change = said?.kind === 'exact' ? said.value : by;
  if (change === undefined) return undefined;
  if (said?.kind === 'exact' && WHOLE.test(change) && explains(TIMES, shape))
    return timesFraction(amount, Number(change), 1);
  if (explains(MORE, shape)) return plusDecimal(amount, change);
  return explains(LESS, shape) ? plusDecimal(amount, `-${change}`) : undefined;
}
