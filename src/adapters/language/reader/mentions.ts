import type { Mention, Mentions } from '../../../domain/chat/mentions.ts';
import { hasRole } from '../parser/segments.ts';
import type { AmountReading, Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

const ACTING: readonly Role[] = ['send', 'swap', 'sell', 'buy', 'bridge'];
/** Words with which a text wants nothing to be done, or not certainly. */
const NOT_ACTING: readonly Role[] = ['not', 'no', 'veto', 'sent', 'reported', 'how-to', 'how-much', 'what', 'cancel'];

export const mentionsIn = (items: readonly Item[]): Mentions => ({
  named: items.map(mentionOf).filter((mention) => mention !== undefined),
  asksToAct:
    ACTING.some((role) => hasRole(items, role)) &&
    !NOT_ACTING.some((role) => hasRole(items, role)) &&
    !items.some((item) => item.is === 'mark' && item.mark === '?'),
  isUnusable: items.some(({ is }) => is === 'quotation' || is === 'invalid'),
});

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
