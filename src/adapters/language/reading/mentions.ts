import type { Item } from '../text/item.ts';

/** A value that a text names, and where it stands. */
export type Mention = Readonly<{ item: ValueItem; at: number }>;
export type ValueItem = Extract<Item, { is: 'amount' | 'rate' | 'term' | 'account' }>;

const isValue = (item: Item): item is ValueItem =>
  item.is === 'amount' || item.is === 'rate' || item.is === 'term' || item.is === 'account';

export const mentionsOf = (items: readonly Item[]): Mention[] =>
  items.flatMap((item, at) => (isValue(item) ? [{ item, at }] : []));

/** Two mentions with the same key name the same value. */
export function keyOf(item: ValueItem): string {
  switch (item.is) {
    case 'amount':
      return `n${JSON.stringify(item.amount)}`;
    case 'rate':
      return `%${item.bps}`;
    case 'term':
      return `t${item.token ?? ''}/${item.chain ?? ''}`;
    case 'account':
      return `a${item.account.toLowerCase()}`;
  }
}
