import type { Problem, Slots } from '../../../domain/chat/understanding.ts';
import type { Item, Term } from '../text/lexeme.ts';
import { CHAIN_NAMES } from '../text/vocabulary.ts';
import { keyOf, type Mention, type ValueItem } from './mentions.ts';
import { SMALL, unsureAmount } from './unsure-amount.ts';

/** A mention, and how probable each part in the request is for it. */
export type Weighed = Mention & Readonly<{ chanceOf: (role: ValueRole) => number }>;

/** A value, however often it is named. */
export type Value = Readonly<{
  item: ValueItem;
  places: readonly number[];
  /** It stands directly behind an amount. */
  isCounted: boolean;
  chanceOf: (role: ValueRole) => number;
}>;

export type Placed = Readonly<{ slots: Slots; problems: readonly Problem[] }>;

/** A value that is left out of a request is left out with this certainty, or the part it could have is asked for. */
const SURE = 0.9;

export function valuesOf(mentions: readonly Weighed[], items: readonly Item[]): Value[] {
  const groups = new Map<string, Weighed[]>();
  for (const mention of mentions) {
    const key = keyOf(mention.item);
    groups.set(key, [...(groups.get(key) ?? []), mention]);
  }
  const symbols = new Set(
    mentions.flatMap(({ item }) => (item.is === 'term' && item.chain === undefined ? [item.token] : [])),
  );
  return [...groups.values()].map((all) => ({
    item: asPlace((all[0] as Weighed).item, symbols),
    places: all.map(({ at }) => at),
    isCounted: all.some(({ at }) => items[at - 1]?.is === 'amount'),
    // A value is without a part where all of its mentions are.
    chanceOf: (role) => {
      const chances = all.map(({ chanceOf }) => chanceOf(role));
      return role === 'none' ? Math.min(...chances) : Math.max(...chances);
    },
  }));
}

/** "pol on polygon": where its token is named by itself, a name of both is the network. */
const asPlace = (item: ValueItem, symbols: ReadonlySet<string | undefined>): ValueItem => {
  if (item.is !== 'term' || item.chain === undefined || !CHAIN_NAMES.has(item.text) || !symbols.has(item.token))
    return item;
  const { token: _, ...place } = item;
  return place;
};

export const isSurelyNone = ({ chanceOf }: Value): boolean => chanceOf('none') >= SURE;

/** The one amount that is meant; undefined where two may be. Of the others, numbers that count no token may be of something else: a date, an invoice. */
export function amountIn(amounts: readonly Value[], items: readonly Item[]): Value | undefined {
  const counted = amounts.filter((value) => countedBy(value, items).size > 0);
  const [only, second] = counted;
  if (only !== undefined && second === undefined) {
    const rivals = amounts.filter((value) => value !== only && (isMoney(value) || value.chanceOf('none') < UNLIKELY));
    return rivals.length === 0 ? only : undefined;
  }
  const meant = counted.length > 0 ? counted : amounts.filter((value) => !isSurelyNone(value));
  return meant.length === 1 ? meant[0] : undefined;
}

/** How probable it is at least that a number beside the counted one has no part in the request. */
const UNLIKELY = 0.5;
const isMoney = ({ item }: Value): boolean =>
  item.is === 'rate' || (item.is === 'amount' && item.amount.kind === 'fiat');

/** The probable chance of a token's parts against those of a network's, for a word that names both. */
export const isPlace = ({ item, isCounted, chanceOf }: Value): boolean => {
  if (item.is !== 'term' || item.chain === undefined) return false;
  if (item.token === undefined) return true;
  if (isCounted) return false;
  const ofChain = chanceOf('fromChain') + chanceOf('toChain');
  return ofChain > chanceOf('token') + chanceOf('from') + chanceOf('to') + chanceOf('both');
};

export const tokenOf = ({ item }: Value): string | undefined =>
  item.is === 'term' || item.is === 'account' ? item.token : undefined;

export const chainOf = ({ item }: Value): Term['chain'] => (item.is === 'term' ? item.chain : undefined);

export const isAmount = ({ item }: Value): boolean => item.is === 'amount' || item.is === 'rate';

/** What stands directly behind an amount, over "of" and "my": the token that it counts. */
export function countedBy({ places }: Value, items: readonly Item[]): ReadonlySet<Item> {
  const next = places.map((at) => {
    let after = at + 1;
    for (const isSmall = (item?: Item) => item?.is === 'unknown' && SMALL.has(item.text); isSmall(items[after]); )
      after += 1;
    return items[after];
  });
  return new Set(next.filter((item) => item?.is === 'term' || item?.is === 'account'));
}

/** The slots of an amount, or why it cannot be used. */
export function amountSlots(value: Value, items: readonly Item[], side: 'from' | 'to' = 'from'): Placed {
  const { item } = value;
  const unsure = unsureAmount(value, items);
  if (unsure.length > 0) return { slots: {}, problems: unsure };
  const amount = item.is === 'amount' || item.is === 'rate' ? item.amount : ({ kind: 'malformed' } as const);
  const problem = (code: Problem['code'], more: Partial<Problem> = {}): Placed => ({
    slots: {},
    problems: [{ code, slot: 'amount', ...more }],
  });
  if (amount.kind === 'malformed') return problem('amount-malformed', { said: item.text });
  if (amount.kind === 'unclear') return problem('amount-unclear', { said: item.text, options: amount.options });
  const at = side === 'to' ? ({ amountSide: 'to' } as const) : {};
  const size = amount.kind === 'exact' ? { amount: amount.value } : { relativeAmount: amount };
  return { slots: { ...size, ...at }, problems: [] };
}

/** Exactly one value for the network, or none; of two, which one is asked. */
export function chainSlots(values: readonly Value[]): Placed {
  const places = values.filter((value) => isPlace(value) && !isSurelyNone(value));
  const [first, second] = places;
  if (first === undefined) return { slots: {}, problems: [] };
  const chain = chainOf(first);
  if (second === undefined || chain === undefined)
    return { slots: chain === undefined ? {} : { fromChain: chain }, problems: [] };
  const options = places.map((place) => String(chainOf(place)));
  return { slots: {}, problems: [{ code: 'several-values', slot: 'fromChain', options }] };
}

/** The part that a value has in a transfer or a swap. `both`: the token of a bridge. `amountTo`: counts the token received. */
export const VALUE_ROLES = [
  ...(['none', 'amount', 'amountTo', 'token', 'from', 'to', 'both'] as const),
  ...(['fromChain', 'toChain', 'recipient', 'slippage'] as const),
];
export type ValueRole = (typeof VALUE_ROLES)[number];
