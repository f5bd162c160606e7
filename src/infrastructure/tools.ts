import { MmdbGeoLocator } from '../adapters/geo/geo-locator.mmdb.ts';
import { ChainRpc } from '../adapters/chain/rpc/chain-rpc.ts';
import type { Config } from './config/config.ts';
import { type Database, openDatabase } from './database.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** What adapters plug into; opened before them and closed after them. */
export type Tools = Readonly<{
  logger: Logger;
  metrics: Metrics;
  /** Undefined while everything is kept in memory. */
  database: Database | undefined;
  countries: MmdbGeoLocator;
  /** The nodes of each configured chain. */
  chains: ReadonlyMap<number, ChainRpc>;
}>;

/** Opens what the configuration names. Rejects when the data directory is in use or the country database is missing. */
export async function openTools(config: Config, logger: Logger, metrics: Metrics): Promise<Tools> {
  const countries = await MmdbGeoLocator.open();
  const database = config.storage.kind === 'memory' ? undefined : await openDatabase(config.storage);
  const chains = [...config.chains].map(([chainId, { rpcUrls }]) => {
    const onTrouble = (err: Error) => logger.warn({ err, chainId }, 'a chain node gives trouble');
    return [chainId, new ChainRpc({ chainId, urls: rpcUrls, onTrouble })] as const;
  });
  return { logger, metrics, database, countries, chains: new Map(chains) };
}
