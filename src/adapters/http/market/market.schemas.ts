import { z } from 'zod';
import { MARKET_PARAMETERS } from '../../../domain/market/market-query.ts';
import { time } from '../frame/wire/wire.ts';

/** The segments of the rest of a path, each decoded separately: an encoded slash stays inside its segment. */
const segments = z.codec(z.string(), z.array(z.string()), {
  decode: (path) => path.split('/').map(decodeURIComponent),
  encode: (parts) => parts.map(encodeURIComponent).join('/'),
});

export const MarketPath = z.strictObject({
  path: segments.meta({
    description:
      '`global`, `simple/price`, `coins/markets`, `coins/{id}`, `coins/{id}/market_chart` or `search/trending`',
    example: 'simple/price',
  }),
});

export const MarketParameters = z.strictObject(
  Object.fromEntries(
    MARKET_PARAMETERS.map((name) => [
      name,
      z.string().max(10_000).optional().meta({ description: 'In the format of CoinGecko’s API version 3' }),
    ]),
  ),
);

export const MarketReply = z
  .object({
    success: z.literal(true),
    data: z.custom<object>((answer) => typeof answer === 'object').meta({ description: 'The provider’s own response' }),
    asOf: time.meta({ description: 'Time at which it was read' }),
  })
  .meta({ id: 'MarketData', description: 'Market data from the provider' });
