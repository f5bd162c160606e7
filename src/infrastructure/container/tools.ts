import { ChainRpc } from '../../adapters/chain/rpc/chain-rpc.ts';
import { MmdbGeoLocator } from '../../adapters/geo/geo-locator.mmdb.ts';
import type { UpstreamTools } from '../../adapters/upstream/upstream.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { Config } from '../config/config.ts';
import { holdsDatabase } from '../database/database.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import type { Observers } from '../observability/observers.ts';
import { openSharedStore, type SharedStore, upstreamSharingOn } from '../shared-store/shared-store.ts';

/** Resources that adapters use; opened before them and closed after them. */
export type Tools = Observers &
  Readonly<{
    /** Undefined when all stores are in memory. */
    database: Database | undefined;
    /** Undefined when this process counts calls and caches responses for itself only. */
    sharedStore: SharedStore | undefined;
    countries: MmdbGeoLocator;
    /** Calls a minute that the plans of providers allow. */
    quotas: Config['quotas'];
    /** The nodes of each configured chain. */
    chains: ReadonlyMap<number, ChainRpc>;
    /** The nodes of the payment chain; undefined without a rail on a chain. */
    paymentChain: ChainRpc | undefined;
  }>;

async function openConfigured({ storage }: Config, { logger, tracer }: Observers): Promise<Database | undefined> {
  if (storage.kind === 'memory') return undefined;
  if (storage.kind === 'embedded') return await openDatabase(storage, tracer);
  const { choosePoolSize } = await import('../database/pool-size.ts');
  const { requireServer } = await import('../database/require-server.ts');
  await requireServer(storage);
  const onLostStatement = (err: unknown) =>
    logger.warn({ err }, 'a pooler lost a named statement: none is named any more');
  return await openDatabase({ ...storage, poolSize: await choosePoolSize(storage), onLostStatement }, tracer);
}

/**
 * Opens the configured resources. Rejects when the data directory is in use or the country database is missing. A process that is
 * `alone` counts and caches for itself.
 */
export async function openTools(config: Config, observers: Observers, { alone = false } = {}): Promise<Tools> {
  const { logger, metrics, tracer } = observers;
  const countries = config.storage.kind === 'memory' ? MmdbGeoLocator.openUnread() : MmdbGeoLocator.open();
  if (config.storage.kind === 'embedded' && !holdsDatabase(config.storage.dir))
    logger.info({ dir: config.storage.dir }, 'creating the embedded database');
  const database = await openConfigured(config, observers);
  const connect = (chainId: number, urls: readonly string[]) => {
    metrics.expectChain(chainId);
    return new ChainRpc({
      chainId,
      urls,
      onTrouble: (err) => {
        metrics.countNodeFailure(chainId, err.reason);
        logger.warn({ err, chainId }, 'chain node error');
      },
      onRead: (outcome, seconds) => metrics.observeRpc(chainId, outcome, seconds),
      tracer,
    });
  };
  const chains = [...config.chains].map(([chainId, { rpcUrls }]) => [chainId, connect(chainId, rpcUrls)] as const);
  const { rail } = config.adapters;
  const paymentChain = rail.kind === 'tempo' ? connect(rail.chainId, rail.rpcUrls) : undefined;
  const sharedStore = alone ? undefined : await openSharedStore(config, database, logger, tracer);
  return {
    ...observers,
    database,
    sharedStore,
    countries,
    quotas: config.quotas,
    chains: new Map(chains),
    paymentChain,
  };
}

/** The tools of a provider's adapter. `who` names the provider in the log. */
export function upstreamToolsOf(
  { logger, metrics, quotas, sharedStore, tracer }: Tools,
  clock: Clock,
  who: string,
  watch: NonNullable<UpstreamTools['watch']>,
): UpstreamTools {
  return {
    clock,
    quotas,
    meter: metrics.upstreams,
    tracer,
    watch,
    onTrouble: (err) => logger.warn({ err }, `error from ${who}`),
    ...(sharedStore && { sharing: upstreamSharingOn(sharedStore, clock) }),
  };
}

/** For responses that decide about people: calls count against the shared budget, but responses are not shared between processes. */
export function ownAnswersOnly({ sharing, ...tools }: UpstreamTools): UpstreamTools {
  return sharing === undefined ? tools : { ...tools, sharing: { budgetOf: sharing.budgetOf } };
}
