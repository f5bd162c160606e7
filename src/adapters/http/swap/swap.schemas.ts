import { z } from 'zod';
import type { ForeignAddress } from '../../../domain/shared/foreign-address.ts';
import { SWAP_STATUSES, TRADE_TYPES } from '../../../domain/swap/swap.ts';
import { toWalletAddress } from '../../local/address.ts';
import { toForeignAddress } from '../../local/chain-address.ts';
import { FeeQuote } from '../fee/fee.schemas.ts';
import { orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

const chainId = z
  .int()
  .positive()
  .max(2 ** 48);

const token = z
  .string()
  // Classes such as \p{C} mean something else to validators that read patterns without the flag u, so the description has none.
  .regex(/^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44}|\S{1,20})$/u, 'must be a symbol or a contract address')
  .refine((text) => !/\p{C}/u.test(text), 'must be a symbol or a contract address')
  .refine(
    (text) => !/^0x[0-9a-fA-F]{40}$/.test(text) || toWalletAddress(text) !== undefined,
    'has an invalid EIP-55 checksum',
  )
  .meta({
    description:
      'A listed symbol, or a contract address (a mint on Solana); the native coin also by the zero or the 0xEeee… address',
    example: 'USDC',
  });

const foreignAddress = z
  .codec(z.string().min(26).max(90), z.custom<ForeignAddress>(), {
    decode: (text, context) => {
      const address = toForeignAddress(text);
      if (address !== undefined) return address;
      context.issues.push({ code: 'custom', message: 'must be a Solana or Bitcoin address', input: text });
      return z.NEVER;
    },
    encode: ({ address }) => address,
  })
  .meta({
    description: 'Who receives the token on Solana or Bitcoin; required there, and not allowed on EVM chains',
    example: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  });

export const SwapRequest = z
  .strictObject({
    userAddress: walletAddress,
    fromChainId: chainId.meta({ description: 'EIP-155 id of the source chain; only EVM chains', example: 8453 }),
    toChainId: chainId.meta({
      description: 'EIP-155 id of the destination chain, 501000101 for Solana, or 8253038 for Bitcoin',
      example: 42161,
    }),
    recipientAddress: foreignAddress.optional(),
    fromToken: token,
    toToken: token,
    amount: units
      .refine((amount) => amount > 0n, 'must be above zero')
      .meta({ description: 'Smallest units: of fromToken, or of toToken for EXACT_OUTPUT' }),
    tradeType: z
      .enum(TRADE_TYPES)
      .default('EXACT_INPUT')
      .meta({ description: 'The side of the swap that amount refers to' }),
    slippageBps: z.int().min(1).max(5000).default(50).meta({ description: 'In basis points: 50 is 0.5 %' }),
    isPro: z.boolean().default(false).meta({ description: 'Quote the fee for holders of the Pro NFT' }),
  })
  .meta({
    id: 'SwapRequest',
    description: 'A swap to quote',
    example: {
      userAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      fromChainId: 8453,
      toChainId: 42161,
      fromToken: 'USDC',
      toToken: 'ETH',
      amount: '25000000',
    },
  });

/** Any JSON object, passed on unchanged and unchecked. */
export const AsItCame = z.codec(z.record(z.string(), z.unknown()), z.custom<object>(), {
  decode: (object) => object,
  encode: (object) => object as Record<string, unknown>,
});

export const QuotedSwap = z
  .object({
    success: z.literal(true),
    data: AsItCame.meta({ description: 'The provider’s quote, unchanged' }),
    svcFee: FeeQuote,
    treasury: walletAddress.meta({ description: 'The account that receives the fee' }),
    sponsor: z
      .string()
      .meta({ description: 'The sponsor that pays the gas; none when the action is not sponsored', example: 'none' }),
    gasless: z.boolean().meta({ description: 'Whether the sponsor pays the gas of every transaction in the quote' }),
  })
  .meta({ id: 'QuotedSwap', description: 'The swap provider’s quote and the service fee' });

export const SwapStatusQuery = z.strictObject({
  requestId: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: 'The request id from the steps of the quote', example: '0x1f7a4c' }),
});

export const SwapStatus = withNulls({
  requestId: z.string(),
  status: z.enum(SWAP_STATUSES).meta({ description: 'success, refund and failure are final' }),
  inTxHashes: z.array(z.string()),
  outTxHashes: z.array(z.string()),
  updatedAt: orNull(time),
}).meta({ id: 'SwapStatus', description: 'Get the status of a swap' });
