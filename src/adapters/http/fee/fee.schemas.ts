import { z } from 'zod';
import { FEE_ACTIONS } from '../../../domain/fee/fee-policy.ts';
import { BASIS_POINTS, FEE_QUOTE_SECONDS, toQuotablePrice } from '../../../domain/fee/fee-quote.ts';
import { PLAIN_ACTIONS } from '../../../domain/fee/gas.ts';
import { durationText } from '../../../domain/shared/duration.ts';
import { type Usd, usdNumber } from '../../../domain/shared/usd.ts';
import { usdFigure, usdPrice } from '../frame/wire/money.ts';
import { integerParam, orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

export const MAX_CHAIN_ID = 2 ** 48;

/** A price in dollars as sent by a caller. */
const priceParam = z
  .codec(z.string().regex(/^[0-9.e-]{1,40}$/, 'must be a number above zero'), z.custom<Usd>(), {
    decode: (text, context) => {
      const price = toQuotablePrice(text);
      if (price !== undefined) return price;
      context.issues.push({
        code: 'custom',
        message: 'must be a number above zero with at most 12 digits',
        input: text,
      });
      return z.NEVER;
    },
    encode: (usd) => String(usdNumber(usd)),
  })
  .meta({ id: 'PriceParameter', description: 'US dollars for one whole token', example: '1' });

const markup = z
  .codec(z.number().min(0).max(100), z.bigint(), {
    decode: (fraction, context) => {
      const points = Math.round(fraction * Number(BASIS_POINTS));
      if (points / Number(BASIS_POINTS) === fraction) return BigInt(points);
      context.issues.push({ code: 'custom', message: 'must have at most four decimals', input: fraction });
      return z.NEVER;
    },
    encode: (points) => Number(points) / Number(BASIS_POINTS),
  })
  .meta({ id: 'Markup', description: 'Markup on the cost of gas: 0.2 is 20 %', example: 0.2 });

const action = z.enum(FEE_ACTIONS);

/** Returned by the service, and sent back unchanged. */
export const FeeQuote = z
  .strictObject({
    quoteId: z.uuid(),
    action,
    chainId: z.int().positive(),
    token: walletAddress.meta({ description: 'The token in which the fee is paid' }),
    tokenDecimals: z.int().min(0).max(36),
    tokenPriceUsd: usdPrice,
    isPro: z.boolean(),
    fee: units.meta({ description: 'Smallest units of the token' }),
    feeUsd: usdFigure,
    gasCostUsd: usdFigure,
    markup,
    amountAfterFee: units.optional().meta({ description: 'The requested amount minus the fee' }),
    expiresAt: time,
    signature: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits')
      .meta({ description: 'HMAC-SHA256 over every other field', example: 'ab'.repeat(32) }),
  })
  .meta({
    id: 'FeeQuote',
    description: `A signed fee for a sponsored action; it expires after ${durationText(FEE_QUOTE_SECONDS * 1_000)}`,
  });

export const FeeQuery = z.strictObject({
  action: action.meta({ description: 'The action of the transaction' }),
  chainId: integerParam(1, MAX_CHAIN_ID).meta({ description: 'EIP-155 id', example: '8453' }),
  tokenAddress: walletAddress.optional().meta({ description: 'The payment token; defaults to the chain’s USDC' }),
  tokenDecimals: integerParam(0, 18).default(6).meta({ description: 'Decimals of the payment token', example: '6' }),
  tokenPriceUSD: priceParam.prefault('1').meta({ description: 'US dollars for one whole payment token' }),
  amount: units.optional().meta({ description: 'If set, the response contains the amount that remains after the fee' }),
  isPro: z
    .codec(z.enum(['true', 'false']), z.boolean(), {
      decode: (text) => text === 'true',
      encode: (is) => (is ? 'true' : 'false'),
    })
    .default(false)
    .meta({ description: 'Use the price for holders of the Pro NFT' }),
});

const GasEstimate = withNulls({
  action: z.enum(PLAIN_ACTIONS),
  costWei: units.meta({ description: 'Includes the data fee of a rollup' }),
  costUsd: orNull(usdFigure).meta({ description: 'Null while the coin’s price is unavailable' }),
}).meta({ id: 'GasEstimate', description: 'Cost of a typical transaction' });

export const GasEstimates = z
  .object({ chainId: z.int(), estimates: z.array(GasEstimate) })
  .meta({ id: 'GasEstimates', description: 'Current cost of typical transactions on a chain' });
