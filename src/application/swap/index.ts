import { quoteSwap, type SwapPorts } from './quote-swap.ts';

export const swapUseCases = (ports: SwapPorts) => ({
  quote: quoteSwap(ports),
  progress: (requestId: string) => ports.swapProvider.progress(requestId),
});

export type SwapUseCases = ReturnType<typeof swapUseCases>;
