import type { Problem, Slots } from '../../../domain/chat/understanding.ts';
import { says } from '../../../domain/chat/words/said.ts';
import type { Item } from '../text/lexeme.ts';
import {
  amountIn,
  amountSlots,
  chainOf,
  chainSlots,
  countedBy,
  isAmount,
  isPlace,
  isSurelyNone,
  type Placed,
  tokenOf,
  type Value,
  valuesOf,
  type Weighed,
} from './weighed.ts';

/** How much more probable the chosen direction is than the other one, before it is asked about. */
const CLEAR = 1.5;

/** "swap 100 usdc to arbitrum": over to the network, or for its token? */
const sharedIn = (values: readonly Value[]): Problem[] =>
  values.flatMap(({ item }) =>
    item.is === 'term' && item.isShared ? [{ code: 'chain-or-token', slot: 'toToken', said: item.text }] : [],
  );

type Sides = Readonly<{ from?: Value; to?: Value }>;

/** The sides of a swap, its networks and its amount; undefined where the text names something that no swap has. */
export function swapSlots(mentions: readonly Weighed[], items: readonly Item[]): Placed | undefined {
  const values = valuesOf(mentions, items);
  // Nobody else receives what a swap brings.
  if (values.some(({ item }) => item.is === 'account' && item.token === undefined)) return undefined;
  if (items.some(({ is }) => is === 'invalid')) return undefined;
  if (values.some(({ item }) => item.is === 'term' && item.unsupported)) return undefined;
  const amounts = values.filter(isAmount);
  const slippages = amounts.filter(isSlippage);
  const amount = amountIn(
    amounts.filter((value) => !slippages.includes(value)),
    items,
  );
  const tokens = values.filter((value) => tokenOf(value) !== undefined && !isPlace(value) && !isSurelyNone(value));
  const sides = sidesOf(tokens, amount, items);
  const [from, to] = [sides.from && tokenOf(sides.from), sides.to && tokenOf(sides.to)];
  const places = placesOf(values, sides);
  const slippage = slippages.length === 1 ? slippages[0] : undefined;
  if (slippages.length > 1) return undefined;
  // "at 2500", "slippage 0": a limit that would be lost.
  if (amounts.some((value) => value !== amount && value !== slippage && isLimit(value, items))) return undefined;
  const much =
    amount === undefined ? { slots: {}, problems: [] } : amountSlots(amount, items, sideOf(amount, sides, items));
  return {
    slots: {
      ...much.slots,
      ...(from !== undefined && { fromToken: from }),
      ...(to !== undefined && { toToken: to }),
      ...places.slots,
      ...(slippage?.item.is === 'rate' && { slippageBps: slippage.item.bps }),
    },
    problems: [...much.problems, ...places.problems, ...(to === undefined ? sharedIn(values) : [])],
  };
}

const isLimit = ({ places }: Value, items: readonly Item[]): boolean =>
  places.some((at) => {
    const before = items[at - 1];
    return before?.is === 'unknown' && says('limit', before.raw);
  });

const isSlippage = ({ item, chanceOf }: Value): boolean =>
  item.is === 'rate' && Number.isFinite(item.bps) && chanceOf('slippage') > chanceOf('amount') + chanceOf('amountTo');

/** Which of one or two tokens is given and which is received; neither, where both directions are about as probable. */
function sidesOf(tokens: readonly Value[], amount: Value | undefined, items: readonly Item[]): Sides {
  const [a, b, more] = tokens;
  if (a === undefined || more !== undefined) return {};
  if (b !== undefined) {
    const forth = chanceOf(a, b, amount, items);
    const back = chanceOf(b, a, amount, items);
    if (forth > back * CLEAR) return { from: a, to: b };
    return back > forth * CLEAR ? { from: b, to: a } : {};
  }
  const [gives, gets, stays] = [a.chanceOf('from'), a.chanceOf('to'), a.chanceOf('both')];
  if (stays > (gives + gets) * CLEAR) return { from: a, to: a };
  if (gives > (gets + stays) * CLEAR) return { from: a };
  return gets > (gives + stays) * CLEAR ? { to: a } : {};
}

/** The amount counts the token that it stands before. */
function chanceOf(from: Value, to: Value, amount: Value | undefined, items: readonly Item[]): number {
  const sides = from.chanceOf('from') * to.chanceOf('to');
  if (amount === undefined) return sides;
  const counted = countedBy(amount, items);
  if (counted.size === 0) return sides;
  const side = sideOf(amount, { from, to }, items) === 'to' ? 'amountTo' : 'amount';
  return sides * (amount.chanceOf(side) + 0.05);
}

function sideOf(amount: Value, { from, to }: Sides, items: readonly Item[]): 'from' | 'to' {
  const counted = [...countedBy(amount, items)];
  const isCounted = (side: Value | undefined) => side?.places.some((at) => counted.includes(items[at] as Item));
  const relative = amount.item.is === 'amount' && ['max', 'share'].includes(amount.item.amount.kind);
  if (relative || amount.item.is === 'rate' || (isCounted(from) && !isCounted(to))) return 'from';
  const isFiat = amount.item.is === 'amount' && amount.item.amount.kind === 'fiat';
  if (isCounted(to) && !isCounted(from) && !isFiat) return 'to';
  return amount.chanceOf('amountTo') > amount.chanceOf('amount') ? 'to' : 'from';
}

/** Two networks are where a bridge begins and where it ends. */
function placesOf(values: readonly Value[], { from, to }: Sides): Placed {
  const places = values.filter((value) => isPlace(value) && !isSurelyNone(value));
  const [a, b, more] = places;
  const isBridge = from !== undefined && from === to;
  if (a === undefined || more !== undefined || (b === undefined && !isBridge)) return chainSlots(values);
  const forth = a.chanceOf('fromChain') * (b?.chanceOf('toChain') ?? 1);
  const back = a.chanceOf('toChain') * (b?.chanceOf('fromChain') ?? 1);
  if (forth <= back * CLEAR && back <= forth * CLEAR) return chainSlots(values);
  const [first, last] = forth > back ? [a, b] : [b, a];
  const slots: Slots = { ...chainAt('fromChain', first), ...chainAt('toChain', last) };
  return { slots, problems: [] };
}

const chainAt = (slot: 'fromChain' | 'toChain', value: Value | undefined): Slots => {
  const chain = value && chainOf(value);
  return chain === undefined ? {} : { [slot]: chain };
};
