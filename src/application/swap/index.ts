import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { compareContracts } from './compare-contracts.ts';
import { quoteSwap } from './quote-swap.ts';

const followSwap =
  ({ swapProvider }: Pick<Ports, 'swapProvider'>) =>
  (requestId: string) =>
    swapProvider.progress(requestId);

export const swapUseCases = compose({ compareContracts, quote: quoteSwap, progress: followSwap });

export type SwapUseCases = ReturnType<typeof swapUseCases>;
