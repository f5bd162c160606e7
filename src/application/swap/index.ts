import { contractDifferences } from '../../domain/swap/swap.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { quoteSwap } from './quote-swap.ts';

/** Raises an alarm where the provider publishes other accounts than the pinned ones. A person decides; nothing is learned. */
export const compareContracts =
  ({ alarms, swapProvider }: Pick<Ports, 'alarms' | 'swapProvider'>) =>
  async (): Promise<void> => {
    for (const difference of contractDifferences(swapProvider.contracts, await swapProvider.publishedContracts()))
      await alarms.raise({
        name: 'swap-contracts-changed',
        message: `The swap provider publishes other ${difference.role} on chain ${difference.chainId} than the pinned ones`,
        facts: difference,
      });
  };

const followSwap =
  ({ swapProvider }: Pick<Ports, 'swapProvider'>) =>
  (requestId: string) =>
    swapProvider.progress(requestId);

export const swapUseCases = compose({ compareContracts, quote: quoteSwap, progress: followSwap });

export type SwapUseCases = ReturnType<typeof swapUseCases>;
