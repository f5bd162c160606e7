import { isValue } from '../context/second-thoughts.ts';
import { any, either, explains, many, maybe, seq } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';

const LEAD = many(any('so|and|then|please|ok|okay|just|lets|let us|can you|could you|pls'));
const TAIL = many(any('please|pls|then|instead|thanks|thank you|exactly|now|today|it is'));
const DOING = any('send|do|make it|use|pay|take|swap|run|make|put|bridge|move|transfer|wire|go|process');
const THAT = either(
  seq(LEAD, any('so|then'), any('that|that one|that much|that amount'), any('please|pls|instead|then|it is'), TAIL),
  seq(LEAD, DOING, any('that|that one|that much|that amount|that figure|exactly that'), TAIL),
);
const THERE = seq(
  LEAD,
  DOING,
  maybe(any('it|this|that|them|the swap|the transfer|the payment|the trade|the whole thing')),
  maybe(any('from|on|over|out of')),
  any('there|that one|that side|that chain|that network'),
  TAIL,
);

const role = (name: 'correction' | 'on', raw: string): Item => ({ is: 'role', role: name, text: raw, raw });
const [MEANT, ON] = [role('correction', 'i meant'), role('on', 'on')];

/** "the bill says 72, so that please", "my usdc sits on optimism, do it there": the value of the clause before, as a change. */
export function pointedAt(clause: readonly Item[], before: readonly Item[]): Item[] | undefined {
  const shape = shapeOf(clause);
  if (clause.some(isValue)) return undefined;
  const said = before.filter(isValue);
  const amounts = said.filter((item) => item.is === 'amount');
  const [amount] = amounts;
  if (explains(THAT, shape) && amounts.length === 1 && said.length === 1 && amount?.is === 'amount')
    return amount.amount.kind === 'exact' ? [MEANT, amount] : undefined;
  const places = before.filter(
    (item, at) => item.is === 'term' && item.chain !== undefined && isPlace(item, before[at - 1]),
  );
  const [place] = places;
  const isNamed = explains(THERE, shape) && places.length === 1 && place !== undefined;
  return isNamed && said.every((item) => item.is === 'term') ? [MEANT, ON, place] : undefined;
}

/** A name that a network and a token share is the network behind "on". */
const isPlace = (item: Item, before: Item | undefined): boolean =>
  item.is === 'term' &&
  (item.token === undefined || isRole(before, 'on') || (before?.is === 'role' && before.raw === 'my'));
