import type { PaymasterUseCases } from '../../../application/paymaster/index.ts';
import { recipientSanctioned, screeningUnavailable } from '../../../domain/compliance/screening.ts';
import { gasPriceUnavailable, priceUnavailable } from '../../../domain/fee/errors.ts';
import * as refused from '../../../domain/paymaster/errors.ts';
import {
  chainUnavailable,
  chainUnsupported,
  notYourWallet,
  storeUnavailable,
} from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import * as wire from './paymaster.schemas.ts';

export const paymasterRoutes = (paymaster: PaymasterUseCases) => [
  route({
    method: 'post',
    path: '/api/paymaster',
    operationId: 'sponsorRequest',
    tag: 'Paymaster',
    summary: 'Have the gas of a signed request paid',
    description:
      'The request is checked, rehearsed on the chain and handed to a relay, which has the forwarder (ERC-2771) execute it in the wallet’s name. A fee quote counts once. A transfer by the contract of gasless transfers must itself pay the quote’s fee.',
    access: 'session',
    scope: 'transfer',
    limit: 'write',
    body: wire.SponsorRequest,
    reply: data(wire.SponsoredTask, 'The sponsor has it'),
    fails: [
      notYourWallet,
      chainUnsupported,
      ...Object.values(refused),
      recipientSanctioned,
      screeningUnavailable,
      priceUnavailable,
      gasPriceUnavailable,
      chainUnavailable,
      storeUnavailable,
    ],
    handle: ({ body: { chainId, feeQuote, request }, caller, origin: { network } }) => {
      caller.actingFor(request.from);
      const { amountAfterFee, ...quote } = feeQuote;
      return paymaster.sponsor({
        chainId,
        quote: { ...quote, ...(amountAfterFee !== undefined && { amountAfterFee }) },
        request,
        network,
      });
    },
  }),
];
