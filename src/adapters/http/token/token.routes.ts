import type { TokenUseCases } from '../../../application/token/index.ts';
import { upstreamBudget } from '../../../domain/shared/failures.ts';
import { pricesUnavailable, tokenListUnavailable } from '../../../domain/token/errors.ts';
import { data, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { canonicalAddress, Prices, PricesQuery, TokenListing, TokenListQuery } from './token.schemas.ts';

export const tokenRoutes = (tokens: TokenUseCases) => [
  route({
    method: 'get',
    path: '/api/tokens/list',
    operationId: 'listTokens',
    tag: 'Tokens',
    summary: 'List tokens by chain, symbol or name',
    description:
      'Without `chainId`, lists every supported chain and Solana. Lists that could not be read are named in `degraded`.',
    access: 'public',
    limit: 'read',
    query: TokenListQuery,
    reply: flat(TokenListing, 'The tokens'),
    fails: [tokenListUnavailable, upstreamBudget],
    handle: async ({ query: { chainId, search, limit, refresh } }) => ({
      success: true as const,
      ...(await tokens.list({
        limit,
        refresh: refresh === 'true',
        ...(chainId !== undefined && { chainId }),
        ...(search !== undefined && { search }),
      })),
    }),
  }),
  route({
    method: 'get',
    path: '/api/tokens/prices',
    operationId: 'viewTokenPrices',
    tag: 'Tokens',
    summary: 'Get prices in US dollars, by contract or by symbol',
    description: 'Send either `symbols`, or `addresses` with their `chainId`. A token without a known price has null.',
    access: 'public',
    publicFor: 5,
    limit: 'read',
    query: PricesQuery,
    reply: data(Prices, 'The prices'),
    fails: [pricesUnavailable, upstreamBudget],
    handle: ({ query: { chainId, addresses, symbols = [] } }) =>
      chainId !== undefined && addresses !== undefined
        ? tokens.prices({ chainId, addresses: addresses.flatMap((text) => canonicalAddress(chainId, text) ?? []) })
        : tokens.prices({ symbols: symbols.map((symbol) => symbol.toUpperCase()) }),
  }),
];
