import { type Dashboard, liquidityOf, type Pool, type Timeframe } from '../../domain/oracle/dashboard.ts';
import { poolNotFound } from '../../domain/oracle/errors.ts';
import { type Attempt, attempt } from '../../domain/shared/attempt.ts';
import { oldest } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';

type DashboardQuery = Readonly<{
  token: WalletAddress;
  chainId: number;
  timeframe: Timeframe;
  /** The market data provider's id of the coin. */
  coinId?: string;
}>;

type OraclePorts = Pick<
  Ports,
  'clock' | 'coinFigures' | 'lendingMarkets' | 'marketSentiment' | 'technicalAnalysis' | 'tokenPools'
>;

/** Minimum time for which parts are served from the cache. */
const TTL_MS = 60_000;

/**
 * The dashboard of a token. Only its pools are required: rejects with POOL_NOT_FOUND without any, with
 * UPSTREAM_LIMIT_EXHAUSTED and with ORACLE_UNAVAILABLE. Every other part may be missing.
 */
const viewDashboard = (ports: OraclePorts) => async (query: DashboardQuery) => {
  const { coinFigures, lendingMarkets, marketSentiment, clock } = ports;
  const { token, chainId, coinId } = query;
  const askedAt = clock.now();
  const [{ pools, candles }, market, lending, fearGreed] = await Promise.all([
    readTrading(ports, query),
    attempt(coinId === undefined ? coinFigures.ofToken(chainId, token) : coinFigures.ofCoin(coinId)),
    attempt(lendingMarkets.forToken(chainId, token)),
    attempt(marketSentiment.latest()),
  ]);
  const asOf = oldest(
    [pools, ...[candles, market, lending].flatMap((part) => (part.known ? [part.value] : []))],
    askedAt,
  );
  const dashboard: Dashboard = {
    ...priceOf(pools.value),
    ...(candles.known && {
      candles: candles.value.value,
      indicators: await ports.technicalAnalysis.indicators(candles.value.value),
    }),
    ...(fearGreed.known && { fearGreed: fearGreed.value }),
    ...(market.known && market.value.value !== undefined && { market: market.value.value }),
    liquidity: liquidityOf(pools.value),
    ...(lending.known && { lending: { protocols: lending.value.value } }),
    degraded: [
      ...missing({ candles, fearGreed, market, lending }),
      ...partial({ liquidity: { known: true, value: pools }, candles, lending }),
    ],
  };
  const ageMs = clock.now().getTime() - asOf.getTime();
  return { ...dashboard, asOf, cache: { hit: asOf < askedAt, ageMs, ttlMs: TTL_MS } };
};

/** The token's pools, and the candles of the deepest one. */
async function readTrading({ tokenPools }: Pick<Ports, 'tokenPools'>, { chainId, token, timeframe }: DashboardQuery) {
  const pools = await tokenPools.poolsOf(chainId, token);
  const [deepest] = pools.value;
  if (deepest === undefined) throw poolNotFound();
  return { pools, candles: await attempt(tokenPools.candles(chainId, deepest.address, token, timeframe)) };
}

/** The price in the deepest pool that reports one. */
function priceOf(pools: readonly Pool[]): Pick<Dashboard, 'price'> {
  const pool = pools.find(({ priceUsd }) => priceUsd !== undefined);
  if (pool?.priceUsd === undefined) return {};
  const { priceUsd: usd, change24h, dex: source } = pool;
  return { price: { usd, ...(change24h !== undefined && { change24h }), source } };
}

/** The parts of which some elements could not be read. */
const partial = (parts: Readonly<Record<string, Attempt<Readonly<{ unread?: number }>>>>): readonly string[] =>
  Object.entries(parts).flatMap(([name, one]) => (one.known && one.value.unread !== undefined ? [name] : []));

const missing = (parts: Readonly<Record<string, Attempt<unknown>>>): readonly string[] =>
  Object.entries(parts).flatMap(([name, { known }]) => (known ? [] : [name]));

export const oracleUseCases = compose({ viewDashboard });

export type OracleUseCases = ReturnType<typeof oracleUseCases>;
