import { z } from 'zod';
import type { MarketUseCases } from '../../../application/market/index.ts';
import type { OracleUseCases } from '../../../application/oracle/index.ts';
import type { SaleUseCases } from '../../../application/sale/index.ts';
import type { TokenUseCases } from '../../../application/token/index.ts';
import { TIMEFRAMES } from '../../../domain/oracle/dashboard.ts';
import { walletAddress } from '../frame/wire/wire.ts';
import { MarketReply } from '../market/market.schemas.ts';
import { Dashboard } from '../oracle/oracle.schemas.ts';
import { SaleStatus } from '../sale/sale.schemas.ts';
import { Prices, TokenListing } from '../token/token.schemas.ts';
import { chainId, tool } from './tool.ts';

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

const symbol = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.$-]{0,19}$/, 'must be a symbol');
const success = true as const;

/** Tools for information about tokens. */
export const tokenTools = (tokens: TokenUseCases, oracle: OracleUseCases) => [
  tool({
    name: 'token_prices',
    title: 'Token prices',
    description: 'Prices in US dollars by symbol, with source and time; null when no price is available.',
    scope: 'oracle',
    readOnly: true,
    input: z.strictObject({
      symbols: z.array(symbol).min(1).max(100).meta({ description: 'For example ["ETH", "USDC"]' }),
    }),
    reply: Prices,
    handle: ({ symbols }) => tokens.prices({ symbols: [...new Set(symbols.map((one) => one.toUpperCase()))] }),
  }),
  tool({
    name: 'search_tokens',
    title: 'Search tokens',
    description: 'Listed tokens by part of a symbol or name, with their contract addresses and decimals.',
    scope: 'oracle',
    readOnly: true,
    input: z.strictObject({
      search: z.string().max(100).default('').meta({ description: 'Part of a symbol or name; empty: every token' }),
      chainId: chainId.optional(),
      limit: z.int().min(1).max(100).default(20),
    }),
    reply: TokenListing,
    handle: async ({ chainId: chain, ...query }) => ({
      success,
      ...(await tokens.list({ ...query, refresh: false, ...(chain !== undefined && { chainId: chain }) })),
    }),
  }),
  tool({
    name: 'oracle_dashboard',
    title: 'Oracle dashboard',
    description: 'Price, candles, indicators, liquidity and lending of a token; parts that cannot be read are null.',
    scope: 'oracle',
    readOnly: true,
    input: z.strictObject({
      token: walletAddress.meta({ description: 'The token’s contract' }),
      chainId,
      timeframe: z.enum(TIMEFRAMES).default('1h'),
    }),
    reply: Dashboard,
    handle: async (query) => ({ success, ...(await oracle.viewDashboard(query)) }),
  }),
];
