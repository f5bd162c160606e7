import { z } from 'zod';
import type { ReceiveUseCases } from '../../../application/receive/index.ts';
import { notYourWallet } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { integerParam, units, walletAddress } from '../frame/wire/wire.ts';

const ReceiveQuery = z
  .strictObject({
    address: walletAddress.meta({ description: 'The caller’s own wallet' }),
    chainId: integerParam(1, 999_999_999_999_999)
      .optional()
      .meta({ description: 'The chain on which to receive the payment; required with a token', example: '8453' }),
    token: walletAddress
      .optional()
      .meta({ description: 'The contract of the token to receive; defaults to the native coin' }),
    amount: units.optional().meta({ description: 'The amount to receive, in smallest units' }),
  })
  .check(({ value: { token, chainId }, issues }) => {
    if (token !== undefined && chainId === undefined)
      issues.push({ code: 'custom', path: ['chainId'], message: 'is required with token', input: chainId });
  });

const ReceiveCode = z
  .object({
    address: walletAddress,
    uri: z
      .string()
      .meta({ description: 'EIP-681', example: 'ethereum:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266@8453' }),
    svg: z.string().meta({ description: 'The code as an SVG document' }),
    pngDataUrl: z.string().meta({ description: 'The code as a PNG image' }),
  })
  .meta({ id: 'ReceiveCode', description: 'A payment request to scan with a wallet' });

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
