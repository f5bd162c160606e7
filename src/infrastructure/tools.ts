import { ChainRpc } from '../adapters/chain/rpc/chain-rpc.ts';
import { MmdbGeoLocator } from '../adapters/geo/geo-locator.mmdb.ts';
import { coinGecko } from '../adapters/market/coingecko.ts';
import { systemClock } from '../adapters/system/clock.ts';
import type { Upstream } from '../adapters/upstream/upstream.ts';
import type { Config } from './config/config.ts';
import { type Database, openDatabase } from './database.ts';
import type { AccessLog, Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** What hears of everything that happens. */
export type Observers = Readonly<{ logger: Logger; accessLog: AccessLog; metrics: Metrics }>;

/** What adapters plug into; opened before them and closed after them. */
export type Tools = Observers &
  Readonly<{
    /** Undefined while everything is kept in memory. */
    database: Database | undefined;
    countries: MmdbGeoLocator;
    /** The nodes of each configured chain. */
    chains: ReadonlyMap<number, ChainRpc>;
    /** Asked only when an adapter is chosen that needs it. */
    coinGecko: Upstream;
  }>;

/** Opens what the configuration names. Rejects when the data directory is in use or the country database is missing. */
export async function openTools(config: Config, observers: Observers): Promise<Tools> {
  const countries = await MmdbGeoLocator.open();
  const database = config.storage.kind === 'memory' ? undefined : await openDatabase(config.storage);
  const chains = [...config.chains].map(([chainId, { rpcUrls }]) => {
    const onTrouble = (err: Error) => observers.logger.warn({ err, chainId }, 'a chain node gives trouble');
    return [chainId, new ChainRpc({ chainId, urls: rpcUrls, onTrouble })] as const;
  });
  const key = config.coinGeckoKey;
  const upstreams = {
    clock: systemClock,
    onTrouble: (err: unknown) => observers.logger.warn({ err }, 'a provider gives trouble'),
  };
  return {
    ...observers,
    database,
    countries,
    chains: new Map(chains),
    coinGecko: coinGecko(key === undefined ? {} : { key }, upstreams),
  };
}
