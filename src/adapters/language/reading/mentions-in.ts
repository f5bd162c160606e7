import type { Mention, Mentions } from '../../../domain/chat/model-call.ts';
import type { AmountReading, Item } from '../text/item.ts';

export function mentionsIn(items: readonly Item[]): Mentions {
  return {
    named: items.map(mentionOf).filter((mention) => mention !== undefined),
    isUnusable: items.some(({ is }) => is === 'quotation' || is === 'invalid'),
  };
}

function mentionOf(item: Item): Mention | undefined {
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

const readable = (amount: AmountReading): NonNullable<Mention['amount']> =>
  amount.kind === 'unclear' || amount.kind === 'malformed' ? 'unreadable' : amount;
