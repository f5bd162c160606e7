import { z } from 'zod';
import { GASLESS_FUNCTIONS } from '../../../domain/paymaster/gasless-transfer.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import { FeeQuote } from '../fee/fee.schemas.ts';
import { usdValue } from '../frame/wire/money.ts';
import { TypedData, typedDataDomain } from '../frame/wire/typed-data.ts';
import { hex, orNull, time, txHash, uint256, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

const fields = z.array(z.object({ name: z.string(), type: z.string() }));

const seconds = uint256.meta({ description: 'Unix seconds, as decimal text', example: '1790000000' });

const PermitToSign = z
  .object({
    domain: typedDataDomain.meta({ description: 'The EIP-712 domain of the token' }),
    types: z.object({ Permit: fields }),
    primaryType: z.literal('Permit'),
    message: z.object({
      owner: walletAddress,
      spender: walletAddress,
      value: units.meta({ description: 'The amount plus the fee' }),
      nonce: uint256.meta({ description: 'The wallet’s current nonce at the token', example: '0' }),
      deadline: seconds,
    }),
    typedData: TypedData.meta({ description: 'The permit, ready to be signed' }),
  })
  .meta({
    id: 'PermitToSign',
    description: 'EIP-712 typed data (ERC-2612), without the EIP712Domain type, which wallet libraries add',
  });

const RequestToSign = withNulls({
  domain: typedDataDomain.meta({ description: 'The EIP-712 domain of the forwarder' }),
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
      description: 'The calldata. Null when a permit must be signed first: encode the function with its arguments then',
    }),
  }).meta({ id: 'RequestMessage', description: 'The request to send, with its signature, to POST /api/paymaster' }),
  typedData: orNull(TypedData).meta({
    description:
      'The request, ready to be signed; null when a permit must be signed first, because its calldata holds the permit',
  }),
}).meta({
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

const PREPARE_ID = '1c3ae0a2-6f1e-4f0e-9c57-0d6a5bb2f0c4';

const signedTx = z
  .codec(
    z.string().regex(/^0x([a-fA-F0-9]{2})+$/, 'must be 0x and an even number of hexadecimal digits'),
    z.custom<Hex>((value) => typeof value === 'string'),
    { decode: (text) => text as Hex, encode: (bytes) => bytes },
  )
  .meta({
    id: 'SignedTransaction',
    description: 'A raw signed transaction of type 0 (with EIP-155), 1 or 2, as the wallet serialized it',
    example:
      '0x02f86f0180843b9aca0084b2d05e008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c080a0' +
      '0000000000000000000000000000000000000000000000000000000000000001a0' +
      '0000000000000000000000000000000000000000000000000000000000000001',
  });

export const ExecuteTransfer = z
  .strictObject({
    signedTx,
    chainId: z.int().min(1).meta({ description: 'The chain that the transaction was signed for', example: 8453 }),
    prepareId: z
      .uuid()
      .optional()
      .meta({ description: 'Id of the prepared transfer; the signed transaction must match it', example: PREPARE_ID }),
  })
  .meta({ id: 'ExecuteTransfer', description: 'A signed transaction to broadcast' });

export const BroadcastTransaction = z
  .object({
    success: z.literal(true),
    hash: txHash.meta({ description: 'The transaction hash' }),
    chainId: z.int(),
    status: z.literal('pending').meta({ description: 'Accepted by a node of the chain' }),
  })
  .meta({ id: 'BroadcastTransaction', description: 'A broadcast transaction' });

/** `native` for the native coin of the chain. */
const token = z
  .union([z.literal('native'), walletAddress])
  .meta({ description: 'native, or the contract of an ERC-20 token', example: 'native' });

export const PrepareTransfer = z
  .strictObject({
    from: walletAddress.meta({ description: 'The wallet of the session' }),
    to: walletAddress.meta({ description: 'The recipient' }),
    token,
    amount: units
      .refine((amount) => amount > 0n, 'must be above zero')
      .meta({ description: 'Smallest units: wei, or the token’s smallest units' }),
    chainId: z.int().min(1).meta({ description: 'EIP-155 id', example: 8453 }),
  })
  .meta({
    id: 'PrepareTransfer',
    description: 'A transfer to prepare',
    example: {
      from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      to: '0x6626040387fde2176266d3E93c5BD368742501AB',
      token: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      amount: '25000000',
      chainId: 8453,
    },
  });

const nonce = z.int().min(0);

const UnsignedTransaction = z
  .object({
    type: z.literal(2),
    chainId: z.int(),
    nonce,
    to: walletAddress,
    value: units,
    data: hex,
    gas: uint256,
    maxFeePerGas: units,
    maxPriorityFeePerGas: units,
  })
  .meta({ id: 'UnsignedTransaction', description: 'A complete EIP-1559 transaction without its signature' });

const TransferWarning = z
  .object({
    code: z.enum(['RECIPIENT_LOOKS_ALIKE', 'RECIPIENT_IS_YOURSELF', 'RECIPIENT_IS_CONTRACT', 'GAS_MONEY_MISSING']),
    message: z.string(),
  })
  .meta({ id: 'TransferWarning', description: 'A warning to show before signing' });

export const PreparedTransfer = withNulls({
  success: z.literal(true),
  gasEstimate: units.meta({ description: 'The gas limit to sign: the node’s estimate plus the chain’s margin' }),
  gasPrice: units.meta({ description: 'Expected price of one unit of gas, in wei' }),
  feeWei: units.meta({
    description: 'Expected cost of the transaction without its value, in wei; includes the data fee of a rollup',
  }),
  gasUSD: usdValue.meta({ description: 'The same in US dollars' }),
  nonce,
  ready: z.boolean().meta({ description: 'Whether the wallet or the sponsor can pay the gas now' }),
  feeQuote: orNull(FeeQuote).meta({
    description: 'The fee for sending it through the sponsor; null on an unsupported chain',
  }),
  amountAfterFee: orNull(units).meta({
    description:
      'The amount minus the fee when a stablecoin is sent through the sponsor; null for other tokens, and when nothing remains',
  }),
  treasury: walletAddress.meta({ description: 'The account that receives the fee' }),
  sponsor: z
    .string()
    .meta({ description: 'The sponsor that pays the gas; none when the action is not sponsored', example: 'none' }),
  gasless: z.boolean().meta({ description: 'Whether this transfer can be sent through the sponsor for its fee' }),
  gaslessTransfer: orNull(GaslessTransfer).meta({
    description: 'What to sign for that instead of the transaction; null when gasless is false',
  }),
  prepareId: z.uuid().meta({ description: 'To be sent with the signed transaction', example: PREPARE_ID }),
  expiresAt: time.meta({ description: 'Time until which it can be sent with the prepareId' }),
  transaction: UnsignedTransaction,
  warnings: z.array(TransferWarning),
}).meta({ id: 'PreparedTransfer', description: 'A prepared transfer, ready to be signed' });
