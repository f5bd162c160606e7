import { compose } from '../shared/compose.ts';
import { listTokens } from './list-tokens.ts';
import { viewPrices } from './view-prices.ts';

export const tokenUseCases = compose({
  list: listTokens,
  prices: viewPrices,
});

export type TokenUseCases = ReturnType<typeof tokenUseCases>;
