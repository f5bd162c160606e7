import type { Mention, Mentions } from '../../../domain/chat/mentions.ts';
import type { AmountReading, Item } from '../text/item.ts';

const ACTING =
  /^(?:send|sends|sending|transfer|pay|move|wire|forward|give|remit|swap|exchange|convert|trade|change|sell|buy|purchase|get|bridge|wrap|unwrap)$/;
/** Words with which a text wants nothing to be done, or not certainly. */
const NOT_ACTING =
  /^(?:not|no|never|without|stop|cancel|if|when|unless|until|after|before|tomorrow|yesterday|later|should|would|did|was|were|had|sent|paid|moved|says?|said|told|asked|wrote|how|what|why|who|maybe|every|each)$/;

export function mentionsIn(items: readonly Item[]): Mentions {
  const words = items.flatMap((item) => (item.is === 'unknown' ? [item.text] : []));
  return {
    named: items.map(mentionOf).filter((mention) => mention !== undefined),
    asksToAct:
      words.some((word) => ACTING.test(word)) &&
      !words.some((word) => NOT_ACTING.test(word)) &&
      !items.some((item) => item.is === 'mark' && item.mark === '?'),
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
