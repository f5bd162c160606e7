import type { MarketUseCases } from '../../../application/market/index.ts';
import {
  coinUnknown,
  marketDataUnavailable,
  marketPathUnknown,
  upstreamLimitExhausted,
} from '../../../domain/market/errors.ts';
import { requestInvalid, upstreamBudget } from '../../../domain/shared/failures.ts';
import { flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { MarketParameters, MarketPath, MarketReply } from './market.schemas.ts';

export const marketRoutes = (market: MarketUseCases) => [
  route({
    method: 'get',
    path: '/api/market/{path}',
    catchAll: true,
    operationId: 'readMarket',
    tag: 'Market',
    summary: 'Market data, forwarded from the provider',
    description: 'Only the listed paths and their documented parameters are forwarded.',
    access: 'public',
    publicFor: 15,
    limit: 'read',
    params: MarketPath,
    query: MarketParameters,
    reply: flat(MarketReply, 'The provider’s response'),
    fails: [
      requestInvalid,
      marketPathUnknown,
      coinUnknown,
      marketDataUnavailable,
      upstreamLimitExhausted,
      upstreamBudget,
    ],
    handle: async ({ params: { path }, query }) => {
      const parameters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      return { success: true as const, ...(await market.read(path, Object.fromEntries(parameters))) };
    },
  }),
];
