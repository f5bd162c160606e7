import type { PaymasterUseCases } from '../../../application/paymaster/index.ts';
import { callNotUnderstood } from '../../../domain/call/errors.ts';
import { recipientSanctioned, screeningUnavailable, senderSanctioned } from '../../../domain/compliance/screening.ts';
import { gasPriceUnavailable, priceUnavailable } from '../../../domain/fee/errors.ts';
import * as refused from '../../../domain/paymaster/errors.ts';
import {
  chainUnavailable,
  chainUnsupported,
  notYourWallet,
  storeUnavailable,
  upstreamBudget,
} from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import * as wire from './paymaster.schemas.ts';

export const paymasterRoutes = (paymaster: PaymasterUseCases) => [
  route({
    method: 'post',
    path: '/api/paymaster',
    operationId: 'sponsorRequest',
    idempotency: 'acts-outside',
    tag: 'Paymaster',
    summary: 'Sponsor the gas of a signed request',
    description:
      'The request is checked, simulated on the chain and sent to a relayer. The relayer calls the forwarder (ERC-2771), which executes the request on behalf of the wallet. A fee quote can be used once; the same request with the same quote returns the same task. A transfer through the GaslessTransfers contract must itself pay the fee in the quote.',
    access: 'session',
    scope: 'transfer',
    limit: 'write',
    movesValue: true,
    decides: 'sponsor',
    body: wire.SponsorRequest,
    reply: data(wire.SponsoredTask, 'Accepted by the sponsor'),
    fails: [
      notYourWallet,
      chainUnsupported,
      ...Object.values(refused),
      callNotUnderstood,
      senderSanctioned,
      recipientSanctioned,
      screeningUnavailable,
      priceUnavailable,
      upstreamBudget,
      gasPriceUnavailable,
      chainUnavailable,
      storeUnavailable,
    ],
    handle: ({ body: { chainId, feeQuote, request }, caller, origin: { network }, inquiry }) => {
      caller.actingFor(request.from);
      const { amountAfterFee, ...quote } = feeQuote;
      const complete = { ...quote, ...(amountAfterFee !== undefined && { amountAfterFee }) };
      return paymaster.sponsor({ chainId, quote: complete, request, network }, inquiry);
    },
  }),
];
