import { any, either, many, maybe, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { isWhole, longestFirst } from './cut.ts';
import { flatten } from './flat.ts';

const TO: Item = { is: 'role', role: 'to', text: 'to', raw: 'to' };
const GREETED = many(any('hi|hello|hey|ok|okay|please|so|,|.|!'));
/** "here is the address 0x…,": where something goes, before it is said what. */
const NAMED = seq(
  GREETED,
  maybe(
    seq(
      maybe(any('here is|this is|that is|the|my|his|her|their')),
      maybe(any('the|my|his|her|their|a')),
      maybe(any('address|wallet|recipient|account|wallet address|new address|destination|ens|ens name')),
      maybe(any('is|:')),
      maybe(any(':')),
    ),
  ),
  any('§a'),
  either(any(',|.|:|;|-|\n'), any('and|so')),
);
const THERE = any(
  'there|to there|over there|to it|to that address|to this address|to that wallet|to this wallet|to that|to this one|to that one|to the address above|to him|to her|to them',
);

/** "0x… - send 5 usdc there" as "send 5 usdc to 0x…". */
export function withNamedPlace(items: readonly Item[]): Item[] {
  if (items.filter(({ is }) => is === 'account' || is === 'invalid').length !== 1) return [...items];
  const flat = flatten(items);
  const start = longestFirst(NAMED(flat.words, 0)).find((one) => isWhole(flat, one));
  if (start === undefined) return [...items];
  const places = flat.words
    .map((_, at) => [at, longestFirst(THERE(flat.words, at)).find((one) => isWhole(flat, one))] as const)
    .filter(([at, end]) => at >= start && end !== undefined && flat.starts[at] === true);
  const [place] = places;
  if (place?.[1] === undefined) return [...items];
  const account = items.find(({ is }) => is === 'account' || is === 'invalid');
  const [from, until] = [flat.of[place[0]] ?? 0, flat.of[place[1]] ?? items.length];
  return [
    ...items.slice(flat.of[start] ?? items.length, from),
    TO,
    ...(account === undefined ? [] : [account]),
    ...items.slice(until),
  ];
}
