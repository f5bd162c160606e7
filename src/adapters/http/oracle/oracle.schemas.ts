import { z } from 'zod';
import { TIMEFRAMES } from '../../../domain/oracle/dashboard.ts';
import { integerParam, orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';

export const DashboardQuery = z.strictObject({
  token: walletAddress.meta({ description: 'The token’s contract' }),
  chainId: integerParam(1, 999_999_999_999_999).meta({ description: 'The chain of the token', example: '8453' }),
  timeframe: z.enum(TIMEFRAMES).default('1h').meta({ description: 'Duration of a candle', example: '1h' }),
  coinId: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,99}$/, 'must be the id of a coin')
    .optional()
    .meta({ description: 'The market data provider’s id of the coin', example: 'usd-coin' }),
});

const usd = orNull(z.number()).meta({ description: 'US dollars; null when unknown' });
const number = orNull(z.number());

const Price = withNulls({
  usd: z.number(),
  change24h: number.meta({ description: 'Percent' }),
  source: z.string().meta({ description: 'The exchange of the pool with the most liquidity' }),
}).meta({ id: 'OraclePrice', description: 'The price of the token in its pool with the most liquidity' });

const Candle = z
  .object({
    time: time.meta({ description: 'Start time' }),
    open: z.number(),
    high: z.number(),
    low: z.number(),
    close: z.number(),
    volume: z.number().meta({ description: 'US dollars' }),
  })
  .meta({ id: 'Candle', description: 'Prices within one timeframe' });

const Indicators = withNulls({
  rsi14: number,
  macd: orNull(z.object({ macd: z.number(), signal: z.number(), histogram: z.number() })),
  ema20: number,
  ema50: number,
  sma200: number,
  bollinger: orNull(z.object({ upper: z.number(), middle: z.number(), lower: z.number() })),
  atr14: number,
}).meta({ id: 'Indicators', description: 'At the newest candle; null when there are too few candles' });

const FearGreed = z
  .object({ value: z.number(), classification: z.string() })
  .meta({ id: 'FearGreed', description: 'The fear and greed index of the whole market' });

const Market = withNulls({ marketCap: usd, volume24h: usd, rank: orNull(z.int()), fdv: usd }).meta({
  id: 'CoinMarket',
  description: 'The coin’s market-wide figures',
});

const Liquidity = withNulls({
  totalUsd: usd,
  pools: z.array(
    withNulls({
      address: z.string(),
      dex: z.string(),
      pair: z.string(),
      liquidityUsd: usd,
      volume24h: usd,
    }),
  ),
}).meta({ id: 'Liquidity', description: 'Pools that trade the token, most liquid first' });

const Lending = z
  .object({
    protocols: z.array(
      withNulls({ project: z.string(), chain: z.string(), supplyApy: number, borrowApy: number, tvlUsd: usd }),
    ),
  })
  .meta({ id: 'Lending', description: 'Lending markets of the token, largest first; APYs in percent' });

const Cache = z
  .object({
    hit: z.boolean().meta({ description: 'Whether part of the data comes from a cache' }),
    ageMs: z.int(),
    ttlMs: z.int(),
  })
  .meta({ id: 'CacheState', description: 'Age of the oldest part' });

export const Dashboard = withNulls({
  success: z.literal(true),
  price: orNull(Price),
  candles: orNull(z.array(Candle)).meta({ description: 'Oldest first' }),
  indicators: orNull(Indicators),
  fearGreed: orNull(FearGreed),
  market: orNull(Market),
  liquidity: Liquidity,
  lending: orNull(Lending),
  degraded: z.array(z.string()).meta({ description: 'Parts that could not be read, and are null, or not as a whole' }),
  asOf: time,
  cache: Cache,
}).meta({ id: 'OracleDashboard', description: 'Price, liquidity and lending data of a token' });
