import type { Slots } from '../../../../domain/chat/understanding.ts';
import type { Item } from '../../tagger/item.ts';

/** Names of a coin that are, loosely, names of its network. */
const COINS: ReadonlySet<string> = new Set(['eth', 'ether', 'ethers', 'btc', 'sol']);
const TOKENS = ['token', 'fromToken', 'toToken'] as const;

/** "to optimism", "in arbitrum": the full name of a network took the place of a token. */
export const isPlaceAsToken = (slots: Slots, before: Slots, items: readonly Item[]): boolean =>
  TOKENS.some(
    (slot) =>
      before[slot] !== undefined &&
      slots[slot] !== before[slot] &&
      items.some((_, at) => isPlace(items, at, slots[slot])),
  );

function isPlace(items: readonly Item[], at: number, token: string | undefined): boolean {
  const [item, next] = [items[at], items[at + 1]];
  if (item?.is !== 'term' || !item.isShared || item.token !== token || item.text.length < 4) return false;
  return !(next?.is === 'role' && /^(?:tokens?|coins?|asset)$/.test(next.raw));
}

/** "over eth", "to eth": the name of a coin is a network behind "on", or before "network". */
export function isCoinAsPlace(slots: Slots, before: Slots, items: readonly Item[], words: string): boolean {
  if (
    slots.fromChain === before.fromChain ||
    /\b(?:on|from) (?:the )?§b|§b (?:mainnet|network|chain|main net)/.test(words)
  )
    return false;
  return items.some((item) => item.is === 'term' && item.chain === slots.fromChain && COINS.has(item.text));
}
