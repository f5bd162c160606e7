// The job of snapshots over 100,000 followed wallets, on a PostgreSQL server of its own and a local node for each chain that answers at once.

import { readConfig } from '../src/infrastructure/config/read-config.ts';
import { newSecrets } from '../src/infrastructure/config/secrets.ts';
import { buildAdapterSets } from '../src/infrastructure/container/adapter-sets.ts';
import { containerOf } from '../src/infrastructure/container/container.ts';
import { choosePorts } from '../src/infrastructure/container/ports.ts';
import { subject } from '../src/infrastructure/container/tokens.ts';
import { openTools } from '../src/infrastructure/container/tools.ts';
import { silent } from '../src/infrastructure/observability/silent.ts';
import { SERVICE_SETTINGS } from './contestants.ts';
import { type BenchDatabase, startDatabase } from './database.ts';
import type { Effort } from './effort.ts';
import { type Server, startServer } from './process.ts';
import { walletSql } from './scale/people.ts';

const CHAINS = [1, 10, 137, 8453, 42161];
const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** The results as lines of text. */
export async function benchSnapshots({ snapshots }: Effort): Promise<string> {
  const database = await startDatabase();
  try {
    const nodes = await startServer(['./nodes.js']);
    return await measured(snapshots, database, nodes);
  } finally {
    await database.stop();
  }
}

const settingsFor = (databaseUrl: string, nodeUrl: string) => ({
  ...newSecrets(),
  ...SERVICE_SETTINGS,
  ...Object.fromEntries(CHAINS.map((chainId) => [`RPC_URL_${chainId}`, `${nodeUrl}/${chainId}/0`])),
  ...{ CHAIN_PROVIDER: 'evm', SALE_CHAIN_ID: '8453', SALE_CONTRACT: SALE, SALE_PAYMENT_TOKENS: `${SALE}:USDC:6` },
  ...{ DATA_DIR: '', DATABASE_URL: databaseUrl },
  ALLOW_SANDBOX_ON: `http://localhost:${SERVICE_SETTINGS.PORT}`,
});

async function measured({ wallets, runMs }: Effort['snapshots'], database: BenchDatabase, nodes: Server) {
  const config = readConfig(settingsFor(await database.create('snapshots'), nodes.url));
  const tools = await openTools(config, silent());
  try {
    const ports = await choosePorts(config, tools, await buildAdapterSets(config));
    const { takeSnapshots } = containerOf(ports).get(subject.portfolio);
    await tools.database?.knex.raw(
      `insert into followed_wallets (wallet, followed_at) select ${walletSql('n')}, now() from generate_series(1, ?::int) n`,
      [wallets],
    );
    const used = async () => ({ nodes: (await nodes.usage()).cpu, database: database.time(), at: performance.now() });
    const [before, own] = [await used(), process.cpuUsage()];
    const { taken, skipped } = (await takeSnapshots(AbortSignal.timeout(runMs))) ?? { taken: 0, skipped: 0 };
    const [after, { user, system }] = [await used(), process.cpuUsage(own)];
    const seconds = (after.at - before.at) / 1_000;
    const each = (micros: number) => `${(micros / taken).toFixed(0)} µs`;
    return [
      '',
      `snapshots: ${taken} of ${wallets} followed wallets on ${CHAINS.length} chains in ${seconds.toFixed(1)} s, ${skipped} skipped`,
      `  ${(taken / seconds).toFixed(0)} a second: 100,000 wallets take ${((100_000 * seconds) / taken / 60).toFixed(1)} minutes, and are due once an hour`,
      `  processor time for each: job ${each(user + system)}, database ${each(after.database - before.database)}, nodes of the bench ${each(after.nodes - before.nodes)}`,
    ].join('\n');
  } finally {
    await tools.sharedStore?.close();
    await tools.database?.close();
  }
}
