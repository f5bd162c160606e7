import type { Ports } from '../ports/index.ts';
import { readMarket } from './read-market.ts';

export const marketUseCases = (ports: Pick<Ports, 'marketData'>) => ({ read: readMarket(ports) });

export type MarketUseCases = ReturnType<typeof marketUseCases>;
