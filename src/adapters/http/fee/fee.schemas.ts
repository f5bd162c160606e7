import { z } from 'zod';
import { FEE_ACTIONS } from '../../../domain/fee/fee-action.ts';
import { BASIS_POINTS, toQuotablePrice } from '../../../domain/fee/fee-quote.ts';
import { PLAIN_ACTIONS } from '../../../domain/fee/gas-estimate.ts';
import { type Usd, usdNumber } from '../../../domain/shared/usd.ts';
import { usdFigure, usdPrice } from '../frame/wire/money.ts';
import { integerParam, orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

export const MAX_CHAIN_ID = 2 ** 48;

/** A price in dollars as a caller states it. */
const priceParam = z
  .codec(z.string().regex(/^[0-9.e-]{1,40}$/, 'must be a number above zero'), z.custom<Usd>(), {
    decode: (text, context) => {
      const price = toQuotablePrice(text);
      if (price !== undefined) return price;
      context.issues.push({
        code: 'custom',
        message: 'must be a number above zero, of at most 12 digits',
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
  .meta({ id: 'Markup', description: 'What is added to the cost of gas: 0.2 is 20 %', example: 0.2 });

const action = z.enum(FEE_ACTIONS);

/** Goes out, and comes back as it went. */
export const FeeQuote = z
  .strictObject({
    quoteId: z.uuid(),
    action,
    chainId: z.int().positive(),
    token: walletAddress.meta({ description: 'The token that the fee is paid in' }),
    tokenDecimals: z.int().min(0).max(36),
    tokenPriceUsd: usdPrice,
    isPro: z.boolean(),
    fee: units.meta({ description: 'Smallest units of the token' }),
    feeUsd: usdFigure,
    gasCostUsd: usdFigure,
    markup,
    amountAfterFee: units.optional().meta({ description: 'What remains of the amount that was asked about' }),
    expiresAt: time,
    signature: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'HMAC-SHA256 over every other field', example: 'ab'.repeat(32) }),
  })
  .meta({ id: 'FeeQuote', description: 'A signed price of a sponsored action; it lives two minutes' });

export const FeeQuery = z.strictObject({
  action: action.meta({ description: 'What the transaction will do' }),
  chainId: integerParam(1, MAX_CHAIN_ID).meta({ description: 'EIP-155 id', example: '8453' }),
  tokenAddress: walletAddress.optional().meta({ description: 'The payment token; USDC of the chain unless given' }),
  tokenDecimals: integerParam(0, 18).default(6).meta({ description: 'Decimals of the payment token', example: '6' }),
  tokenPriceUSD: priceParam.prefault('1').meta({ description: 'US dollars for one whole payment token' }),
  amount: units.optional().meta({ description: 'With it the answer says what remains of it after the fee' }),
  isPro: z
    .codec(z.enum(['true', 'false']), z.boolean(), {
      decode: (text) => text === 'true',
      encode: (is) => (is ? 'true' : 'false'),
    })
    .default(false)
    .meta({ description: 'Price it for a holder of the pro NFT' }),
});

const GasEstimate = withNulls({
  action: z.enum(PLAIN_ACTIONS),
  costWei: units.meta({ description: 'With what a rollup takes for its data' }),
  costUsd: orNull(usdFigure).meta({ description: 'Null while the coin’s price is not to be had' }),
}).meta({ id: 'GasEstimate', description: 'What an ordinary transaction costs' });

export const GasEstimates = z
  .object({ chainId: z.int(), estimates: z.array(GasEstimate) })
  .meta({ id: 'GasEstimates', description: 'What ordinary transactions cost on a chain now' });
