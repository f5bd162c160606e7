import { compose } from '../shared/compose.ts';
import { readMarket } from './read-market.ts';

export const marketUseCases = compose({ read: readMarket });

export type MarketUseCases = ReturnType<typeof marketUseCases>;
