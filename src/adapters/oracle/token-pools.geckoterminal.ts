import { z } from 'zod';
import type { TokenPools } from '../../application/ports/oracle.ts';
import type { Clock } from '../../application/ports/system.ts';
import { upstreamLimitExhausted } from '../../domain/market/errors.ts';
import type { Candle, Pool, Timeframe } from '../../domain/oracle/dashboard.ts';
import { oracleUnavailable } from '../../domain/oracle/errors.ts';
import type { Listed } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { countOf, eachOf } from '../local/each-of.ts';
import type { Freshness } from '../upstream/readings.ts';
import { label, numeral } from '../upstream/shapes.ts';
import { inWords, type Upstream } from '../upstream/upstream.ts';
import { networkOf } from './geckoterminal.ts';

const MOST_POOLS = 10;
const MOST_CANDLES = 300;
/** The provider updates its figures once a minute. */
const FRESHNESS: Freshness = { freshMs: 60_000, staleMs: 10 * 60_000, absentMs: 10 * 60_000 };
/** Statuses for unknown tokens and pools, and for pools of more than two tokens, which have no candles. */
const ABSENT_ON = [404, 422];

const STEPS: Readonly<Record<Timeframe, readonly [unit: string, aggregate: string]>> = {
  '1m': ['minute', '1'],
  '5m': ['minute', '5'],
  '15m': ['minute', '15'],
  '1h': ['hour', '1'],
  '4h': ['hour', '4'],
  '12h': ['hour', '12'],
  '1d': ['day', '1'],
};

const Related = z.object({ data: z.object({ id: z.string() }) });
const PoolRow = z.object({
  attributes: z.object({
    name: label(100),
    address: z.string().regex(/^0x[0-9a-fA-F]{40,64}$/),
    base_token_price_usd: numeral,
    quote_token_price_usd: numeral,
    price_change_percentage: z.object({ h24: numeral }).optional().catch(undefined),
    volume_usd: z.object({ h24: numeral }).optional().catch(undefined),
    reserve_in_usd: numeral,
  }),
  relationships: z.object({ base_token: Related, quote_token: Related, dex: Related.optional().catch(undefined) }),
});
const Pools = z.object({ data: eachOf(PoolRow) });

const price = z.number().positive();
const CandleRow = z.tuple([z.int().positive(), price, price, price, price, z.number().nonnegative()]).transform(
  ([seconds, open, high, low, close, volume]): Candle => ({
    time: new Date(seconds * 1000),
    open,
    high,
    low,
    close,
    volume,
  }),
);
/** In their order from here on, so that one reading is one list for all who ask while it is kept. */
const CandleList = eachOf(CandleRow).transform(({ items, unread }) => ({ items: inOrder(items), unread }));
const Candles = z.object({ data: z.object({ attributes: z.object({ ohlcv_list: CandleList }) }) });

/** Pools and candles from GeckoTerminal. */
export class GeckoTerminalPools implements TokenPools {
  readonly #upstream: Upstream;
  readonly #clock: Clock;

  constructor(upstream: Upstream, clock: Clock) {
    this.#upstream = upstream;
    this.#clock = clock;
  }

  async poolsOf(chainId: number, token: WalletAddress): Promise<Listed<Pool>> {
    const path = ['tokens', token.toLowerCase(), 'pools'];
    const { value, asOf } = await this.#read(chainId, path, { include: 'dex' }, Pools);
    const { items = [], unread = [] } = value?.data ?? {};
    const pools = items.flatMap((row) => poolOf(row, token) ?? []);
    return { value: pools.sort(byLiquidity).slice(0, MOST_POOLS), asOf, ...countOf(unread) };
  }

  async candles(chainId: number, pool: string, token: WalletAddress, timeframe: Timeframe) {
    const [unit, aggregate] = STEPS[timeframe];
    const query = { aggregate, limit: String(MOST_CANDLES), currency: 'usd', token: token.toLowerCase() };
    const { value, asOf } = await this.#read(chainId, ['pools', pool.toLowerCase(), 'ohlcv', unit], query, Candles);
    const { items = [], unread = [] } = value?.data.attributes.ohlcv_list ?? {};
    return { value: items, asOf, ...countOf(unread) };
  }

  async #read<T>(
    chainId: number,
    path: readonly string[],
    query: Readonly<Record<string, string>>,
    shape: z.ZodType<T>,
  ) {
    const network = networkOf(chainId);
    if (network === undefined) return { value: undefined, asOf: this.#clock.now() };
    return this.#upstream
      .read(
        {
          operation: path.includes('ohlcv') ? 'pools/{pool}/ohlcv' : 'tokens/{token}/pools',
          path: ['networks', network, ...path],
          query,
          absentOn: ABSENT_ON,
        },
        shape,
        FRESHNESS,
      )
      .catch(inWords(oracleUnavailable, upstreamLimitExhausted));
  }
}

/** The figures of the given token on either side of the pool; the 24-hour change exists for the base token only. */
function poolOf({ attributes, relationships }: z.output<typeof PoolRow>, token: WalletAddress): Pool | undefined {
  const isSide = ({ data }: z.output<typeof Related>) => data.id.endsWith(`_${token.toLowerCase()}`);
  const isBase = isSide(relationships.base_token);
  if (!isBase && !isSide(relationships.quote_token)) return undefined;
  const priceUsd = isBase ? attributes.base_token_price_usd : attributes.quote_token_price_usd;
  const change24h = isBase ? attributes.price_change_percentage?.h24 : undefined;
  const { reserve_in_usd: liquidityUsd, volume_usd: volume } = attributes;
  return {
    address: attributes.address,
    dex: relationships.dex?.data.id ?? 'unknown',
    pair: attributes.name,
    ...(priceUsd !== undefined && priceUsd > 0 && { priceUsd }),
    ...(change24h !== undefined && { change24h }),
    ...(liquidityUsd !== undefined && { liquidityUsd }),
    ...(volume?.h24 !== undefined && { volume24h: volume.h24 }),
  };
}

const byLiquidity = (a: Pool, b: Pool) => (b.liquidityUsd ?? 0) - (a.liquidityUsd ?? 0);

/** Oldest first, without duplicate times. */
function inOrder(candles: readonly Candle[]): readonly Candle[] {
  const byTime = new Map(candles.map((candle) => [candle.time.getTime(), candle]));
  return [...byTime.entries()].sort(([a], [b]) => a - b).map(([, candle]) => candle);
}
