import type { Slots } from '../../../domain/chat/understanding.ts';
import type { Item } from '../tagger/item.ts';

/** Whether every account, token, network and amount of a text is a value of the request. */
export function isPlaced(items: readonly Item[], slots: Slots): boolean {
  const { amount, relativeAmount, recipient, token, fromToken, toToken, fromChain, toChain, slippageBps } = slots;
  const tokens = new Set([token, fromToken, toToken]);
  const chains = new Set([fromChain, toChain]);
  // "max 1 % slippage" bounds the slippage.
  const isCount = (item: Item) => item.is === 'amount' && !(slippageBps !== undefined && item.amount.kind === 'max');
  const counts = items.filter(isCount).length;
  const hasAmount = amount !== undefined || relativeAmount !== undefined;
  return (
    counts <= (hasAmount ? 1 : 0) &&
    items.every((item) => {
      if (item.is === 'account')
        return item.account === recipient || (item.token !== undefined && tokens.has(item.token));
      if (item.is === 'rate') return item.bps === slippageBps || (relativeAmount?.kind === 'share' && counts === 0);
      if (item.is !== 'term') return true;
      return (
        (item.token !== undefined && tokens.has(item.token)) || (item.chain !== undefined && chains.has(item.chain))
      );
    })
  );
}
