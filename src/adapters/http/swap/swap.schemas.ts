import { z } from 'zod';
import { SWAP_STATUSES, TRADE_TYPES } from '../../../domain/swap/swap.ts';
import { toWalletAddress } from '../../local/address.ts';
import { FeeQuote } from '../fee/fee.schemas.ts';
import { orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

const chainId = z
  .int()
  .positive()
  .max(2 ** 48);

const token = z
  .string()
  .regex(/^(0x[0-9a-fA-F]{40}|[^\s\p{C}]{1,20})$/u, 'must be a symbol or a contract address')
  .refine(
    (text) => !/^0x[0-9a-fA-F]{40}$/.test(text) || toWalletAddress(text) !== undefined,
    'has a wrong EIP-55 checksum',
  )
  .meta({
    description: 'A listed symbol, or a contract address; the native coin also by the zero or the 0xEeee… address',
    example: 'USDC',
  });

export const SwapRequest = z
  .strictObject({
    userAddress: walletAddress,
    fromChainId: chainId.meta({ description: 'EIP-155 id of the chain that is paid on', example: 8453 }),
    toChainId: chainId.meta({ description: 'EIP-155 id of the chain that is received on', example: 42161 }),
    fromToken: token,
    toToken: token,
    amount: units
      .refine((amount) => amount > 0n, 'must be above zero')
      .meta({ description: 'Smallest units: of fromToken, or of toToken for EXACT_OUTPUT' }),
    tradeType: z.enum(TRADE_TYPES).default('EXACT_INPUT').meta({ description: 'Which side the amount is of' }),
    slippageBps: z.int().min(1).max(5000).default(50).meta({ description: 'In basis points: 50 are 0.5 %' }),
    isPro: z.boolean().default(false).meta({ description: 'Quote the fee for a holder of the pro NFT' }),
  })
  .meta({
    id: 'SwapRequest',
    description: 'What to swap',
    example: {
      userAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      fromChainId: 8453,
      toChainId: 42161,
      fromToken: 'USDC',
      toToken: 'ETH',
      amount: '25000000',
    },
  });

/** Any JSON object: nothing of it is checked, left out or changed. */
export const AsItCame = z.codec(z.record(z.string(), z.unknown()), z.custom<object>(), {
  decode: (object) => object,
  encode: (object) => object as Record<string, unknown>,
});

export const QuotedSwap = z
  .object({
    success: z.literal(true),
    data: AsItCame.meta({ description: 'The provider’s quote, as it came' }),
    svcFee: FeeQuote,
    treasury: walletAddress.meta({ description: 'Who is paid the fee' }),
    sponsor: z.string().meta({ description: 'Who pays gas; none when nobody does', example: 'none' }),
    gasless: z
      .boolean()
      .meta({ description: 'Whether the sponsor would pay the gas of every transaction of the quote' }),
  })
  .meta({ id: 'QuotedSwap', description: 'A quote of the swap provider, and the fee beside it' });

export const SwapStatusQuery = z.strictObject({
  requestId: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: 'The request id of the quote’s steps', example: '0x1f7a4c' }),
});

export const SwapStatus = withNulls({
  requestId: z.string(),
  status: z.enum(SWAP_STATUSES).meta({ description: 'success, refund and failure are final' }),
  inTxHashes: z.array(z.string()),
  outTxHashes: z.array(z.string()),
  updatedAt: orNull(time),
}).meta({ id: 'SwapStatus', description: 'How far a swap is' });
