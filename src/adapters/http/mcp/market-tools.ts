import { z } from 'zod';
import type { MarketUseCases } from '../../../application/market/index.ts';
import type { SaleUseCases } from '../../../application/sale/index.ts';
import { MarketReply } from '../market/market.schemas.ts';
import { SaleStatus } from '../sale/sale.schemas.ts';
import { tool } from './tool.ts';

/** Tools for market data and the token sale. */
export const marketTools = (market: MarketUseCases, sale: SaleUseCases) => [
  tool({
    name: 'market_data',
    title: 'Market data',
    description:
      'Market data for a path of the provider’s API: global, simple/price, coins/markets, coins/{id}, ' +
      'coins/{id}/market_chart or search/trending, with its documented parameters.',
    scope: 'market',
    readOnly: true,
    input: z.strictObject({
      path: z.string().min(1).max(200).meta({ description: 'For example simple/price', example: 'simple/price' }),
      parameters: z
        .record(z.string().max(64), z.string().max(10_000))
        .default({})
        .meta({ description: 'For example { "ids": "ethereum", "vs_currencies": "usd" }' }),
    }),
    reply: MarketReply,
    handle: async ({ path, parameters }) => ({
      success: true as const,
      ...(await market.read(path.split('/'), parameters)),
    }),
  }),
  tool({
    name: 'sale_status',
    title: 'Token sale',
    description: 'Phase, tokens sold and price of the token sale, read from its contract.',
    readOnly: true,
    input: z.strictObject({}),
    reply: SaleStatus,
    handle: () => sale.viewStatus(),
  }),
];
