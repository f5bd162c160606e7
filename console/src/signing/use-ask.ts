import type { Schemas } from '@institutional-defi/client';
import type { Hex } from 'viem';
import { useConfig } from 'wagmi';
import type { Wish } from './wallet-work.ts';

/** What is kept of a prepared transfer before the wallet is asked, and how to ask it. */
export function useAsk(prepared: Schemas['PreparedTransfer'], wish: Wish, isGasless: boolean) {
  const config = useConfig();
  const { transaction, gaslessTransfer } = prepared;
  const { from, chainId } = wish;
  const { to, data, value, nonce } = transaction;
  const call = { to: to as Hex, data: data as Hex, value };
  return () => ({
    sending: {
      wallet: from,
      chainId,
      call: isGasless && gaslessTransfer !== null ? { ...call, to: gaslessTransfer.contract as Hex } : call,
      askedAt: Date.now(),
      ...(isGasless ? { gasless: true as const } : { nonce }),
    },
    ask: async () => {
      const work = await import('./wallet-work.ts');
      if (!isGasless) return { hash: await work.sendPrepared(config, prepared, wish) };
      const { taskId, hash } = await work.sendGasless(config, prepared, wish);
      return { taskId, ...(hash !== null && { hash: hash as Hex }) };
    },
  });
}
