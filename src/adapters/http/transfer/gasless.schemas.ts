import { z } from 'zod';
import { GASLESS_FUNCTIONS } from '../../../domain/paymaster/gasless-transfer.ts';
import { hex, orNull, uint256, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

const domain = z
  .object({ name: z.string(), version: z.string(), chainId: z.int(), verifyingContract: walletAddress })
  .meta({ id: 'TypedDataDomain', description: 'The EIP-712 domain of the signed data' });

const fields = z.array(z.object({ name: z.string(), type: z.string() }));

const seconds = uint256.meta({ description: 'Unix seconds, as decimal text', example: '1790000000' });

const PermitToSign = z
  .object({
    domain: domain.meta({ description: 'The EIP-712 domain of the token' }),
    types: z.object({ Permit: fields }),
    primaryType: z.literal('Permit'),
    message: z.object({
      owner: walletAddress,
      spender: walletAddress,
      value: units.meta({ description: 'The amount plus the fee' }),
      nonce: uint256.meta({ description: 'The wallet’s current nonce at the token', example: '0' }),
      deadline: seconds,
    }),
  })
  .meta({
    id: 'PermitToSign',
    description: 'EIP-712 typed data (ERC-2612), without the EIP712Domain type, which wallet libraries add',
  });

const RequestToSign = z
  .object({
    domain: domain.meta({ description: 'The EIP-712 domain of the forwarder' }),
    types: z.object({ ForwardRequest: fields }),
    primaryType: z.literal('ForwardRequest'),
    message: withNulls({
      from: walletAddress,
      to: walletAddress.meta({ description: 'The GaslessTransfers contract' }),
      value: units.meta({ description: 'Wei: 0', example: '0' }),
      gas: uint256.meta({ description: 'Gas of the call itself', example: '200000' }),
      nonce: uint256.meta({ description: 'The wallet’s current nonce at the forwarder', example: '0' }),
      deadline: seconds,
      data: orNull(hex).meta({
        description:
          'The calldata. Null when a permit must be signed first: encode the function with its arguments then',
      }),
    }).meta({ id: 'RequestMessage', description: 'The request to send, with its signature, to POST /api/paymaster' }),
  })
  .meta({
    id: 'RequestToSign',
    description: 'EIP-712 typed data (ERC-2771), without the EIP712Domain type, which wallet libraries add',
  });

export const GaslessTransfer = withNulls({
  contract: walletAddress.meta({
    description: 'The GaslessTransfers contract: it sends the amount to the recipient and the fee to the treasury',
  }),
  function: z
    .enum([GASLESS_FUNCTIONS.transfer, GASLESS_FUNCTIONS.transferWithPermit])
    .meta({ description: 'The function to call; the one without a permit when the allowance is already sufficient' }),
  arguments: withNulls({
    token: walletAddress,
    to: walletAddress,
    amount: units.meta({ description: 'The amount the recipient receives: amountAfterFee' }),
    fee: units.meta({ description: 'The amount the treasury receives' }),
    permitDeadline: orNull(seconds).meta({ description: 'The permit’s deadline; null without a permit' }),
  }).meta({
    id: 'GaslessArguments',
    description: 'The function’s arguments in order; append v, r and s of the permit’s signature',
  }),
  permit: orNull(PermitToSign).meta({
    description: 'To be signed first; null when the allowance is already sufficient',
  }),
  request: RequestToSign,
}).meta({
  id: 'GaslessTransfer',
  description:
    'How to send the transfer through the sponsor for a fee: sign the permit, encode the function with its arguments and the permit’s v, r and s as data, sign the request with that data, and send it with feeQuote to POST /api/paymaster before the quote expires',
});
