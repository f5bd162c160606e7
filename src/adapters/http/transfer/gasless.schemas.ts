import { z } from 'zod';
import { GASLESS_FUNCTIONS } from '../../../domain/paymaster/gasless-transfer.ts';
import { hex, orNull, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

const domain = z
  .object({ name: z.string(), version: z.string(), chainId: z.int(), verifyingContract: walletAddress })
  .meta({ id: 'TypedDataDomain', description: 'The EIP-712 domain of what is signed' });

const fields = z.array(z.object({ name: z.string(), type: z.string() }));

const seconds = units.meta({ description: 'Unix seconds, as decimal text', example: '1790000000' });

const PermitToSign = z
  .object({
    domain: domain.meta({ description: 'The token’s own' }),
    types: z.object({ Permit: fields }),
    primaryType: z.literal('Permit'),
    message: z.object({
      owner: walletAddress,
      spender: walletAddress,
      value: units.meta({ description: 'Amount and fee together' }),
      nonce: units.meta({ description: 'The token’s current nonce of the wallet', example: '0' }),
      deadline: seconds,
    }),
  })
  .meta({
    id: 'PermitToSign',
    description: 'EIP-712 typed data (ERC-2612), but for EIP712Domain, which wallet libraries add to the types',
  });

const RequestToSign = z
  .object({
    domain: domain.meta({ description: 'The forwarder’s' }),
    types: z.object({ ForwardRequest: fields }),
    primaryType: z.literal('ForwardRequest'),
    message: withNulls({
      from: walletAddress,
      to: walletAddress.meta({ description: 'The contract' }),
      value: units.meta({ description: 'Wei: 0', example: '0' }),
      gas: units.meta({ description: 'Gas of the call itself', example: '200000' }),
      nonce: units.meta({ description: 'The forwarder’s current nonce of the wallet', example: '0' }),
      deadline: seconds,
      data: orNull(hex).meta({
        description: 'The call. Null when there is a permit to sign: then it is the function with all its arguments',
      }),
    }).meta({ id: 'RequestMessage', description: 'What POST /api/paymaster takes, with its signature, as request' }),
  })
  .meta({
    id: 'RequestToSign',
    description: 'EIP-712 typed data (ERC-2771), but for EIP712Domain, which wallet libraries add to the types',
  });

export const GaslessTransfer = withNulls({
  contract: walletAddress.meta({ description: 'GaslessTransfers: it sends the amount, and the fee to the treasury' }),
  function: z
    .enum([GASLESS_FUNCTIONS.transfer, GASLESS_FUNCTIONS.transferWithPermit])
    .meta({ description: 'Which of its functions to call; the first where its allowance is enough already' }),
  arguments: withNulls({
    token: walletAddress,
    to: walletAddress,
    amount: units.meta({ description: 'What the recipient gets: amountAfterFee' }),
    fee: units.meta({ description: 'What the treasury gets' }),
    permitDeadline: orNull(seconds).meta({ description: 'The permit’s deadline; null without a permit' }),
  }).meta({
    id: 'GaslessArguments',
    description: 'The function’s arguments in their order; behind them go v, r and s of the permit’s signature',
  }),
  permit: orNull(PermitToSign).meta({ description: 'To be signed first; null where the allowance is enough already' }),
  request: RequestToSign,
}).meta({
  id: 'GaslessTransfer',
  description:
    'How to have the transfer carried for its fee: sign the permit, encode the function with its arguments and the permit’s v, r and s as data, sign the request with that data, and send it with feeQuote to POST /api/paymaster before the quote expires',
});
