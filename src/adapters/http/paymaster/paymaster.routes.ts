import { z } from 'zod';
import type { PaymasterUseCases } from '../../../application/paymaster/index.ts';
import { callNotUnderstood } from '../../../domain/call/errors.ts';
import { recipientSanctioned, screeningUnavailable, senderSanctioned } from '../../../domain/compliance/screening.ts';
import { gasPriceUnavailable, priceUnavailable } from '../../../domain/fee/errors.ts';
import * as refused from '../../../domain/paymaster/errors.ts';
import { MAX_UINT256 } from '../../../domain/shared/amount.ts';
import {
  chainUnavailable,
  chainUnsupported,
  notYourWallet,
  storeUnavailable,
  upstreamBudget,
} from '../../../domain/shared/failures.ts';
import { fromHex, type Hex, toHex } from '../../../domain/shared/hex.ts';
import { canonicalSignature, SIGNATURE } from '../../local/canonical-signature.ts';
import { FeeQuote } from '../fee/fee.schemas.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { orNull, txHash, walletAddress, withNulls } from '../frame/wire/wire.ts';

/** An unsigned number of this many bits, which wallets send as an integer or as decimal text. */
const uint = (bits: number, text: Readonly<{ id: string; description: string; example: string }>) => {
  const max = 2n ** BigInt(bits) - 1n;
  return z
    .codec(
      z.union([
        z.int().min(0),
        z.string().regex(/^(0|[1-9][0-9]{0,77})$/, 'must be a whole number in decimal digits, without leading zeros'),
      ]),
      z.bigint().min(0n).max(MAX_UINT256),
      {
        decode: (number, context) => {
          const value = BigInt(number);
          if (value <= max) return value;
          context.issues.push({ code: 'custom', message: `must be below 2^${bits}`, input: number });
          return z.NEVER;
        },
        encode: (value) => value.toString(),
      },
    )
    .meta(text);
};

const uint256 = uint(256, {
  id: 'Uint256Input',
  description: 'A uint256, as an integer or as decimal text',
  example: '65000',
});
const uint48 = uint(48, {
  id: 'UnixSeconds',
  description: 'Unix seconds, as an integer or as decimal text',
  example: '1790000000',
});

/** Hexadecimal bytes in any letter case; with this many digits, if a number is given. */
const bytesOf = (pattern: RegExp, message: string) =>
  z.codec(
    z.string().regex(pattern, message),
    z.custom<Hex>((value) => typeof value === 'string'),
    { decode: (text) => text.toLowerCase() as Hex, encode: (bytes) => bytes },
  );

/** The forwarder contract verifies v of 27 or 28 only, so a signature in another form is rewritten before it is checked and relayed. */
const signature = z.codec(
  z.string().regex(SIGNATURE, 'must be 0x and 130 hexadecimal digits, or 128 in the compact form (EIP-2098)'),
  z.custom<Hex>((value) => typeof value === 'string'),
  { decode: (text) => toHex(canonicalSignature(fromHex(text as Hex))), encode: (bytes) => bytes },
);

const ForwardRequest = z
  .strictObject({
    from: walletAddress.meta({ description: 'The acting wallet: the caller’s own' }),
    to: walletAddress.meta({ description: 'The contract to call; it must trust the forwarder' }),
    value: uint256.meta({ description: 'Wei sent with the call; must be 0' }),
    gas: uint256.meta({ description: 'Gas of the call itself' }),
    nonce: uint256.meta({ description: 'The wallet’s current nonce at the forwarder' }),
    deadline: uint48.meta({
      description: 'The last second at which the forwarder executes the request; at most one hour from now',
    }),
    data: bytesOf(/^0x([0-9a-fA-F]{2}){0,30000}$/, 'must be 0x and an even number of hexadecimal digits').meta({
      id: 'Calldata',
      description: 'Calldata of the call',
      example: '0x12345678',
    }),
    signature: signature.meta({
      id: 'ForwardSignature',
      description:
        'The wallet’s EIP-712 signature of ForwardRequest for the chain’s forwarder; v may be 27, 28, 0 or 1, or in the top bit of s (EIP-2098)',
      example: `0x${'1b'.repeat(65)}`,
    }),
  })
  .meta({ id: 'ForwardRequest', description: 'A request to OpenZeppelin’s ERC2771Forwarder' });

export const SponsorRequest = z
  .strictObject({
    chainId: z.int().min(1).meta({ description: 'EIP-155 id', example: 8453 }),
    feeQuote: FeeQuote,
    request: ForwardRequest,
  })
  .meta({ id: 'SponsorRequest', description: 'A signed request to sponsor, and its fee quote' });

const SponsoredTask = withNulls({
  taskId: z.uuid(),
  status: z
    .enum(['pending', 'submitted'])
    .meta({ description: 'pending: accepted by the sponsor. submitted: accepted by a node of the chain' }),
  sponsor: z.string().meta({ description: 'The sponsor that pays the gas', example: 'relayer' }),
  hash: orNull(txHash).meta({
    description: 'The transaction hash; it changes when the relayer replaces the transaction with a higher gas price',
  }),
}).meta({ id: 'SponsoredTask', description: 'A sponsored request' });

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
    body: SponsorRequest,
    reply: data(SponsoredTask, 'Accepted by the sponsor'),
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
