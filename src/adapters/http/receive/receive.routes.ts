import type { ReceiveUseCases } from '../../../application/receive/index.ts';
import { notYourWallet } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { ReceiveCode, ReceiveQuery } from './receive.schemas.ts';

export const receiveRoutes = (receive: ReceiveUseCases) => [
  route({
    method: 'get',
    path: '/api/receive/qr',
    operationId: 'drawReceiveCode',
    tag: 'Portfolio',
    summary: 'Get a QR code to receive payments in the caller’s own wallet',
    description: 'Returns a payment request (EIP-681) for the caller’s own wallet, as text, SVG and PNG.',
    access: 'session',
    limit: 'read',
    query: ReceiveQuery,
    reply: data(ReceiveCode, 'The code'),
    fails: [notYourWallet],
    handle: ({ query: { address, chainId, token, amount }, caller }) =>
      receive.request({
        to: caller.actingFor(address),
        ...(chainId !== undefined && { chainId }),
        ...(token !== undefined && { token }),
        ...(amount !== undefined && { amount }),
      }),
  }),
];
