import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

const REACH = 5;

type Taken = Readonly<{ items: readonly Item[]; slippage: readonly number[]; roles: readonly Role[] }>;

/** Removes each slippage (a rate near a word for slippage, with the small words around it) from the items. */
export function takeSlippage(items: readonly Item[]): Taken {
  const taken = new Set<number>();
  const slippage: number[] = [];
  const roles: Role[] = [];
  for (const [index, item] of items.entries()) {
    if (item.is !== 'role' || item.role !== 'slippage') continue;
    taken.add(index);
    roles.push('slippage');
    const near = nearestRate(items, index, taken);
    if (near === undefined) continue;
    const rate = items[near];
    if (rate?.is === 'rate') slippage.push(rate.bps);
    for (let at = Math.min(near, index); at <= Math.max(near, index); at += 1) taken.add(at);
    takeAround(items, taken, Math.min(near, index), Math.max(near, index));
  }
  return { items: items.filter((_, index) => !taken.has(index)), slippage, roles };
}

function nearestRate(items: readonly Item[], from: number, taken: ReadonlySet<number>): number | undefined {
  for (let distance = 1; distance <= REACH; distance += 1)
    for (const at of [from - distance, from + distance])
      if (items[at]?.is === 'rate' && !taken.has(at) && onlySmallBetween(items, at, from)) return at;
  return undefined;
}

function onlySmallBetween(items: readonly Item[], a: number, b: number): boolean {
  return items.slice(Math.min(a, b) + 1, Math.max(a, b)).every(isSmall);
}

/** Words that may stand between a slippage and its rate: "with", "at", "max", "of". */
const isSmall = (item: Item | undefined): boolean =>
  item !== undefined &&
  ((item.is === 'role' &&
    ['filler', 'of', 'with', 'at', 'to', 'slippage', 'correction', 'in', 'for', 'bound'].includes(item.role)) ||
    (item.is === 'amount' && item.amount.kind === 'max') ||
    (item.is === 'mark' && (item.mark === ',' || item.mark === '=')));

function takeAround(items: readonly Item[], taken: Set<number>, first: number, last: number): void {
  const before = items[first - 1];
  if (before !== undefined && isSmall(before) && !(before.is === 'mark')) taken.add(first - 1);
  const beforeThat = items[first - 2];
  if (taken.has(first - 1) && beforeThat?.is === 'role' && ['with', 'at'].includes(beforeThat.role))
    taken.add(first - 2);
  const after = items[last + 1];
  if (after?.is === 'amount' && after.amount.kind === 'max') taken.add(last + 1);
}
