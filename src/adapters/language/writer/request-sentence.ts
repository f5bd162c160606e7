import type { ChainRef, OpenFrame } from '../../../domain/chat/understanding.ts';
import { CHAINS, isChainId } from '../../../domain/shared/chain/chains.ts';

/** One sentence in the words of the grammar; undefined for a part that has no words here, such as a share of a balance. */
export function requestSentence({ intent, slots }: OpenFrame): string | undefined {
  const { amount, relativeAmount, token, fromToken, toToken, fromChain, toChain, recipient, slippageBps, amountSide } =
    slots;
  if (amountSide !== undefined || (relativeAmount !== undefined && relativeAmount.kind !== 'max')) return undefined;
  if (intent !== 'transfer' && intent !== 'swap') return undefined;
  const words = [intent === 'transfer' ? 'send' : 'swap', amount ?? (relativeAmount && 'all my'), token ?? fromToken];
  const on =
    fromChain === undefined ? [] : [intent === 'swap' && toChain !== undefined ? 'from' : 'on', nameOf(fromChain)];
  const to =
    intent === 'transfer'
      ? ['to', recipient]
      : ['to', toToken, ...(toChain === undefined ? [] : ['on', nameOf(toChain)])];
  const slippage = slippageBps === undefined ? [] : [`with ${slippageBps} bps slippage`];
  const parts = [...words, ...(intent === 'transfer' ? [...on, ...to] : [...to, ...on, ...slippage])];
  return parts.includes(undefined) ? undefined : parts.join(' ');
}

const nameOf = (chain: ChainRef): string | undefined =>
  typeof chain === 'number' && isChainId(chain) ? CHAINS[chain].name.toLowerCase() : undefined;
