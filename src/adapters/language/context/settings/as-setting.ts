import type { OpenFrame } from '../../../../domain/chat/understanding.ts';
import { any, either, explains, many, maybe, type Pattern, seq } from '../../licence/pattern.ts';
import { shapeOf } from '../../licence/shape.ts';
import type { Item } from '../../tagger/item.ts';
import type { Role } from '../../words/roles.ts';
import { isOf, isValue } from '../second-thoughts.ts';

import { ALL, MISTAKEN, MORE, SAID, SET, TAGGED } from './amounts.ts';
import { BETTER, PREFERRED, RECEIVED, RUN, SOURCE, WANTED } from './places.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const MEANT = role('correction', 'i meant');
const [ON, FROM, TO, SLIPPAGE] = [
  role('on', 'on'),
  role('from', 'from'),
  role('to', 'to'),
  role('slippage', 'slippage'),
];

const SLIP = /^(?:slip|slippage|tolerance|tighten|loosen|loose|tight|tighter|looser|cap|max|maximum)$/;
const SLIPPING = many(
  any(
    'you|can|could|let|it|slip|slippage|by|up|to|up to|at|a|the|of|tolerance|tighten|loosen|cap|max|maximum|most|at most|with|and|allow|allowed|set|is|fine|ok|okay|this|time|so|then|please|pls|make|make it|keep|under|for|me|should|be|enough|do|just|only|price|may|use|have|i|want|would like|no more than|§r|tops|sorry|actually|around|about',
  ),
);

type Setting = Readonly<{
  fits: Pattern;
  put: (values: readonly Item[], open: OpenFrame, words: readonly string[]) => readonly Item[] | undefined;
}>;
const amountOf = (values: readonly Item[]) => values.filter(({ is }) => is === 'amount');
const meant = (values: readonly Item[]) => [MEANT, ...values];
const isAll = (item: Item | undefined): boolean => item?.is === 'amount' && item.amount.kind === 'max';

const SETTINGS: readonly Setting[] = [
  {
    fits: MORE,
    put: (values, { slots }) =>
      slots.amount === undefined ? undefined : [role('filler', 'add'), ...values, role('filler', 'more')],
  },
  { fits: SAID, put: (values) => (sameAmounts(values) ? meant(values.slice(-1)) : undefined) },
  { fits: either(SET, TAGGED, MISTAKEN), put: meant },
  {
    fits: ALL,
    put: (values, _, words) =>
      values.length === 1 && isAll(values[0]) && words.length > 1 ? meant(values) : undefined,
  },
  { fits: either(PREFERRED, RUN, BETTER), put: (values) => [MEANT, ON, ...values] },
  { fits: SOURCE, put: (values, { intent }) => [MEANT, intent === 'swap' ? FROM : ON, ...values] },
  { fits: WANTED, put: (values, { intent }) => (intent === 'swap' ? [MEANT, TO, ...values] : undefined) },
  {
    fits: RECEIVED,
    put: (values, { intent }) => (intent === 'swap' && values.length === 2 ? [MEANT, TO, ...values] : undefined),
  },
];

const sameAmounts = (values: readonly Item[]): boolean => {
  const [first, second] = amountOf(values);
  return (
    values.length === 2 &&
    first?.is === 'amount' &&
    second?.is === 'amount' &&
    JSON.stringify(first.amount) === JSON.stringify(second.amount)
  );
};

/** A clause that sets a value of the open request in so many words, as "i meant" and the value. */
export function asSetting(clause: readonly Item[], open: OpenFrame): readonly Item[] | undefined {
  const words = shapeOf(clause);
  const values = clause.filter(isValue);
  if (values.length === 0 || values.length > 2) return undefined;
  const [only] = values;
  if (only?.is === 'rate' && values.length === 1)
    return open.intent === 'swap' && words.some((word) => SLIP.test(word)) && explains(SLIPPING, words)
      ? [MEANT, only, SLIPPAGE]
      : undefined;
  if (values.every((item) => isOf(item, open))) return undefined;
  for (const { fits, put } of SETTINGS) if (explains(fits, words)) return put(values, open, words);
  return undefined;
}

const EDIT = seq(any('s'), any('/'), any('§n'), any('/'), any('§n'), maybe(any('/')));
/** "s/50/500/" puts right what was typed. */
export function edited(items: readonly Item[], open: OpenFrame): readonly Item[] | undefined {
  const [before, after] = items.filter(isValue);
  if (before === undefined || after === undefined || !explains(EDIT, shapeOf(items))) return undefined;
  return isOf(before, open) ? [MEANT, after] : undefined;
}
