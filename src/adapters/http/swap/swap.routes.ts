import type { SwapUseCases } from '../../../application/swap/index.ts';
import {
  recipientSanctioned,
  screeningChainUnsupported,
  screeningUnavailable,
  senderSanctioned,
} from '../../../domain/compliance/screening.ts';
import * as fee from '../../../domain/fee/errors.ts';
import {
  chainUnavailable,
  chainUnsupported,
  storeUnavailable,
  upstreamBudget,
} from '../../../domain/shared/failures.ts';
import * as refused from '../../../domain/swap/errors.ts';
import { pricesUnavailable, tokenListUnavailable } from '../../../domain/token/errors.ts';
import { recipientRefused } from '../../../domain/transfer/errors.ts';
import { data, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import * as wire from './swap.schemas.ts';

export const swapRoutes = (swaps: SwapUseCases) => [
  route({
    method: 'post',
    path: '/api/swap/quote',
    operationId: 'quoteSwap',
    tag: 'Swaps',
    summary: 'Get a quote for a swap on one chain or across two',
    description:
      'Returns the provider’s quote unchanged: its transactions are for the user’s own wallet to sign. The source is an EVM chain; the destination may be Solana or Bitcoin.',
    access: 'public',
    limit: 'write',
    movesValue: true,
    actsFor: ({ body: { userAddress } }) => [userAddress],
    body: wire.SwapRequest,
    reply: flat(wire.QuotedSwap, 'The quote'),
    fails: [
      chainUnsupported,
      refused.swapTokenUnknown,
      refused.swapTokenAmbiguous,
      refused.swapOriginUnsupported,
      refused.swapOfNothing,
      refused.swapAmountTooLow,
      refused.swapNoRoute,
      refused.swapRefused,
      refused.swapForbidden,
      refused.swapQuoteUnsafe,
      refused.swapPriceUnknown,
      recipientRefused,
      senderSanctioned,
      recipientSanctioned,
      refused.swapUnavailable,
      fee.feeOutOfRange,
      fee.priceUnavailable,
      fee.gasPriceUnavailable,
      pricesUnavailable,
      tokenListUnavailable,
      upstreamBudget,
      chainUnavailable,
      screeningUnavailable,
      screeningChainUnsupported,
      storeUnavailable,
    ],
    handle: async ({ body: { userAddress, ...wish }, shown }) => {
      const { quote, fee: svcFee, ...rest } = await swaps.quote({ ...wish, user: userAddress, asker: shown });
      return { success: true as const, data: quote, svcFee, ...rest };
    },
  }),
  route({
    method: 'get',
    path: '/api/swap/status',
    operationId: 'viewSwapStatus',
    tag: 'Swaps',
    summary: 'Get the status of a swap',
    description: 'Returns the provider’s report on the progress of a quote that the user executed.',
    access: 'public',
    limit: 'read',
    query: wire.SwapStatusQuery,
    reply: data(wire.SwapStatus, 'The status'),
    fails: [refused.swapNotFound, refused.swapUnavailable, upstreamBudget],
    handle: ({ query: { requestId } }) => swaps.progress(requestId),
  }),
];
