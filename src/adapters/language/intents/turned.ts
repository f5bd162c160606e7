import type { Slots } from '../../../domain/chat/understanding.ts';

/** A swap the other way round. How much of the other token is meant is asked for. */
export function turned({ fromToken, toToken, fromChain, toChain, slippageBps }: Slots): Slots {
  return {
    ...(toToken !== undefined && { fromToken: toToken }),
    ...(fromToken !== undefined && { toToken: fromToken }),
    ...((toChain ?? fromChain) !== undefined && { fromChain: toChain ?? fromChain }),
    ...(toChain !== undefined && fromChain !== undefined && { toChain: fromChain }),
    ...(slippageBps !== undefined && { slippageBps }),
  };
}
