import type { FeeUseCases } from '../../../application/fee/index.ts';
import { feeAboveAmount, feeOutOfRange, gasPriceUnavailable, priceUnavailable } from '../../../domain/fee/errors.ts';
import { chainUnavailable, chainUnsupported, upstreamBudget } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import * as wire from './fee.schemas.ts';

export const feeRoutes = (fees: FeeUseCases) => [
  route({
    method: 'get',
    path: '/api/fees/estimate',
    operationId: 'estimateFee',
    tag: 'Fees',
    summary: 'Get a signed quote of the fee of a sponsored action',
    description:
      'Gas of the action × live gas price × oracle price × markup, rounded up. A price or Pro status sent in the request only produces an estimate: the paymaster checks both when it charges.',
    access: 'public',
    limit: 'read',
    query: wire.FeeQuery,
    reply: data(wire.FeeQuote, 'The quote'),
    fails: [
      chainUnsupported,
      feeAboveAmount,
      feeOutOfRange,
      chainUnavailable,
      gasPriceUnavailable,
      priceUnavailable,
      upstreamBudget,
    ],
    handle: ({ query: { tokenAddress, tokenPriceUSD, amount, ...asked } }) =>
      fees.quote({
        ...asked,
        tokenPriceUsd: tokenPriceUSD,
        ...(tokenAddress !== undefined && { token: tokenAddress }),
        ...(amount !== undefined && { amount }),
      }),
  }),
];
