import type { Mention as Meaning, Mentions } from '../../../domain/chat/model-call.ts';
import type { AmountReading, Item } from '../text/lexeme.ts';

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

export function mentionsIn(items: readonly Item[]): Mentions {
  return {
    named: items.map(meaningOf).filter((meaning) => meaning !== undefined),
    isUnusable: items.some(({ is }) => is === 'quotation' || is === 'invalid'),
  };
}

function meaningOf(item: Item): Meaning | undefined {
  switch (item.is) {
    case 'term':
      return { ...(item.token && { token: item.token }), ...(item.chain && { chain: item.chain }) };
    case 'account':
      return { account: item.account, ...(item.token && { token: item.token }) };
    case 'amount':
      return { amount: readable(item.amount) };
    case 'rate':
      return { amount: readable(item.amount), slippageBps: item.bps };
    default:
      return undefined;
  }
}

const readable = (amount: AmountReading): NonNullable<Meaning['amount']> =>
  amount.kind === 'unclear' || amount.kind === 'malformed' ? 'unreadable' : amount;
