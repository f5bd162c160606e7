import type { OracleUseCases } from '../../../application/oracle/index.ts';
import { upstreamLimitExhausted } from '../../../domain/market/errors.ts';
import { oracleUnavailable, poolNotFound } from '../../../domain/oracle/errors.ts';
import { upstreamBudget } from '../../../domain/shared/failures.ts';
import { flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Dashboard, DashboardQuery } from './oracle.schemas.ts';

export const oracleRoutes = (oracle: OracleUseCases) => [
  route({
    method: 'get',
    path: '/api/oracle/dashboard',
    operationId: 'viewOracleDashboard',
    tag: 'Oracle',
    summary: 'Get the price, candles, indicators, liquidity and lending rates of a token',
    description: 'A part that cannot be read is null and listed in `degraded`.',
    access: 'public',
    limit: 'read',
    query: DashboardQuery,
    reply: flat(Dashboard, 'The dashboard'),
    fails: [poolNotFound, upstreamLimitExhausted, upstreamBudget, oracleUnavailable],
    handle: async ({ query: { coinId, ...query } }) => ({
      success: true as const,
      ...(await oracle.viewDashboard({ ...query, ...(coinId !== undefined && { coinId }) })),
    }),
  }),
];
