import type { Ports } from '../ports/index.ts';
import { listTokens } from './list-tokens.ts';
import { viewPrices } from './view-prices.ts';

export const tokenUseCases = (ports: Pick<Ports, 'clock' | 'tokenList' | 'tokenPrices'>) => ({
  list: listTokens(ports),
  prices: viewPrices(ports),
});

export type TokenUseCases = ReturnType<typeof tokenUseCases>;
