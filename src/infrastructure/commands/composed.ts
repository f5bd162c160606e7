import type { Container } from 'inversify';
import { containerOf, openAdapterSets } from '../container/container.ts';
import type { KeyList } from '../container/open-keys.ts';
import { choosePorts } from '../container/ports.ts';
import { openTools } from '../container/tools.ts';
import { requireMigrated } from '../database/prepare-database.ts';
import { silent } from '../observability/silent.ts';
import { loadConfig, requireStored } from './load-config.ts';

/**
 * Does the work of a sub-command beside a running service. Opens the database, of the keys in other systems those of these lists only,
 * and no store that processes share: a host from which operators work may be unable to use them. Everything is closed at the end, so
 * that the process ends. Rejects with a StartError when there is no database, or an older one.
 */
export async function composed<T>(
  keyLists: readonly KeyList[],
  work: (container: Container) => Promise<T>,
): Promise<T> {
  requireStored();
  const { config } = loadConfig();
  const tools = await openTools(config, silent(), { alone: true });
  try {
    if (tools.database !== undefined) await requireMigrated(tools.database);
    const sets = await openAdapterSets(config, tools, keyLists);
    try {
      return await work(containerOf(await choosePorts(config, tools, sets)));
    } finally {
      sets.keys.close();
    }
  } finally {
    for (const chain of tools.chains.values()) chain.close();
    tools.paymentChain?.close();
    await tools.database?.close();
  }
}
